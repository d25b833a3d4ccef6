"""`spellspeed replay verify` and the sealing of a recording: what was tampered with is told apart."""

import json
from pathlib import Path
from typing import Any

import pytest

from spellspeed.room.seal import hash_of
from spellspeed.room.sealed import WrongSealing, sealed_in
from spellspeed.yugioh.session.duel_in_room import DUELS
from tests.commands import spellspeed
from tests.room.sitting import DECKS, PERSONS, Sitting, hash_of_token, salt_of

MATCH: dict[str, Any] = {"kind": "match", **PERSONS}
BOTH_LISTS = "the list of seat 1 is not the one of its hash; the list of seat 2 is not the one of its hash"


def played(settings: dict[str, Any]) -> dict[str, Any]:
    """The recording of a room in which one side gave up (in a match twice), as JSON."""
    sitting = Sitting(**settings)
    sitting.sit()
    while sitting.room.state != "over":
        if sitting.room.state == "duel":
            sitting.do(sitting.room.surrender, 0)
        elif sitting.room.state == "siding":
            for place in (0, 1):
                sitting.do(sitting.room.exchange, place, [], [], True)
        elif sitting.room.state == "sealing":
            sitting.seal()
        else:
            sitting.do(sitting.room.begin, sitting.sent(0, "match")[-1]["chooser"], True)
    found: dict[str, Any] = json.loads(sitting.room.recording_text())
    return found


def other_digit(text: str) -> str:
    """The text with another first digit."""
    return ("1" if text[0] == "0" else "0") + text[1:]


def verified(tmp_path: Path, found: dict[str, Any], *options: str) -> tuple[int, str]:
    """Exit status and the last line of `replay verify`."""
    path = tmp_path / "played.json"
    path.write_text(json.dumps(found), encoding="utf-8")
    told = spellspeed("replay", "verify", str(path), *options)
    return told.returncode, told.stdout.splitlines()[-1]


@pytest.mark.parametrize("settings", [PERSONS, MATCH])
def test_the_sealing_of_a_room_fits(tmp_path: Path, settings: dict[str, Any]) -> None:
    """With the commitment in the line; in a match by the seed of the match."""
    found = played(settings)
    status, line = verified(tmp_path, found)
    commit = found["sealing"]["commit"]
    assert line == (
        f"  sealed in room room1: the secret fits the commitment {commit}, every list and every salt (2) "
        "fits its hash, and the seed follows"
    )
    assert status == 0
    status, line = verified(tmp_path, found, "--language", "tr")
    assert line == (
        f"  room1 odasında mühürlendi: gizli sayı {commit} taahhüdüne uyuyor, her liste ve her tuz (2) "
        "kendi özetine uyuyor ve tohum bunlardan çıkıyor"
    )
    assert status == 0


@pytest.mark.parametrize("settings", [PERSONS, MATCH])
@pytest.mark.parametrize(
    ("change", "told"),
    [
        (
            "secret",
            f"the secret is not the one of the commitment; {BOTH_LISTS}; the seed does not follow from secret and salts",
        ),
        ("salt", "salt 2 is not the one of its hash; the seed does not follow from secret and salts"),
        ("hash", "salt 1 is not the one of its hash"),
        ("commit", "the secret is not the one of the commitment"),
        (
            "room",
            f"the secret is not the one of the commitment; {BOTH_LISTS}",
        ),
        ("list hash", "the list of seat 2 is not the one of its hash"),
        ("list", "the list of seat 1 is not the one of its hash; the Deck of seat 1 is not the list that was sealed"),
        ("no lists", "no lists were sealed"),
    ],
)
def test_what_was_tampered_with_is_told_apart(tmp_path: Path, settings: dict[str, Any], change: str, told: str) -> None:
    """Each field by itself; exit status 1."""
    found = played(settings)
    sealing = found["sealing"]
    if change == "salt":
        sealing["salts"][1] = other_digit(salt_of(1))
    elif change == "hash":
        sealing["hashes"][0] = other_digit(sealing["hashes"][0])
    elif change == "room":
        sealing["room"] = "room2"
    elif change == "list hash":
        sealing["list_hashes"][1] = other_digit(sealing["list_hashes"][1])
    elif change == "list":
        sealing["lists"][0]["main"].reverse()
    elif change == "no lists":
        del sealing["lists"], sealing["list_hashes"]
    else:
        sealing[change] = other_digit(sealing[change])
    status, line = verified(tmp_path, found)
    assert status == 1
    assert line == f"  NOT as it was sealed in room {sealing['room']} (commitment {sealing['commit']}): {told}"


def test_a_list_that_was_ordered_after_the_salts_were_known_is_told(tmp_path: Path) -> None:
    """Whoever runs a room orders a list by the salts, and has the duel begin from it: the recording fits by itself, and not what was sealed."""
    sitting = Sitting(**PERSONS)
    for place in (0, 1):
        sitting.do(sitting.room.sit, place, f"P{place}", hash_of_token(place), DECKS[place])
    shown = sitting.room.record.list_hashes()
    for place in (0, 1):
        sitting.do(sitting.room.salt_hash, place, hash_of(salt_of(place)))
    deck = sitting.room.record.players[1].deck  # type: ignore[union-attr]
    deck["main"].reverse()
    for place in (0, 1):
        sitting.do(sitting.room.salt, place, salt_of(place))
    sitting.do(sitting.room.surrender, 0)
    found = json.loads(sitting.room.recording_text())
    assert found["decks"][1]["main"] == deck["main"]
    found["sealing"]["list_hashes"] = shown  # what the others saw
    status, line = verified(tmp_path, found)
    assert (status, line.rpartition(": ")[2]) == (1, "the list of seat 2 is not the one of its hash")


def test_every_copy_of_a_list_has_one_order() -> None:
    """So that no order of a list says anything: two that differ in it are one, in the Main Deck, the Fusion Deck and the Side Deck."""
    pot, sangan, jinzo, force, fusions = 55144522, 26202165, 77585513, 44095762, [23995346, 63519819]
    one = {"name": "a", "main": [pot, sangan, force, jinzo, sangan], "fusion": fusions, "side": [pot, sangan]}
    other = {"name": "a", "main": [sangan, force, pot, sangan, jinzo], "fusion": fusions[::-1], "side": [sangan, pot]}
    told = {"name": "a", "main": [jinzo, sangan, sangan, pot, force], "fusion": fusions, "side": [sangan, pot]}
    assert DUELS.in_order(one) == DUELS.in_order(other) == told


@pytest.mark.parametrize("settings", [PERSONS, MATCH])
def test_another_seed_does_not_follow(tmp_path: Path, settings: dict[str, Any]) -> None:
    """A duel that was shuffled anew after it was sealed."""
    found = played(settings)
    found["seed"] = other_digit(found["seed"])
    status, line = verified(tmp_path, found)
    assert status == 1
    assert line.endswith(": the seed does not follow from secret and salts")


def test_a_recording_without_a_sealing_says_nothing_of_it(tmp_path: Path) -> None:
    """And one duel of a match is looked at by itself: its seed is not the sealed one."""
    found = played(PERSONS)
    del found["sealing"]
    status, line = verified(tmp_path, found)
    assert (status, line) == (0, f"{tmp_path / 'played.json'}: fits ({len(found['answers'])} answers)")
    path = tmp_path / "match.json"
    path.write_text(json.dumps(played(MATCH)), encoding="utf-8")
    told = spellspeed("replay", "verify", f"{path}#2")
    assert (told.returncode, len(told.stdout.splitlines())) == (0, 1)


@pytest.mark.parametrize(
    "sealing",
    [
        [],
        {},
        {"room": 1},
        {"room": "r" * 65},
        {"secret": "0" * 63},
        {"commit": "g" * 64},
        {"hashes": []},
        {"hashes": "0" * 64},
        {"salts": ["00" * 15] * 2},
        {"salts": ["00" * 65] * 2},
        {"salts": ["00" * 16] * 5, "hashes": ["0" * 64] * 5},
        {"salts": [["00" * 16]] * 2},
        {"salts": [], "hashes": []},
        {"lists": [{}]},
        {"lists": [[]], "list_hashes": ["0" * 64]},
        {"lists": {}, "list_hashes": []},
        {"list_hashes": ["0" * 63], "lists": [{}]},
    ],
)
def test_what_is_no_sealing_is_refused(tmp_path: Path, sealing: Any) -> None:
    """By its limits, before anything is worked out from it."""
    right = {"room": "r", "commit": "0" * 64, "secret": "0" * 64, "hashes": ["0" * 64] * 2, "salts": ["00" * 16] * 2}
    assert sealed_in({"sealing": right}, "f") is not None
    with pytest.raises(WrongSealing, match=r"^f: "):
        sealed_in({"sealing": {**right, **sealing} if sealing else sealing}, "f")
