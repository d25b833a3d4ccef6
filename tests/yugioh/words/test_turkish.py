"""A duel, its asks and its reasons in Turkish; the lines are worked out by hand from the catalog and the position."""

import subprocess
from typing import Final

import pytest

from spellspeed.cli.watch import begin, play
from spellspeed.languages.catalog import catalog
from spellspeed.session.picks import NotAChoice, one_meant, read_picks
from spellspeed.session.session import PERSON, Session
from spellspeed.session.typed import command_meant, folded, vocabularies
from spellspeed.simulation import checked_setting
from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.decks import DeckList, find_deck
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import ACTIVATE, ENTER_BATTLE, SUMMON
from spellspeed.yugioh.judge.reason_text import reason_text
from spellspeed.yugioh.judge.why import why_not
from spellspeed.yugioh.judge.wishes import Wish
from spellspeed.yugioh.session.duel_setup import new_setup
from spellspeed.yugioh.text.duel_log import LogWriter
from spellspeed.yugioh.views.choices import choices_of
from spellspeed.yugioh.views.questions import question
from spellspeed.yugioh.views.situation import situation
from spellspeed.yugioh.views.stops import Stops
from tests.commands import spellspeed
from tests.yugioh.book.stage import card, position

TR: Final = "tr"
GEMINI_ELF: Final = facts.by_name("Gemini Elf").passcode
TRAP_HOLE: Final = facts.by_name("Trap Hole").passcode
ELVES: Final = DeckList("elves", (TRAP_HOLE,) * 20 + (GEMINI_ELF,) * 20, (), ())
ENGLISH_WORDS: Final = {
    "the", "of", "is", "to", "draws", "activates", "takes", "damage", "turn", "phase", "position", "what", "which", "you", "your",
    "monster", "deck", "hand", "graveyard", "summon", "summons", "sets", "pass", "passes", "attack", "attacks", "destroyed",
}  # fmt: skip
"""Words that stand in nearly every English sentence of a duel and in no Turkish one."""


def session() -> Session[Duel]:
    """Two persons with ELVES in Turkish; the first question is open."""
    found = Session(new_setup([ELVES, ELVES], (PERSON, PERSON), ("A", "B"), "1", "tcg"), TR)
    found.run()
    return found


def say(running: Session[Duel], *typed: str) -> None:
    """Answer in the words of a player."""
    for text in typed:
        ask = running.run()
        assert ask is not None
        running.take(read_picks(text, ask, choices_of(running.state, ask, TR), vocabularies(TR)))
    running.run()


def asked(running: Session[Duel]) -> tuple[str, list[str]]:
    """The open question and its choices."""
    ask = running.run()
    assert ask is not None
    words = catalog(TR)
    return question(running.state, ask, ("A", "B"), words), [each.words for each in choices_of(running.state, ask, TR)]


def without_card_names(line: str) -> set[str]:
    """The words of a line, small, without the names of cards."""
    for name in sorted({facts.by_passcode(code).name for code in facts.all_passcodes()}, key=len, reverse=True):
        line = line.replace(name, "")
    return {word.strip(".,:;()[]?!\"'").casefold() for word in line.split()}


def test_a_turn_is_told_in_turkish() -> None:
    """The toss, a Normal Summon, a Set and the end of the turn; the commands are Turkish, with and without the Turkish letters."""
    running = session()
    assert asked(running) == (
        "Para atışını kazandınız: birinci mi ikinci mi başlıyorsunuz?",
        ["birinci", "ikinci"],
    )
    say(running, "birinci")
    told, choices = asked(running)
    assert told == "Ana aşama 1: ne yapıyorsunuz?"
    assert set(choices) == {"kapalı koy: Trap Hole", "çağır: Gemini Elf", "kapalı koy: Gemini Elf", "aşamayı bitir"}
    say(running, "çağır Gemini Elf", "kapali koy trap hole")
    winner = running.setup.names[running.state.turn_seat]
    deeds = [line for line in running.lines if "pas geç" not in line.casefold()]
    assert deeds[-2:] == [f"{winner} normal çağırır: Gemini Elf.", f"{winner} kapalı koyar: bir kart (1. yer)."]
    assert f"{winner} destesini karıştırır." in running.lines
    before = len(running.lines)
    say(running, "bitir")
    other = {"A": "B", "B": "A"}[winner]
    assert [line for line in running.lines[before:] if "pas geç" not in line.casefold()] == [
        "[Son aşama]",
        f"Tur 2: {other}",
        "[Kart çekme aşaması]",
        f"{other} 1 kart çeker.",
        "[Ek aşama]",
        "[Ana aşama 1]",
    ]


def test_english_is_understood_too() -> None:
    """The same choice by its Turkish and its English words, and by other words for either."""
    running = session()
    say(running, "first")
    ask = running.run()
    assert ask is not None
    choices = choices_of(running.state, ask, TR)
    wanted = next(choice for choice in choices if choice.words == "çağır: Gemini Elf")
    for typed in ("çağır Gemini Elf", "çağır: Gemini Elf", "cagir elf", "normal çağır Gemini Elf", "summon Gemini Elf"):
        assert one_meant(typed, choices, vocabularies(TR)) == wanted
    end = next(choice for choice in choices if choice.words == "aşamayı bitir")
    for typed in ("bitir", "aşamayı bitir", "end", "end phase"):
        assert one_meant(typed, choices, vocabularies(TR)) == end
    with pytest.raises(NotAChoice, match="burada 99 numarası yok; numaralar 1 ile"):
        one_meant("99", choices, vocabularies(TR))


def test_the_situation_in_turkish() -> None:
    running = session()
    say(running, "birinci", "çağır Gemini Elf")
    seat = running.state.turn_seat
    name, other = running.setup.names[seat], running.setup.names[running.state.opponents(seat)[0]]
    lines = situation(running.state, running.setup.names, seat, catalog(TR))
    assert lines[:4] == [
        f"-- Tur 1, {name}: Ana aşama 1",
        f"{other}: 8000 can puanı, el 5, deste 35, mezarlık 0",
        f"{name}: 8000 can puanı, el 5, deste 34, mezarlık 0",
        "  canavarlar: Gemini Elf (1900/900, saldırı konumu)",
    ]
    assert lines[4].startswith("Eliniz: ")


def test_reasons_in_turkish() -> None:
    """A Trap in the hand, a missing Tribute, the first turn's Battle Phase, a Trap Set in this turn."""
    play = position("turn: 1\nA:\n  hand: [Trap Hole, Dark Magician]\n  monsters: [Celtic Guardian]\n")
    trap, magician = card(play, "Trap Hole"), card(play, "Dark Magician")
    texts = {
        verb: [reason_text(reason, TR) for reason in why_not(play.duel, 0, Wish(verb, number))]
        for verb, number in ((ACTIVATE, trap), (SUMMON, magician), (ENTER_BATTLE, -1))
    }
    assert texts[ACTIVATE][0] == "Bir tuzak kartı önce sahanıza kapalı konmalıdır. Kart: Trap Hole; yeri: el."
    assert texts[SUMMON] == ["Dark Magician (seviye 7) için 2 feda gerekir; sizde: 1."]
    assert texts[ENTER_BATTLE] == ["Tur 1 savaş aşamasız geçer: ilk savaş aşaması tur 2 içindedir."]


def test_a_whole_duel_is_told_without_an_english_word() -> None:
    """Every line of the log of some duels, but for the names of cards and players."""
    decks = [find_deck("bench_goat_a"), find_deck("bench_goat_b")]
    setting = checked_setting(decks, "tr", ["sensible"], "tcg", False)
    lines: set[str] = set()
    for number in range(3):
        recorder = begin(setting, number)
        told = LogWriter(recorder.state, ["A", "B"], language=TR)
        for _ in play(recorder, setting, number):
            lines.update(told.news())
    assert len(lines) > 100
    assert {line for line in lines if without_card_names(line) & ENGLISH_WORDS} == set()
    assert without_card_names("A draws 2 cards.") & ENGLISH_WORDS == {"draws"}


def test_no_entry_of_turkish_is_left_in_english() -> None:
    """Entries that read the same in both languages are names, symbols and numbers alone."""
    english, turkish = catalog(), catalog(TR)
    same = {
        (section, key)
        for section in (
            "log",
            "questions",
            "options",
            "table",
            "summary",
            "refused",
            "reasons",
            "help",
            "replay",
            "compare",
            "priority",
        )
        for key, entry in turkish.section(section).items()
        if entry == english.section(section)[key]
    }
    assert same == {
        ("log", "phase"),
        ("questions", "with count"),
        ("questions", "response"),
        ("options", "copy"),
        ("options", "attack place"),
        ("table", "bot"),
        ("table", "asked"),
        ("table", "prompt"),
        ("summary", "link"),
        ("summary", "copies"),
        ("refused", "one of several"),
        ("compare", "happened"),
        ("compare", "source"),
        ("compare", "attack_position"),
    }


def test_stops_and_commands_in_turkish() -> None:
    """The same stops by Turkish and by English words."""
    stops = Stops()
    stops.change(["kendi", "ek", "açık"], TR)
    stops.change(["opponent", "main", "off"], TR)
    assert stops.described(TR) == (
        "kendi: çekme kapalı, ek açık, ana kapalı, savaş kapalı, son kapalı\n"
        "rakip: çekme kapalı, ek kapalı, ana kapalı, savaş açık, son açık"
    )
    assert [command_meant(word, vocabularies(TR)) for word in ("neden", "yardım", "YARDIM", "cik", "why", "nonsense")] == [
        "why", "help", "help", "quit", "why", "",
    ]  # fmt: skip
    assert folded("Çağır: İblis") == "cagir: iblis"


def test_the_command_line_in_turkish() -> None:
    """By the option and by the environment variable; a language that is not there is refused by name."""

    def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        return spellspeed("play", "--seed", "1", *arguments, **environment)

    told = run("--language", "tr")
    assert told.stdout.splitlines()[2] == 'Bir sayı yazın veya ne yaptığınızı söyleyin; gerisi için "yardım" yazın.'
    assert told.stdout.splitlines()[-1] == "Düellodan ayrılıyorsunuz (tur 0)."
    assert run(SPELLSPEED_LANGUAGE="tr").stdout == told.stdout
    wrong = run("--language", "xx")
    assert (wrong.returncode, wrong.stderr) == (2, 'there is no catalog for the language "xx"; there are: en, tr\n')
