"""`spellspeed cards --text WORDS`: the cards whose printed text has these words, with the lines that do and where they are declared."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import click

from spellspeed.checkout.of_cards import place_of
from spellspeed.checkout.sources import Place
from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.cards.facts import CardFacts
from spellspeed.yugioh.text.card_facts import card_text

GAP = "..."
"""Stands in WORDS for any words, or none."""


class Saying(NamedTuple):
    """A card with the lines of its text that have the words."""

    card: CardFacts
    lines: tuple[str, ...]


def show_saying(words: str, codes: Sequence[int], rulings: str, as_json: bool) -> None:
    """Print each card that says the words, where it is declared, and its lines that say them. Raises UsageError without words."""
    if not words.replace(GAP, "").strip():
        raise click.UsageError("--text takes words of a card's text")
    found = list(saying(words, codes, rulings))
    if as_json:
        click.echo(json.dumps({"cards": [as_object(each) for each in found]}))
        return
    for each in found:
        place = place_of(each.card)
        click.echo(each.card.name if place is None else f"{each.card.name}  {place}")
        for line in each.lines:
            click.echo(f"  {line}")
    if not found:
        click.echo("no card says it")


def saying(words: str, codes: Sequence[int], rulings: str) -> Iterator[Saying]:
    """The cards of these passcodes that say the words, in any letter case, by name; `...` stands for any words between."""
    parts = [re.escape(" ".join(part.split())) for part in words.split(GAP)]
    wanted = re.compile(".*".join(parts), re.IGNORECASE)
    for card in sorted(map(facts.by_passcode, codes), key=lambda each: each.name):
        lines = (card_text(card, rulings) or "").splitlines()
        told = tuple([line for line in lines if wanted.search(line)])
        if told:
            yield Saying(card, told)


def as_object(each: Saying) -> dict[str, object]:
    """A card that says the words, as JSON has it."""
    place: Place | None = place_of(each.card)
    where = None if place is None else {"file": place.file, "line": place.line}
    return {"name": each.card.name, "passcode": each.card.passcode, "declaration": where, "lines": list(each.lines)}
