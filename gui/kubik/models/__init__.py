"""Qt models: each shows one value and decides nothing."""
