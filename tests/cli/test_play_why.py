"""`why` about attacks at a target, in duels of two and of four, and about words that only answer a question."""

import pytest

from spellspeed.kernel.door import answer
from spellspeed.languages.catalog import catalog
from spellspeed.recording.recorder import picks_of
from spellspeed.session.typed import fits
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.game import YUGIOH
from spellspeed.yugioh.views.asking_why import reasons
from spellspeed.yugioh.views.choices import choices_of
from tests.yugioh.book.stage import position

TWO = "turn: 9\nturn_player: A\nphase: battle\n"
FOUR = "seats: [1A, 2A, 1B, 2B]\nturn: 9\nturn_player: 1A\nphase: battle\n"


def told(duel: Duel, wanted: str, language: str = "en") -> list[str]:
    """What `why` says to the one who is asked."""
    assert duel.ask is not None
    choices = choices_of(duel, duel.ask, language)
    return reasons(duel, duel.ask.seat, wanted, choices, catalog(language))


def numbers(duel: Duel) -> dict[str, int]:
    """The choices that are open, by their words."""
    assert duel.ask is not None
    return {choice.words: choice.number for choice in choices_of(duel, duel.ask)}


def test_an_attack_at_a_monster_does_not_make_a_direct_one_possible() -> None:
    """BATTLE-7: Gemini Elf may attack Sangan and nothing else."""
    duel = position(TWO + "A: {monsters: [Gemini Elf, Sangan]}\nB: {monsters: [Sangan]}\n").duel
    there = numbers(duel)
    lines = told(duel, "attack Gemini Elf directly")
    assert lines[0] == "attack Gemini Elf directly: not now"
    assert lines[1].split()[0] == "BATTLE-7"
    at = there["attack Gemini Elf -> Sangan"]
    for wanted in ("attack Gemini Elf -> Sangan", "attack gemini -> sangan"):
        assert told(duel, wanted) == [f"{wanted}: possible now, number {at}"]
    assert told(duel, "attack Gemini Elf") == [f"attack Gemini Elf: possible now, number {at}"]
    whichever = told(duel, "attack directly")
    assert [line for line in whichever if line.startswith("attack ")] == [
        "attack Gemini Elf directly: not now",
        "attack Sangan directly: not now",
    ]


def test_a_direct_attack_does_not_make_one_at_a_monster_possible() -> None:
    """And a target is a monster of the opponent first, though one has a monster of that name too."""
    duel = position(TWO + "A: {monsters: [Gemini Elf, Sangan]}\nB: {graveyard: [Sangan]}\n").duel
    assert told(duel, "attack Gemini Elf directly") == [
        f"attack Gemini Elf directly: possible now, number {numbers(duel)['attack Gemini Elf directly']}"
    ]
    assert told(duel, "attack Gemini Elf -> Sangan")[0] == "attack Gemini Elf -> Sangan: not now"


def test_in_turkish() -> None:
    duel = position(TWO + "A: {monsters: [Gemini Elf]}\nB: {monsters: [Sangan]}\n").duel
    assert told(duel, "saldır Gemini Elf doğrudan", "tr")[0].endswith(": şu an değil")
    assert told(duel, "saldır Gemini Elf -> Sangan", "tr")[0].endswith(": şu an mümkün, numara 1")


@pytest.mark.parametrize("holder", ["2A", "2B"])
def test_with_four_seats_a_monster_of_either_opponent_is_in_the_way(holder: str) -> None:
    """TEAM-IV-2: no direct attack while one of the two has a monster; the partner's monster is no target."""
    duel = position(
        f"{FOUR}1A: {{monsters: [Gemini Elf]}}\n1B: {{monsters: [Jinzo]}}\n{holder}: {{monsters: [Sangan]}}\n"
    ).duel
    lines = told(duel, "attack Gemini Elf directly")
    assert (lines[0], lines[1].split()[0].rstrip(",")) == ("attack Gemini Elf directly: not now", "TEAM-IV-2")
    assert told(duel, "attack Gemini Elf -> Sangan")[0].endswith(": possible now, number 1")
    assert told(duel, "attack Gemini Elf -> Jinzo")[0] == "attack Gemini Elf -> Jinzo: not now"
    assert told(duel, "attack Jinzo -> Sangan")[0] == "attack Jinzo -> Sangan: not now"


def test_with_four_seats_and_no_monster_in_the_way() -> None:
    duel = position(f"{FOUR}1A: {{monsters: [Gemini Elf]}}\n1B: {{monsters: [Jinzo]}}\n").duel
    assert told(duel, "attack Gemini Elf directly")[0].startswith("attack Gemini Elf directly: possible now, number ")


def test_an_answer_to_a_question_is_a_word_and_no_part_of_a_name() -> None:
    """ "no" is an answer where a question is open, else no card either."""
    duel = position(
        "turn: 9\nturn_player: A\nA: {hand: [Nobleman of Crossout, Gemini Elf]}\nB: {monsters: [Sangan]}\n"
    ).duel
    assert told(duel, "no")[0] == "no: not now"
    for word in ("n", "yes", "refuse"):
        assert told(duel, word) == [f"{word}: not now", "  that is no answer to the question that is open"]
    assert told(duel, "end")[0] == f"end: possible now, number {numbers(duel)['end phase']}"
    asked = position(
        "seats: [1A, 2A, 1B, 2B]\nturn: 9\nturn_player: 1A\n1A: {hand: [Jinzo]}\n1B: {monsters: [Sangan]}\n"
    ).duel
    for meaning in ("summon hand:1", "choose partner monsters:1"):
        answer(asked, asked.serial, picks_of(YUGIOH, asked, [meaning]))
    assert [told(asked, word)[0] for word in ("allow", "refuse")] == [
        "allow: possible now, number 1",
        "refuse: possible now, number 2",
    ]
    assert told(asked, "no")[0] == "no: not now"


def test_a_name_is_meant_by_the_beginning_of_one_of_its_words() -> None:
    assert [fits(typed, "Mystic Tomato") for typed in ("Mystic Tomato", "mys", "tom", "mato", "")] == [3, 2, 1, 0, 2]
