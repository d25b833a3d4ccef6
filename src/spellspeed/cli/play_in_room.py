"""What `spellspeed play --server` is given, before anything of a server is loaded: its packages are an extra."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import click

from spellspeed.cli.deck_notes import note_problems, taken_deck
from spellspeed.cli.serve import NotInstalled
from spellspeed.languages.catalog import catalog
from spellspeed.yugioh.decks import KnownCards

FORGOTTEN = (None, False)


@dataclass(frozen=True, slots=True)
class RoomWished:
    """What a room is to be. `decks` are those of the maker, of the first opponent, of the partner, of the second opponent; who is no bot brings
    a deck."""

    match: bool
    team: bool
    profile: str
    clock: str | None
    listed: bool
    begin: str | None
    decks: tuple[str, str, str, str]
    against_bot: str | None
    partner_bot: str | None

    def bots(self) -> list[tuple[int, str, str]]:
        """Place, bot and deck of each place at which a bot sits."""
        sitting = {1: self.against_bot, **({2: self.partner_bot, 3: self.against_bot} if self.team else {})}
        return [(place, bot, self.decks[place]) for place, bot in sitting.items() if bot is not None]


def refuse_given(given: Mapping[str, object], why: str) -> None:
    """Raises UsageError that names the options that were given and do not go with the others."""
    found = [f"--{name}" for name, value in given.items() if value not in FORGOTTEN]
    if found:
        raise click.UsageError(f"{', '.join(found)} {why}")


def play_in_room(
    server: str,
    room: RoomWished,
    known: KnownCards,
    *,
    name: str | None,
    watch: bool,
    plain: bool,
    record: str | None,
    language: str,
) -> None:
    """Make a room, sit down in one or look on. Raises NotInstalled, and what a server or a link refuses."""
    words = catalog(language)
    try:
        from spellspeed.cli.remote import Wishes, play_over_server
    except ImportError as missing:
        raise NotInstalled(words.say("remote", "not installed", needed="spellspeed[web]", missing=missing)) from missing
    deck = taken_deck(room.decks[0], known, language)
    bots = tuple((place, bot, taken_deck(given, known, language)) for place, bot, given in room.bots())
    note_problems([deck, *(each for _, _, each in bots)], room.profile, None, language)
    wishes = Wishes(room.match, room.team, room.profile, room.clock, room.listed, room.begin, bots)
    called = name or words.say("table", "person", number=None)
    play_over_server(server, wishes, deck, called, watch=watch, plain=plain, record=record or "", words=words)
