"""Where matches, people and preferences are kept: one file, and small files to hand on."""
