"""Views: they fit their schema, name nothing that is hidden from their seat, and do not change with what it cannot see."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

import pytest
from jsonschema import Draft202012Validator

from spellspeed.kernel.door import answer
from spellspeed.kernel.draws import Stream
from spellspeed.kernel.viewers import SPECTATOR, NoSuchViewer
from spellspeed.languages.catalog import catalog
from spellspeed.yugioh.bots.seat_view import SeatView
from spellspeed.yugioh.bots.uniform import random_picks
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import ASK_NAMES, DECK, HAND
from spellspeed.yugioh.duel.visibility import knows, offered_to, sees
from spellspeed.yugioh.text.duel_log import LogWriter
from spellspeed.yugioh.text.notation import meanings
from spellspeed.yugioh.views.leaks import leaks, unknown_to
from spellspeed.yugioh.views.situation import situation
from spellspeed.yugioh.views.view import VERSION, view_json, view_of, view_schema
from tests.properties.playing import asked, bench_duel, how_many, play_on
from tests.properties.test_hidden import swapped, wait_for
from tests.thorough import THOROUGH
from tests.yugioh.book.stage import position

SCHEMA: Final = view_schema()


def strict(schema: Any) -> Any:
    """The schema with no other fields allowed: every field that is shown must be named in it."""
    if isinstance(schema, list):
        return [strict(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    closed = {key: strict(part) for key, part in schema.items()}
    if schema.get("type") == "object" and "properties" in schema:
        closed["additionalProperties"] = False
    return closed


VALIDATOR: Final = Draft202012Validator(strict(SCHEMA))


def faults_of(view: dict[str, Any]) -> list[str]:
    """What of a view the schema refuses."""
    return [f"{list(error.absolute_path)}: {error.message[:200]}" for error in VALIDATOR.iter_errors(view)]


def moments(seed: int, *, seats: int = 2, step: int = 60) -> list[Duel]:
    """A random duel, every so many answers."""
    duel = bench_duel(seed, always=seed % 2 == 0, seats=seats)
    stream = Stream(f"views {seed}")
    found: list[Duel] = [duel.fork()]
    while not duel.over:
        play_on(duel, stream, 1 + stream.below(step))
        found.append(duel.fork())
    return found


def test_the_schema_is_a_schema_and_speaks_of_this_version() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    assert SCHEMA["properties"]["version"] == {"const": VERSION}


def kinds_in(schema: object) -> list[list[str]]:
    """The lists of values in a schema that have the ask "response" among them."""
    if isinstance(schema, dict):
        here = [schema["enum"]] if "response" in schema.get("enum", ()) else []
        return here + [found for part in schema.values() for found in kinds_in(part)]
    return [found for part in schema for found in kinds_in(part)] if isinstance(schema, list) else []


def test_the_schema_knows_every_kind_of_ask() -> None:
    """A kind that few duels come to, too."""
    assert kinds_in(SCHEMA) == [[name for name in ASK_NAMES if name]]


@pytest.mark.parametrize("seats", [2, 4])
def test_views_of_random_duels_fit_the_schema_and_leak_nothing(seats: int) -> None:
    hidden = 0
    for seed in range(how_many(2, 100)):
        for moment, duel in enumerate(moments(seed, seats=seats)):
            for seat in range(seats):
                view = view_of(duel, seat)
                if THOROUGH or moment % seats == seat:
                    assert faults_of(view) == []
                assert leaks(duel, seat) == []
                assert json.loads(view_json(duel, seat)) == view
                hidden += len(unknown_to(duel, seat))
            assert faults_of(view_of(duel, None)) == []
    assert hidden > 500


@pytest.mark.parametrize("seats", [2, 4])
def test_a_spectator_sees_what_is_public(seats: int) -> None:
    """PUBLIC-1, PUBLIC-2. No hand, no Fusion Deck, no Set card, no ask; of two duels that differ in the hidden cards the same view."""
    set_cards = 0
    for seed in range(2):
        for duel in moments(seed, seats=seats):
            view = view_of(duel, SPECTATOR)
            assert faults_of(view) == []
            assert (view["seat"], view["ask"]) == (SPECTATOR, None)
            for seen, seat in zip(view["seats"], range(seats), strict=True):
                assert (seen["hand"], seen["fusion_deck"]) == (None, None)
                assert seen["hand_count"] == len(duel.zone(seat, HAND))
                for card in [*seen["monsters"], *seen["spells_traps"], seen["field_spell"]]:
                    if card is not None and not card.get("held") and not card["face_up"]:
                        assert "name" not in card
                        set_cards += 1
            for card in duel.cards:
                everybody = all(knows(duel, seat, card.number) for seat in range(seats))
                assert knows(duel, SPECTATOR, card.number) == everybody
            assert leaks(duel, SPECTATOR) == []
    assert set_cards > 20


@pytest.mark.parametrize("viewer", [-2, 4, 2])
def test_nobody_else_looks_on(viewer: int) -> None:
    """A number that is no seat and no spectator is refused by name wherever somebody looks; control: seat 1 looks."""
    duel = bench_duel(1)
    words = catalog()
    looks: list[Callable[[int], object]] = [
        lambda who: view_of(duel, who),
        lambda who: sees(duel, who, duel.zone(0, HAND)[0]),
        lambda who: offered_to(duel, who),
        lambda who: SeatView(duel, who),
        lambda who: LogWriter(duel, ["a", "b"], who),
        lambda who: situation(duel, ["a", "b"], who, words),
    ]
    for look in looks:
        with pytest.raises(NoSuchViewer, match=f"no (viewer|seat) {viewer}: the seats are 0 to 1"):
            look(viewer)
        look(1)


def test_a_spectator_has_no_seat_to_play_from() -> None:
    """A bot's view is that of a seat."""
    with pytest.raises(NoSuchViewer, match="no seat -1"):
        SeatView(bench_duel(1), SPECTATOR)


def test_a_covered_graveyard_is_shown_by_places_alone() -> None:
    """ERA-QUESTION-1. To the opponent and to who looks on; its player, and everybody afterwards, sees what lies there."""
    text = "A: {hand: [Question], graveyard: [Gemini Elf, Dark Hole]}\nsteps:\n  - A: activate Question\n"
    duel = position(text).duel
    while not duel.chain:
        answer(duel, duel.serial, asked(duel).options[:1])
    for viewer, known in ((0, True), (1, False), (SPECTATOR, False), (None, True)):
        view = view_of(duel, viewer)
        assert faults_of(view) == []
        lying = view["seats"][0]["graveyard"]
        assert [card["known"] for card in lying] == [known, known]
        assert [card.get("name") for card in lying] == (["Gemini Elf", "Dark Hole"] if known else [None, None])
        assert [card["ref"].rpartition(":")[2] for card in lying] == ["1", "2"]
    assert leaks(duel, 1) == []


def test_a_leak_is_found() -> None:
    """A control: the open view names cards that are hidden from a seat, and the search finds them there."""
    duel = bench_duel(1)
    open_text = view_json(duel, None)
    hidden = {duel.printed(number).name for number in unknown_to(duel, 0)}
    known = {duel.printed(card.number).name for card in duel.cards if sees(duel, 0, card.number)}
    assert all(f'"{name}' in open_text for name in hidden - known)
    assert len(hidden - known) > 20


def test_a_wrong_field_is_found() -> None:
    """A control for the schema: another field, another type, a card number for a place."""
    view = view_of(bench_duel(1), 0)
    assert len(faults_of({**view, "serial": 5})) == 1
    assert len(faults_of({**view, "turn": "1"})) == 1
    assert len(faults_of({**view, "seats": [{**view["seats"][0], "hand": [17]}, view["seats"][1]]})) == 1


def test_another_seat_is_not_told_who_is_asked() -> None:
    """PUBLIC-1. Only the view of the seat asked (and an open one) holds the ask."""
    duel = bench_duel(0)
    seat = asked(duel).seat
    assert view_of(duel, 1 - seat)["ask"] is None
    assert view_of(duel, seat)["ask"]["seat"] == seat
    assert view_of(duel, None)["ask"]["seat"] == seat


def test_what_a_seat_sees_at_the_beginning() -> None:
    """SETUP-7, PUBLIC-2. The own five cards by name, the other hand and both Decks as numbers."""
    duel = bench_duel(0)
    view = view_of(duel, 0)
    assert (duel.turn, duel.turn_seat, view["turn"], view["turn_seat"]) == (1, 0, 1, 0)
    mine, theirs = view["seats"]
    assert [card["ref"] for card in mine["hand"]] == [f"hand:{place}" for place in range(1, mine["hand_count"] + 1)]
    assert (mine["hand_count"], theirs["hand_count"], theirs["hand"]) == (6 if view["phase"] != "draw" else 5, 5, None)
    assert mine["deck_face_up"] == theirs["deck_face_up"] == []
    assert theirs["fusion_deck"] is None
    assert view["sides"] == [{"life": 8000, "seats": [0]}, {"life": 8000, "seats": [1]}]


def test_every_option_has_an_answer_of_its_own() -> None:
    """The meanings of an ask's options are all different, and the view offers the same ones."""
    for seed in range(how_many(2, 100)):
        duel = bench_duel(seed, always=True)
        stream = Stream(f"meanings {seed}")
        while not duel.over:
            ask = asked(duel)
            texts = meanings(duel, ask)
            assert len(set(texts)) == len(ask.options)
            if stream.below(8) == 0:
                assert sorted(option["answer"] for option in view_of(duel, ask.seat)["ask"]["options"]) == sorted(texts)
            answer(duel, duel.serial, random_picks(ask, stream), ask.seat)


def test_a_search_tells_no_order_of_the_deck() -> None:
    """FIELD-9. Cards of the own Deck are offered by name, whatever their order."""
    searches = 0
    for seed in range(3):
        duel = bench_duel(seed)
        stream = Stream(f"search {seed}")
        while not duel.over:
            ask = asked(duel)
            offered = [
                option
                for option in view_of(duel, ask.seat)["ask"]["options"]
                if option["card"] is not None and option["card"].startswith("deck:")
            ]
            if len(offered) > 1 and ask.most == 1:
                searches += 1
                assert [option["name"] for option in offered] == sorted(option["name"] for option in offered)
                assert len({option["card"] for option in offered}) == len(offered)
            answer(duel, duel.serial, random_picks(ask, stream), ask.seat)
        assert all(duel.cards[number].zone == DECK for seat in (0, 1) for number in duel.zone(seat, DECK))
    assert searches > 0


def compare_views(duel: Duel, seat: int, stream: Stream, length: int) -> int:
    """Play a duel and its twin, in which two hidden cards are swapped, with the same answers; how many views were equal, all of them."""
    made = swapped(duel, seat, stream)
    if made is None:
        return 0
    twin, pair = made
    first = duel.fork()
    first.journal = []
    twin.journal = []
    told = [LogWriter(state, ("A", "B"), seat) for state in (first, twin)]
    compared = 0
    for _ in range(length):
        assert view_json(first, seat, told[0].news()) == view_json(twin, seat, told[1].news())
        compared += 1
        if not all([wait_for(state, seat, pair) for state in (first, twin)]) or first.over:
            break
        assert view_json(first, seat, told[0].news()) == view_json(twin, seat, told[1].news())
        picks = random_picks(asked(first), stream)
        answer(first, first.serial, picks)
        answer(twin, twin.serial, picks)
        if not all([seen_nothing(state, seat, pair) for state in (first, twin)]):
            break
    return compared


def seen_nothing(duel: Duel, seat: int, pair: tuple[int, int]) -> bool:
    """Whether both swapped cards are still hidden from the seat."""
    return not any(sees(duel, seat, number) for number in pair)


def test_a_view_does_not_depend_on_what_its_seat_cannot_see() -> None:
    """Two cards hidden from a seat change places: its view stays the same, byte for byte, up to the first reveal."""
    compared = 0
    for seed in range(how_many(4, 300)):
        duel = bench_duel(seed, always=True)
        stream = Stream(f"swapped views {seed}")
        while not duel.over:
            play_on(duel, stream, 1 + stream.below(60))
            if not duel.over:
                compared += compare_views(duel, 1 - asked(duel).seat, stream, 20)
    assert compared > 100


def test_the_swap_is_seen_by_its_owner() -> None:
    """A control: the seat that owns the swapped cards sees another view where one of them lies in its hand."""
    different = 0
    for seed in range(8):
        duel = bench_duel(seed, always=True)
        stream = Stream(f"owner's view {seed}")
        play_on(duel, stream, 30)
        made = swapped(duel, 0, stream)
        assert made is not None
        different += view_json(duel, 1) != view_json(made[0], 1)
    assert different > 4
