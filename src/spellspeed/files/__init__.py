"""Files that come from outside, read with limits; files that a person owns, written whole. Both raise OSError, which callers put in words."""
