"""The words: every sentence, looked up at the moment it is shown."""
