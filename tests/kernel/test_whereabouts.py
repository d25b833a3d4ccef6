"""Each card lies in exactly one zone: what is lost, doubled or put over another is an error of the program, and no test goes on without a look."""

import subprocess
import sys

import pytest

from spellspeed.kernel.atoms import lay, lift, order_zone, reserve, rewrite
from spellspeed.kernel.cards import Card
from spellspeed.kernel.door import advance, answer
from spellspeed.kernel.errors import LostCard, PlaceTaken
from spellspeed.kernel.state import State
from spellspeed.kernel.whereabouts import WATCHED, check_places, misplaced
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from tests.kernel.toy_game import DECK, HAND, new_game
from tests.patience import WHOLE
from tests.properties.playing import asked, bench_duel
from tests.yugioh.book.stage import card, position


def placed(held: Card, zone: int, slot: int) -> Card:
    """The same card in another place of its seat."""
    return held.with_place(held.controller, zone, slot, held.stay, held.face_up, held.position, 0, -1, held.marks)


def toy() -> State:
    """A game of the kernel's own at its first ask."""
    game = new_game([[0, 1, 2, 3, 4], [0, 1, 2, 3, 4]], "whereabouts")
    advance(game)
    return game


def field() -> tuple[Duel, int, int]:
    """A duel with two monsters on A's field."""
    play = position("A: {monsters: [Gemini Elf, Sheep Token]}")
    return play.duel, card(play, "Gemini Elf"), card(play, "Sheep Token")


def test_where_every_card_lies_in_its_zone_nothing_is_wrong() -> None:
    for state in (toy(), field()[0], bench_duel(1), bench_duel(2, seats=4)):
        assert misplaced(state) == []


def test_a_card_in_no_zone_is_lost_and_one_in_two_is_doubled() -> None:
    game = toy()
    number = game.zones[DECK][0]
    lift(game, game.cards[number])
    assert len(misplaced(game)) == 1
    with pytest.raises(LostCard, match="lies in 0 places"):
        check_places(game)
    lay(game, game.cards[number])
    lay(game, game.cards[number])
    with pytest.raises(LostCard, match="lies in 2 places"):
        check_places(game)


def test_a_card_that_lies_elsewhere_than_it_says_is_misplaced() -> None:
    game = toy()
    number = game.zones[DECK][0]
    rewrite(game, placed(game.cards[number], HAND, -1))
    with pytest.raises(LostCard, match="lies in zone 0 of seat 0"):
        check_places(game)
    duel, elf, _ = field()
    zone = duel.zone(0, t.MONSTERS)
    order_zone(duel, 0, t.MONSTERS, [*zone[1:], zone[0]])
    assert len(misplaced(duel)) == 2
    rewrite(duel, placed(duel.cards[elf], t.MONSTERS, 4))
    assert len(misplaced(duel)) == 1


def test_a_token_is_a_monster_an_equip_card_or_gone_and_nothing_else_is_gone() -> None:
    for zone in (t.HAND, t.GRAVEYARD, t.REMOVED, t.DECK, t.SPELLS):
        duel, _, token = field()
        lift(duel, duel.cards[token])
        lay(duel, placed(duel.cards[token], zone, 0 if zone == t.SPELLS else -1))
        assert [line for line in misplaced(duel) if "Sheep Token" in line], zone
    duel, elf, token = field()
    lift(duel, duel.cards[token])
    lay(duel, placed(duel.cards[token], t.NOWHERE, -1))
    assert misplaced(duel) == []
    lift(duel, duel.cards[elf])
    lay(duel, placed(duel.cards[elf], t.NOWHERE, -1))
    assert misplaced(duel) == [f"Gemini Elf ({elf}) is gone, and is no Token"]


def test_a_monster_zone_has_five_slots() -> None:
    duel, elf, _ = field()
    lift(duel, duel.cards[elf])
    lay(duel, placed(duel.cards[elf], t.MONSTERS, -1))
    assert misplaced(duel) == ["zone 2 of seat 0 has 6 slots"]


def test_no_card_is_laid_over_another_and_no_slot_of_one_is_reserved() -> None:
    duel, elf, token = field()
    taken = duel.cards[token].slot
    lift(duel, duel.cards[elf])
    with pytest.raises(PlaceTaken, match="Gemini Elf"):
        lay(duel, placed(duel.cards[elf], t.MONSTERS, taken))
    for slot in (taken, -1):
        with pytest.raises(PlaceTaken):
            reserve(duel, 0, t.MONSTERS, slot, t.HELD)
    assert duel.zone(0, t.MONSTERS)[taken] == token
    lay(duel, placed(duel.cards[elf], t.MONSTERS, duel.free_slot(0, t.MONSTERS)))
    assert misplaced(duel) == []


def test_every_answer_of_a_test_is_looked_after() -> None:
    assert WATCHED
    duel = bench_duel(3)
    lost = duel.zone(1, t.DECK)[0]
    lift(duel, duel.cards[lost])
    with pytest.raises(LostCard):
        answer(duel, duel.serial, asked(duel).options[:1])


def test_outside_of_tests_an_answer_costs_no_such_look() -> None:
    script = "from spellspeed.kernel.whereabouts import WATCHED; print(WATCHED)"
    done = subprocess.run(
        [sys.executable, "-c", script], env={"PATH": ""}, capture_output=True, text=True, check=True, timeout=WHOLE
    )
    assert done.stdout.strip() == "False"
