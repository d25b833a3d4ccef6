"""The log in brief: a battle in one line, an activation with its targets, and nothing that the viewer may not know."""

from __future__ import annotations

import pytest

from spellspeed.kernel.door import answer
from spellspeed.kernel.draws import Stream
from spellspeed.recording.recorder import picks_of
from spellspeed.yugioh.bots.uniform import random_picks
from spellspeed.yugioh.game import YUGIOH
from spellspeed.yugioh.text.brief_log import BriefLog
from spellspeed.yugioh.text.duel_log import LogWriter
from tests.properties.playing import asked
from tests.yugioh.book.stage import position
from tests.yugioh.recording.recorded import bench_start

HEAD = "turn: 5\nturn_player: A\n"


def told(text: str, *meanings: str, passes: int = 12, viewer: int = 0, language: str = "en") -> list[str]:
    """What is told in brief of a position after these answers and then passes."""
    duel = position(text).duel
    log = BriefLog(duel, ("Ann", "Bob"), viewer, language)
    log.news()
    lines: list[str] = []
    for meaning in meanings:
        answer(duel, duel.serial, picks_of(YUGIOH, duel, [meaning]))
        lines += log.news(going_on=True)
    for _ in range(passes):
        if duel.battle is None or duel.ask is None or "pass" not in YUGIOH.meanings(duel, duel.ask):
            break
        answer(duel, duel.serial, picks_of(YUGIOH, duel, ["pass"]))
        lines += log.news(going_on=True)
    return lines


@pytest.mark.parametrize(
    ("target", "line"),
    [
        ("Sangan", "Jinzo 2400 attacks Sangan 1000: Sangan destroyed, 1400 damage to Bob (LP 6600)."),
        ("{card: Sangan, position: defense}", "Jinzo 2400 attacks Sangan DEF 600: Sangan destroyed."),
        ("{card: Sangan, position: set}", "Jinzo 2400 attacks Sangan DEF 600: Sangan destroyed."),
        ("Blue-Eyes White Dragon", "Jinzo 2400 attacks Blue-Eyes White Dragon 3000: Jinzo destroyed, 600 damage to Ann (LP 7400)."),
        ("{card: Spirit Reaper, position: defense}", "Jinzo 2400 attacks Spirit Reaper DEF 200: nothing destroyed, no damage."),
    ],
)  # fmt: skip
def test_a_battle_is_one_line(target: str, line: str) -> None:
    """ATK against ATK or DEF, who is destroyed, what it costs: the difference of the values (DAMAGE-1 to DAMAGE-5)."""
    text = f"{HEAD}phase: battle\nA: {{monsters: [Jinzo]}}\nB: {{monsters: [{target}]}}\n"
    lines = told(text, "attack monsters:1 -> opponent monsters:1")
    assert line in lines
    assert [other for other in lines if "attacks" in other] == [line]
    assert [other for other in lines if "Damage Step" in other or "pass" in other] == []


def test_a_direct_attack_is_one_line() -> None:
    lines = told(f"{HEAD}phase: battle\nA: {{monsters: [Jinzo]}}\n", "attack monsters:1 directly")
    assert lines == ["Jinzo 2400 attacks Bob directly: 2400 damage to Bob (LP 5600)."]


def test_a_direct_attack_in_turkish() -> None:
    lines = told(f"{HEAD}phase: battle\nA: {{monsters: [Jinzo]}}\n", "attack monsters:1 directly", language="tr")
    assert lines == ["Jinzo 2400 doğrudan saldırır: Bob: Bob 2400 hasar alır (CP 5600)."]


def test_what_answers_an_attack_stands_between_its_declaration_and_its_end() -> None:
    """The attack that is lost is told in lines of its own; no battle is told of it."""
    lines = told(
        f"{HEAD}phase: battle\nA: {{monsters: [Gemini Elf]}}\nB: {{spells_traps: [{{card: Sakuretsu Armor, position: set}}]}}\n",
        "attack monsters:1 directly",
        "pass",
        "activate spells_traps:1",
        "choose opponent monsters:1",
    )
    assert lines[:3] == [
        "Gemini Elf attacks Bob directly.",
        "Bob activates Sakuretsu Armor → Gemini Elf.",
        "Gemini Elf is destroyed by Sakuretsu Armor.",
    ]
    assert [line for line in lines if "1900" in line] == []


def test_an_attack_under_way_is_told_once_when_somebody_is_asked() -> None:
    duel = position(f"{HEAD}phase: battle\nA: {{monsters: [Jinzo]}}\n").duel
    log = BriefLog(duel, ("Ann", "Bob"))
    log.news()
    answer(duel, duel.serial, picks_of(YUGIOH, duel, ["attack monsters:1 directly"]))
    assert log.news(going_on=True) == []
    assert log.rest() == ["Jinzo attacks Bob directly."]
    assert log.rest() == []


def test_targets_stand_with_their_activation() -> None:
    """As the viewer may know them: the Set card by its zone, to its controller by name."""
    text = (
        f"{HEAD}phase: main1\nA: {{hand: [Nobleman of Crossout]}}\nB: {{monsters: [{{card: Sangan, position: set}}]}}\n"
    )
    ways = ("activate hand:1", "choose 1", "choose opponent monsters:1")
    assert told(text, *ways, passes=0) == ["Ann activates Nobleman of Crossout → Bob's face-down monster (zone 1)."]
    seen = told(text, *ways, passes=0, viewer=1)
    assert seen == ["Ann activates Nobleman of Crossout → Sangan (your face-down card)."]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_it_knows_no_more_than_the_log_and_is_shorter(seed: int) -> None:
    """Whole duels by chance: every card that is named in brief is named in the log of the same viewer; less than half of its lines."""
    duel, stream = bench_start(seed).new(log=True), Stream(f"brief {seed}")
    names = ("Ann", "Bob")
    brief, whole = BriefLog(duel, names, 0), LogWriter(duel, names, 0)
    short: list[str] = []
    full: list[str] = []
    while not duel.over:
        short += brief.news(going_on=True)
        full += whole.news(going_on=True)
        answer(duel, duel.serial, random_picks(asked(duel), stream))
    short, full = short + brief.news(), full + whole.news()
    cards = {face.name for face in duel.faces}
    named = {name for name in cards if any(name in line for line in short)}
    assert named <= {name for name in cards if any(name in line for line in full)}
    assert len(short) < len(full) / 2
    assert short[-1] == full[-1]
    assert {line for line in full if " Life Points" in line and "damage" not in line} <= set(short)


def test_what_one_player_sets_is_one_line() -> None:
    """Up to what comes between; told when somebody is asked at the latest."""
    text = f"{HEAD}phase: main1\nA: {{hand: [Mirror Force, Sangan, Jinzo, Dust Tornado]}}\n"
    duel = position(text).duel
    for viewer, cards in ((0, "Sangan (zone 1), Mirror Force (zone 2)"), (1, "a monster (zone 1), a card (zone 2)")):
        duel = position(text).duel
        log = BriefLog(duel, ("Ann", "Bob"), viewer)
        log.news()
        for meaning in ("set hand:2", "choose 1", "set hand:1", "choose 2"):
            while duel.ask is not None and "pass" in YUGIOH.meanings(duel, duel.ask):
                answer(duel, duel.serial, picks_of(YUGIOH, duel, ["pass"]))
            answer(duel, duel.serial, picks_of(YUGIOH, duel, [meaning]))
            assert log.news(going_on=True) == []
        assert log.rest() == [f"Ann Sets {cards}."]
        assert log.rest() == []
