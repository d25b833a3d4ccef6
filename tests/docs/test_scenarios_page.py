"""docs/scenarios.md: its tables are those of the reader, its examples run, and each word of the language stands in one of them."""

import re
from collections.abc import Iterator
from functools import cache
from textwrap import indent
from typing import Any, Final

import pytest
import yaml
from click.testing import CliRunner

from spellspeed.cli.scenario import scenario_command
from spellspeed.games import games_of_scenarios
from spellspeed.games.scenario_reference import EXAMPLE, tables
from spellspeed.games.scenarios import parse_scenarios, run_scenario
from spellspeed.scenario import Scenario
from tests.hygiene.sources import ROOT
from tools.make_scenario_tables import written

PAGE: Final = ROOT / "docs" / "scenarios.md"
BLOCK: Final = re.compile(r"^```yaml\n(.*?)^```$", re.DOTALL | re.MULTILINE)
NOT_SHOWN: Final = {
    "card": {"declared": "no card that is implemented keeps a declaration on the field"},
    "windows": {
        "start": "no card that is implemented answers there",
        "flip": "no card that is implemented answers there",
    },
    "events": {"asked": "no game tells it"},
}
"""Words that no example can show yet, by table, with the reason. A word that is shown must not stand here."""


@cache
def page() -> str:
    """The text of the page."""
    return PAGE.read_text(encoding="utf-8")


def blocks() -> list[str]:
    """The examples, each with the lines before it left empty, so that messages name the line of the page."""
    return ["\n" * page()[: found.start(1)].count("\n") + found[1] for found in BLOCK.finditer(page())]


@cache
def examples() -> tuple[Scenario, ...]:
    """Every scenario of the page."""
    return tuple(scenario for block in blocks() for scenario in parse_scenarios(block, "docs/scenarios.md"))


def test_the_tables_are_those_of_the_reader() -> None:
    """`python tools/make_scenario_tables.py` writes them."""
    assert written(page()) == page()


def test_the_tables_hold_every_word() -> None:
    """No part of the vocabulary is forgotten: what each game gives is in a table."""
    shown = {word for table in tables() for word in table.rows}
    for game in games_of_scenarios().values():
        words = game.words
        keys = (
            words.phases,
            words.side_keys,
            words.card_keys,
            words.expect_keys,
            words.seat_expect_keys,
            words.expected_card_keys,
        )
        assert {key for part in (*keys, game.defined_card_keys) for key in part} <= shown
        assert {verb.form for verb in (*words.card_verbs.values(), *words.bare_verbs.values())} <= shown


@pytest.mark.parametrize(
    "scenario", examples(), ids=lambda scenario: f"{scenario.label.where.line}-{scenario.label.title}"
)
def test_the_examples_run(scenario: Scenario) -> None:
    """Each passes as it stands on the page."""
    outcome = run_scenario(scenario)
    assert outcome.passed, f"{outcome.where}: step {outcome.step}: {outcome.message}"


def test_the_first_example_is_the_one_of_the_terminal() -> None:
    """`--help-format` prints it, too."""
    assert blocks()[0].lstrip("\n") == EXAMPLE


def test_the_terminal_prints_every_word_with_its_meaning() -> None:
    """`--help-format`, read without the line breaks of the terminal; no file is needed for it."""
    ran = CliRunner().invoke(scenario_command, ["--help-format"], env={"COLUMNS": "400"})
    assert ran.exit_code == 0
    assert indent(EXAMPLE, "    ") in ran.output
    lines = [" ".join(line.split()) for line in ran.output.splitlines()]
    for table in tables():
        assert table.title in lines
        for word, meaning in table.rows.items():
            assert any(line.endswith(" ".join(meaning.split())) for line in lines), word


# --- each word has an example ----------------------------------------------------------------------------------------------------------------

Shown = set[tuple[str, str]]
"""Pairs of a table and a word in it."""
BESIDE: Final = ("at", "chain", "because", "pick")


def shown_in(document: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """The words that a scenario uses, each with the table that explains it."""
    game = document.get("game", "yugioh")
    hkk = "hkk-" if game == "hkk" else ""
    match = document.get("match")
    seats = [*document.get("seats", games_of_scenarios()[game].words.seats), *(match or {}).get("players", [])]
    if "deck" in document or "decks" in document:
        yield from (("deck", key) for key in document)
        for deck in [document["deck"]] if "deck" in document else document["decks"].values():
            yield from (("deck", part) for part in deck)
        yield from (("deck-expect", key) for key in document["expect"])
        return
    yield from (("keys", key) for key in document)
    yield from (("preparation", key) for key in document)
    if "phase" in document:
        yield f"{hkk}phases", document["phase"]
    for card in document.get("cards", []):
        yield from (("hkk-cards", key) for key in card)
    if match:
        yield from (("match", key) for key in match)
    for seat in seats:
        yield from side(document.get(seat, {}), f"{hkk}side", f"{hkk}card")
    for step in document.get("steps", []):
        yield from of_step(step, seats, hkk)
    yield from of_expectation(document.get("expect", {}), seats, hkk)


def side(written_side: dict[str, Any], table: str, cards: str) -> Iterator[tuple[str, str]]:
    """The keys of a side, and of the maps that stand for cards in it."""
    for key, value in written_side.items():
        yield table, key
        for card in value if isinstance(value, list) else [value]:
            if isinstance(card, dict):
                yield from ((cards, inner) for inner in card)


def of_step(step: dict[str, Any], seats: list[str], hkk: str) -> Iterator[tuple[str, str]]:
    """The words of a step, those within `may` and `until` included."""
    for key, value in step.items():
        if key in seats:
            yield from verbs(value, hkk)
            yield "match-steps", value
        elif key == "check":
            yield from of_expectation(value, seats, hkk)
        elif key in ("may", "may not", "options"):
            for inner, told in value.items():
                yield from (("details", inner), ("beside", inner))
                for text in told if isinstance(told, list) else [told]:
                    yield from verbs(text, hkk) if inner in seats else ()
        elif key == "until":
            yield from (("until", inner) for inner in value)
            yield from (("details", inner) for inner in value)
            yield f"{hkk}phases", value.get("phase", "")
        elif key == "duel":
            yield from (("duel-played", inner) for inner in value)
        elif key == "at":
            yield "windows", value
        yield from ((table, key) for table in ("steps", "details", "beside", "match-steps"))


def verbs(text: str, hkk: str) -> Iterator[tuple[str, str]]:
    """The form of the verb that a step begins with."""
    words = games_of_scenarios()["hkk" if hkk else "yugioh"].words
    found = [verb for verb in (*words.card_verbs, *words.bare_verbs) if text == verb or text.startswith(f"{verb} ")]
    verb = max(found, key=len, default="")
    if verb:
        yield f"{hkk}verbs", {**words.card_verbs, **words.bare_verbs}[verb].form


def of_expectation(expected: dict[str, Any], seats: list[str], hkk: str) -> Iterator[tuple[str, str]]:
    """The words of `expect` and `check`."""
    for key, value in expected.items():
        yield from ((table, key) for table in ("expect", "match-expect", f"{hkk}expect"))
        if key == "phase":
            yield f"{hkk}phases", value
        if key == "phases":
            yield from ((f"{hkk}phases", phase) for phase in value)
        if key in seats:
            yield from side(value, f"{hkk}expected-side", f"{hkk}expected-card")
        for event in value if key in ("events", "no_events") else []:
            yield from (("events", word) for word in ([event] if isinstance(event, str) else event))
            yield from (("event-fields", word) for word in ([] if isinstance(event, str) else event))


def shown() -> Shown:
    """Every pair of a table and a word that an example shows."""
    documents = [document for block in blocks() for document in yaml.load_all(block, Loader=yaml.BaseLoader)]
    return {pair for document in documents for pair in shown_in(document)}


def test_each_word_has_an_example() -> None:
    """A word that is explained is shown, or is listed with the reason why it cannot be."""
    found = shown()
    wanted = {(table.name, word) for table in tables() if table.name != "zones" for word in table.rows}
    listed = {(table, word) for table, words in NOT_SHOWN.items() for word in words}
    assert sorted(wanted - found - listed) == []
    assert sorted(listed & found) == []


def test_the_search_for_words_finds_what_is_there_and_no_more() -> None:
    """A control of the search itself."""
    found = set(shown_in(yaml.load(EXAMPLE, Loader=yaml.BaseLoader)))
    assert {
        ("keys", "scenario"),
        ("side", "hand"),
        ("card", "position"),
        ("verbs", "activate X"),
        ("details", "cost"),
    } <= found
    assert not {("details", "target"), ("verbs", "summon X"), ("card", "zone"), ("expect", "events")} & found
