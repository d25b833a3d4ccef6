"""Facts of declarations compared with facts of official texts, which lie outside the project (`python -m tools.signatures`)."""
