"""Imagined duels: what the seat sees is the same, what it cannot see is dealt anew, and nothing of the truth is in it."""

import pytest

from spellspeed.kernel.asks import option
from spellspeed.kernel.door import advance, answer
from spellspeed.kernel.draws import Stream
from spellspeed.kernel.errors import IllegalAnswer, NothingAsked
from spellspeed.simulation.games import open_duel, seated
from spellspeed.simulation.sound import faults
from spellspeed.yugioh.bots.imagination import CannotImagine, imagine
from spellspeed.yugioh.bots.seat_view import SeatView
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kept_names import UNTRIBUTED
from spellspeed.yugioh.duel.memory import kept_number
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.profile import profile
from spellspeed.yugioh.duel.teams import Action
from spellspeed.yugioh.duel.terms import (
    A_CONSENT,
    AS_EQUIP,
    DECK,
    FIELD,
    FUSION_DECK,
    HAND,
    MONSTERS,
    REFUSE,
    SPELLS,
)
from spellspeed.yugioh.duel.visibility import sees
from spellspeed.yugioh.game import YUGIOH
from spellspeed.yugioh.views.view import view_json
from tests.properties.playing import asked, bench_duel, deck, how_many, play_on
from tests.properties.test_hidden import put_face, swapped
from tests.yugioh.book.stage import card, drive_on, position


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


@pytest.mark.parametrize("seats", [2, 4])
def test_two_duels_that_differ_in_hidden_cards_are_imagined_alike(seats: int) -> None:
    """FIELD-9. Two hidden cards change places; the same numbers are drawn: what is imagined is the same duel, the order of its indexes included."""
    compared = 0
    for seed in range(how_many(6, 200)):
        for duel in moments(seed, seats):
            seat = asked(duel).seat
            made = swapped(duel, seat, Stream(f"swap {seed}"))
            if made is None or asked(made[0]).parts() != asked(duel).parts():
                continue
            without_log = duel.fork()
            one = imagine(SeatView(without_log, seat), Stream("same"))
            other = imagine(SeatView(made[0], seat), Stream("same"))
            assert [face.code for face in one.faces] == [face.code for face in other.faces]
            assert one.digest() == other.digest()
            compared += 1
    assert compared > 40


SET_ROW = """
turn: 5
A: {hand: [Gemini Elf]}
B:
  deck_size: 0
  spells_traps:
    - {card: Jar of Greed, position: set}
    - {card: Dark Hole, position: set}
    - {card: Waboku, position: set}
    - {card: Book of Moon, position: set}
"""


def test_the_order_of_the_indexes_tells_nothing_of_what_lies_where() -> None:
    """FIELD-9. Two Set cards have changed places, and came into the indexes at another time: the order there is the same."""
    duel = position(SET_ROW).duel
    jar, hole, waboku, book = duel.zone(1, SPELLS)[:4]
    orders: set[tuple[int, ...]] = set()
    for one, other in ((jar, hole), (jar, waboku), (hole, book), (waboku, book)):
        twin = duel.fork()
        faces = duel.printed(one), duel.printed(other)
        put_face(twin, one, faces[1])
        put_face(twin, other, faces[0])
        orders.add(tuple(twin.fast[1]))
        for index in range(8):
            here, there = (imagine(SeatView(state, 0), Stream(f"row {index}")) for state in (duel, twin))
            assert here.digest() == there.digest()
    assert len(orders) > 1


class Permission:
    """A duel in which a partner is asked for permission; `before` is the last ask before the action began, `given` the answers since."""

    def __init__(self, duel: Duel, before: Duel, given: list[tuple[int, ...]]) -> None:
        self.duel = duel
        self.before = before
        self.given = given


def permissions(duels: int) -> list[Permission]:
    """The questions of consent in team duels that `sensible` plays, with the log."""
    found: list[Permission] = []
    for number in range(duels):
        seed = f"hunt/{number}"
        decks = [deck(["bench_goat_a", "bench_goat_b"][seat % 2]) for seat in range(4)]
        duel = open_duel(decks, seed, profile("goat"), number % 4, log=True)
        bots = seated(YUGIOH, ["sensible"], 4, seed)
        advance(duel)
        before, given = logged(duel), list[tuple[int, ...]]()
        while not duel.over:
            ask = asked(duel)
            if not any(isinstance(frame, Action) for frame in duel.frames):
                before, given = logged(duel), []
            elif ask.kind == A_CONSENT:
                found.append(Permission(logged(duel), before, given.copy()))
            given.append(bots[ask.seat].picks(ask, SeatView(duel, ask.seat)))
            answer(duel, duel.serial, given[-1])
    return found


def logged(duel: Duel) -> Duel:
    """A fork that knows the log of the duel."""
    twin = duel.fork()
    assert duel.journal is not None
    twin.journal = duel.journal.copy()
    return twin


def test_a_duel_imagined_at_a_question_of_consent_plays_on_to_its_end() -> None:
    """TEAM-III-5. Refused, the action is undone: the cards that were dealt lie there too, and nothing of the true duel comes back."""
    played = undone = 0
    for each in permissions(how_many(24, 400)):
        seat = asked(each.duel).seat
        for code in asked(each.duel).options:
            world = imagine(SeatView(each.duel, seat), Stream(f"consent {played}"))
            assert faults(world) == []
            held, key = world.fork(), world.key
            answer(world, world.serial, (code,))
            assert faults(world) == []
            assert world.key == key != each.duel.key
            if code == option(REFUSE):
                hidden = [card.number for card in world.cards if not sees(each.duel, seat, card.number)]
                assert [world.faces[number] for number in hidden] == [held.faces[number] for number in hidden]
                undone += 1
            play_on(world, Stream(f"on {played}"))
            assert world.over
            played += 1
    assert undone > 10


def test_duels_that_differ_in_hidden_cards_are_imagined_alike_at_a_question_of_consent() -> None:
    """TEAM-III-5, FIELD-9. What the action would go back to is the same too: two hidden cards had changed places before it began."""
    compared = 0
    for place, each in enumerate(permissions(how_many(24, 400))):
        seat = asked(each.duel).seat
        for attempt in range(4):
            made = swapped(each.before, seat, Stream(f"swap {place} {attempt}"))
            if made is None or any(sees(each.duel, seat, number) for number in made[1]):
                continue
            duel, twin = each.before.fork(), made[0]
            try:
                for picks in each.given:
                    for state in (duel, twin):
                        answer(state, state.serial, picks)
            except (IllegalAnswer, NothingAsked):
                continue
            if twin.ask is None or twin.ask.parts() != asked(duel).parts():
                continue
            one = imagine(SeatView(duel, seat), Stream("same"))
            other = imagine(SeatView(twin, seat), Stream("same"))
            assert one.digest() == other.digest()
            compared += 1
    assert compared > 20


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
    """FIELD-4, FIELD-10, FDECK-5. Face-down monsters are monsters, in the row below only taken ones; Fusion Decks hold Fusion Monsters."""
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
                    assert face.is_monster == bool(one.marks & AS_EQUIP)
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


FUSILIER = "Fusilier Dragon, the Dual-Mode Beast"
SET_WITHOUT_TRIBUTES = """
turn: 5
phase: main1
A: {hand: ["Fusilier Dragon, the Dual-Mode Beast"], deck: [Celtic Guardian, Mystic Tomato], deck_size: 2}
B: {hand: [Dark Hole]}
steps:
  - A: "set Fusilier Dragon, the Dual-Mode Beast"
  - A: end phase
  - A: end phase
"""


def test_what_a_hidden_monster_keeps_tells_nothing_of_it() -> None:
    """SUMMON-5. Of a monster Set without Tributes it is seen that it was; whether it keeps that is dealt with its face."""
    play = position(SET_WITHOUT_TRIBUTES)
    drive_on(play)
    number = card(play, FUSILIER)
    assert asked(play.duel).seat == 1
    kept = set()
    for seed in range(60):
        twin = imagine(SeatView(play.duel, 1), Stream(seed))
        numbers = [each.number for each in twin.cards if kept_number(twin, each.binding, UNTRIBUTED)]
        assert numbers == ([number] if twin.cards[number].face.name == FUSILIER else [])
        kept.add(len(numbers))
    assert kept == {0, 1}


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


def test_a_fusion_monster_turned_face_down_is_one_in_every_world() -> None:
    """FDECK-4. The Fusion Deck is counted, so what was turned face-down can be no monster of the Main Deck; which Fusion Monster it is may differ."""
    duel = position(
        "turn: 5\nphase: main1\nA: {hand: [Gemini Elf]}\n"
        "B: {monsters: [{card: Thousand-Eyes Restrict, position: set}], hand: [Gemini Elf, Summoned Skull], deck: [Skull Servant, Mokey Mokey],"
        " fusion_deck: [Dark Blade the Dragon Knight, Ojama King]}\n"
    ).duel
    (number,) = duel.monsters(1)
    found = set()
    for seed in range(30):
        world = imagine(SeatView(duel, 0), Stream(f"{seed}"))
        found.add(world.faces[number].name)
        assert all([world.faces[one].is_fusion for one in world.zone(1, FUSION_DECK)])
    assert found == {"Thousand-Eyes Restrict", "Dark Blade the Dragon Knight", "Ojama King"}
