"""Card texts of HKK: typed clauses, and the sentences they are written in, in Hungarian and English.

The tree: `clauses` (chapter 91), `effects` (how a part of a text acts), `sentences` and `text_changes` (what is done), `cards` (which cards),
`amounts`, `conditions`, `costs`, `events`, `scopes`; the code words are in `words`. `docs/hkk-text.md` shows every form in both languages.
"""
