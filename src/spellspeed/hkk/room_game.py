"""HKK as a room meets it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellspeed.hkk.cards.deck_file import read_deck
from spellspeed.hkk.cards.pool import deck_named, decks, legal
from spellspeed.hkk.game import HKK, Start
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.options import options_with
from spellspeed.kernel.game import Plain
from spellspeed.session.room_game import BroughtDeck, Course, Hosting, OneGame, UnfitSettings

OWN_SETTINGS: Final = ("options", "seats", "kind", "begins")
WRITTEN: Final = "deck"
"""What a deck is called that somebody wrote."""


class HkkHosting(Hosting[Game]):
    """Single games of two players."""

    def checked(self, settings: Plain) -> Plain:
        """The options of the game. Raises UnfitSettings, UnknownOption."""
        for key in settings:
            if key not in OWN_SETTINGS:
                raise UnfitSettings("no setting of hkk", name=str(key)[:40], known="options")
        if settings.get("seats", 2) != 2 or settings.get("kind", "duel") != "duel":
            raise UnfitSettings("hkk two")
        options = settings.get("options") or {}
        if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
            raise UnfitSettings("hkk options")
        options_with(tuple(options.items()))
        return {"options": dict(options)}

    def read_deck(self, text: str, settings: Plain) -> BroughtDeck:
        """A deck of the set by name, or one that is written card by card. Raises UnknownDeck, BrokenDeck, IllegalDeck."""
        options = options_with(tuple(settings["options"].items()))
        if text in decks() or "\n" not in text:
            legal(text, deck_named(text), options)
            return BroughtDeck(text, {"name": text, "written": ""}, ())
        legal(WRITTEN, read_deck(text, WRITTEN, 0), options)
        return BroughtDeck(WRITTEN, {"name": WRITTEN, "written": text}, ())

    def course(self, settings: Plain, names: Sequence[str], decks: Sequence[Plain], seed: str) -> Course[Game]:
        """One game; who begins is tossed by the seed where nobody is named."""
        begins = settings.get("begins", "toss")
        first = int(seed, 16) % 2 if begins == "toss" else int(begins)
        written = tuple(deck["written"] for deck in decks)
        return OneGame(
            Start(
                seed,
                (decks[0]["name"], decks[1]["name"]),
                first,
                tuple(settings["options"].items()),
                False,
                tuple(names),
                written if any(written) else (),
            )
        )


HKK_HOSTING: Final = HkkHosting(HKK)
