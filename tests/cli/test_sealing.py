"""`spellspeed replay verify` and the sealing of a recording: what was tampered with is told apart."""

import json
from pathlib import Path
from typing import Any

import pytest

from spellspeed.room.sealed import WrongSealing, sealed_in
from tests.commands import spellspeed
from tests.room.sitting import PERSONS, Sitting, salt_of

MATCH: dict[str, Any] = {"kind": "match", **PERSONS}


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
        f"  sealed in room room1: the secret fits the commitment {commit}, every salt fits its hash (2), "
        "and the seed follows from them"
    )
    assert status == 0
    status, line = verified(tmp_path, found, "--language", "tr")
    assert line == (
        f"  room1 odasında mühürlendi: gizli sayı {commit} taahhüdüne uyuyor, her tuz kendi özetine uyuyor (2) "
        "ve tohum bunlardan çıkıyor"
    )
    assert status == 0


@pytest.mark.parametrize("settings", [PERSONS, MATCH])
@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("secret", "the secret is not the one of the commitment; the seed does not follow from secret and salts"),
        ("salt", "salt 2 is not the one of its hash; the seed does not follow from secret and salts"),
        ("hash", "salt 1 is not the one of its hash"),
        ("commit", "the secret is not the one of the commitment"),
        ("room", "the secret is not the one of the commitment"),
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
    else:
        sealing[change] = other_digit(sealing[change])
    status, line = verified(tmp_path, found)
    assert status == 1
    assert line == f"  NOT as it was sealed in room {sealing['room']} (commitment {sealing['commit']}): {told}"


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
    ],
)
def test_what_is_no_sealing_is_refused(tmp_path: Path, sealing: Any) -> None:
    """By its limits, before anything is worked out from it."""
    right = {"room": "r", "commit": "0" * 64, "secret": "0" * 64, "hashes": ["0" * 64] * 2, "salts": ["00" * 16] * 2}
    assert sealed_in({"sealing": right}, "f") is not None
    with pytest.raises(WrongSealing, match=r"^f: "):
        sealed_in({"sealing": {**right, **sealing} if sealing else sealing}, "f")
