"""The rules of play, pure: no chance, no clock, no disk, no words."""
