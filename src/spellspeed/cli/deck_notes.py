"""Taking a deck from the command line: what its reader decided, and what a profile's rules, list and pool have against it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from spellspeed.languages.catalog import ENGLISH, catalog
from spellspeed.yugioh.decks import DeckList, KnownCards, Note, find_deck, read_cdb
from spellspeed.yugioh.decks.playable import without_missing
from spellspeed.yugioh.duel.profile import DIFFERENCES, OF_DATES
from spellspeed.yugioh.formats.of_profile import chosen_format
from spellspeed.yugioh.text.deck_words import problem_words

DECK_WORDS = "the name of a bundled deck, the path of a file (.ydk, a plain list, a YDKE link) or a ydke:// link"
"""What can be given where a deck is taken."""


def known_cards(_: click.Context, __: click.Parameter, path: str | None) -> KnownCards:
    """The cards that decks can name. Raises WrongCardDatabase."""
    return KnownCards(None if path is None else read_cdb(Path(path)))


cdb_option = click.option(
    "--cdb",
    "known",
    envvar="SPELLSPEED_CDB",
    show_envvar=True,
    callback=known_cards,
    metavar="FILE",
    help="Your own cards.cdb: names in its language, artworks by their alias.",
)
"""`--cdb FILE`, else what the environment variable says."""


PROFILE_WORDS = f"{', '.join(DIFFERENCES)}, or the date of a list from {min(OF_DATES)} to {max(OF_DATES)}; goat and a date name rules, list and pool"
"""What can be given where a profile is taken."""


list_option = click.option(
    "--list",
    "list_name",
    metavar="NAME",
    help="Name what this Forbidden list has against the decks too: a date such as 2005-04, a title, your own lflist.conf, or none.",
)
"""`--list NAME`, where decks are played whatever a list says."""


without_missing_option = click.option(
    "--without-missing",
    "leave_out",
    is_flag=True,
    help="Leave out the cards of a deck that cannot be played yet, and say which.",
)
"""`--without-missing`, where decks are played."""


def taken_deck(given: str, known: KnownCards, language: str = ENGLISH, leave_out: bool = False) -> DeckList:
    """The deck that is meant; what its reader decided, and what was left out (`leave_out`: cards that cannot be played yet), is said on
    standard error. Raises the errors of `find_deck`, UnknownLanguage."""
    deck = find_deck(given, known)
    for note in deck.notes:
        click.echo(note_words(note, language), err=True)
    if leave_out:
        deck, names = without_missing(deck)
        if names:
            told = catalog(language).say(
                "deck notes", "left out", where=deck.name, cards=", ".join(names), number=len(deck.main)
            )
            click.echo(told, err=True)
    return deck


def note_words(note: Note, language: str = ENGLISH) -> str:
    """A note as a sentence. Raises UnknownLanguage."""
    return catalog(language).say("deck notes", note.kind, where=note.where, line=note.line, **note.parts)


def note_problems(
    decks: Sequence[DeckList], profile_name: str, list_name: str | None = None, language: str = ENGLISH
) -> None:
    """Name, on standard error, every problem that decks have under a profile with its list and pool. Raises UnknownProfile, UnknownLanguage."""
    chosen = chosen_format(profile_name, list_name)
    words = catalog(language)
    for deck in dict.fromkeys(decks):
        for problem in [*chosen.problems(deck), *chosen.unplayable(deck)]:
            click.echo(f"{deck.name}: {problem.rule}: {problem_words(problem, words)}", err=True)


def side_names(decks: Sequence[DeckList]) -> list[str]:
    """What the sides are called: the deck of a player, the decks of a team."""
    names = [deck.name for deck in decks]
    return names if len(names) == 2 else [" + ".join(names[side::2]) for side in (0, 1)]
