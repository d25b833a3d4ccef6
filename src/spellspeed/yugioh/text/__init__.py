"""What players read, printed from declarations, events and reasons with the catalog of their language."""
