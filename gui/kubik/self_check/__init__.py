"""`kubik --self-check`: whether everything that Kubik is made of is there, and works here."""
