"""The bot `sensible`: how often it wins, what it takes cards for, and what it does where one answer is plainly right."""

import pytest

from spellspeed.kernel.asks import extra_of
from spellspeed.kernel.door import answer
from spellspeed.kernel.draws import Stream
from spellspeed.simulation.duels import simulate
from spellspeed.simulation.games import open_duel
from spellspeed.simulation.summary import summarize
from spellspeed.yugioh.bots.aims import (
    COSTS_BODY,
    DRAWS,
    FROM_GRAVEYARD,
    NEGATES,
    NEGATES_SUMMON,
    ON_BOTH_SIDES,
    ON_MONSTERS,
    ON_SPELLS,
    REVIVES,
    STRIKES,
    TAKES,
    TARGETS_CARDS,
    aim_of,
    aims_of,
    withstands_battle,
)
from spellspeed.yugioh.bots.bot_games import finish
from spellspeed.yugioh.bots.imagination import imagine
from spellspeed.yugioh.bots.seat_view import SeatView
from spellspeed.yugioh.bots.sensible import SensibleBot
from spellspeed.yugioh.cards.pool import printed_named
from spellspeed.yugioh.decks import DeckList, find_deck
from spellspeed.yugioh.decks.playable import deck_cards
from spellspeed.yugioh.duel.names import name_declared
from spellspeed.yugioh.duel.profile import profile
from spellspeed.yugioh.duel.terms import A_DECLARE, A_REPLAY, GRAVEYARD, HAND
from spellspeed.yugioh.players import bot_named
from tests.properties.playing import asked
from tests.yugioh.book.stage import position

A = find_deck("bench_goat_a")
B = find_deck("bench_goat_b")


@pytest.mark.parametrize("decks", [(A, A), (A, B), (B, A)])
def test_it_beats_random(decks: tuple[DeckList, DeckList]) -> None:
    """Of 40 duels, the decks beginning in turn, it wins at least 36 (its goal over 1,000 is 92 of 100)."""
    done = simulate(decks, 40, "floor", ("sensible", "random"))
    assert summarize(done.results).wins[0] >= 36


def test_the_second_seat_plays_as_well_as_the_first() -> None:
    """A control: the win goes with the bot, not with the seat."""
    done = simulate([A, A], 40, "floor", ("random", "sensible"))
    assert summarize(done.results).wins[1] >= 36


def test_it_decides_without_chance() -> None:
    """The same duel twice; another seed of the bot changes nothing."""
    assert simulate([A, B], 6, "same", ("sensible",)).results == simulate([A, B], 6, "same", ("sensible",)).results
    digests = []
    for seed in ("one", "other"):
        duel = open_duel([deck_cards(A), deck_cards(B)], "shuffle", profile(), 0)
        finish(duel, [SensibleBot(seed), SensibleBot(seed)])
        digests.append(duel.digest())
    assert digests[0] == digests[1]


@pytest.mark.parametrize("seed", range(4))
def test_duels_of_four_seats_end(seed: int) -> None:
    """TEAM-I-1. Two sides of two seats: opponents are several."""
    cards = [deck_cards(A), deck_cards(B)] * 2
    duel = open_duel(cards, f"team {seed}", profile(), seed)
    finish(
        duel, [bot_named("sensible", "") if seat % 2 else bot_named("random", f"{seed}/{seat}") for seat in range(4)]
    )
    assert duel.over


def test_every_bundled_deck_that_can_be_played_is_played_to_the_end() -> None:
    """Its answers are legal whatever the cards ask (the door refuses others)."""
    for name in ("beastdown", "gravekeeper", "worlds_2020", "bench_goat_b"):
        done = simulate([find_deck(name), A], 2, "decks", ("sensible",))
        assert len(done.results) == 2


@pytest.mark.parametrize(
    ("name", "wanted", "unwanted"),
    [
        ("Pot of Greed", DRAWS, STRIKES),
        ("Dark Hole", STRIKES | ON_MONSTERS | ON_BOTH_SIDES, ON_SPELLS | TARGETS_CARDS),
        ("Raigeki", STRIKES | ON_MONSTERS, ON_BOTH_SIDES),
        ("Heavy Storm", STRIKES | ON_SPELLS | ON_BOTH_SIDES, ON_MONSTERS),
        ("Mystical Space Typhoon", STRIKES | ON_SPELLS | TARGETS_CARDS, ON_BOTH_SIDES | ON_MONSTERS),
        ("Exiled Force", STRIKES | COSTS_BODY | ON_MONSTERS, ON_SPELLS),
        ("Snatch Steal", TAKES, STRIKES),
        ("Premature Burial", REVIVES | FROM_GRAVEYARD, TAKES),
        ("Solemn Judgment", NEGATES | NEGATES_SUMMON, STRIKES),
        ("Gemini Elf", 0, STRIKES | DRAWS | TAKES),
    ],
)
def test_it_reads_what_a_card_is_for(name: str, wanted: int, unwanted: int) -> None:
    """From the card's declaration alone: no list of names."""
    aims = aims_of(printed_named(name))
    assert aims & wanted == wanted
    assert not aims & unwanted


def test_the_parts_of_a_card_are_told_apart() -> None:
    """Solemn Judgment: one of its activations negates activations, the other Summons."""
    face = printed_named("Solemn Judgment")
    assert [aim_of(face, index) & (NEGATES | NEGATES_SUMMON) for index in (0, 1)] == [NEGATES, NEGATES_SUMMON]


def test_it_knows_who_withstands_battle() -> None:
    assert withstands_battle(printed_named("Spirit Reaper"))
    assert not withstands_battle(printed_named("Sangan"))


def test_it_remembers_what_question_asks_for() -> None:
    """ERA-QUESTION-1, CARD-1. It may not look at the Graveyard, and calls the monster that came there first by the name that it counts as."""
    for undermost, called in (("Gemini Elf", "Gemini Elf"), ("Harpie Lady 1", "Harpie Lady")):
        side = f"{{hand: [Question], graveyard: [Dark Hole, {undermost}, Summoned Skull]}}"
        duel = position(f"turn: 5\nA: {side}\nB: {{monsters: [Sangan]}}\nsteps:\n  - A: activate Question\n").duel
        while asked(duel).kind != A_DECLARE:
            answer(duel, duel.serial, asked(duel).options[:1])
        ask = asked(duel)
        view = SeatView(duel, ask.seat)
        assert ask.seat == 1
        assert not any(view.knows(number) for number in view.graveyard(0))
        assert [name_declared(extra_of(code)) for code in SensibleBot("").picks(ask, view)] == [called]
        for world in (imagine(view, Stream(str(seed))) for seed in range(5)):
            assert world.zone(0, GRAVEYARD) == duel.zone(0, GRAVEYARD)
            assert all(world.faces[number] is duel.faces[number] for number in duel.zone(0, GRAVEYARD))


def test_it_hides_a_monster_among_what_it_can_best_do_without() -> None:
    """ERA-HATS-1. It answers an attack that it would lose with Magical Hats, and the hats are the cards of its Deck that are worth least to it."""
    side = "{monsters: [Celtic Guardian], deck: [Pot of Greed, Change of Heart, Hinotama, Ookazi], deck_size: 4"
    sides = f"A: {{monsters: [Summoned Skull]}}\nB: {side}, spells_traps: [{{card: Magical Hats, position: set}}]}}\n"
    duel = position(f"phase: battle\n{sides}steps:\n  - A: attack Summoned Skull -> Celtic Guardian\n").duel
    bot = SensibleBot("")
    while asked(duel).kind != A_REPLAY:
        ask = asked(duel)
        answer(duel, duel.serial, bot.picks(ask, SeatView(duel, ask.seat)))
    hidden = sorted(duel.faces[number].name for number in duel.monsters(1))
    assert hidden == ["Celtic Guardian", "Hinotama", "Ookazi"]


def hand_limit(hand: str, graveyard: str) -> list[str]:
    """The cards that the bot holds when its turn with that hand and that Graveyard is over."""
    duel = position(f"turn: 5\nphase: end\nA: {{hand: [{hand}], graveyard: [{graveyard}]}}\n").duel
    bot = SensibleBot("")
    for _ in range(200):
        ask = duel.ask
        if duel.turn > 5 or ask is None:
            break
        answer(duel, duel.serial, bot.picks(ask, SeatView(duel, ask.seat)))
    assert duel.turn == 6, "it never ends its turn"
    return [duel.faces[number].name for number in duel.zone(0, HAND)]


def test_its_turn_ends_although_a_discard_brings_another_card_back() -> None:
    """END-3, T-6.7. Two Night Assailants would return each other for ever: one of them in the Graveyard, or both discarded together."""
    others = "Summoned Skull, Dark Magician, Celtic Guardian, Gemini Elf, Archfiend Soldier"
    assert len(hand_limit(f"Night Assailant, {others}, Sangan", "Night Assailant")) == 6
    assert len(hand_limit(f"Night Assailant, Night Assailant, {others}, Sangan", "")) == 6
    # A control: alone it is what the bot can best do without, and what it brings back is another card.
    assert "Night Assailant" not in hand_limit(f"Night Assailant, {others}, Sangan", "")


def test_a_duel_with_night_assailants_ends() -> None:
    """T-6.7. The fifty-fifth duel of these decks once never ended."""
    decks = [deck_cards(find_deck("burn_goat_control")), deck_cards(find_deck("gravekeeper"))]
    duel = open_duel(decks, "base/54", profile("goat"), 0)
    finish(duel, [SensibleBot(""), SensibleBot("")], most=2000)
    assert duel.over
