"""The later games of a match are sealed anew once cards are exchanged: lists and commitment before salts, and who does not show its part is late."""

from __future__ import annotations

import json
from typing import Any

import pytest

from spellspeed.kernel.game import AWAY
from spellspeed.room.flow import SEALING_TIME
from spellspeed.room.refused import Refused
from spellspeed.room.seal import commitment_of, hash_of, list_hash_of, seed_of
from spellspeed.room.sealed import later_misfits
from spellspeed.yugioh.decks import find_deck
from tests.room.sitting import DECKS, PERSONS, Sitting, salt_of

MATCH: dict[str, Any] = {"kind": "match", **PERSONS}


def with_side(name: str, other: str) -> str:
    """A bundled deck as the text of a file, with fifteen cards of another one in its Side Deck."""
    deck, beside = find_deck(name), find_deck(other)
    side = [code for code in dict.fromkeys(beside.main) if code not in deck.main][:15]
    return "\n".join(map(str, ["#main", *deck.main, "#extra", *deck.fusion, "!side", *side]))


def until_sealing_again(sitting: Sitting) -> tuple[int, int]:
    """Play a first duel to its end by a surrender; the first exchanges a card, and who chooses goes first. The cards out and in."""
    sitting.sit({place: with_side(*DECKS[place:2] + DECKS[:place]) for place in (0, 1)})
    before = sitting.sent(0, "match")[-1]
    sitting.do(sitting.room.begin, before["chooser"], True)
    sitting.do(sitting.room.surrender, 0)
    shown = sitting.sent(0, "match")[-1]
    out = next(code for code in shown["deck"] if code not in shown["side"])
    into = shown["side"][0]
    sitting.do(sitting.room.exchange, 0, [out], [into], True)
    while sitting.room.state == "siding":
        course = sitting.room.record.course
        assert course is not None
        sitting.do(sitting.room.exchange, course.left_to_side()[0], [], [], True)
    if sitting.room.state == "choice":
        sitting.do(sitting.room.begin, sitting.sent(0, "match")[-1]["chooser"], True)
    return out, into


def test_commitment_and_exchanged_lists_are_shown_before_any_salt_and_opened_at_the_end() -> None:
    """The second duel's seed follows from a secret and salts of its own; the lists that were bound hold the exchanged card and stand in one order,
    and they are the Decks of that duel. Rebuilt from its rows the room waits for the same."""
    sitting = Sitting(**MATCH)
    out, into = until_sealing_again(sitting)
    first, again = sitting.sent(1, "sealing")[0], sitting.sent(1, "sealing")[-1]
    assert sitting.room.state == "sealing"
    assert (again["hashes"], again["salts"], len(again["lists"])) == ([], [], 2)
    assert again["commit"] != first["commit"]
    assert again["lists"] != first["lists"]
    assert (sitting.rebuilt().state, sitting.rebuilt().commitment) == ("sealing", again["commit"])
    with pytest.raises(Refused, match="hashes"):
        sitting.room.salt(0, salt_of(0), sitting.now)
    sitting.seal()
    assert sitting.room.state == "duel"
    sitting.do(sitting.room.surrender, 0)
    found = json.loads(sitting.room.recording_text())
    (sealed,) = found["resealed"]
    secret = bytes.fromhex(sealed["secret"])
    assert (sealed["duel"], sealed["commit"]) == (2, again["commit"])
    assert commitment_of("room1", secret) == again["commit"]
    assert [list_hash_of("room1", place, secret, deck) for place, deck in enumerate(sealed["lists"])] == again["lists"]
    before, after = found["sealing"]["lists"][0], sealed["lists"][0]
    assert sorted([*before["main"], *before["fusion"], into]) == sorted([*after["main"], *after["fusion"], out])
    played = [step["duel"] for step in found["steps"] if step["step"] == "duel"]
    assert played[1]["seed"] == seed_of(secret, sealed["salts"])
    assert [deck["main"] for deck in played[1]["decks"]] == [deck["main"] for deck in sealed["lists"]]
    assert later_misfits(found, "x") == []


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("secret", {"commitment", "list", "seed"}),
        ("salts", {"hash", "seed"}),
        ("lists", {"list", "deck"}),
        ("gone", {"unsealed"}),
        ("duel", {"deck"}),
    ],
)
def test_what_was_tampered_with_is_told_of_its_duel(change: str, told: set[str]) -> None:
    sitting = Sitting(**MATCH)
    until_sealing_again(sitting)
    sitting.seal()
    for _ in range(3):
        sitting.play(most=1)
    sitting.do(sitting.room.surrender, 0)
    found = json.loads(sitting.room.recording_text())
    sealed = found["resealed"][0]
    if change == "secret":
        sealed["secret"] = "0" * 64
    elif change == "salts":
        sealed["salts"][0] = "00" * 16
    elif change == "lists":
        sealed["lists"][0]["main"].reverse()
    elif change == "gone":
        found.pop("resealed")
    else:
        [step for step in found["steps"] if step["step"] == "duel"][1]["duel"]["decks"][0]["main"].reverse()
    assert {key for _, key, _ in later_misfits(found, "x")} == told
    assert {number for number, _, _ in later_misfits(found, "x")} == {2}


@pytest.mark.parametrize("stage", ["hash", "salt"])
def test_who_does_not_show_its_part_in_time_loses_that_duel(stage: str) -> None:
    """A minute after the other has: as one who is away. Before that moment, and as long as nobody has shown anything, nothing happens."""
    sitting = Sitting(**MATCH)
    until_sealing_again(sitting)
    assert sitting.room.next_due() is None
    sitting.do(sitting.room.salt_hash, 0, hash_of(salt_of(0)))
    if stage == "salt":
        sitting.do(sitting.room.salt_hash, 1, hash_of(salt_of(1)))
        assert sitting.room.sealing_until is None
        sitting.do(sitting.room.salt, 0, salt_of(0))
    assert sitting.room.next_due() == sitting.now + SEALING_TIME
    sitting.now += SEALING_TIME - 1
    sitting.do(sitting.room.tick)
    assert sitting.room.state == "sealing"
    sitting.now += 1
    sitting.do(sitting.room.tick)
    over = sitting.sent(0, "over")[-1]
    assert (over["winner"], over["reason"]) == (0, "ERA-ABANDON-1")
    assert [(row.seat, row.kind) for row in sitting.rows[-3:]] == [(1, "unsealed"), (-1, "game"), (1, "call")]
    assert json.loads(sitting.rows[-1].body) == {"call": AWAY}
    assert sitting.rebuilt().state == sitting.room.state == "siding"
