"""Siding plans as files: what is read, and every error with its line."""

from pathlib import Path

import pytest

from spellspeed.cli.siding_plan_file import WrongPlan, parse_plan, read_plan
from spellspeed.yugioh.decks.deck import DeckFileUnreadable
from spellspeed.yugioh.match.siding_plan import NO_PLAN, Exchange, PlayerPlan
from tests.simulation.test_matches import ELF, JINZO, KURIBOH, OTHER, SANGAN, WITH_SIDE

DECKS = [WITH_SIDE, OTHER]
PLAN = """\
# a comment
first:
  exchanges:
    - after: lost
      duel: 2
      out: {Kuriboh: 2, gemini elf: 1}
      in: [Jinzo, Jinzo, 26202165]
    - out: {Kuriboh: 1}
      in: {Sangan: 1}
second:
  begins: no
"""


def test_a_plan_is_read(tmp_path: Path) -> None:
    path = tmp_path / "plan.yaml"
    path.write_text(PLAN, encoding="utf-8")
    assert read_plan(path, DECKS) == (
        PlayerPlan(
            (
                Exchange((KURIBOH, KURIBOH, ELF), (JINZO, JINZO, SANGAN), 2, "lost", 4),
                Exchange((KURIBOH,), (SANGAN,), line=8),
            )
        ),
        PlayerPlan(goes_first=False),
    )
    assert parse_plan("# nothing\n", "plan", DECKS) == NO_PLAN


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("first:", "frist:", 'line 2: a siding plan has no key "frist"'),
        ("after: lost", "after: defeat", "line 4: after is "),
        ("duel: 2", "duel: 1", 'line 5: duel is "1"'),
        ("duel: 2", "duell: 2", 'line 5: an exchange has no key "duell"'),
        ("begins: no", "begins: perhaps", "line 11: begins is "),
        ("gemini elf", "Gemini Elv", 'line 6: no card is named "Gemini Elv"'),
        ("26202165", "12345678", "line 7: no card "),
        ("26202165", "filler", 'line 7: "filler" is no card of a deck'),
        ("gemini elf: 1", "gemini elf: 2", "line 4: SIDE-2: elves lays 4 cards into the Side Deck and takes 3"),
        ("in: {Sangan: 1}", "in: {Dark Hole: 1}", "line 8: SIDE-2: the Side Deck of elves does not hold 1 Dark Hole"),
        ("{Kuriboh: 1}", "{Sangan: 1}", "line 8: SIDE-2: the Main Deck of elves does not hold 1 Sangan"),
        ("      in: {Sangan: 1}\n", "", 'line 8: an exchange has no "in"'),
        ("in: [Jinzo,", "in: [Jinzo", "line "),
        ("  begins: no", "---\nfirst:", "line 1"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(old: str, new: str, message: str) -> None:
    assert old in PLAN
    with pytest.raises(WrongPlan) as error:
        parse_plan(PLAN.replace(old, new), "plan.yaml", DECKS)
    assert str(error.value).startswith(f"plan.yaml, {message}")


def test_a_plan_that_is_not_there() -> None:
    with pytest.raises(DeckFileUnreadable, match="expected a siding plan"):
        read_plan("none.yaml", DECKS)


def test_the_plan_of_a_team_match() -> None:
    """TEAM-I-8, TEAM-II-2: one plan for each of the four decks; whether a team begins stands in the plan of its A."""
    decks = [WITH_SIDE, OTHER, WITH_SIDE, OTHER]
    text = "1B: {exchanges: [{out: {Kuriboh: 1}, in: {Sangan: 1}}]}\n2A: {begins: no}\n"
    assert parse_plan(text, "plan", decks) == (
        PlayerPlan(),
        PlayerPlan(goes_first=False),
        PlayerPlan((Exchange((KURIBOH,), (SANGAN,), line=1),)),
        PlayerPlan(),
    )
    assert parse_plan("", "plan", decks) == (PlayerPlan(),) * 4
    for wrong, message in (
        ("first: {begins: no}", 'line 1: a siding plan has no key "first"'),
        ("1B: {begins: no}", 'line 1: the plan of 1B has no key "begins"'),
        ("2B: {exchanges: [{out: {Kuriboh: 1}, in: {Sangan: 1}}]}", "line 1: TEAM-I-8: "),
        (
            "2A: {exchanges: [{out: {Kuriboh: 1}, in: {Sangan: 1}}]}",
            "line 1: SIDE-2: the Side Deck of 2A others does not",
        ),
    ):
        with pytest.raises(WrongPlan) as error:
            parse_plan(
                wrong,
                "plan",
                [WITH_SIDE, OTHER, WITH_SIDE, OTHER] if "2A" in wrong else [OTHER, WITH_SIDE] + [WITH_SIDE, OTHER],
            )
        assert str(error.value).startswith(f"plan, {message}")
