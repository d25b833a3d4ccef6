"""Hidden stays hidden: two cards that a seat cannot see change places, and nothing that it is asked changes."""

from typing import Any

from spellspeed.kernel.asks import option, subject_of
from spellspeed.kernel.cards import Card
from spellspeed.kernel.door import answer
from spellspeed.kernel.draws import Stream
from spellspeed.simulation.sound import faults
from spellspeed.yugioh.bots.uniform import random_picks
from spellspeed.yugioh.duel.duel import Duel, place_of
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.terms import A_DISCARD, A_RESPONSE, DECK, E_REVEALED, END_PHASE, HAND, PASS, SPELLS
from tests.properties.playing import asked, bench_duel, how_many, play_on, shape


def is_hidden(duel: Duel, number: int) -> bool:
    """In a hand, in a Deck, or Set in a Spell & Trap Card Zone."""
    card = duel.cards[number]
    return card.zone in (HAND, DECK) or (card.zone == SPELLS and not card.face_up)


def hidden_from(duel: Duel, seat: int) -> list[int]:
    """The cards of its opponents that a seat cannot know."""
    return [
        card.number
        for card in duel.cards
        if duel.is_opponent(card.controller, seat) and card.owner == card.controller and is_hidden(duel, card.number)
    ]


def fits(duel: Duel, number: int, face: PrintedCard) -> bool:
    """Whether a card may lie where another one lies: no monster is Set among the Spells and Traps."""
    return duel.cards[number].zone != SPELLS or not face.is_monster


def put_face(duel: Duel, number: int, face: PrintedCard) -> None:
    """Make a card another one where it lies, with the indexes."""
    old = duel.cards[number]
    duel.forget(old, duel.printed(number), duel.printed(number).noted[place_of(old)])
    parts: list[Any] = list(old.parts())
    parts[1] = face
    duel.cards[number] = Card(*parts)
    duel.faces[number] = face
    duel.remember(duel.cards[number], face, face.noted[place_of(old)])


def swapped(duel: Duel, seat: int, stream: Stream) -> tuple[Duel, tuple[int, int]] | None:
    """A fork in which two cards that a seat cannot see have changed places; None where there are no two that may."""
    unknown = hidden_from(duel, seat)
    pairs = [
        (one, other)
        for one in unknown
        for other in unknown
        if one < other
        and duel.cards[one].owner == duel.cards[other].owner
        and duel.cards[one].zone != duel.cards[other].zone
        and duel.printed(one) is not duel.printed(other)
        and fits(duel, one, duel.printed(other))
        and fits(duel, other, duel.printed(one))
    ]
    if not pairs:
        return None
    one, other = pairs[stream.below(len(pairs))]
    twin = duel.fork()
    faces = duel.printed(one), duel.printed(other)
    put_face(twin, one, faces[1])
    put_face(twin, other, faces[0])
    assert faults(twin) == []
    return twin, (one, other)


def passive(duel: Duel, pair: tuple[int, int]) -> tuple[int, ...] | None:
    """An answer that does nothing and uses no swapped card; None if there is none (a search of the own Deck shows what is there)."""
    ask = asked(duel)
    for code in (option(PASS), option(END_PHASE)):
        if code in ask.options:
            return (code,)
    if ask.kind == A_DISCARD:
        picks = tuple([code for code in ask.options if subject_of(code) not in pair][: ask.least])
        return picks if ask.is_answer(picks) else None
    return () if ask.is_answer(()) else None


def wait_for(duel: Duel, seat: int, pair: tuple[int, int]) -> bool:
    """The other seat does nothing until this one is asked. Whether that came about without a swapped card being seen."""
    while not duel.over and asked(duel).seat != seat:
        picks = passive(duel, pair)
        if picks is None:
            return False
        answer(duel, duel.serial, picks)
    shown = any(event.kind == E_REVEALED for event in duel.journal or ())
    return not shown and all(is_hidden(duel, number) for number in pair)


def compare(duel: Duel, seat: int, stream: Stream, length: int) -> int:
    """Play a duel and its twin with the same answers until a swapped card is seen; how many asks of the seat were compared."""
    made = swapped(duel, seat, stream)
    if made is None:
        return 0
    twin, pair = made
    first = duel.fork()
    first.journal = []
    twin.journal = []
    compared = 0
    for _ in range(length):
        unseen = [wait_for(state, seat, pair) for state in (first, twin)]
        if not all(unseen):
            break
        assert first.over == twin.over
        if first.over:
            break
        ask = asked(first)
        assert shape(ask) == shape(asked(twin))
        compared += 1
        picks = random_picks(ask, stream)
        answer(first, first.serial, picks)
        answer(twin, twin.serial, picks)
    return compared


def test_a_seat_is_asked_the_same_whatever_it_cannot_see() -> None:
    """At moments of random duels under `always`: swap two hidden cards, go on with the same answers, compare every ask of the seat."""
    compared = 0
    for seed in range(how_many(16, 300)):
        duel = bench_duel(seed, always=True)
        stream = Stream(f"hidden {seed}")
        while not duel.over:
            play_on(duel, stream, 1 + stream.below(60))
            if not duel.over and asked(duel).seat == 1:
                compared += compare(duel, 0, stream, 60)
            elif not duel.over:
                compared += compare(duel, 1, stream, 60)
    assert compared > 500


def test_the_swap_is_felt_by_its_owner() -> None:
    """A control: the owner of the swapped cards is asked otherwise, so the comparison could fail."""
    different = 0
    for seed in range(6):
        duel = bench_duel(seed, always=True)
        stream = Stream(f"owner {seed}")
        play_on(duel, stream, 40)
        while not duel.over and not (asked(duel).kind == A_RESPONSE and asked(duel).seat == 1):
            play_on(duel, stream, 1)
        for _ in range(60):
            made = None if duel.over else swapped(duel, 0, stream)
            if made is None or asked(duel).seat != 1:
                play_on(duel, stream, 1)
                continue
            twin, pair = made
            picks = passive(duel, pair)
            if picks is None or picks != passive(twin, pair):
                break
            answer(duel, duel.serial, picks)
            answer(twin, twin.serial, picks)
            for state in (duel, twin):
                while not state.over and asked(state).seat == 0 and option(PASS) in asked(state).options:
                    answer(state, state.serial, (option(PASS),))
            if not duel.over and not twin.over and asked(duel).seat == 1:
                different += shape(asked(duel)) != shape(asked(twin))
    assert different > 0
