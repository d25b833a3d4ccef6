"""The examples of the description of the scenario language that are no duels: decks, matches, and duels of the second game.

The ids of rules are made up here (X-1): an id of the book would count as a test of its rule.
"""

from spellspeed.games.scenarios import parse_scenarios
from spellspeed.scenario import DeckScenario, MatchScenario
from spellspeed.scenario.model import (
    CardRef,
    DeckList,
    DefinedCard,
    MatchPlay,
    PlacedCard,
    Profile,
    Side,
)
from spellspeed.scenario.model_expect import (
    DeckExpectation,
    Expectation,
    MatchExpectation,
)
from spellspeed.scenario.model_steps import ChooseTurnStep, DuelPlayedStep, Intent, SeatStep, SideStep, TossStep
from tests.scenario.reading import FILE, at, duel, known_card

DECK_AND_MATCH = """\
scenario: a Side Deck has 15 cards or none
cites: [X-3]
deck: {main: {Gemini Elf: 3, filler: 37}, fusion: {}, side: {Kuriboh: 3, filler: 11}}
list: 2007-09           # a Forbidden/Limited list; default: none
expect: {problems: [X-3]}          # [] for a legal deck
---
scenario: one win and two draws
match: {players: [A, B], profile: ocg, score: [0, 0], decks: {A: {main: {Kuriboh: 1}, side: {Jinzo: 1}}}}
steps:
  - toss: A                            # A won it; then: - A: choose second
  - A: choose second
  - duel: {winner: A}                  # a duel ended so
  - A: side
    out: [Kuriboh]
    in: [Jinzo]
  - duel: {draw: true}
  - duel: {surrender: B, lp: [3000, 2900]}
expect: {match: A, reason: X-4-OCG, score: [1, 0], A: {side: [Kuriboh]}, next: timed duel}
"""


def test_deck_and_match_scenarios() -> None:
    deck, match = parse_scenarios(DECK_AND_MATCH, FILE, known_card)
    assert isinstance(deck, DeckScenario)
    assert (deck.game, deck.cards) == ("yugioh", ())
    assert (deck.label.where, deck.label.cites, deck.list_name, deck.profile) == (
        at(1),
        ("X-3",),
        "2007-09",
        Profile("tcg"),
    )
    lists = DeckList(at(3), (("Gemini Elf", 3), ("filler", 37)), (), (("Kuriboh", 3), ("filler", 11)))
    assert deck.decks == (("", lists),)
    assert deck.expect == DeckExpectation(at(5), ("X-3",), None)
    assert isinstance(match, MatchScenario)
    assert (match.label.where, match.profile) == (at(7), Profile("ocg"))
    decks = (("A", DeckList(at(8), (("Kuriboh", 1),), (), (("Jinzo", 1),))),)
    assert match.match == MatchPlay(at(8), ("A", "B"), Profile("ocg"), (0, 0), decks, None, None)
    assert match.steps == (
        TossStep(where=at(10), player="A"),
        ChooseTurnStep(where=at(11), player="A", choice="second"),
        DuelPlayedStep(where=at(12), winner="A"),
        SideStep(where=at(13), player="A", out=("Kuriboh",), into=("Jinzo",)),
        DuelPlayedStep(where=at(16), draw=True),
        DuelPlayedStep(where=at(17), surrender="B", lp=(3000, 2900)),
    )
    expected = MatchExpectation(
        where=at(18),
        match="A",
        reason="X-4-OCG",
        score=(1, 0),
        sides=(("A", (("Kuriboh", 1),)),),
        next="timed duel",
    )
    assert match.expect == expected


def test_the_decks_of_a_team() -> None:
    (read,) = parse_scenarios(
        "scenario: s\ndecks: {1A: {main: [Jinzo, Jinzo]}, 1B: {}}\nexpect: {legal: no}\n", FILE, known_card
    )
    assert isinstance(read, DeckScenario)
    assert read.decks == (("1A", DeckList(at(2), (("Jinzo", 2),), (), None)), ("1B", DeckList(at(2), (), (), None)))
    assert read.expect == DeckExpectation(at(3), None, False)


def test_a_deck_of_cards_that_the_file_defines() -> None:
    text = "scenario: s\ngame: hkk\ncards: [{name: Szikra, type: instant, text: t}]\ndeck: {main: {Szikra: 4}}\nexpect: {legal: no}\n"
    (read,) = parse_scenarios(text, FILE, known_card)
    assert isinstance(read, DeckScenario)
    assert (read.game, read.decks) == ("hkk", (("", DeckList(at(4), (("Szikra", 4),), (), None)),))
    assert [card.name for card in read.cards] == ["Szikra"]


def test_a_duel_that_stands_in_a_match() -> None:
    read = duel(
        "scenario: s\nmatch: {score: [1, 0], turns: 2}\ntime: called\nA: {lp: 1}\nexpect: {match: A, winner: none}\n"
    )
    assert (read.time_called, read.turns) == (True, 2)
    assert read.match == MatchPlay(at(2), ("A", "B"), None, (1, 0), (), None, 2)
    assert read.expect == Expectation(where=at(5), winner="none", match=MatchExpectation(where=at(5), match="A"))


def test_a_match_whose_steps_are_those_of_a_duel_is_a_duel() -> None:
    read = duel(
        "scenario: s\nmatch: {profile: ocg}\nsteps: [{A: end phase}, {time: called}]\nexpect: {extra_turns: 3}\n"
    )
    assert (read.profile, len(read.steps)) == (Profile("ocg"), 2)
    assert read.expect.match == MatchExpectation(where=at(4), extra_turns=3)


HKK = """\
scenario: neutralization
game: hkk
cards:
  - {name: Ellenszél, type: general_spell, cost: 1, year: 2015, text: "Semlegesítés: azonnali varázslat"}
  - {name: Szikra, type: instant, cost: {vp: 2, builder: 1}, year: 2015, text: "Sebezz 2-t az ellenfeledre."}
P: {vp: 1, hand: [Ellenszél], guard: [{card: Szikra, position: passive, damage: 2, counters: {temporary cost: 1}}]}
O: {vp: 1, life: 12, hand: [Szikra]}
turn_player: O
steps:
  - O: play Szikra
  - P: play Ellenszél as neutralization
  - O: attack Szikra -> player
  - O: move Szikra to guard
  - P: done
expect: {O: {collector: [Szikra]}, P: {life: 20, collector: [Ellenszél], vp: 0}, clauses: {Szikra: [spell]}, sources: 1}
"""


def test_hkk() -> None:
    read = duel(HKK)
    wind, spark = CardRef("Ellenszél"), CardRef("Szikra")
    assert (read.game, read.seats, read.turn, read.turn_player, read.phase) == ("hkk", ("P", "O"), 5, "O", "main")
    assert read.cards == (
        DefinedCard(
            at(4),
            "Ellenszél",
            "general_spell",
            (("vp", 1),),
            None,
            None,
            None,
            (),
            (),
            2015,
            "Semlegesítés: azonnali varázslat",
        ),
        DefinedCard(
            at(5),
            "Szikra",
            "instant",
            (("vp", 2), ("builder", 1)),
            None,
            None,
            None,
            (),
            (),
            2015,
            "Sebezz 2-t az ellenfeledre.",
        ),
    )
    guard = PlacedCard(where=at(6), name="Szikra", position="passive", damage=2, counters=(("temporary cost", 1),))
    assert read.sides == (
        Side(where=at(6), seat="P", vp=1, hand=(PlacedCard(where=at(6), name="Ellenszél"),), guard=(guard,)),
        Side(where=at(7), seat="O", vp=1, life=12, hand=(PlacedCard(where=at(7), name="Szikra"),)),
    )
    assert [step.intent for step in read.steps if isinstance(step, SeatStep)] == [
        Intent(text="play Szikra", verb="play", card=spark),
        Intent(text="play Ellenszél as neutralization", verb="play", card=wind, neutralization=True),
        Intent(text="attack Szikra -> player", verb="attack", card=spark, direct=True),
        Intent(text="move Szikra to guard", verb="move", card=spark, to="guard"),
        Intent(text="done", verb="done"),
    ]
    assert read.expect.clauses == ((spark, ("spell",)),)
    assert read.expect.sources == 1
    assert [(side.seat, side.life, side.vp) for side in read.expect.sides] == [("O", None, None), ("P", 20, 0)]
