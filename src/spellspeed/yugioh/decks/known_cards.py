"""Which card a passcode or a name of a deck file means: by the facts of the package and, where there is one, by a cards.cdb."""

from __future__ import annotations

from typing import Final

from spellspeed.yugioh.cards.facts import UnknownCard, by_name, by_passcode, is_name
from spellspeed.yugioh.cards.later_kinds import later_kind
from spellspeed.yugioh.decks.cdb import CardDatabase


class KnownCards:
    """The cards that deck files can name. With a database also names in its language, and artworks that only it knows."""

    def __init__(self, database: CardDatabase | None = None) -> None:
        self.database: Final = database

    def passcode_of(self, passcode: int) -> int:
        """The passcode of the card that has this one, for whatever artwork (CARD-1). Raises UnknownCard."""
        try:
            return by_passcode(passcode).passcode
        except UnknownCard as unknown:
            if self.database is None:
                raise
            return self.passcode_in_database(passcode, self.database, unknown)

    def passcode_in_database(self, passcode: int, database: CardDatabase, unknown: UnknownCard) -> int:
        """The passcode of the card that a database gives as the alias of this one. Raises UnknownCard."""
        own = database.aliases.get(passcode, passcode)
        if own != passcode:
            return by_passcode(own).passcode
        name = database.names.get(passcode)
        if name is None:
            raise unknown
        kind = later_kind(database.types.get(own, 0))
        what = (
            "it is none of these cards"
            if kind is None
            else f"it is of the kind {kind.name}, which came in {kind.since}"
        )
        raise UnknownCard(f'{unknown} ({database.where} calls it "{name}": {what})')

    def passcode_named(self, name: str) -> int:
        """The passcode of the card with this name, in English or in the language of the database.

        Raises UnknownCard, also where the two mean different cards.
        """
        found = () if self.database is None else self.database.passcodes_named(name)
        there = {code for code in map(self.known_passcode, found) if code is not None}
        if is_name(name) or not there:
            there.add(by_name(name).passcode)
        if len(there) > 1:
            listed = " or ".join(f"{by_passcode(code).name} ({code})" for code in sorted(there))
            raise UnknownCard(f'"{name}" can be {listed}; write the passcode instead of the name')
        return there.pop()

    def is_name(self, name: str) -> bool:
        """Whether a name is that of a card, or of several."""
        found = () if self.database is None else self.database.passcodes_named(name)
        return is_name(name) or any(self.known_passcode(code) is not None for code in found)

    def known_passcode(self, passcode: int) -> int | None:
        """The passcode of a card of the database, if it is one of ours."""
        try:
            return self.passcode_of(passcode)
        except UnknownCard:
            return None

    def name_of(self, passcode: int) -> str:
        """The name of a card in the language of the database, else in English. Raises UnknownCard."""
        own = by_passcode(passcode)
        return own.name if self.database is None else self.database.name_of(own.passcode, own.alt_ids) or own.name

    def written_name(self, passcode: int) -> str:
        """A name that `passcode_named` reads back as this card: that of the database, else the English one, else its number. Raises UnknownCard."""
        name = self.name_of(passcode)
        try:
            means_it = self.passcode_named(name) == by_passcode(passcode).passcode
        except UnknownCard:
            means_it = False
        return name if means_it else self.number_of(passcode)

    def number_of(self, passcode: int) -> str:
        """A card by its number, as it is printed on it. Raises UnknownCard."""
        return f"{by_passcode(passcode).passcode:08}"
