"""What is best to do, worked out: odds, and all that builds on them."""
