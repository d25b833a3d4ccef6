"""Changes: what is otherwise while a Continuous Effect or a lasting effect applies."""
