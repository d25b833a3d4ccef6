"""How much of the pool can be played: as a whole, set by set, and which missing cards decks want most."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import click
from rich.console import Console
from rich.progress_bar import ProgressBar
from rich.table import Column, Table

from spellspeed.errors import SpellspeedError
from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.cards.pool import is_implemented
from spellspeed.yugioh.cards.sets import CardSet, set_named, sets
from spellspeed.yugioh.decks import bundled, find_deck
from spellspeed.yugioh.formats.lists import dates, list_of_date
from spellspeed.yugioh.formats.pools import cards_of

SMALL: int = 10
"""Sets with fewer cards (promotional cards) stand in one line together."""


class NoDecks(SpellspeedError):
    """A folder holds no deck."""


def show_pool(pool: str, as_json: bool) -> None:
    """Print how many cards of a pool there are and how many can be played."""
    codes = cards_of(pool)
    playable = sum(map(is_implemented, codes))
    counts = {"pool": len(codes), "implemented": playable, "missing": len(codes) - playable}
    if as_json:
        click.echo(json.dumps(counts))
        return
    click.echo(f"pool {pool}: {counts['pool']} cards")
    click.echo(f"implemented: {playable} ({100 * playable / len(codes):.1f} %)")
    click.echo(f"missing: {counts['missing']}")


def show_missing(codes: Iterable[int], folder: str | None, as_json: bool) -> None:
    """Print the cards that cannot be played yet, the most wanted first: by how many decks hold them, then by how many lists name them."""
    absent = [code for code in codes if not is_implemented(code)]
    decks, listed = wanted_by_decks(folder), named_by_lists()
    order = sorted(absent, key=lambda code: (-decks[code], -listed[code], facts.by_passcode(code).name))
    if as_json:
        found = [
            {"passcode": code, "name": facts.by_passcode(code).name, "decks": decks[code], "lists": listed[code]}
            for code in order
        ]
        click.echo(json.dumps({"missing": found}))
        return
    for code in order:
        wants = [f"{decks[code]} decks"] * bool(decks[code]) + [f"{listed[code]} lists"] * bool(listed[code])
        click.echo(facts.by_passcode(code).name + (f"  ({', '.join(wants)})" if wants else ""))


def wanted_by_decks(folder: str | None) -> Counter[int]:
    """For each card in how many decks it is: the bundled ones, and those in a folder. Raises NoDecks and the errors of deck files."""
    files = list(bundled().values())
    if folder is not None:
        own = sorted(Path(folder).glob("*.ydk"))
        if not own:
            raise NoDecks(f"{folder}: there is no .ydk file in this folder")
        files += own
    wants: Counter[int] = Counter()
    for path in files:
        deck = find_deck(path)
        wants.update({*deck.main, *deck.fusion, *deck.side})
    return wants


def named_by_lists() -> Counter[int]:
    """For each card how many of the era's lists forbid or limit it."""
    named: Counter[int] = Counter()
    for date in dates():
        named.update(list_of_date(date).limits.keys())
    return named


def playable_in(each: CardSet) -> int:
    """How many cards of a set can be played."""
    return sum(map(is_implemented, each.passcodes))


def show_set(name: str, missing: bool, folder: str | None, as_json: bool) -> None:
    """Print how much of one set can be played. Raises UnknownSet."""
    found = set_named(name)
    if missing:
        show_missing(found.passcodes, folder, as_json)
        return
    counts = {"set": found.name, "code": found.code, "date": found.date, "cards": len(found.passcodes)}
    playable = playable_in(found)
    if as_json:
        click.echo(json.dumps({**counts, "implemented": playable}))
    else:
        click.echo(f"{found.name} ({found.code}, {found.date}): {playable} of {len(found.passcodes)} cards")


def show_sets(as_json: bool) -> None:
    """Print all sets by date with how much of each can be played."""
    large = [each for each in sets() if len(each.passcodes) >= SMALL]
    small = [each for each in sets() if len(each.passcodes) < SMALL]
    if as_json:
        rows = [
            {
                "set": each.name,
                "code": each.code,
                "date": each.date,
                "cards": len(each.passcodes),
                "implemented": playable_in(each),
            }
            for each in sets()
        ]
        click.echo(json.dumps({"sets": rows}))
        return
    table = Table("date", "set", Column("cards", justify="right"), Column("playable", justify="right"), "")
    for each in large:
        add_row(table, each.date, f"{each.name} ({each.code})", set(each.passcodes))
    add_row(
        table, "", f"{len(small)} sets of fewer than {SMALL} cards", {code for each in small for code in each.passcodes}
    )
    Console(highlight=False).print(table)


def add_row(table: Table, date: str, name: str, codes: set[int]) -> None:
    """One line of the table of sets, with a bar."""
    playable = sum(map(is_implemented, codes))
    table.add_row(
        date, name, str(len(codes)), str(playable), ProgressBar(total=len(codes), completed=playable, width=20)
    )
