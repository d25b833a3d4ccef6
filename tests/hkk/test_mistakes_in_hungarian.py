"""What `spellspeed hkk` refuses is said in the language of whoever plays: every entry in both, and no English word in Hungarian."""

import pickle
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from spellspeed.errors import Sayable, SpellspeedError
from spellspeed.hkk.bots import NoSuchBot, bot_named
from spellspeed.hkk.cards.deck_file import BrokenDeck, deck_text, read_deck
from spellspeed.hkk.cards.pool import IllegalDeck, UnknownCard, UnknownDeck, deck_named, face_named, legal
from spellspeed.hkk.game import EARLIER, HKK, BrokenRecording
from spellspeed.hkk.language.errors import NotUnderstood, TwoReadings
from spellspeed.hkk.language.reading import read_text
from spellspeed.hkk.rules.options import UnknownOption, options_with
from spellspeed.hkk.words import catalog
from spellspeed.hkk.words.worded import Phrase
from tests.commands import spellspeed

OWN = "1 Mackó\n"
DECKS = {
    "empty": "",
    "no card": "Mackó",
    "no name": "0 Mackó",
    "unknown card": "3 Folyami medvék",
    "no type": f"{OWN}2 VP",
    "no part": f"{OWN}lény, zold",
    "text": f"{OWN}lény, 2 VP, 2/2\nRepülő és mosolyog.",
    "no x": f"{OWN}lény, 2 VP, 2/2\nHa játékba jön, X sebzést okoz célpont lénynek.",
    "twice": f"{OWN}lény, 2 VP, 2/2\n\n{OWN}lény, 2 VP, 2/2",
    "too many": "999 Folyami medve",
    "long text": f"{OWN}lény\n{'a' * 1001}",
    "too long": "a" * 100_001,
}
CALLS: dict[str, Callable[[], object]] = {
    **{key: lambda text=text: read_deck(text, "pakli.txt") for key, text in DECKS.items()},  # type: ignore[misc]
    "missing": lambda: deck_text("nincs.txt"),
    "folder": lambda: deck_text("."),
    "no path": lambda: deck_text("a\0b"),
    "card": lambda: face_named("Folyami medvék"),
    "deck": lambda: deck_named("thornwod"),
    "illegal": lambda: legal("kicsi", deck_named("thornwood")[:3], options_with()),
    "option": lambda: options_with((("queue_pause", "no"),)),
    "value": lambda: options_with((("queue_pauses", "lassan"),)),
    "words": lambda: read_text("Repül valamit.", "hu"),
    "early": lambda: read_text("Ha játékba jön,", "hu"),
    "bot": lambda: bot_named("sensibel", "mag"),
    "recording": lambda: HKK.converted({"format": EARLIER, "answers": [], "surrender": -1}, "regi.json"),
    "number": lambda: read_text("Jutalom: 99999999999 VP.", "hu"),
}
KINDS = (
    *(BrokenDeck, IllegalDeck, UnknownCard, UnknownDeck, UnknownOption, NotUnderstood),
    *(NoSuchBot, BrokenRecording),
)
TEMPLATE = re.compile(r"[{][^}]*[}]")
WORD = re.compile(r"[a-záéíóöőúüű]{2,}")
SHARED = frozenset({"vp", "utf", "hkk", "deck", "size", "text", "docs", "md", "pyre", "dragon", "kib", "bot"})


def words_of(text: str) -> set[str]:
    """The words of a text, without what is put into it."""
    return set(WORD.findall(TEMPLATE.sub("", text).casefold())) - SHARED


def entries(language: str) -> dict[str, str]:
    """The entries about mistakes."""
    return {key: said for key, said in catalog(language).items() if key.startswith("wrong.")}


def test_no_entry_has_english_words_in_hungarian() -> None:
    """Key by key the same parts, and not one word of the English entries but those that both languages have."""
    english, hungarian = entries("en"), entries("hu")
    assert english.keys() == hungarian.keys()
    spoken = set().union(*(words_of(said) for said in english.values()))
    for key, said in hungarian.items():
        assert not words_of(said) & (spoken - {"is"}), key
        parts = set(TEMPLATE.findall(english[key]))
        assert set(TEMPLATE.findall(said)) <= parts, key


@pytest.mark.parametrize("key", CALLS)
def test_each_mistake_is_said_in_both_languages(key: str) -> None:
    """`str` is the English message; the Hungarian one shares no word with it but what was given, and a copy says the same."""
    with pytest.raises(SpellspeedError) as caught:
        CALLS[key]()
    refused = caught.value
    assert isinstance(refused, Sayable)
    assert isinstance(refused, KINDS)
    hungarian = refused.said("hu").replace("deck_size", "")
    assert refused.said("en") == str(refused) != hungarian
    for word in ("there", "card", "deck", "the", "not", "line", "here", "could", "did", "mean", "or", "has", "it"):
        assert word not in WORD.findall(hungarian.casefold())
    again = pickle.loads(pickle.dumps(refused))  # noqa: S301 - pickled here
    assert (type(again), str(again), again.said("hu")) == (type(refused), str(refused), refused.said("hu"))


def test_two_readings_are_said_in_hungarian() -> None:
    """The reader declines such a text with both."""
    both = TwoReadings(1, 2, "a", Phrase("text.two readings", one="x", another="y"))
    assert both.said("hu") == '1. sor, 2. oszlop: "a" itt nem érthető. Így olvasható: x, vagy így: y.'


def test_the_commands_say_it_in_the_language_they_were_given(tmp_path: Path) -> None:
    """Play, simulate and read; what every game says alike is said in English."""
    path = tmp_path / "pakli.txt"
    path.write_text(DECKS["text"], encoding="utf-8")
    for arguments, told in (
        (("play", "--deck", str(path)), '"mosolyog" itt nem érthető'),
        (
            ("simulate", "thornwod"),
            'nincs "thornwod" nevű pakli; ezek vannak: thornwood, ash_marches. Erre gondoltál: "thornwood"?',
        ),
        (
            ("read", "Repül valamit."),
            '1. sor, 1. oszlop: "Repül" itt nem érthető. Erre gondoltál: "repülő" vagy "repülés"?',
        ),
        (("play", "--resume", str(tmp_path / "nincs.json")), "No such file"),
    ):
        ended = spellspeed("hkk", *arguments, "--language", "hu")
        assert (ended.returncode, told in ended.stderr) == (2, True), ended.stderr
