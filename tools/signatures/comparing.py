"""The wordings of a file of texts, and where declarations differ from them."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from spellspeed.yugioh.cards.facts import by_passcode, pool
from spellspeed.yugioh.cards.pool import load_declarations
from spellspeed.yugioh.words.declaring import DECLARED_CARDS, Declaration
from tools.signatures import declared, official
from tools.signatures.measuring import mistakes_in
from tools.signatures.told import Told, differences

EXPLAINED: Final = Path(__file__).resolve().parents[2] / "docs" / "texts-explained.tsv"


class Compared(NamedTuple):
    """A declaration, or a dated variant of one, and its differences from the wording that is nearest to it."""

    title: str
    differences: list[str]


def read_wordings(path: Path) -> dict[int, list[str]]:
    """The wordings of every card by passcode, today's first. The table `texts_pre_errata` with older ones need not be there."""
    connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro&immutable=1", uri=True)
    try:
        found: dict[int, list[str]] = {}
        for code, text in connection.execute("SELECT passcode, text FROM texts WHERE is_effect_text"):
            found.setdefault(code, []).append(text)
        tables = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if "texts_pre_errata" in tables:
            for code, text in connection.execute("SELECT real_passcode, text FROM texts_pre_errata"):
                found.setdefault(code, []).append(text)
        return found
    finally:
        connection.close()


def nearest(told: Told, wordings: list[Told]) -> list[str]:
    """The differences from the wording from which there are the fewest: an older one that is answered is enough, and so is today's."""
    return min((differences(told, wording) for wording in wordings), key=len)


def cards_with_texts(wordings: dict[int, list[str]]) -> Iterator[tuple[Declaration, list[Told]]]:
    """Every declared card of the pool that has a text, in the order of the pool, with the facts of its wordings."""
    load_declarations()
    for code in pool("rulebook6"):
        facts = by_passcode(code)
        card = DECLARED_CARDS.get(facts.name)
        if card is not None and code in wordings and (card.abilities or card.clauses):
            yield card, [official.facts_of(text, facts.kind == "monster") for text in wordings[code]]


def compare(card: Declaration, wordings: list[Told]) -> Iterator[Compared]:
    """A card and each of its dated variants, each by itself: a mistake in one does not hide behind the other."""
    yield Compared(card.name, nearest(declared.facts_of(card), wordings))
    for variant in card.variants:
        yield Compared(
            f"{card.name} ({variant.rulings})", nearest(declared.facts_of(card, variant.abilities), wordings)
        )


def explained() -> dict[tuple[str, str], str]:
    """The reasons of docs/texts-explained.tsv by card and difference."""
    lines = EXPLAINED.read_text(encoding="utf-8").splitlines()[1:]
    return {(card, difference): reason for card, difference, reason in (line.split("\t") for line in lines)}


def found_mistakes(cards: list[tuple[Declaration, list[Told]]]) -> tuple[Counter[str], Counter[str]]:
    """How often each kind of mistake can be made in these cards, and how often it is found: as a difference that was not there before."""
    made: Counter[str] = Counter()
    found: Counter[str] = Counter()
    for card, wordings in cards:
        before = set(nearest(declared.facts_of(card), wordings))
        for kind, mistaken in mistakes_in(card):
            made[kind] += 1
            found[kind] += bool(set(nearest(declared.facts_of(mistaken), wordings)) - before)
    return made, found
