"""What goes wrong with a card text, by name."""

from typing import Final

from spellspeed.errors import SpellspeedError
from spellspeed.hkk.words.worded import Phrase, WordedInHkk


class UnknownLanguage(SpellspeedError):
    """There is no catalog of this language; the message names those there are."""


class BrokenCatalog(SpellspeedError):
    """A catalog contradicts the tree or itself; the message names the entry."""


class NotPrintable(SpellspeedError):
    """No template of the language says this; the message names the part of the tree."""


def quoted(words: str) -> str:
    """Words in quotation marks, once."""
    return words if words.startswith('"') else f'"{words}"'


class NotUnderstood(WordedInHkk):
    """A text is declined: `words` at `line` and `column` (both from 1; the end of the text has no words) cannot stand there."""

    def __init__(self, line: int, column: int, words: str, hint: Phrase) -> None:
        said = Phrase("text.not understood", words=quoted(words)) if words else Phrase("text.ends early")
        super().__init__("text.wrong", line=line, column=column, said=said, hint=hint)
        self.line: Final = line
        self.column: Final = column
        self.words: Final = words
        self.hint: Final = hint

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.line, self.column, self.words, self.hint))


class TwoReadings(NotUnderstood):
    """A text is declined because its words can be read in more than one way."""
