"""Kubik: dice games for a family on one laptop."""

__version__ = "0.1.0"
