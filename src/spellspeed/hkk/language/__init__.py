"""HKK card texts in Hungarian and English: read into the clauses of `spellspeed.hkk.text`, and printed from them.

`reading.read_text` and `printing.print_text` are what others use. Both follow the same templates, which stand with the vocabulary in one
catalog for each language (hu.json, en.json); docs/hkk-text.md shows every form.
"""
