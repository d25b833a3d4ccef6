"""`spellspeed cards NAME --where` and `spellspeed rule ID --where`: in which files what is about a card or a rule stands."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict

import click

from spellspeed.checkout.of_cards import card_places
from spellspeed.checkout.of_rules import rule_places
from spellspeed.checkout.sources import Place
from spellspeed.rulebook import Rule
from spellspeed.yugioh.cards.facts import CardFacts
from spellspeed.yugioh.cards.pool import is_implemented

NO_SOURCES = "  not at hand: this copy is installed without its sources"
NO_SCENARIOS = (
    "  not at hand: they stand in tests/scenarios of the project; go there, or name their folder with --scenarios"
)


def tell_card_places(card: CardFacts, folder: str, as_json: bool) -> None:
    """Print where a card's declaration, its words and its scenarios stand. Raises ScenarioError."""
    found = card_places(card, folder)
    if as_json:
        click.echo(json.dumps(as_object(asdict(found))))
        return
    click.echo(found.name)
    if found.declaration is not None:
        tell("declaration", [found.declaration], "")
        tell("words", found.words, "  none")
    else:
        said = "complete with its facts" if is_implemented(card.passcode) else "not implemented yet"
        tell("declaration", [], f"  none: {said}")
    tell("its scenarios", found.own, "  none" if found.own is not None else NO_SCENARIOS)
    if found.others is not None:
        tell("scenarios elsewhere that name it", found.others, "  none")


def tell_rule_places(rule: Rule, folder: str) -> None:
    """Print where the code that keeps a rule, the cards that cite it and its scenarios stand. Raises ScenarioError."""
    found = rule_places(rule, folder)
    click.echo(found.id)
    tell("code", found.code, "  none cites it" if found.code is not None else NO_SOURCES)
    if found.cards:
        tell("cards", found.cards, "")
    tell("scenarios", found.scenarios, "  none cites it" if found.scenarios is not None else NO_SCENARIOS)


def tell(title: str, places: Sequence[Place] | None, otherwise: str) -> None:
    """A title and the places below it, or what is said where there are none."""
    click.echo(title)
    for place in places or ():
        click.echo(f"  {place}")
    if not places:
        click.echo(otherwise)


def as_object(value: object) -> object:
    """Places as JSON has them: objects with `file`, `line` and `what`; null for what is not at hand."""
    if isinstance(value, Place):
        return value._asdict()
    if isinstance(value, dict):
        return {key: as_object(each) for key, each in value.items()}
    return [as_object(each) for each in value] if isinstance(value, tuple) else value
