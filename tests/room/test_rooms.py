"""Who sits where, sealing, matches with siding, taking back, draws, passing, typed moves and reasons."""

from __future__ import annotations

from typing import Any

import pytest

from spellspeed.kernel.viewers import SPECTATOR
from spellspeed.room.refused import Refused
from spellspeed.room.seal import hash_of, list_hash_of
from spellspeed.yugioh.recording.matches import parse_match, verify_match
from tests.room.sitting import (
    AGAINST_A_BOT,
    DECKS,
    LANGUAGE,
    NAMES,
    PERSONS,
    SECRET,
    TEAMS,
    Sitting,
    hash_of_token,
    salt_of,
    token_of,
)

MATCH: dict[str, Any] = {"kind": "match", **PERSONS}


def test_a_seat_is_taken_once_and_a_deck_stands_when_it_has_begun() -> None:
    """By another token not; by its own it may change its deck until the first hash is there; a bot's seat is nobody's; names are told apart."""
    sitting = Sitting(**PERSONS)
    room, now = sitting.room, sitting.now
    room.sit(0, "Ana", hash_of_token(0), DECKS[0], now)
    assert room.state == "waiting"
    for place, name, token, deck, code in (
        (0, "Eve", hash_of_token(9), DECKS[0], "not_your_seat"),
        (7, "Eve", hash_of_token(9), DECKS[0], "not_your_seat"),
        (1, "Ana", hash_of_token(1), DECKS[0], "bad_message"),
        (1, "Ben", hash_of_token(1), "x" * 64_001, "too_large"),
        (1, "Ben", hash_of_token(1), "#main\n89631139\n", "bad_deck"),
    ):
        with pytest.raises(Refused) as refused:
            room.sit(place, name, token, deck, now)
        assert refused.value.code == code
    room.sit(0, "Anna", hash_of_token(0), DECKS[1], now)
    room.sit(1, "Ben", hash_of_token(1), DECKS[1], now)
    assert (room.state, room.seat_of_token(token_of(1)), room.seat_of_token("guess")) == ("sealing", 1, None)
    room.salt_hash(0, hash_of(salt_of(0)), now)
    with pytest.raises(Refused, match="it has begun"):
        room.sit(1, "Ben", hash_of_token(1), DECKS[0], now)


def test_salts_are_shown_only_when_every_hash_is_there_and_only_the_right_ones() -> None:
    """So that neither the room nor a player can choose the shuffle."""
    sitting = Sitting(**PERSONS)
    room, now = sitting.room, sitting.now
    for place in (0, 1):
        room.sit(place, f"P{place}", hash_of_token(place), DECKS[place], now)
    room.salt_hash(0, hash_of(salt_of(0)), now)
    with pytest.raises(Refused, match="when the hashes of all are there"):
        room.salt(0, salt_of(0), now)
    with pytest.raises(Refused, match="64 hex digits"):
        room.salt_hash(1, "abc", now)
    room.salt_hash(1, hash_of(salt_of(1)), now)
    with pytest.raises(Refused, match="another hash was shown before"):
        room.salt_hash(0, hash_of(salt_of(1)), now)
    with pytest.raises(Refused, match="this is not the salt"):
        room.salt(1, salt_of(0), now)
    room.salt(1, salt_of(1), now)
    assert room.state == "sealing"
    room.salt(0, salt_of(0), now)
    assert room.state == "duel"
    shown = [frame.plain(LANGUAGE) for viewer, frame in room.new_frames() if viewer == SPECTATOR]
    sealing = [(len(one["hashes"]), len(one["salts"])) for one in shown if one["t"] == "sealing"]
    assert sealing == [(0, 0), (0, 0), (2, 0), (2, 0), (2, 2)]
    assert all(one["commit"] == room.commitment for one in shown if one["t"] == "sealing")


def played_match(sitting: Sitting) -> None:
    """Play until the match is over: who chooses goes first; places with a Side Deck exchange a card where one can be."""
    for _ in range(200):
        state = sitting.room.state
        if state == "over":
            return
        course = sitting.room.record.course
        assert course is not None
        if state == "choice":
            sitting.do(sitting.room.begin, course.chooser(), True)
        elif state == "siding":
            place = course.left_to_side()[0]
            sitting.do(sitting.room.exchange, place, [], [], True)
        elif state == "sealing":
            sitting.seal()
        else:
            sitting.play()
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("settings", [PERSONS, TEAMS], ids=["two", "teams"])
def test_a_match_is_played_with_toss_choice_and_siding_and_its_recording_verifies(settings: dict[str, Any]) -> None:
    """MATCH-2, SETUP-4, SETUP-5, SIDE-2. Duels until a side has won two; between them nobody's exchange is shown before all are done (SIDE-6)."""
    sitting = Sitting(**{**settings, "kind": "match"})
    sitting.sit()
    played_match(sitting)
    text = sitting.room.recording_text()
    match = parse_match(text, "the room")
    assert verify_match(match) == ""
    overs = sitting.sent(0, "over")
    assert [one["whole"] for one in overs] == [False] * (len(overs) - 1) + [True]
    assert len(match.duels) == len(overs) >= 2
    assert all("secret" not in one for one in overs[:-1])
    shown = sitting.sent(1, "match")
    assert max(shown[-1]["score"]) == 2


def test_who_is_not_asked_to_choose_cannot_and_nothing_is_exchanged_before_the_first_duel() -> None:
    """SETUP-4, SIDE-2. Refusals between duels."""
    sitting = Sitting(**MATCH)
    sitting.sit()
    course = sitting.room.record.course
    assert course is not None
    assert sitting.room.state == "choice"
    with pytest.raises(Refused, match="somebody else says who goes first"):
        sitting.room.begin(1 - course.chooser(), True, sitting.now)
    with pytest.raises(Refused) as refused:
        sitting.room.exchange(0, [], [], True, sitting.now)
    assert refused.value.code == "not_now"
    with pytest.raises(Refused):
        sitting.room.answer(0, 0, [0], sitting.now)
    assert sitting.room.new_rows() == []


def test_the_time_of_a_match_is_called_while_a_duel_goes_on() -> None:
    """MATCH-6. After the minutes of the room the duel has its last turns; the call stands in the recording."""
    sitting = Sitting(**{**MATCH, "match_minutes": 1})
    sitting.sit()
    course = sitting.room.record.course
    assert course is not None
    sitting.do(sitting.room.begin, course.chooser(), True)
    assert sitting.room.showing.boards[0].parts["turns_left"] is None
    sitting.now += 60_000
    sitting.do(sitting.room.tick)
    assert sitting.room.showing.boards[0].parts["turns_left"] is not None
    assert [row.body for row in sitting.rows if row.kind == "call"] == ['{"call":"time is called"}']


def test_a_decision_is_taken_back_against_a_bot_and_numbers_go_on_rising() -> None:
    """The duel stands where it stood before the decision; the step says so and holds all parts; the old number is over."""
    sitting = Sitting(**AGAINST_A_BOT, fast_bots=True)
    sitting.sit()
    sitting.play(most=6)
    before = sitting.room.record.game.state.digest()  # type: ignore[union-attr]
    asked = sitting.ask(0)
    assert asked is not None
    sitting.answer(0)
    sitting.do(sitting.room.offer, 0, "back")
    assert sitting.room.record.game.state.digest() == before  # type: ignore[union-attr]
    again = sitting.ask(0)
    assert again is not None
    assert again["n"] > asked["n"]
    assert {**again, "n": 0} == {**asked, "n": 0}
    last = sitting.steps(0)[-1]
    assert last["back"] is True
    assert last["parts"] == sitting.room.showing.parts(0)
    with pytest.raises(Refused) as refused:
        sitting.room.answer(0, asked["n"], [0, 1, 2], sitting.now)
    assert refused.value.code == "stale_ask"
    assert sitting.rebuilt().record.game.state.digest() == before  # type: ignore[union-attr]


def test_between_persons_nothing_is_taken_back_unless_the_room_allows_it_and_both_agree() -> None:
    """A control, and the agreement."""
    strict = Sitting(**PERSONS)
    strict.sit()
    strict.play(most=4)
    with pytest.raises(Refused, match="nothing is taken back in this room"):
        strict.room.offer(0, "back", strict.now)
    mild = Sitting(**PERSONS, takeback=True)
    mild.sit()
    mild.play(most=4)
    place = [row.seat for row in mild.rows if row.kind == "answer" and '"ask"' in row.body][-1]
    mild.do(mild.room.offer, place, "back")
    assert not any(row.kind == "back" for row in mild.rows)
    mild.do(mild.room.accept, 1 - place, "back")
    assert [row.kind for row in mild.rows if row.kind == "back"] == ["back"]
    assert [one["state"] for one in mild.sent(SPECTATOR, "offered")] == ["open", "taken"]


def test_a_draw_is_agreed_by_one_of_each_side() -> None:
    """ERA-DRAW-1. The offer alone ends nothing, nor does the partner's yes; declined it is gone."""
    sitting = Sitting(**TEAMS)
    sitting.sit()
    sitting.do(sitting.room.offer, 0, "draw")
    sitting.do(sitting.room.accept, 2, "draw")
    assert sitting.room.state == "duel"
    sitting.do(sitting.room.decline, 1, "draw")
    with pytest.raises(Refused, match="nothing of the kind is offered"):
        sitting.room.accept(3, "draw", sitting.now)
    sitting.do(sitting.room.offer, 2, "draw")
    sitting.do(sitting.room.accept, 3, "draw")
    assert [(one["winner"], one["reason"]) for one in sitting.sent(0, "over")] == [(None, "ERA-DRAW-1")]


def test_after_the_end_the_same_players_play_again_under_a_new_commitment() -> None:
    """Both have to want it; the secret of the first game says nothing of the second."""
    sitting = Sitting(**PERSONS)
    sitting.sit()
    sitting.do(sitting.room.surrender, 0)
    assert sitting.room.state == "over"
    first = sitting.room.commitment
    sitting.do(sitting.room.offer, 1, "rematch")
    assert sitting.room.state == "over"
    sitting.do(sitting.room.accept, 0, "rematch")
    assert sitting.room.state == "sealing"
    assert sitting.room.commitment != first
    sitting.seal()
    sitting.play(most=5)
    assert sitting.rebuilt().record.game.state.digest() == sitting.room.record.game.state.digest()  # type: ignore[union-attr]


def test_after_the_first_sealing_nobody_changes_its_name() -> None:
    """Before it one may, and in a rematch one may bring another deck; who is called what stands from the first hash of a salt on."""
    sitting = Sitting(**PERSONS)
    for place, name in ((0, "Ana"), (1, "Ben"), (1, "Bora")):
        sitting.do(sitting.room.sit, place, name, hash_of_token(place), DECKS[place])
    sitting.seal()
    sitting.do(sitting.room.surrender, 0)
    for place in (0, 1):
        sitting.do(sitting.room.offer if place == 0 else sitting.room.accept, place, "rematch")
    with pytest.raises(Refused) as refused:
        sitting.do(sitting.room.sit, 1, "Ana's judge", hash_of_token(1), DECKS[1])
    assert refused.value.code == "not_now"
    sitting.do(sitting.room.sit, 1, "Bora", hash_of_token(1), DECKS[0])
    assert [sitting.room.record.name_of(place) for place in (0, 1)] == ["Ana", "Bora"]
    rebuilt = sitting.rebuilt()
    with pytest.raises(Refused):
        rebuilt.sit(1, "Ben", hash_of_token(1), DECKS[1], sitting.now)


def test_moves_are_typed_as_in_the_terminal_in_two_languages() -> None:
    """A move is made; a question is answered in lines; what means nothing is refused and changes nothing."""
    sitting = Sitting(**AGAINST_A_BOT, fast_bots=True, begins="0")
    sitting.sit()
    room = sitting.room
    held = [name for _, name in room.record.game.speaker("en").hand(room.record.game.state, 0)]  # type: ignore[union-attr]
    assert room.typed(0, -1, "hand", LANGUAGE, sitting.now) == [f"Your hand: {', '.join(held)}."]
    answers = len(room.record.game.recorder.answers)  # type: ignore[union-attr]
    with pytest.raises(Exception, match="fly away"):
        room.typed(0, -1, "fly away", LANGUAGE, sitting.now)
    assert len(room.record.game.recorder.answers) == answers  # type: ignore[union-attr]
    assert room.typed(0, -1, "turu bitir", "tr", sitting.now) == []
    assert len(room.record.game.recorder.answers) > answers  # type: ignore[union-attr]


def test_passing_off_asks_nothing_that_can_be_passed_and_on_asks_every_window() -> None:
    """Three ways, the same duel: off asks least, on most, and with on a window is asked in which there is only a pass."""
    asked: dict[str, list[int]] = {}
    for mode in ("off", "auto", "on"):
        sitting = Sitting(**AGAINST_A_BOT, fast_bots=True)
        sitting.sit()
        sitting.do(sitting.room.set_passing, 0, mode, None, False)
        sitting.play(most=60)
        asked[mode] = [
            len(step["ask"]["options"]) for step in sitting.steps(0) if step.get("ask", {}).get("kind") == "response"
        ]
    assert asked["off"] == []
    assert 1 not in asked["auto"]
    assert 1 in asked["on"]


def test_spectators_see_everything_later_and_nothing_of_hands() -> None:
    """With a delay of a minute no step reaches them before it is a minute old; at the end they see all of it."""
    sitting = Sitting(**PERSONS, spectators={"allowed": True, "delay": 60})
    sitting.sit()
    sitting.play(most=70)
    assert sitting.room.state == "duel"
    steps = [
        (at, frame) for at, frame in zip(sitting.times[SPECTATOR], sitting.frames[SPECTATOR], strict=True) if frame.seq
    ]
    assert all(at >= frame.at + 60_000 for at, frame in steps)
    assert sitting.steps(0)[-1]["at"] > steps[-1][1].at
    hands = [
        part for _, frame in steps for name, part in frame.plain(LANGUAGE)["parts"].items() if name.endswith(".hand")
    ]
    assert hands
    assert all(isinstance(hand, int) for hand in hands)


def test_reasons_are_given_by_the_tag_of_a_card() -> None:
    """MAIN-7 and the like: each reason with its rule; a tag of another viewer is nobody's card."""
    sitting = Sitting(**AGAINST_A_BOT, fast_bots=True, begins="0")
    sitting.sit()
    hand = sitting.room.showing.parts(0)["0.hand"]
    reasons = sitting.room.why(0, hand[0]["id"], "attack", "", LANGUAGE)
    assert reasons
    assert all(set(one) == {"say", "rule"} for one in reasons)
    with pytest.raises(Exception, match="no such card in sight"):
        sitting.room.why(0, "aaaaaaaa", "attack", "", LANGUAGE)


def test_who_comes_back_is_told_what_still_holds() -> None:
    """How far it is sealed (a salt may be due), an open offer, how a match stands, the end with its secret; in between nothing."""
    sitting = Sitting(**PERSONS)
    room = sitting.room
    for place in (0, 1):
        sitting.do(room.sit, place, NAMES[place], hash_of_token(place), DECKS[place])
    decks = [room.record.hosting.read_deck(DECKS[place], room.settings.own).plain for place in (0, 1)]
    lists = [
        list_hash_of("room1", place, SECRET, room.record.hosting.in_order(deck)) for place, deck in enumerate(decks)
    ]
    assert room.standing(0) == [{"t": "sealing", "commit": room.commitment, "lists": lists, "hashes": [], "salts": []}]
    hashes = [hash_of(salt_of(place)) for place in (0, 1)]
    for place in (0, 1):
        sitting.do(room.salt_hash, place, hashes[place])
    assert room.standing(1) == [
        {"t": "sealing", "commit": room.commitment, "lists": lists, "hashes": hashes, "salts": []}
    ]
    for place in (0, 1):
        sitting.do(room.salt, place, salt_of(place))
    assert room.standing(0) == room.standing(SPECTATOR) == []
    sitting.do(room.offer, 0, "draw")
    assert room.standing(1) == [{"t": "offered", "what": "draw", "by": 0, "state": "open"}]
    sitting.do(room.decline, 1, "draw")
    sitting.do(room.surrender, 1)
    assert [(one["t"], one["winner"], one["secret"]) for one in room.standing(0)] == [("over", 0, SECRET.hex())]


def test_who_comes_back_in_a_match_sees_how_it_stands() -> None:
    """While cards are exchanged the own lists, and how long there is for it; everybody is told the state by the protocol's word."""
    sitting = Sitting(**MATCH)
    sitting.sit({0: "chaos_control", 1: "reasoning_gate"})
    chooser = next(place for place in (0, 1) if sitting.sent(place, "match")[-1]["chooser"] == place)
    sitting.do(sitting.room.begin, chooser, True)
    assert [one["state"] for one in sitting.sent(0, "seats")][-1] == "duel" == sitting.room.state
    sitting.do(sitting.room.surrender, 0)
    told, over = sitting.room.standing(1)[0], sitting.room.standing(1)[1:]
    assert (told["t"], told["now"], told["score"], over) == ("match", "siding", [0, 1], [])
    assert told["until"] > sitting.now
    assert len(told["side"]) == 15
    assert "side" not in sitting.room.standing(SPECTATOR)[0]


def test_an_empty_hand_is_told_and_is_no_move() -> None:
    """At the first question of a duel nobody holds a card: a line says so, and the question stays open."""
    for seed in range(20):
        sitting = Sitting(secret=bytes([seed]) * 32, **AGAINST_A_BOT, fast_bots=True)
        sitting.sit()
        if sitting.room.record.game is not None and not sitting.room.record.game.state.turn:
            break
    ask = sitting.ask(0)
    assert ask is not None
    assert sitting.room.typed(0, ask["n"], "hand", LANGUAGE, sitting.now) == ["Your hand is empty."]
    assert sitting.ask(0) == ask
