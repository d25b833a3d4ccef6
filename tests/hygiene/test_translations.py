"""Every rule is there in every language: whole, with the ids, numbers, switches and card names of the English text."""

import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import product

import pytest

from spellspeed.rulebook import ENGLISH, all_rules, languages, rule, terms
from spellspeed.yugioh.cards import facts
from tests.hygiene.citations import LOOKS_LIKE_AN_ID
from tools.import_rules import RULEBOOK_FOLDER, lacking_in, read_json

PARTS = ("chapter", "statement", "era", "check")
TRANSLATIONS = [language for language in languages() if language != ENGLISH]

WORDS_OF_TURKISH = {
    "Chains?": "zincir", "Graveyards?|GY": "mezarl", "Life Points|LP": "can puan", "Damage Step": "hasar ad",
    "Battle Phase": "savaş aşama", "Battle Step": "savaş ad", "Standby Phase": "ek aşama", "End Phase": "son aşama",
    "Draw Phase": "kart çekme aşama", "Main Phase": "ana aşama", "Special Summon(?:s|ed)?": "özel çağ",
    "Normal Summon(?:s|ed)?": "normal çağ", "Flip Summon(?:s|ed)?": "çevirerek çağ", "Tribute Summon(?:s|ed)?": "feda çağ",
    "Flip Effects?": "çevirme efekt", "Ignition Effects?": "seçme efekt", "Continuous Effects?": "sürekli efekt",
    "Spell Speed": "kart hız", "Fusion Decks?": "birleşim destesi", "Side Decks?": "yan deste", "Main Decks?": "ana deste",
    "Quick-Play": "hızlı", "turn player": "tur oyuncusu", "Attack Position": "saldırı konum", "Set": "kapal",
    "battle damage": "savaş hasar", "direct attack": "direk sald", "destroyed": "yok edil",
}  # fmt: skip
"""The rulebook's terms (regular expressions) and how their Turkish words begin, after the Turkish edition of the rulebook."""


@cache
def card_names() -> tuple[str, ...]:
    """The names of all cards, longer ones first, so that "Jinzo #7" is not taken for "Jinzo"."""
    names = {facts.by_passcode(code).name for code in facts.all_passcodes()}
    return tuple(sorted((name for name in names if len(name) > 2), key=len, reverse=True))


@cache
def names_in(text: str) -> frozenset[str]:
    """The cards that a text names, as whole words."""
    found: set[str] = set()
    for name in card_names():
        if name in text:
            text, times = re.subn(rf"(?<!\w){re.escape(name)}(?!\w)", "#", text)
            if times:
                found.add(name)
    return frozenset(found)


def numbers_in(text: str) -> Counter[str]:
    """Every sequence of digits, as often as it stands there."""
    return Counter(re.findall(r"\d+", text))


def ids_in(text: str) -> Counter[str]:
    """Every id of a rule."""
    return Counter(LOOKS_LIKE_AN_ID.findall(text))


def switches_in(text: str) -> Counter[str]:
    """Every name of a switch, which stands between backticks."""
    return Counter(re.findall(r"`[^`]+`", text))


def pairs(language: str) -> list[tuple[str, str, str]]:
    """Id and part, the English text and the other, for all texts that are there."""
    return [
        (f"{one.id} {part}", getattr(one, part), getattr(rule(one.id, language), part))
        for one, part in product(all_rules(), PARTS)
        if getattr(one, part)
    ]


def test_turkish_is_one_of_the_languages() -> None:
    """English stands first."""
    assert languages()[0] == ENGLISH
    assert "tr" in TRANSLATIONS


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_rule_lacks_a_part_and_no_translation_lacks_a_rule(language: str) -> None:
    """Statement, era, check and chapter of every rule and ruling; nothing is left over."""
    assert lacking_in(RULEBOOK_FOLDER, language) == [], (
        f"write them into rules.{language}.json or terms.{language}.json"
    )


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_text_is_another_than_the_english_one(language: str) -> None:
    """A text that was only copied is no translation."""
    assert [where for where, english, other in pairs(language) if other == english] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("kept", [names_in, numbers_in, ids_in, switches_in])
def test_what_a_text_cites_is_kept(language: str, kept: Callable[[str], object]) -> None:
    """Card names, numbers, ids and switches are the same in both."""
    wrong = [
        f"{where}: {kept(english)} and {kept(other)}"
        for where, english, other in pairs(language)
        if kept(english) != kept(other)
    ]
    assert wrong == []


def test_what_is_kept_is_really_found() -> None:
    """A control: one text with each kind."""
    text = "Jinzo #7'nin 2. saldırısı (BATTLE-8, `zero_atk`), Jinzo değil: 1500"
    assert names_in(text) == {"Jinzo #7", "Jinzo"}
    assert names_in("Jinzo #7'nin saldırısı") == {"Jinzo #7"}
    assert numbers_in(text) == Counter({"7": 1, "2": 1, "8": 1, "1500": 1})
    assert ids_in(text) == Counter({"BATTLE-8": 1})
    assert switches_in(text) == Counter({"`zero_atk`": 1})


@pytest.mark.parametrize("term", WORDS_OF_TURKISH)
def test_a_term_has_one_word_in_turkish(term: str) -> None:
    """Where a statement has the term outside the name of a card, its Turkish text has the word."""
    without: list[str] = []
    for one in all_rules():
        english = re.sub(r"`[^`]+`", "", one.statement)
        for name in names_in(english):
            english = english.replace(name, "")
        if re.search(rf"(?<!\w)(?:{term})(?!\w)", english):
            turkish = rule(one.id, "tr").statement.replace("İ", "i").lower()
            without += [one.id] if WORDS_OF_TURKISH[term] not in turkish else []
    assert without == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_terms_beside_the_rules_are_whole(language: str) -> None:
    """The same flags, labels and tags of sources as in English; short forms are the language's own and are used."""
    english, other = terms(), terms(language)
    for name in ("sources", "flags", "labels"):
        assert set(getattr(other, name)) == set(getattr(english, name)), name
    texts = " ".join(text for _, _, text in pairs(language))
    assert [word for word in other.words if not re.search(rf"\b{word}\b", texts)] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_source_in_words_keeps_what_it_cites(language: str) -> None:
    """Sources that hold words beside tags, ids and names of cards are translated like the texts; the others stay as they are."""
    citations = read_json(RULEBOOK_FOLDER / f"terms.{language}.json")["citations"]
    sources = {source for one in all_rules() for source in one.sources}
    assert set(citations) <= sources
    for english, other in citations.items():
        assert other != english
        for kept in (names_in, numbers_in, ids_in):
            assert kept(other) == kept(english), other
    in_words = {
        source
        for one in all_rules()
        if one.id.startswith("T-")
        for source in one.sources
        if re.search(r"[a-z]{3,}", re.sub(r"F:[^;.]*", "", source))
    }
    assert in_words <= set(citations)
