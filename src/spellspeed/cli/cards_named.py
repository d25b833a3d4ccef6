"""`spellspeed cards NAME NAME...`: of each of several cards whether it is implemented."""

from __future__ import annotations

import json
from collections.abc import Sequence

import click

from spellspeed.files.reading import harmless
from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.cards.facts import CardFacts, UnknownCard
from spellspeed.yugioh.cards.pool import is_implemented


def show_named(names: Sequence[str], as_json: bool) -> None:
    """Print a line for each card, in the order given. Exit status 2 where a name is no card's, after all lines.

    Raises UsageError for the words of one name that stands without quotes.
    """
    whole = " ".join(names)
    if facts.is_name(whole):
        raise click.UsageError(f'give one NAME; one of several words stands in quotes: "{whole}"')
    found = [(name, card_or_problem(name)) for name in names]
    if as_json:
        click.echo(json.dumps({"cards": [as_object(*each) for each in found]}))
    else:
        for name, card in found:
            click.echo(f"{harmless(name) if isinstance(card, str) else card.name}: {standing(card)}")
    if any(isinstance(card, str) for _, card in found):
        raise click.exceptions.Exit(2)


def is_passcode(written: str) -> bool:
    """Whether a card that somebody wrote is given by its passcode; digits that are a card's name (7) are that."""
    return written.isascii() and written.isdigit() and not facts.is_name(written)


def card_called(name: str) -> CardFacts:
    """The card of a name or a passcode. Raises UnknownCard."""
    return facts.by_passcode(int(name)) if is_passcode(name) else facts.by_name(name)


def card_or_problem(name: str) -> CardFacts | str:
    """The card of a name or a passcode, or what is to be said where there is none."""
    try:
        return card_called(name)
    except UnknownCard as unknown:
        return harmless(str(unknown))


def standing(card: CardFacts | str) -> str:
    """Whether a card is implemented, or why it is no card."""
    if isinstance(card, str):
        return card
    return "implemented" if is_implemented(card.passcode) else "not implemented yet"


def as_object(name: str, card: CardFacts | str) -> dict[str, object]:
    """A card of the list as JSON has it; `problem` is null for a card that there is."""
    if isinstance(card, str):
        return {"name": name, "passcode": None, "implemented": False, "problem": card}
    return {"name": card.name, "passcode": card.passcode, "implemented": is_implemented(card.passcode), "problem": None}
