"""What "it", "that target" and a kept number stand for while the text of one ability is printed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.kernel.records import Phrase
from spellspeed.languages.catalog import MissingTemplate
from spellspeed.yugioh.text.codes import CODES, table

if TYPE_CHECKING:
    from spellspeed.yugioh.text.printer import Printer


class Reference:
    """Cards that were named: one or several, and under which word the catalog knows them when "it" would not be clear."""

    def __init__(self, word: str, many: bool) -> None:
        self.word: Final = word
        self.many: Final = many


class References:
    """The names that an ability has bound so far; the numbers in words, and the words that made them."""

    def __init__(self) -> None:
        self.bound: Final[dict[int, Reference]] = {}
        self.numbers: Final[dict[int, str]] = {}
        self.makers: Final[dict[int, str]] = {}
        self.named: Final[list[Reference]] = []

    def bind(self, name: int, reference: Reference) -> None:
        """From here on the name stands for these cards."""
        self.bound[name] = reference
        if reference not in self.named:
            self.named.append(reference)

    def is_clear(self, reference: Reference) -> bool:
        """Whether "it" or "they" can only mean these cards: nothing else of the same number was named."""
        return all(other is reference or other.many != reference.many for other in self.named)

    def of(self, name: int) -> Reference:
        """What a name stands for; before anything was bound the name itself is the word."""
        found = self.bound.get(name)
        return found if found is not None else Reference(CODES["bound"][name], False)

    def say(self, printer: Printer, name: int, form: str) -> str:
        """A bound name as "object", "subject" or "of" (possessive). Raises MissingTemplate."""
        reference = self.of(name)
        number = "many" if reference.many else "one"
        if reference in self.named and self.is_clear(reference):
            return table(printer.catalog, f"pronoun {number}", form)
        word = table(printer.catalog, f"reference {number}", reference.word)
        return printer.fill("possessives", "", {"0": word}) if form == "of" else word

    def number_words(self, printer: Printer, phrase: Phrase) -> str:
        """The number under a name in words. Raises MissingTemplate if no step before has kept one."""
        name = phrase[1]
        assert isinstance(name, int)
        if name not in self.numbers:
            raise MissingTemplate(f"no step before says what the number under the name {name} is")
        return self.numbers[name]
