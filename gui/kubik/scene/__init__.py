"""The table as a picture: dice, felt and tray."""
