"""Imagined duels: what the seat sees is the same, what it cannot see is dealt anew, and nothing of the truth is in it."""

from pathlib import Path

import pytest

import spellspeed
from spellspeed.bots.imagining import CannotImagine, imagine
from spellspeed.bots.seat_view import SeatView
from spellspeed.kernel.draws import Stream
from spellspeed.lab.sound import faults
from spellspeed.table.view import view_json
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.printed import PrintedCard
from spellspeed.yugioh.rules.terms import DECK, FIELD, FUSION_DECK, HAND, MONSTERS, SPELLS
from spellspeed.yugioh.rules.visibility import sees
from tests.properties.playing import asked, bench_duel, deck, how_many, play_on
from tests.properties.test_hidden import swapped
from tests.rules.stage import card, drive_on, position


def moments(seed: int, seats: int = 2) -> list[Duel]:
    """Some moments of a duel by chance, with its log."""
    duel = bench_duel(seed, seats=seats)
    duel.journal = []
    stream = Stream(f"imagine {seed}")
    found: list[Duel] = []
    while not duel.over:
        play_on(duel, stream, 1 + stream.below(25))
        if not duel.over:
            moment = duel.fork()
            moment.journal = duel.journal.copy()
            found.append(moment)
    return found


def faces_in(duel: Duel) -> list[list[int]]:
    """Which cards each owner has, by passcode."""
    return [sorted(card.face.code for card in duel.cards if card.owner == seat) for seat in range(duel.seats)]


def hidden_faces(duel: Duel, seat: int) -> list[int]:
    """The passcodes of what a seat cannot see, in the order of the places."""
    return [duel.faces[card.number].code for card in duel.cards if not sees(duel, seat, card.number)]


@pytest.mark.parametrize("seats", [2, 4])
def test_what_the_seat_sees_stays_and_the_rest_is_dealt_anew(seats: int) -> None:
    """PUBLIC-1, PUBLIC-2. The view is the same byte for byte; every owner has the cards that he has; the duel goes on to its end."""
    dealt = changed = 0
    for seed in range(how_many(4, 200)):
        for duel in moments(seed, seats):
            seat = asked(duel).seat
            twin = imagine(SeatView(duel, seat), Stream(f"{seed} {duel.serial}"))
            assert view_json(twin, seat) == view_json(duel, seat)
            assert faces_in(twin) == faces_in(duel)
            assert faults(twin) == []
            dealt += 1
            changed += hidden_faces(twin, seat) != hidden_faces(duel, seat)
            if dealt % 5 == 0:
                play_on(twin, Stream(f"on {seed}"))
                assert twin.over
    assert dealt > 60
    assert changed > dealt * 9 // 10


def test_two_duels_that_differ_in_hidden_cards_are_imagined_alike() -> None:
    """FIELD-9. Two hidden cards change places; the same numbers are drawn: the same cards lie everywhere in what is imagined."""
    compared = 0
    for seed in range(how_many(6, 200)):
        for duel in moments(seed):
            seat = asked(duel).seat
            made = swapped(duel, seat, Stream(f"swap {seed}"))
            if made is None or asked(made[0]).parts() != asked(duel).parts():
                continue
            without_log = duel.fork()
            one = imagine(SeatView(without_log, seat), Stream("same"))
            other = imagine(SeatView(made[0], seat), Stream("same"))
            assert [face.code for face in one.faces] == [face.code for face in other.faces]
            assert [event.parts()[3:] for event in one.fresh] == [event.parts()[3:] for event in other.fresh]
            compared += 1
    assert compared > 40


def test_nothing_of_the_truth_is_left_in_the_imagined_duel() -> None:
    """No frame, event, trigger or link of the imagined duel holds a record of a card under a face that lies elsewhere now."""
    for seed in range(4):
        for duel in moments(seed):
            seat = asked(duel).seat
            twin = imagine(SeatView(duel, seat), Stream(f"left {seed}"))
            for event in [*twin.fresh, *twin.occasion]:
                before = event.before
                if before is not None and before.zone in (HAND, DECK, FUSION_DECK) and before.controller != seat:
                    assert before.face is twin.faces[before.number]


def fusion_count(duel: Duel, seat: int) -> int:
    """How many cards lie in a Fusion Deck."""
    return len(duel.zone(seat, FUSION_DECK))


def test_dealt_cards_fit_their_places() -> None:
    """FIELD-4, FIELD-10, FDECK-5. Face-down monsters are monsters, Set cards in the row below are none, Fusion Decks hold Fusion Monsters."""
    checked = 0
    for seed in range(how_many(6, 100)):
        for duel in moments(seed):
            twin = imagine(SeatView(duel, asked(duel).seat), Stream(f"fit {seed}"))
            for one in twin.cards:
                face = twin.faces[one.number]
                if one.zone == MONSTERS and not one.face_up:
                    checked += 1
                    assert face.is_monster
                elif one.zone in (SPELLS, FIELD) and not one.face_up:
                    checked += 1
                    assert not face.is_monster
                elif one.zone == HAND or one.zone == DECK:
                    assert not face.is_fusion
                elif one.zone == FUSION_DECK:
                    assert face.is_fusion
    assert checked > 50


def deal_often(duel: Duel, seat: int, number: int) -> set[str]:
    """What a card is in forty imagined duels."""
    return {imagine(SeatView(duel, seat), Stream(f"often {index}")).faces[number].name for index in range(40)}


def test_another_seats_ask_is_not_imagined() -> None:
    """A seat imagines at its own asks; the options of another one's ask would tell what he holds."""
    duel = bench_duel(3)
    other = 1 - asked(duel).seat
    with pytest.raises(CannotImagine, match=f"seat {other} is not asked"):
        imagine(SeatView(duel, other), Stream("x"))


def test_supposed_cards_are_dealt_instead() -> None:
    """Whoever does not know the opponent's Deck supposes one; it has to hold what was seen and be as large."""
    duel = bench_duel(0)
    seat = asked(duel).seat
    other = 1 - seat
    main, fusion = deck("bench_goat_a")
    mine = sorted(card.face.code for card in duel.cards if card.owner == seat)
    if sorted(face.code for face in [*main, *fusion]) != mine:
        main, fusion = deck("bench_goat_b")
    theirs = len([card for card in duel.cards if card.owner == other])
    cards: list[PrintedCard] = [*main, *fusion]
    if len(cards) == theirs and len(fusion) == fusion_count(duel, other):
        twin = imagine(SeatView(duel, seat), Stream("s"), [(other, cards)])
        assert sorted(card.face.code for card in twin.cards if card.owner == other) == mine
    with pytest.raises(CannotImagine, match=f"seat {other} has {theirs} unseen cards; {len(cards) - 1} are left"):
        imagine(SeatView(duel, seat), Stream("s"), [(other, cards[1:])])


HIDDEN_GAME = """
turn: 5
A:
  hand: [Book of Moon]
  spells_traps: [{card: Compulsory Evacuation Device, position: set}]
B:
  hand: [Summoned Skull, Sakuretsu Armor, Mystic Tomato]
  deck: [Magician of Faith, Gemini Elf, Dark Magician, Raigeki, Blue-Eyes White Dragon]
  monsters: [Don Zaloog, {card: Cyber Jar, position: set}]
"""


def test_a_monster_turned_face_down_is_remembered() -> None:
    """T-11.4, PUBLIC-1. Who saw a monster turned face-down knows it; the control is a monster that nobody saw."""
    play = position(HIDDEN_GAME + "steps:\n  - A: activate Book of Moon\n    target: Don Zaloog\n")
    drive_on(play)
    don, jar = card(play, "Don Zaloog"), card(play, "Cyber Jar")
    assert not sees(play.duel, 0, don)
    assert deal_often(play.duel, 0, don) == {"Don Zaloog"}
    assert len(deal_often(play.duel, 0, jar)) > 2


def test_a_card_returned_to_a_hand_is_in_that_hand_or_among_what_was_set_out_of_it() -> None:
    """PUBLIC-1, FIELD-9, SUMMON-5. A face-down monster may be the one that was returned; without Tributes its Level is 4 or lower."""
    play = position(
        HIDDEN_GAME
        + """steps:
  - A: activate Compulsory Evacuation Device
    target: Don Zaloog
  - A: end phase
  - B: set Mystic Tomato
  - B: end phase
"""
    )
    duel = play.duel
    assert asked(duel).seat == 0
    don, tomato = card(play, "Don Zaloog"), card(play, "Mystic Tomato")
    held = duel.zone(1, HAND)
    places: set[bool] = set()
    for index in range(60):
        faces = imagine(SeatView(duel, 0), Stream(f"hand {index}")).faces
        in_hand = [faces[number].name for number in held].count("Don Zaloog")
        assert in_hand + (faces[tomato].name == "Don Zaloog") == 1
        assert faces[tomato].is_monster
        assert faces[tomato].level <= 4
        places.add(faces[tomato].name == "Don Zaloog")
    assert places == {True, False}
    duel.journal = None
    assert len(deal_often(duel, 0, don)) > 2, "the control: with the log off nothing is remembered"


def test_only_imagining_asks_for_the_state_behind_a_view() -> None:
    """No bot reaches the true duel."""
    folder = Path(spellspeed.__file__).parent
    users = [path.name for path in sorted(folder.rglob("*.py")) if "state_behind" in path.read_text(encoding="utf-8")]
    assert users == ["imagining.py", "seat_view.py"]
