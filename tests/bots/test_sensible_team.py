"""The bot `sensible` in a team duel: it beats random, spares its partner's field, lends what helps, aims at opponents."""

import pytest

from spellspeed.bots.seat_view import SeatView
from spellspeed.bots.sensible import SensibleBot
from spellspeed.decks import find_deck
from spellspeed.kernel.asks import verb_of
from spellspeed.kernel.door import answer
from spellspeed.lab.simulating import simulate
from spellspeed.lab.summary import summarize
from spellspeed.table.naming import meanings
from spellspeed.table.recording import picks_of
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.terms import A_CONSENT, A_SEAT, A_TARGET, ALLOW, REFUSE
from tests.properties.playing import how_many
from tests.rules.stage import position

A = find_deck("bench_goat_a")
B = find_deck("bench_goat_b")
HEAD = "seats: [1A, 2A, 1B, 2B]\nturn: 9\nturn_player: 1A\n"


@pytest.mark.parametrize("bots", [("sensible", "random"), ("random", "sensible")])
def test_a_sensible_team_beats_a_random_one(bots: tuple[str, str]) -> None:
    """Of 200 duels (here 20), the teams beginning in turn, it wins at least 95 of 100, as either team."""
    duels = how_many(20, 200)
    done = simulate([A, B, A, B], duels, "team floor", bots)
    assert summarize(done.results, 4).wins[bots.index("sensible")] >= duels * 95 // 100


def stage(text: str, *given: str) -> Duel:
    """A position of four seats in turn 9 of 1A, after these answers by their meanings."""
    duel = position(HEAD + text).duel
    for meaning in given:
        answer(duel, duel.serial, picks_of(duel, [meaning]))
    return duel


def picked(duel: Duel) -> list[str]:
    """What the bot answers now, by meaning."""
    ask = duel.ask
    assert ask is not None
    texts = dict(zip(ask.options, meanings(duel, ask), strict=True))
    return [texts[code] for code in SensibleBot("").picks(ask, SeatView(duel, ask.seat))]


def test_dark_hole_is_weighed_by_both_fields_of_each_team() -> None:
    """TEAM-I-4. With nothing of its own to lose it still spares two monsters of its partner; without them it uses the card."""
    theirs = "1A: {hand: [Dark Hole]}\n2A: {monsters: [Gemini Elf]}\n2B: {monsters: [Archfiend Soldier]}\n"
    spared = stage(theirs + "1B: {monsters: [Dark Magician, Summoned Skull]}\n")
    assert picked(spared) != ["activate hand:1"]
    assert picked(stage(theirs)) == ["activate hand:1"]


def test_heavy_storm_is_weighed_so_too() -> None:
    """TEAM-I-4. Set cards of the partner count as much as own ones."""
    theirs = "1A: {hand: [Heavy Storm]}\n2A: {spells_traps: [{card: Mirror Force, position: set}, {card: Sakuretsu Armor, position: set}]}\n"
    mates = (
        "1B: {spells_traps: [{card: Mirror Force, position: set}, {card: Sakuretsu Armor, position: set},"
        " {card: Call of the Haunted, position: set}]}\n"
    )
    assert picked(stage(theirs + mates)) != ["activate hand:1"]
    assert picked(stage(theirs)) == ["activate hand:1"]


def test_it_aims_at_opponents_alone() -> None:
    """The one Set card of an opponent, not those of the partner."""
    duel = stage(
        "1A: {hand: [Mystical Space Typhoon]}\n1B: {spells_traps: [{card: Mirror Force, position: set}]}\n"
        "2B: {spells_traps: [{card: Sakuretsu Armor, position: set}]}\n",
        "activate hand:1",
        "choose 1",
    )
    assert duel.ask is not None
    assert duel.ask.kind == A_TARGET
    assert picked(duel) == ["choose opponent 2 spells_traps:1"]


def test_the_opponent_with_more_to_lose_is_chosen() -> None:
    """TEAM-III-1."""
    for hands, chosen in (
        ("2A: {hand: [Sangan]}\n2B: {hand: [Jinzo, Raigeki]}\n", 2),
        ("2A: {hand: [Jinzo, Raigeki]}\n2B: {hand: [Sangan]}\n", 1),
    ):
        duel = stage("1A: {hand: [Confiscation]}\n" + hands, "activate hand:1", "choose 1")
        assert duel.ask is not None
        assert duel.ask.kind == A_SEAT
        assert picked(duel) == [f"choose opponent {chosen}"]


@pytest.mark.parametrize(
    ("hand", "lent", "verb"),
    [
        ("Jinzo", "Sangan", ALLOW),
        ("Jinzo", "Gemini Elf", ALLOW),
        ("Jinzo", "Archfiend Soldier", ALLOW),
        ("Mobius the Frost Monarch", "Jinzo", REFUSE),
    ],
)
def test_it_lends_what_makes_the_side_stronger(hand: str, lent: str, verb: int) -> None:
    """TEAM-III-5. A weaker monster for a stronger one, and not the other way round."""
    duel = stage(f"1A: {{hand: [{hand}]}}\n1B: {{monsters: [{lent}]}}\n", "summon hand:1", "choose partner monsters:1")
    ask = duel.ask
    assert ask is not None
    assert (ask.kind, ask.seat) == (A_CONSENT, 2)
    (code,) = SensibleBot("").picks(ask, SeatView(duel, 2))
    assert verb_of(code) == verb


def test_it_asks_for_a_tribute_that_helps() -> None:
    """TEAM-III-5, TEAM-R30. Without a monster of its own it Tribute Summons with one of its partner; with one it gives its own of equal worth."""
    assert picked(stage("1A: {hand: [Jinzo]}\n1B: {monsters: [Sangan]}\n")) == ["summon hand:1"]
    assert picked(stage("1A: {hand: [Jinzo]}\n1B: {monsters: [Dark Magician]}\n")) != ["summon hand:1"]
    duel = stage("1A: {hand: [Jinzo], monsters: [Sangan]}\n1B: {monsters: [Sangan]}\n", "summon hand:1")
    assert picked(duel) == ["choose monsters:1"]


def test_a_cheap_monster_is_lent_for_a_cost_and_a_dear_one_is_not() -> None:
    """TEAM-III-5. Cannon Soldier: 500 damage for a Token's worth, not for Gemini Elf."""
    for lent, verb in (("Sinister Serpent", ALLOW), ("Gemini Elf", REFUSE)):
        duel = stage(
            f"1A: {{monsters: [Cannon Soldier]}}\n1B: {{monsters: [{lent}]}}\n",
            "activate monsters:1",
            "choose partner monsters:1",
        )
        ask = duel.ask
        assert ask is not None
        (code,) = SensibleBot("").picks(ask, SeatView(duel, ask.seat))
        assert (ask.kind, verb_of(code)) == (A_CONSENT, verb)
