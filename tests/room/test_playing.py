"""Whole games in rooms: what viewers are sent adds up to what they see, a room built again is the same, recordings verify."""

import json

import pytest

from spellspeed.games.recordings import parse_recording
from spellspeed.kernel.viewers import SPECTATOR
from spellspeed.recording.recorder import verify
from spellspeed.room.refused import Refused
from spellspeed.room.seal import commitment_of, seed_of
from tests.room.sitting import AGAINST_A_BOT, PERSONS, SECRET, TEAMS, Sitting, salt_of


@pytest.fixture(params=["persons", "bot", "teams", "hkk"])
def sitting(request: pytest.FixtureRequest) -> Sitting:
    """A room in which it has begun."""
    settings = {
        "persons": PERSONS,
        "bot": AGAINST_A_BOT,
        "teams": TEAMS,
        "hkk": {"game": "hkk", "who": [{"kind": "person"}, {"kind": "bot", "bot": "sensible", "deck": "ash_marches"}]},
    }[request.param]
    held = Sitting(**settings)
    held.sit({0: "thornwood"} if request.param == "hkk" else None)
    return held


def test_the_parts_that_were_sent_are_what_a_viewer_sees(sitting: Sitting) -> None:
    """Each step's changed parts, laid over those before, are the table as it is; numbers of steps rise by one; asks by their own numbers."""
    shown: dict[int, dict[str, object]] = {viewer: {} for viewer in sitting.frames}
    read = dict.fromkeys(sitting.frames, 0)
    checked = 0

    def check() -> bool:
        nonlocal checked
        for viewer, frames in sitting.frames.items():
            for frame in frames[read[viewer] :]:
                if frame.seq:
                    shown[viewer].update(frame.plain("en")["parts"])
            read[viewer] = len(frames)
            if sitting.room.showing.languages[viewer]:
                assert shown[viewer] == sitting.room.showing.parts(viewer)
                checked += 1
        return False

    sitting.play(most=150, until=check)
    assert checked > 30
    for viewer in sitting.frames:
        numbers = [step["seq"] for step in sitting.steps(viewer)]
        assert numbers == list(range(1, len(numbers) + 1))
        asked = [step["ask"]["n"] for step in sitting.steps(viewer) if "ask" in step]
        assert asked == sorted(asked)


def test_a_room_built_again_from_its_rows_is_the_same(sitting: Sitting) -> None:
    """At several moments: the same state of the game, the same ask under the same number, the same parts; it goes on to the same end."""
    for _ in range(6):
        sitting.play(most=9)
        again = sitting.rebuilt()
        assert again.state == sitting.room.state
        game, other = sitting.room.record.game, again.record.game
        assert game is not None
        assert other is not None
        assert other.state.digest() == game.state.digest()
        again.arrived(0, sitting.now, "en")
        assert again.showing.boards[0].asks == sitting.room.showing.boards[0].asks
        assert again.showing.boards[0].parts == sitting.room.showing.boards[0].parts
        assert again.showing.boards[0].log["en"] == sitting.room.showing.boards[0].log["en"]
        assert again.new_rows() == []


def test_the_recording_of_a_room_verifies_and_shows_that_nobody_chose_the_shuffle(sitting: Sitting) -> None:
    """Before the end there is none; after it the commitment fits the secret, the seed secret and salts, and every answer is there."""
    with pytest.raises(Refused, match="the recording is there when it is over"):
        sitting.room.recording_text()
    sitting.play()
    assert sitting.room.state == "over"
    over = sitting.sent(SPECTATOR, "over")
    assert [one["whole"] for one in over] == [True]
    text = sitting.room.recording_text()
    recording = parse_recording(text, "the room")
    assert verify(recording).fits
    sealing = json.loads(text)["sealing"]
    assert sealing["secret"] == over[0]["secret"] == SECRET.hex()
    assert sealing["commit"] == commitment_of("room1", SECRET) == sitting.sent(0, "sealing")[0]["commit"]
    assert recording.start.seed == seed_of(SECRET, [salt_of(place) for place in sitting.settings.persons])
    assert len(recording.answers) == len(json.loads(text)["times"][0])
    kept = [row for row in sitting.rows if row.kind in ("answer", "call")]
    assert len(kept) == len(recording.answers)


def test_an_answer_that_was_given_before_is_known_and_another_one_is_over(sitting: Sitting) -> None:
    """The same answer to the same question plays nothing; other picks are refused, and nothing has changed."""
    sitting.play(most=5)
    while sitting.asked() < 0:
        sitting.wait()
    place = sitting.asked()
    ask = sitting.ask(place)
    assert ask is not None
    picks = sitting.answer(place)
    rows = len(sitting.rows)
    assert sitting.room.answer(place, ask["n"], picks, sitting.now) is False
    with pytest.raises(Refused) as refused:
        sitting.room.answer(place, ask["n"], [*picks, 0], sitting.now)
    assert refused.value.code == "stale_ask"
    assert sitting.room.new_rows() == []
    assert len(sitting.rows) == rows
