"""Team duels: a rule of team duels is named exactly where it is what forbids something; the sentences are worked out by hand."""

import pytest

from spellspeed.languages.catalog import catalog
from spellspeed.rulebook import all_rules
from spellspeed.yugioh.cards.pool import load_declarations
from spellspeed.yugioh.duel.terms import ACTIVATE, ATTACK_WITH, CHANGE_POSITION, CHOOSE, SPECIAL, SUMMON
from spellspeed.yugioh.judge.partners import RULED_ON
from spellspeed.yugioh.judge.reason_text import SECTION, reason_text
from spellspeed.yugioh.judge.why import why_not
from spellspeed.yugioh.judge.wishes import Wish
from spellspeed.yugioh.scenario.play import Play
from spellspeed.yugioh.words.declaring import DECLARED_CARDS
from tests.yugioh.book.stage import card, position

ONE_A = 0
HEAD = "seats: [1A, 2A, 1B, 2B]\nturn: 9\nturn_player: 1A\n"


def team(text: str) -> Play:
    """A team duel in 1A's fifth turn."""
    return position(HEAD + text)


def rules(play: Play, wish: Wish) -> set[str]:
    """Every rule that is named against a wish of 1A."""
    return {rule for reason in why_not(play.duel, ONE_A, wish) for rule in reason.rules}


def first_sentence(play: Play, wish: Wish, language: str = "en") -> str:
    """The reason that tells most, in words."""
    return reason_text(why_not(play.duel, ONE_A, wish)[0], language)


def test_the_partners_monster() -> None:
    """TEAM-I-11, TEAM-R9, TEAM-IV-1."""
    play = team("1B:\n  monsters: [Gemini Elf]\n")
    elf = card(play, "Gemini Elf")
    assert rules(play, Wish(CHANGE_POSITION, elf)) == {"TEAM-I-11", "TEAM-R9", "TERM-CONTROL-1"}
    assert {"TEAM-I-11", "TEAM-IV-1", "TERM-CONTROL-1"} <= rules(play, Wish(ATTACK_WITH, elf, direct=True))
    assert "Gemini Elf is your partner's: during the duel you control your own cards only." in [
        reason_text(reason) for reason in why_not(play.duel, ONE_A, Wish(CHANGE_POSITION, elf))
    ]


def test_an_opponents_monster_is_no_matter_of_partners() -> None:
    """The control: TERM-CONTROL-1 alone."""
    play = team("2A:\n  monsters: [Gemini Elf]\n")
    assert rules(play, Wish(CHANGE_POSITION, card(play, "Gemini Elf"))) == {"TERM-CONTROL-1"}


def test_what_the_partner_refused() -> None:
    """TEAM-III-5. The reason comes first, in both languages."""
    play = team(
        "1A:\n  hand: [Jinzo]\n1B:\n  monsters: [Gemini Elf]\n"
        "steps:\n  - 1A: summon Jinzo\n    tribute: Gemini Elf\n  - 1B: refuse\n"
    )
    wish = Wish(SUMMON, card(play, "Jinzo"))
    assert rules(play, wish) == {"TEAM-III-5", "SUMMON-5"}
    assert first_sentence(play, wish) == (
        "Your partner has refused this turn to lend cards for Jinzo, and without them it cannot be."
    )
    assert first_sentence(play, wish, "tr") == (
        "Ortağınız bu tur şu kart için kart vermeyi reddetti ve onlarsız olmaz: Jinzo."
    )


def test_nothing_was_refused_where_nobody_was_asked() -> None:
    """The control: there is nothing to Tribute at all."""
    play = team("1A:\n  hand: [Jinzo]\n2A:\n  monsters: [Gemini Elf]\n")
    assert rules(play, Wish(SUMMON, card(play, "Jinzo"))) == {"SUMMON-5"}


@pytest.mark.parametrize(
    ("field", "ruled"),
    [
        ("1B:\n  monsters: [Gemini Elf]\n2A:\n  monsters: [Gemini Elf]\n", True),
        ("  monsters: [Mystical Elf]\n2A:\n  monsters: [Gemini Elf]\n", False),
        ("1B:\n  monsters: [Gemini Elf]\n", False),
    ],
)
def test_cyber_dragon(field: str, ruled: bool) -> None:
    """TEAM-R23. Named where the partner's monster is the hindrance; not where the own one or the lack of an opponent's is."""
    play = team("1A:\n  hand: [Cyber Dragon]\n" + field)
    found = rules(play, Wish(SPECIAL, card(play, "Cyber Dragon")))
    assert found == ({"MONSTER-9", "TEAM-R23"} if ruled else {"MONSTER-9"})


@pytest.mark.parametrize(("zone", "ruled"), [("1B", True), ("2A", False)])
def test_call_of_the_haunted(zone: str, ruled: bool) -> None:
    """TEAM-I-5. Named for a monster in the partner's Graveyard, not for one in an opponent's."""
    play = team(
        "1A:\n  spells_traps: [{card: Call of the Haunted, position: set}]\n" + zone + ":\n  graveyard: [Jinzo]\n"
    )
    found = rules(play, Wish(ACTIVATE, card(play, "Call of the Haunted")))
    assert found == ({"TERM-TARGET-1", "TEAM-I-5"} if ruled else {"TERM-TARGET-1"})


def test_one_on_one_knows_no_partner() -> None:
    """The control of it all: in a duel of two seats no rule of team duels is named."""
    play = position("A:\n  hand: [Cyber Dragon, Jinzo]\nB:\n  monsters: [Gemini Elf]\n")
    for name in ("Jinzo", "Gemini Elf"):
        for verb in (SUMMON, SPECIAL, ACTIVATE, CHANGE_POSITION):
            assert not [rule for rule in rules(play, Wish(verb, card(play, name))) if rule.startswith("TEAM")]


def test_each_has_a_sentence_of_its_own() -> None:
    assert [key for key in RULED_ON if not catalog("en").has(SECTION, key)] == []


def test_choosing_what_was_refused() -> None:
    """TEAM-III-5. Own monsters are still there to be Tributed; the partner's is refused for this card, not for another."""
    play = team(
        "1A:\n  hand: [Jinzo]\n  monsters: [Cannon Soldier, Celtic Guardian]\n1B:\n  monsters: [Gemini Elf]\n"
        "steps:\n  - 1A: activate Cannon Soldier\n    tribute: Gemini Elf\n  - 1B: refuse\n"
        "  - 1A: activate Cannon Soldier\n"
    )
    assert "TEAM-III-5" in rules(play, Wish(CHOOSE, card(play, "Gemini Elf")))
    assert rules(play, Wish(CHOOSE, card(play, "Celtic Guardian"))) == set()


def test_a_tribute_of_the_partners_that_frees_no_zone() -> None:
    """TEAM-I-4, TEAM-III-5. All own zones are taken: the Tribute has to be one of the own monsters."""
    play = team(
        "1A:\n  hand: [Jinzo]\n  monsters: [Celtic Guardian, Gemini Elf, Kuriboh, Mystical Elf, Sangan]\n"
        "1B:\n  monsters: [Sinister Serpent]\nsteps:\n  - 1A: summon Jinzo\n"
    )
    assert "TEAM-I-4" in rules(play, Wish(CHOOSE, card(play, "Sinister Serpent")))
    assert rules(play, Wish(CHOOSE, card(play, "Sangan"))) == set()


def test_every_ruling_on_cards_stands_at_a_card() -> None:
    """TEAM-R22 alone names no card; and what a declaration cites is a rule of the book."""
    load_declarations()
    cited = {ruling for declared in DECLARED_CARDS.values() for ruling in declared.cites}
    book = {rule.id for rule in all_rules()}
    assert cited <= book
    assert {ruling for ruling in book if ruling.startswith("TEAM-R")} - cited == {"TEAM-R22"}
