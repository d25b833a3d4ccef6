"""What the settings of a room can be, and the names of those who sit in it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from spellspeed.room.refused import Refused
from spellspeed.room.room import Room, checked_name
from spellspeed.room.settings import settings_from
from spellspeed.yugioh.formats.lists import ListSyntaxError, forbidden_list
from tests.room.sitting import SECRET, TEAMS

FORMATS: Final = ", ".join((
    "tcg", "goat", "ocg", "2004-04", "2004-10", "2005-04", "2005-10", "2006-04", "2006-09", "2006-12", "2007-03", "2007-06", "2007-09",
    "2008-03", "2008-05", "2008-09",
))  # fmt: skip


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ([], "the settings of a room are an object"),
        ({"seed": "1"}, '"seed" is no setting of a room'),
        ({"game": "chess"}, "game: one of yugioh, hkk"),
        ({"seats": 3}, "seats: one of 2, 4"),
        ({"seats": True}, "seats: one of 2, 4"),
        ({"who": [{}]}, "who: 1 of 2 seats"),
        ({"who": [{"kind": "bot"}, {"kind": "bot"}]}, "nobody plays"),
        ({"who": [{"kind": "cat"}, {}]}, "kind: one of person, bot"),
        ({"who": [{}, {"kind": "bot", "bot": "clever"}]}, "bot: one of "),
        ({"clock": {"bank": 5}}, "bank: 10 to 7200"),
        ({"clock": {}}, "clock: bank"),
        ({"match_minutes": 40}, "match_minutes: only a match is timed as a whole"),
        ({"spectators": {"delay": 7}}, "delay: one of 0, 60, 300"),
        ({"who": ["cat", {}]}, "who: each is an object with kind, bot, deck"),
        ({"listed": "yes"}, "listed: expected true or false"),
        ({"own": {"profile": "gaot"}}, f'own: there is no profile "gaot"; there are: {FORMATS}'),
        ({"own": {"list": 5}}, 'own: "list" is a word such as "goat"'),
        ({"own": {"pool": "all"}}, 'own: there is no pool "all"; there are: rulebook6, goat, none'),
        ({"game": "hkk", "own": {"pool": "all"}}, 'own: "pool" is no setting of HKK; there is: options'),
        ({"own": {"seed": "x"}}, '"seed" is no setting of a duel'),
        ({"game": "hkk", "kind": "match"}, "HKK is played by two, one game at a time"),
    ],
)
def test_settings_that_cannot_be_are_refused_by_name(settings: Any, said: str) -> None:
    """Each with a message that names the key."""
    with pytest.raises(Refused) as refused:
        settings_from(settings)
    assert refused.value.code == "bad_message"
    assert said in str(refused.value)
    assert refused.value.said("tr") != str(refused.value)


def test_the_words_for_a_wrong_setting_are_those_of_the_reader() -> None:
    """The name of the setting is the protocol's, what is wrong with it is said in Turkish, a problem within a problem too."""
    said = []
    for settings in ({"seats": 3}, {"clock": {"bank": 5}}, {"listed": 1}, {"own": {"profile": "x"}}):
        with pytest.raises(Refused) as refused:
            settings_from(settings)
        said.append(refused.value.said("tr"))
    assert said == [
        "seats: şunlardan biri: 2, 4",
        "bank: 10 ile 7200 arası",
        "listed: true ya da false bekleniyordu",
        f'own: "x" adında bir kural düzeni yok; var olanlar: {FORMATS}',
    ]


def test_a_list_of_a_room_is_never_a_file_of_the_machine(tmp_path: Path) -> None:
    """A control: for a command on the machine the same file is a list. Who asks for a room is not told what is in it, nor whether it is there."""
    file = tmp_path / "own.lflist.conf"
    file.write_text("!Own\n26202165 0\na secret\n", encoding="utf-8")
    with pytest.raises(ListSyntaxError, match="a secret"):
        forbidden_list(str(file))
    told = []
    for name in (str(file)[-40:], "/etc/passwd", "/no/such", "own.lflist.conf"):
        with pytest.raises(Refused) as refused:
            settings_from({"own": {"list": name}})
        told.append(str(refused.value).replace(name, "FILE"))
    assert len(set(told)) == 1
    assert told[0].startswith('own: there is no Forbidden list "FILE"; there are: 2004-04, ')


def test_settings_come_back_from_their_json() -> None:
    """A control: what is right is taken as it is."""
    found = settings_from({**TEAMS, "kind": "match", "match_minutes": 40, "clock": {"bank": 600, "increment": 10}})
    assert settings_from(found.as_plain()) == found


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "a\u202eb", "a\x1b[2J", "a\u200bb", "\ud800"])
def test_names_that_deceive_are_refused(name: str) -> None:
    """Controls, marks of direction, nothing to be seen, too long."""
    with pytest.raises(Refused, match="a name has 1 to 24 characters"):
        checked_name(name)
    assert checked_name("  Ａna   Maria ") == "Ana Maria"


def test_a_room_of_a_deck_that_is_none_is_refused() -> None:
    """A bot's deck that there is not."""
    with pytest.raises(Exception, match="nosuchdeck"):
        Room("r", settings_from({"who": [{}, {"kind": "bot", "deck": "nosuchdeck"}]}), SECRET)
