"""Refusals in the player's language: what is given to the commands and is wrong, and what the rules refuse between duels."""

import re
from pathlib import Path

import pytest

from spellspeed.cli import refusal
from spellspeed.cli.language import SPOKEN
from spellspeed.errors import SpellspeedError
from spellspeed.games.recordings import parse_recording, read_recording
from spellspeed.kernel.game import UnknownBot
from spellspeed.languages.catalog import catalog
from spellspeed.languages.fields import WrongRecording
from spellspeed.languages.worded import SECTION, Worded, said
from spellspeed.recording.recorder import NoLongerFits
from spellspeed.yugioh.decks import find_deck, parse_deck
from spellspeed.yugioh.decks.deck import DeckError, SeveralDeckErrors
from spellspeed.yugioh.match import RefusedInMatch
from spellspeed.yugioh.players import bot_named
from spellspeed.yugioh.recording.matches import parse_match
from tests.hygiene.sources import PACKAGE, python_files

TR = "tr"
ENGLISH = re.compile(r"\b(the|is|are|no|of|and|expected|cannot|write|has|for|not|there|which|what)\b")
"""Words that stand in nearly every English refusal and in no Turkish one."""
KEYS = re.compile(
    r'(?:Worded|Key|self\.refuse|WrongRecording|WrongSavedDuel|Deck\w*Error|EmptyDeckFile|UnknownDeck|DeckFileUnreadable)\(\s*"([^"]+)"'
)


@pytest.mark.parametrize(
    ("text", "where", "english"),
    [
        ("#main\n77585513x\n", "a.ydk", "a.ydk, line 2: '77585513x' is neither a passcode"),
        ("77585513\n", "a.ydk", "a.ydk, line 1: the card 77585513 stands above the first section"),
        ("#main\n12345678\n", "a.ydk", "a.ydk, line 2: no card has the passcode 12345678; "),
        ("#main\n999999999999\n", "a.ydk", "a.ydk, line 2: a number of 12 digits is no passcode"),
        ("", "a.ydk", "a.ydk: no section and no card; expected #main"),
        ("", "a.txt", "a.txt: no heading and no card; expected lines such as 3 Sangan"),
        ("Main Deck (4)\n3 Sangan\n", "a.txt", "a.txt, line 1: the heading says 4 cards, but 3 stand below it"),
        ("0 Sangan\n", "a.txt", "a.txt, line 1: 0 copies of Sangan; leave the line out"),
        ("Sangan\n", "a.txt", "a.txt, line 1: 'Sangan' has no number of copies"),
        ("3 Sangann\n", "a.txt", 'a.txt, line 1: no card is named "Sangann". Did you mean "Sangan"'),
        ("Seid Deck\n", "a.txt", "a.txt, line 1: 'Seid Deck' is no line of a list"),
        ("ydke://abc", "a.ydke", "the ydke link has 0 !, and after the last one stands 'abc'"),
        ("ydke://a!!!", "a.ydke", "ydke link, Main Deck: 1 characters are no base64"),
    ],
)
def test_a_damaged_deck_is_refused_in_both_languages(text: str, where: str, english: str) -> None:
    with pytest.raises(DeckError) as error:
        parse_deck(text, where)
    assert str(error.value).startswith(english)
    assert said(error.value, "en") == str(error.value)
    turkish = said(error.value, TR)
    assert turkish != str(error.value)
    assert not ENGLISH.search(turkish.replace("Seid Deck", "").replace("Side Deck", "")), turkish


def test_several_lines_are_said_on_one() -> None:
    with pytest.raises(SeveralDeckErrors) as error:
        parse_deck("#main\nx\ny\n", "a.ydk")
    assert [line[:14] for line in str(error.value).split("; ")] == ["a.ydk, line 2:", "a.ydk, line 3:"]
    assert [line[:15] for line in said(error.value, TR).split("; ")] == ["a.ydk, satır 2:", "a.ydk, satır 3:"]


@pytest.mark.parametrize(
    ("text", "english"),
    [
        ("{", "f:1: is no JSON: "),
        ("{}", 'f: is no recording: it has no "kind": "spellspeed recording"'),
        ('{"kind": "spellspeed recording"}', 'f: the recording has no "format"'),
        ('{"kind": "spellspeed recording", "format": "1"}', 'f: "format" of the recording is "1", not of type int'),
        ('{"kind": "spellspeed recording", "format": 9}', "f: has format 9; this version reads format 2"),
    ],
)
def test_a_damaged_recording_is_refused_in_both_languages(text: str, english: str) -> None:
    with pytest.raises(WrongRecording) as error:
        parse_recording(text, "f")
    assert str(error.value).startswith(english)
    assert said(error.value, TR) != str(error.value)
    with pytest.raises(WrongRecording) as other:
        parse_match('{"kind": "spellspeed match", "format": 1, "decks": [], "players": ["A"]}', "f")
    assert str(other.value) == "f: has 1 players and 0 decks; a match has two, or four in teams"
    assert said(other.value, TR).startswith("f: 1 oyuncu ve 0 deste var;")


@pytest.mark.parametrize(
    ("name", "english", "turkish"),
    [
        ("sensibel", 'there is no bot named "sensibel"; the bots are: ', '"sensibel" adında bir bot yok; botlar: '),
        ("nowhere:Bot", 'the bot "nowhere:Bot" cannot be imported: ', '"nowhere:Bot" botu içe aktarılamıyor: '),
        ("json:loads", '"json:loads" is no bot: ', '"json:loads" bir bot değil: '),
    ],
)
def test_a_bot_that_there_is_not_is_refused_in_both_languages(name: str, english: str, turkish: str) -> None:
    with pytest.raises(UnknownBot) as error:
        bot_named(name, "seed")
    assert str(error.value).startswith(english)
    assert said(error.value, TR).startswith(turkish)
    assert ("sensible" in said(error.value, TR)) == (name == "sensibel")


def test_files_that_are_not_there(tmp_path: Path) -> None:
    missing = tmp_path / "none.json"
    with pytest.raises(WrongRecording) as error:
        read_recording(missing)
    assert said(error.value, TR) == f"{missing}: okunamadı: böyle bir dosya veya klasör yok"
    with pytest.raises(DeckError) as deck:
        find_deck("goat_controll")
    assert said(deck.value, TR).startswith('bu adda bir deste yok: "goat_controll";')
    assert '"goat_control"' in said(deck.value, TR)
    with pytest.raises(DeckError) as far:
        find_deck("qqqqqqqqqqqq")
    assert "Desteler: 2004_beastdown, " in said(far.value, TR)


def test_what_a_rule_refuses_is_said_by_the_rule() -> None:
    """In English as it was refused; elsewhere with the statement of the rule, since the refusal has words in English alone."""
    refused = RefusedInMatch("SIDE-2", "they must be equally many")
    assert said(refused, "en") == "SIDE-2: they must be equally many"
    assert said(refused, TR).startswith("SIDE-2: Yan destedeki kartlar")
    misfit = NoLongerFits("seat", 3, turn=2, seat=1, answer='"pass"', other=2)
    assert (said(misfit, "en"), said(misfit, TR) != str(misfit)) == (str(misfit), True)


def test_a_command_refuses_in_its_language() -> None:
    """`--language` of the running command; English where an error has no other words."""
    wrong = Worded("no copies", card="Sangan")
    token = SPOKEN.set(TR)
    try:
        assert refusal(wrong) == "Sangan: 0 kopya; satırı silin"
        assert refusal(SpellspeedError("elsewhere")) == "elsewhere"
    finally:
        SPOKEN.reset(token)
    assert refusal(wrong) == "0 copies of Sangan; leave the line out"


def test_every_message_that_code_names_is_there_and_none_is_left_over() -> None:
    """Keys that are handed on (parts of a link, fields of a recording) are looked up where they stand in quotes."""
    sources = [path.read_text(encoding="utf-8") for path in python_files(PACKAGE)]
    keys = set(catalog().section(SECTION))
    named = {key for source in sources for key in KEYS.findall(source)}
    assert {key for key in named if " " in key} <= keys | {"reading", "misfits"}
    quoted = "\n".join(sources)
    left_over = {key for key in keys if f'"{key}"' not in quoted and f"'{key}'" not in quoted}
    assert left_over == set()
