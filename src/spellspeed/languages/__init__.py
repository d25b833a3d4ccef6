"""Words: what the engine says as ids with arguments becomes text here, with one catalog for each language."""
