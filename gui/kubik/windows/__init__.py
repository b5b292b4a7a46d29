"""The windows: they assemble and connect."""
