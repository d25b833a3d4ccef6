"""The bot `sensible` in a team duel: it beats random, spares its partner's field, lends what helps, aims at opponents."""

import pytest

from spellspeed.kernel.asks import verb_of
from spellspeed.kernel.door import answer
from spellspeed.recording.recorder import picks_of
from spellspeed.simulation.duels import simulate
from spellspeed.simulation.summary import summarize
from spellspeed.yugioh.bots.seat_view import SeatView
from spellspeed.yugioh.bots.sensible import SensibleBot
from spellspeed.yugioh.decks import find_deck
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import A_CONSENT, A_SEAT, A_TARGET, A_TRIGGER, ALLOW, REFUSE, W_SUMMON
from spellspeed.yugioh.game import YUGIOH
from spellspeed.yugioh.text.notation import meanings
from tests.properties.playing import how_many
from tests.yugioh.book.stage import position

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
        answer(duel, duel.serial, picks_of(YUGIOH, duel, [meaning]))
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


def after_attack(text: str, attack: str) -> Duel:
    """A position in the Battle Step of 1A after an attack is declared."""
    return stage("phase: battle\n" + text, attack)


def answered_until(duel: Duel, seat: int) -> list[str]:
    """Passes of everybody until a seat is asked, and what the bot answers there."""
    while duel.ask is not None and duel.ask.seat != seat:
        answer(duel, duel.serial, picks_of(YUGIOH, duel, ["pass"]))
    return picked(duel)


def test_torrential_tribute_is_weighed_by_both_fields_of_each_team() -> None:
    """TEAM-I-4, TEAM-III-2. Against the Summon of Gemini Elf 2A spares two monsters of its partner; where the opponents lose more it is used."""
    trap = "1A: {hand: [Gemini Elf]%s}\n2A: {spells_traps: [{card: Torrential Tribute, position: set}]}\n2B: {monsters: [%s]}\n"
    for ours, theirs, wanted in (
        (", monsters: [Sangan]", "Dark Magician, Summoned Skull", "pass"),
        (", monsters: [Dark Magician, Summoned Skull]", "Sangan", "activate spells_traps:1"),
    ):
        duel = stage(trap % (ours, theirs), "summon hand:1")
        while duel.ask is not None and not (duel.ask.seat == 1 and duel.moment & W_SUMMON):
            passing = "pass" in meanings(duel, duel.ask)
            answer(duel, duel.serial, picks_of(YUGIOH, duel, ["pass"]) if passing else duel.ask.options[:1])
        assert picked(duel) == [wanted]


def test_it_negates_what_opponents_activate_and_nothing_of_its_partner() -> None:
    """TEAM-V-3. Raigeki of 1A: 2B answers with Solemn Judgment, 1B with Magic Jammer does not."""
    duel = stage(
        "1A: {hand: [Raigeki]}\n1B: {spells_traps: [{card: Magic Jammer, position: set}], hand: [Sangan, Kuriboh]}\n"
        "2A: {monsters: [Summoned Skull], spells_traps: [{card: Sakuretsu Armor, position: set}]}\n"
        "2B: {monsters: [Gemini Elf], spells_traps: [{card: Solemn Judgment, position: set}], hand: [Sangan, Kuriboh]}\n",
        "activate hand:1",
        "choose 1",
    )
    assert answered_until(duel, 2) == ["pass"]
    assert answered_until(duel, 3) == ["activate spells_traps:1 effect:1"]


def test_it_attacks_where_it_wins_and_nobody_where_it_does_not() -> None:
    """TEAM-IV-2. Of the monsters of both opponents the one that it beats; none where both are stronger; directly where neither has one."""
    own = "phase: battle\n1A: {monsters: [Gemini Elf]}\n1B: {monsters: [Dark Magician]}\n"
    beats = stage(own + "2A: {monsters: [Summoned Skull]}\n2B: {monsters: [Mystic Tomato]}\n")
    assert picked(beats) == ["attack monsters:1 -> opponent 2 monsters:1"]
    loses = stage(own + "2A: {monsters: [Summoned Skull]}\n2B: {monsters: [Archfiend Soldier]}\n")
    assert picked(loses) == ["enter main2"]
    assert picked(stage(own)) == ["attack monsters:1 directly"]
    before = "1A: {monsters: [Gemini Elf]}\n1B: {monsters: [Dark Magician]}\n2A: {monsters: [Summoned Skull]}\n"
    assert picked(stage(before)) != ["enter battle"]


def test_it_defends_its_partner_and_lets_it_attack() -> None:
    """TEAM-R18. Sakuretsu Armor of 2B for an attacked monster of 2A; that of 1B not against an attack of its partner."""
    armor = "spells_traps: [{card: Sakuretsu Armor, position: set}]"
    duel = after_attack(
        f"1A: {{monsters: [Summoned Skull]}}\n1B: {{{armor}}}\n2A: {{monsters: [Gemini Elf]}}\n2B: {{{armor}}}\n",
        "attack monsters:1 -> opponent 1 monsters:1",
    )
    assert answered_until(duel, 2) == ["pass"]
    assert answered_until(duel, 3) == ["activate spells_traps:1"]


def test_an_effect_that_would_find_only_the_partners_cards_is_not_used() -> None:
    """TEAM-I-4. Mobius may destroy Spells and Traps: none while only the partner has some, with one of an opponent that one."""
    for theirs, wanted in (
        ("", ["pass"]),
        (", spells_traps: [{card: Waboku, position: set}]", ["activate monsters:1"]),
    ):
        duel = stage(
            "1A: {hand: [Mobius the Frost Monarch], monsters: [Sangan]}\n"
            "1B: {spells_traps: [{card: Mirror Force, position: set}]}\n"
            f"2A: {{monsters: [Gemini Elf]{theirs}}}\n",
            "summon hand:1",
            "choose monsters:1",
            "choose 1",
        )
        while duel.ask is not None and duel.ask.kind != A_TRIGGER:
            answer(duel, duel.serial, picks_of(YUGIOH, duel, ["pass"]))
        assert picked(duel) == wanted
    answer(duel, duel.serial, picks_of(YUGIOH, duel, wanted))
    assert picked(duel) == ["choose opponent 1 spells_traps:1"]


def test_it_strengthens_what_attacks_now() -> None:
    """An own monster rather than one of the partner that is not much better."""
    text = "1A: {hand: [United We Stand], monsters: [Gemini Elf]}\n1B: {monsters: [%s]}\n"
    for partner, chosen in (("Summoned Skull", "monsters:1"), ("Blue-Eyes White Dragon", "partner monsters:1")):
        duel = stage(text % partner, "activate hand:1 effect:1", "choose 1")
        assert picked(duel) == [f"choose {chosen}"]
