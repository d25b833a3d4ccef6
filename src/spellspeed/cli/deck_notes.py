"""What a profile's rules, list and pool have against decks that are played all the same."""

from __future__ import annotations

from collections.abc import Sequence

import click

from spellspeed.decks import DeckList
from spellspeed.yugioh.formats.choosing import chosen_format


def note_problems(decks: Sequence[DeckList], profile_name: str) -> None:
    """Name, on standard error, every problem that decks have under a profile with a list or pool. Raises UnknownProfile."""
    chosen = chosen_format(profile_name)
    if chosen.listed is None and chosen.pool is None:
        return
    for deck in dict.fromkeys(decks):
        for problem in chosen.problems(deck):
            click.echo(f"{deck.name}: {problem.rule}: {problem.what}", err=True)
