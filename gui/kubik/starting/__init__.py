"""Starts the window, or says in one sentence why it cannot be, even where Qt cannot."""
