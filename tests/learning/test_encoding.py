"""What an observation says is what the view of its seat says, over many positions; its actions answer every ask."""

from __future__ import annotations

from array import array

import pytest

from spellspeed.kernel.asks import Ask, option
from spellspeed.kernel.draws import Stream
from spellspeed.learning import columns
from spellspeed.learning.card_codes import all_codes, codes_by_passcode
from spellspeed.learning.encoding.actions import Choosing, IllegalAction
from spellspeed.learning.encoding.card_rows import CardRows, KeptRows, Lying, UnknownCardCode
from spellspeed.learning.encoding.episode import DuelOver, Episode, WrongBuffer, switches_of
from spellspeed.learning.encoding.history import KINDS
from spellspeed.yugioh.bots.seat_view import SeatView
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.profile import SWITCHES, profile
from spellspeed.yugioh.text.duel_log import LogWriter
from spellspeed.yugioh.views.events_seen import event_seen
from spellspeed.yugioh.views.view import view_of
from tests.learning.observing import act, bench_episode, legal, named, observed
from tests.properties.playing import how_many

NUMBERED = (
    "attacked_means", "continuous_trap_same_chain", "counter_traps_after_calculation", "damage_step_chains",
    "deck_rules", "end_of_match", "failed_search", "flip_may_choose_itself", "ignition_priority", "ignition_timing",
    "match_draws", "phase_effects", "replay_cause", "replay_switch", "reposition_after_effect",
    "reposition_summoned_by_other", "rulings", "segoc", "set_is_summon", "trigger_after_leaving", "zero_atk",
)  # fmt: skip
"""The switches of the first policies, by the number of their bit."""

CODES = codes_by_passcode()


def test_every_card_has_a_code_of_its_own_within_int16() -> None:
    assert len(CODES) == len(all_codes())
    assert max(CODES.values()) == len(all_codes()) <= columns.LARGEST
    assert all_codes()[CODES[27551] - 1] == 27551


def test_the_shapes_are_as_many_as_the_columns() -> None:
    counts = {
        columns.CARD_COLUMNS: columns.CARDS,
        columns.OPTION_COLUMNS: columns.OPTIONS,
        columns.GLOBAL_COLUMNS: columns.GLOBALS,
        columns.LINK_COLUMNS: columns.CHAIN,
        columns.EVENT_COLUMNS: columns.HISTORY,
    }
    assert {count: len(names) for count, names in counts.items()} == {20: 20, 10: 10, 32: 32, 6: 6, 8: 8}
    assert columns.size_of(2) == 160 * 20 + 65 * 10 + 32 + 16 * 6 + 32 * 8
    assert columns.size_of(4) == columns.size_of(2) + 160 * 20
    assert sorted(KINDS.values()) == list(range(1, len(columns.EVENT_KINDS)))


def expected_card(view: SeatView, seen: dict[str, int]) -> dict[str, int]:
    """What the view says of a card of which a row was written, by the same names."""
    number = seen["number"]
    knows = view.knows(number)
    on_field = view.is_on_field(number)
    face = view.face(number) if knows else None
    monster = face is not None and (face.is_monster or view.zone_of(number) == t.MONSTERS)
    return {
        "card": CODES[face.code] if face is not None else 0,
        "zone": view.zone_of(number) + 1,
        "face_up": int(view.is_face_up(number)),
        "position": (2 - int(view.is_in_attack_position(number))) if view.zone_of(number) == t.MONSTERS else 0,
        "kind": face.kind if face is not None else 0,
        "icon": face.icon + 1 if face is not None and not face.is_monster else 0,
        "attack": view.attack(number) if monster else 0,
        "defense": view.defense(number) if monster else 0,
        "on field": int(on_field),
    }


def compare_with_view(episode: Episode, seat: int) -> int:
    """Hold an observation against the view of its seat; how many cards were compared."""
    duel, view = episode.duel, SeatView(episode.duel, seat)
    observation = observed(episode, seat)
    numbers = Lying(duel, seat).numbers
    rows = named(observation, duel.seats, "cards")
    assert len(rows) == len(numbers) == len(set(numbers))
    for number, row in zip(numbers, rows, strict=True):
        want = expected_card(view, {"number": number})
        on_field = want.pop("on field")
        assert {key: row[key] for key in want} == want
        assert (row["slot"] > 0) == bool(on_field)
    everything = [number for number in range(len(duel.cards)) if view.knows(number)]
    fusion_of_others = [
        n for n in everything if view.zone_of(n) == t.FUSION_DECK and view.controller(n) != seat and n not in numbers
    ]
    nowhere = [n for n in everything if view.zone_of(n) == t.NOWHERE]
    assert {n for n in everything if n not in fusion_of_others and n not in nowhere} <= set(numbers)
    unknown = [number for number in numbers if not view.knows(number)]
    assert all(view.is_on_field(number) or view.zone_of(number) == t.REMOVED for number in unknown)
    compare_globals(view, named(observation, duel.seats, "globals")[0])
    return len(rows)


def compare_globals(view: SeatView, told: dict[str, int]) -> None:
    """What is true of the whole table."""
    names = ["my", *(["partner"] if len(view.side()) > 1 else [])]
    seats = dict(zip(names, view.side(), strict=True))
    seats |= {f"opponent_{place}": seat for place, seat in enumerate(view.opponents(), start=1)}
    for name in ("my", "partner", "opponent_1", "opponent_2"):
        assert told[f"{name}_hand"] == (view.hand_size(seats[name]) if name in seats else 0)
        assert told[f"{name}_deck"] == (view.deck_size(seats[name]) if name in seats else 0)
    assert told["my_life"] == view.life(view.seat)
    assert told["their_life"] == view.life(view.opponents()[0])
    assert (told["turn"], told["phase"], told["links"]) == (view.turn(), view.phase(), view.links())
    assert (told["turn_seat"] == columns.ME) == view.is_my_turn()
    assert told["moment"] == view.moment()
    assert (told["attacker_row"] > 0) == (view.attacker() >= 0)


@pytest.mark.parametrize("seats", [2, 4])
def test_an_observation_says_what_the_view_of_its_seat_says(seats: int) -> None:
    """Every card, every seat, at every tenth decision of random duels."""
    compared = 0
    for seed in range(how_many(6, 60)):
        episode = bench_episode(seed, seats)
        stream = Stream(f"view {seed}")
        while not episode.duel.over:
            if not episode.decisions % 10:
                for seat in range(seats):
                    compared += compare_with_view(episode, seat)
            act(episode, stream)
    assert compared > 3000


@pytest.mark.parametrize("seats", [2, 4])
def test_counters_owners_and_what_is_attached_are_those_of_the_public_view(seats: int) -> None:
    """Against the view as JSON, which also has what bots are not told: slot by slot of every seat's field."""
    compared = 0
    for seed in range(how_many(6, 60)):
        episode = bench_episode(seed, seats)
        stream = Stream(f"json {seed}")
        while not episode.duel.over:
            if not episode.decisions % 10:
                compared += compare_with_json(episode, episode.seat())
            act(episode, stream)
    assert compared > 200


def compare_with_json(episode: Episode, seat: int) -> int:
    """The field of all seats in an observation and in the view as JSON; how many cards were compared."""
    duel = episode.duel
    view = view_of(duel, seat)
    lying = Lying(duel, seat)
    rows = named(observed(episode, seat), duel.seats, "cards")
    compared = 0
    for other in range(duel.seats):
        for zone, word in ((t.MONSTERS, "monsters"), (t.SPELLS, "spells_traps")):
            for slot, seen in enumerate(view["seats"][other][word]):
                mine = [
                    row
                    for row in rows
                    if (row["zone"], row["slot"], row["controller"]) == (zone + 1, slot + 1, lying.codes[other])
                ]
                assert len(mine) == int(seen is not None and "ref" in seen)
                if mine:
                    compared += 1
                    assert mine[0]["negated"] == int(seen["negated"])
                    assert mine[0]["owner"] == lying.codes[seen["owner"]]
                    assert mine[0]["came_this_turn"] == int(seen["since_this_turn"])
                    assert (mine[0]["equipped_to"] > 0) == (seen["equipped_to"] is not None)
                    assert mine[0]["attacked"] == int(seen.get("attacked_this_turn", False))
    return compared


@pytest.mark.parametrize("seats", [2, 4])
def test_a_history_names_the_cards_that_the_log_names_and_no_others(seats: int) -> None:
    """Event by event, for every seat, when it has happened."""
    compared = named_cards = hidden = 0
    for seed in range(how_many(4, 40)):
        episode = bench_episode(seed, seats)
        stream = Stream(f"history {seed}")
        duel = episode.duel
        while not duel.over:
            journal = duel.journal
            assert journal is not None
            since = len(journal)
            act(episode, stream)
            for seat in range(seats):
                log = LogWriter(duel, [""] * seats, seat)
                told: list[int] = []
                for place in range(since, len(journal)):
                    event = journal[place]
                    if event.kind not in KINDS:
                        continue
                    if event.kind in (t.E_REVEALED, t.E_TAKEN) and event.detail not in (0, seat + 1):
                        continue
                    if event.kind == t.E_TAKEN and event.detail == 0:
                        continue
                    seen = event_seen(duel, log, event, journal[place + 1 :])
                    name = seen.get("card") if seen is not None else None
                    told.append(CODES[duel.printed(event.card).code] if name is not None else 0)
                    hidden += name is None and event.card >= 0
                rows = named(observed(episode, seat), seats, "history")[: len(told)]
                latest = told[::-1][: columns.EVENTS]
                for row, code in zip(rows, latest, strict=False):
                    compared += 1
                    if row["card"]:
                        assert row["card"] == code, (columns.EVENT_KINDS[row["kind"]], row)
                        named_cards += 1
    assert compared > 1000
    assert named_cards > 300
    assert hidden > 50


@pytest.mark.parametrize("seats", [2, 4])
def test_random_actions_play_duels_to_their_end(seats: int) -> None:
    """Every ask is answered by actions of its mask; a row stands where the mask has a 1, and nowhere else but for what was picked."""
    for seed in range(how_many(12, 300)):
        episode = bench_episode(seed, seats)
        stream = Stream(f"act {seed}")
        while not episode.duel.over:
            options = named(observed(episode, episode.seat()), seats, "options")
            rows = {place for place, row in enumerate(options) if any(row.values())}
            picked = {place for place, row in enumerate(options) if row["picked"]}
            assert set(legal(episode)) <= rows
            assert len(picked) == len(episode.open_choice().picked)
            act(episode, stream)
        assert sum(episode.mask()) == 0
        with pytest.raises(DuelOver, match="reset begins the next one"):
            episode.step(0)


def lying_now() -> Lying:
    """Cards of a duel at its first ask."""
    episode = bench_episode(0)
    return Lying(episode.duel, episode.seat())


def test_more_options_than_slots_are_paged() -> None:
    """100 numbers: 63 on the first page and 37 on the second, each reachable, none twice."""
    codes = tuple(option(t.NUMBER_OF, -1, number) for number in range(100))
    choosing = Choosing(Ask(0, t.A_NUMBER, -1, codes), lying_now())
    assert choosing.pages == 2
    assert sum(choosing.mask()) == 64
    first = choosing.shown()
    assert not choosing.take(columns.SLOTS - 1)
    second = choosing.shown()
    assert (len(first), len(second)) == (63, 37)
    assert sorted(first + second) == sorted(codes)
    assert sum(choosing.mask()) == 38
    with pytest.raises(IllegalAction, match="action 37 is not legal"):
        choosing.take(37)
    assert choosing.take(36)
    assert choosing.picked == (second[36],)


@pytest.mark.parametrize(("count", "pages"), [(1, 1), (64, 1), (65, 2), (126, 2), (127, 3)])
def test_pages_hold_63_options_each(count: int, pages: int) -> None:
    codes = tuple(option(t.NUMBER_OF, -1, number) for number in range(count))
    assert Choosing(Ask(0, t.A_NUMBER, -1, codes), lying_now()).pages == pages


def test_several_cards_are_picked_one_by_one_with_done() -> None:
    """From one to two of three numbers."""
    codes = tuple(option(t.NUMBER_OF, -1, number) for number in range(3))
    choosing = Choosing(Ask(0, t.A_NUMBER, -1, codes, 1, 2), lying_now())
    assert [place for place, allowed in enumerate(choosing.mask()) if allowed] == [0, 1, 2]
    with pytest.raises(IllegalAction, match="legal are 0, 1, 2"):
        choosing.take(columns.DONE)
    assert not choosing.take(1)
    assert [place for place, allowed in enumerate(choosing.mask()) if allowed] == [0, 2, columns.DONE]
    with pytest.raises(IllegalAction):
        choosing.take(1)
    assert choosing.picked == (codes[1],)
    assert choosing.take(columns.DONE)
    assert choosing.picked == (codes[1],)


def test_the_last_possible_pick_ends_by_itself() -> None:
    """Two of two, in order."""
    codes = tuple(option(t.NUMBER_OF, -1, number) for number in range(2))
    choosing = Choosing(Ask(0, t.A_NUMBER, -1, codes, 2, 2), lying_now())
    assert not choosing.take(1)
    assert choosing.take(0)
    assert choosing.picked == (codes[1], codes[0])


def test_a_buffer_of_another_size_is_refused() -> None:
    episode = bench_episode(1)
    with pytest.raises(WrongBuffer, match="an observation of 2 seats has 8468"):
        episode.observe(0, array("h", bytes(16)))
    with pytest.raises(WrongBuffer, match="there are 65 actions"):
        episode.observe_asked(array("h", bytes(2 * columns.size_of(2))), bytearray(64))


def test_an_illegal_action_changes_nothing() -> None:
    episode = bench_episode(1)
    before = observed(episode, episode.seat())
    digest = episode.duel.digest()
    for action in (-1, columns.DONE, columns.ACTIONS, 63):
        with pytest.raises(IllegalAction, match=f"action {action} is not legal now; legal are 0, 1"):
            episode.step(action)
    assert episode.duel.digest() == digest
    assert observed(episode, episode.seat()) == before


def test_a_card_without_a_code_is_named() -> None:
    episode = bench_episode(1)
    with pytest.raises(UnknownCardCode, match="passcode"):
        CardRows({}).written(Lying(episode.duel, 0), None, KeptRows())


def test_switches_are_bits() -> None:
    """The profile tcg has the first value of every switch; goat departs in `replay_switch` and `rulings`."""
    assert switches_of(profile("tcg")) == (0, 0)
    assert switches_of(profile("goat")) == (1 << columns.SWITCHES.index("replay_switch"), 1 << 1)


def test_each_switch_keeps_its_number() -> None:
    """Trained policies know them by it: a new one comes at the end, and every switch has one."""
    assert columns.SWITCHES[: len(NUMBERED)] == NUMBERED
    assert set(columns.SWITCHES) == set(SWITCHES)
    assert len(set(columns.SWITCHES)) == len(columns.SWITCHES) <= 2 * columns.SWITCHES_EACH
