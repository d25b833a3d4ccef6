"""What is wrong in a file is told with its line, what was written, and what would be right."""

import pytest

from spellspeed.games.scenarios import parse_scenarios
from spellspeed.scenario import DuelScenario, ScenarioError
from spellspeed.scenario.yaml_reader import MOST_VALUES, QUOTING_HINT
from tests.copies import unpickled
from tests.scenario.reading import FILE, known_card, refusal

HEAD = "scenario: s\n"
STEPS = "scenario: s\nsteps:\n"
EXPECT = "scenario: s\nexpect:\n"

MISTAKES = [
    # keys
    ("scenaro: s\n", 1, 'a scenario has no "scenario"', ""),
    (HEAD + "trun: 5\n", 2, 'a scenario has no key "trun"', 'Did you mean "turn" or "turns"?'),
    (HEAD + "C: {}\n", 2, 'a scenario has no key "C"', "Its keys are: A, B, scenario, "),
    (HEAD + "scenario: t\n", 2, '"scenario" is written twice', "It stands in line 1 already."),
    (HEAD + "id:\n", 2, "id is missing", ""),
    (HEAD + "game: yugio\n", 2, 'game is "yugio"', "It is one of: yugioh, hkk. Did you mean"),
    (HEAD + "seats: [A, B, C]\n", 2, "seats names 3", "Two for one on one, four for a team duel."),
    (HEAD + "seats: [A, A]\n", 2, 'two of seats are called "A"', "Give each a name of its own."),
    (HEAD + "seats: [A, turn]\n", 2, '"turn" has a meaning of its own', "Choose another name"),
    (HEAD + "turn: soon\n", 2, 'turn is "soon"', "It is a whole number of at least 1."),
    (HEAD + "turn_player: C\n", 2, 'turn_player is "C"', "The seats are A, B."),
    (HEAD + "phase: main3\n", 2, 'phase is "main3"', 'Did you mean "main2" or "main1"?'),
    (HEAD + "profile: gaot\n", 2, 'profile is "gaot"', 'Did you mean "goat"?'),
    (HEAD + "profile: {zero_attack: survive}\n", 2, 'a profile has no switch "zero_attack"', 'Did you mean "zero_atk"'),
    (HEAD + "profile: {zero_atk: survives}\n", 2, 'zero_atk is "survives"', 'Did you mean "survive"?'),
    (HEAD + "coins: [head]\n", 2, 'a coin is "head"', 'Did you mean "heads"?'),
    (HEAD + "dice: [7]\n", 2, 'a die is "7"', "It is a whole number from 1 to 6."),
    (HEAD + "unchecked_position: maybe\n", 2, 'unchecked_position is "maybe"', "It is yes or no."),
    (HEAD + "toss: A\n", 2, '"toss" is part of the preparation', "Write start: setup beside it."),
    (HEAD + "start: setup\nturn: 5\n", 3, '"turn" belongs to a position', "With start: setup"),
    (
        HEAD + "start: setup\nA:\n  deck: []\n  hand: [Kuriboh]\n",
        5,
        '"hand" belongs to a position',
        "A has only: deck, deck_size",
    ),
    (HEAD + "time: called\n", 1, "time and turns belong to a match", "Write match: {...} beside them."),
    (HEAD + "cards: []\n", 2, "cards are defined in hkk scenarios only", "Write game: hkk"),
    (HEAD + "seats: [A, B, C, D]\nA: {lp: 1}\nC: {lp: 1}\n", 4, "lp stands at A and at C", "write them once"),
    # positions
    (HEAD + "A: Kuriboh\n", 2, 'the side of A is a map, not "Kuriboh"', "{key: value, ...}"),
    (HEAD + "A:\n  monster: []\n", 3, 'the side of A has no key "monster"', 'Did you mean "monsters"?'),
    (HEAD + "A: {hand: Kuriboh}\n", 2, 'hand is a list, not "Kuriboh"', "Write [a, b], or [] for nothing."),
    (HEAD + "A:\n  hand:\n    - Kuriboh\n    - Kuribo\n", 5, 'no card is named "Kuribo"', 'Did you mean "Kuriboh"?'),
    (HEAD + "A: {lp: many}\n", 2, 'lp is "many"', "It is a whole number of at least 0."),
    (
        HEAD + "A: {monsters: [{card: Jinzo, position: defence}]}\n",
        2,
        'position is "defence"',
        'Did you mean "defense"?',
    ),
    (HEAD + "A: {monsters: [{card: Jinzo, zone: 6}]}\n", 2, 'zone is "6"', "It is a whole number from 1 to 5."),
    (HEAD + "A: {monsters: [{card: Jinzo, owner: C}]}\n", 2, 'owner is "C"', "The seats are A, B."),
    (
        HEAD + "A: {monsters: [{card: Jinzo, postion: set}]}\n",
        2,
        'a card of monsters has no key "postion"',
        'Did you mean "position"?',
    ),
    (HEAD + "A: {monsters: [{position: set}]}\n", 2, 'a card of monsters has no "card"', "by its key card"),
    (HEAD + "A: {field_spell: [Umi, Umi]}\n", 2, "the Field Card Zone holds one card, not 2", ""),
    (HEAD + "A: {hand: [Kuriboh#2]}\n", 2, '"Kuriboh#2" says which copy it is', "each copy is written on its own"),
    (HEAD + "A: {normal_summon: maybe}\n", 2, 'normal_summon is "maybe"', "It is one of: used, unused"),
    (HEAD + "A: {monsters: [unknown]}\n", 2, 'no card is named "unknown"', ""),
    # quoting
    (
        HEAD + "A:\n  hand:\n    - Jinzo #7\n",
        4,
        '"#7" became a comment, which leaves "Jinzo"',
        'Write "Jinzo #7" in quotation marks.',
    ),
    (
        HEAD + "A:\n  hand:\n    - Kuriboh #2 # the second\n",
        4,
        '"#2" became a comment',
        "written without a space: Kuriboh#2.",
    ),
    (
        HEAD + "A:\n  hand: [Kuriboh,\n    Jinzo #7]\nB: {}\n",
        4,
        "this is no YAML: while parsing a flow sequence",
        QUOTING_HINT,
    ),
    (
        HEAD + "A:\n  hand:\n    - A-Team: Trap Disposal Unit\n",
        4,
        '"A-Team: Trap Disposal Unit" is a map',
        QUOTING_HINT,
    ),
    (
        *(HEAD + "A:\n  hand: [Green Baboon, Defender of the Forest]\n", 3),
        *('the comma has split "Green Baboon, Defender of the Forest" in two', "with quotation marks."),
    ),
    (
        *(HEAD + "A:\n  hand: [{card: Green Baboon, Defender of the Forest}]\n", 3),
        *('the comma has split "Green Baboon, Defender of the Forest" in two', "with quotation marks."),
    ),
    (
        HEAD + 'A:\n  hand:\n    - "A" Cell Breeding Device\n',
        4,
        "this is no YAML: while parsing a block collection",
        QUOTING_HINT,
    ),
    (
        STEPS + "  - A: activate Jinzo #7\n",
        3,
        '"#7" became a comment, which leaves "Jinzo"',
        'Write "Jinzo #7" in quotation marks.',
    ),
    (
        STEPS + "  - A: pass\n  - A: activate A-Team: Trap\n",
        4,
        "this is no YAML: mapping values are not allowed here",
        QUOTING_HINT,
    ),
    (STEPS + '  - A: "activate Kuriboh #2"\n', 3, 'no card is named "Kuriboh #2"', "without a space: Kuriboh#2."),
    (
        *(STEPS + "  - options: {B: [pass, activate Green Baboon, Defender of the Forest]}\n", 3),
        *(
            'the comma has split "Green Baboon, Defender of the Forest" in two',
            'Write "activate Green Baboon, Defender of the Forest"',
        ),
    ),
    (
        *(STEPS + "  - may: {B: activate Green Baboon, Defender of the Forest}\n", 3),
        *('may has no key "Defender of the Forest"', QUOTING_HINT),
    ),
    (
        *(STEPS + "  - A: pass\n    target: [Green Baboon, Defender of the Forest]\n", 4),
        *('the comma has split "Green Baboon, Defender of the Forest" in two', "with quotation marks."),
    ),
    # steps
    (HEAD + "steps: pass\n", 2, 'steps is a list, not "pass"', "Write [a, b]"),
    (STEPS + "  - activate Umi\n", 3, "a step is a map of a seat to what it does", "A step is - SEAT: VERB CARD"),
    (STEPS + "  - C: pass\n", 3, 'a step has no key "C"', "Its keys are: A, B, until, may"),
    (STEPS + "  - mya: {A: pass}\n", 3, 'a step has no key "mya"', 'Did you mean "may"'),
    (STEPS + "  - cost: Kuriboh\n", 3, "a step names no seat", "A step is - SEAT: VERB CARD"),
    (STEPS + "  - A: pass\n    B: pass\n", 4, 'one step holds "A" and "B"', "a dash of its own"),
    (STEPS + "  - A: activte Umi\n", 3, '"activte Umi" begins with no verb of this game', 'Did you mean "activate"?'),
    (STEPS + "  - A: special sumon Umi\n", 3, "begins with no verb of this game", 'Did you mean "special summon"'),
    (STEPS + "  - A: end pahse\n", 3, '"end pahse" begins with no verb', 'Did you mean "end phase"'),
    (STEPS + "  - A: play Umi\n", 3, '"play Umi" begins with no verb of this game', "The verbs are: summon, "),
    (STEPS + "  - A: activate\n", 3, '"activate" does not say what is meant', "Write activate X."),
    (STEPS + "  - A: activate Umj\n", 3, 'no card is named "Umj"', 'Did you mean "Umi"?'),
    (
        STEPS + "  - A: attack Jinzo\n",
        3,
        '"attack Jinzo" does not say what is attacked',
        "Write attack X -> Y or attack X directly.",
    ),
    (
        STEPS + "  - A: change Jinzo to defence\n",
        3,
        "does not say to which position",
        "Write change X to attack or change X to defense.",
    ),
    (STEPS + "  - A: choose Jinzp\n", 3, 'no card is named "Jinzp"', 'Did you mean "Jinzo"'),
    (STEPS + "  - A: choose kuribo\n", 3, 'no card is named "kuribo"', 'Did you mean "Kuriboh"?'),
    (STEPS + "  - A: pass\n    costs: Jinzo\n", 4, 'a step has no key "costs"', 'Did you mean "cost"'),
    (STEPS + "  - A: pass\n    discard: 2\n", 4, 'discard is "2"', "It is the name of a card."),
    (STEPS + "  - A: pass\n    target: 2\n", 4, 'target is "2"', "It is the name of a card, or a seat."),
    (STEPS + "  - A: pass\n    position: up\n", 4, 'position is "up"', "It is one of: attack, defense, set"),
    (STEPS + "  - A: pass\n    number: two\n", 4, 'number is "two"', "It is a whole number of at least 0."),
    (STEPS + "  - A: pass\n    effect: first\n", 4, 'effect is "first"', "It is a whole number of at least 1."),
    (STEPS + "  - A: pass\n    at: sucess\n", 4, 'at is "sucess"', 'Did you mean "success"?'),
    (STEPS + "  - A: pass\n    chain: mine\n", 4, 'chain is "mine"', "It is one of: own."),
    (STEPS + "  - until: {trun: 7}\n", 3, 'until has no key "trun"', 'Did you mean "turn"'),
    (STEPS + "  - until: {substep: calcualtion}\n", 3, 'substep is "calcualtion"', 'Did you mean "calculation"'),
    (STEPS + "  - until: {discard: Jinzo}\n", 3, "until says no moment", "Its keys are: turn, turn_player"),
    (STEPS + "  - may: activate Umi\n", 3, "may names no seat", "Write may: {B: activate X}."),
    (STEPS + "  - may: {A: pass, B: pass}\n", 3, "may names 2 seats", "one step for each"),
    (STEPS + "  - may: {B: []}\n", 3, "may names no option of B", "Write one option"),
    (STEPS + "  - may: {B: pass, because: X-2}\n", 3, 'may has no key "because"', "Its keys are: A, B, cost"),
    (STEPS + "  - asked: C\n", 3, 'asked is "C"', "The seats are A, B."),
    (
        STEPS + "  - {asked: B, pick: [3, 1]}\n",
        3,
        "pick is no number and no pair of numbers",
        "Write pick: 2, or pick: [0, 2]",
    ),
    (STEPS + "  - {asked: nobody, pick: 1}\n", 3, "nobody is asked, so nothing is picked", "Leave out pick"),
    (STEPS + "  - time: over\n", 3, 'time is "over"', "It is one of: called."),
    # expectations
    (
        EXPECT + "  A: {lifepoints: 1}\n",
        3,
        'what is expected of A has no key "lifepoints"',
        "Its keys are: lp, hand_size",
    ),
    (
        EXPECT + "  A: {monsters: [{card: Jinzo, attack: 1}]}\n",
        3,
        'a card that is expected has no key "attack"',
        'Did you mean "atk"?',
    ),
    (EXPECT + "  A: {monsters: [{card: Jinzo, attribute: DRAK}]}\n", 3, 'attribute is "DRAK"', 'Did you mean "DARK"'),
    (EXPECT + "  A: {hand: Jinzo}\n", 3, 'hand is a list, not "Jinzo"', "[] for nothing"),
    (EXPECT + "  winner: C\n", 3, 'winner is "C"', "It is one of: A, B, draw, none."),
    (EXPECT + "  events: [{destroyd: Umi}]\n", 3, 'there is no event "destroyd"', 'Did you mean "destroyed"?'),
    (
        EXPECT + "  events: [{destroyed: Umi, form: hand}]\n",
        3,
        'the event "destroyed" has no key "form"',
        'Did you mean "from"?',
    ),
    (EXPECT + "  events: [{destroyed: Umi, by: combat}]\n", 3, 'no card is named "combat"', ""),
    (EXPECT + "  events: [{destroyed: Umi, drawn: 1}]\n", 3, "an event has one name", "The events are: drawn"),
    (EXPECT + "  sees: {C: {}}\n", 3, 'sees has no key "C"', "Its keys are: A, B."),
    (EXPECT + "  links: [Umi]\n", 3, 'a chain of links is a list, not "Umi"', "Write [a, b]"),
    (EXPECT + "  phases: [dawn]\n", 3, 'a phase is "dawn"', 'Did you mean "draw"'),
    (EXPECT + "  match: A\n", 3, 'an expectation has no key "match"', ""),
    # decks and matches
    (
        HEAD + "deck: {main: {Jinzo: many}}\nexpect: {problems: []}\n",
        2,
        'the number of "Jinzo" is "many"',
        "at least 0",
    ),
    (HEAD + "deck: {mian: {}}\nexpect: {problems: []}\n", 2, 'a deck has no key "mian"', 'Did you mean "main"?'),
    (
        HEAD + "deck: {main: {jinzo: 1, Jinzo: 1}}\nexpect: {problems: []}\n",
        2,
        '"Jinzo" is listed twice in main',
        "with the number",
    ),
    (HEAD + "deck: {main: {}}\n", 1, 'a deck scenario has no "expect"', ""),
    (HEAD + "deck: {main: {}}\nexpect: {}\n", 3, "nothing is expected of the deck", "Write problems: []"),
    (HEAD + "match: {player: [A, B]}\nexpect: {match: A}\n", 2, 'match has no key "player"', 'Did you mean "players"?'),
    (HEAD + "match: {score: 1}\nexpect: {match: A}\n", 2, "score is no pair of numbers", "[1, 0]"),
    (HEAD + "match: {}\nsteps:\n  - duel: {}\nexpect: {}\n", 4, "duel does not say how it ended", "Write winner: A"),
    (HEAD + "match: {}\nsteps:\n  - tos: A\nexpect: {}\n", 4, 'a step has no key "tos"', 'Did you mean "toss"'),
    (HEAD + "match: {}\nexpect: {next: timed}\n", 3, 'next is "timed"', 'Did you mean "timed duel"?'),
    # hkk
    (HEAD + "game: hkk\nP: {hand: [Jinzo]}\n", 3, 'no card is named "Jinzo"', ""),
    (HEAD + "game: hkk\ncards: [{name: X}]\n", 3, 'a card that is defined has no "type"', ""),
    (HEAD + "game: hkk\ncards: [{name: X, type: creture}]\n", 3, 'type is "creture"', 'Did you mean "creature"?'),
    (HEAD + "game: hkk\ncards: [{name: X, type: item, cost: much}]\n", 3, 'cost is "much"', "It is a number"),
    (HEAD + "game: hkk\ncards: [{name: X, type: item}, {name: x, type: item}]\n", 3, '"x" is defined twice', ""),
    (HEAD + "game: hkk\nphase: main1\n", 3, 'phase is "main1"', 'Did you mean "main"?'),
    (HEAD + "game: hkk\nsteps: [{P: activate X}]\n", 3, '"activate X" begins with no verb', "The verbs are: play, use"),
    # YAML
    ("", 1, "this file holds no scenario", "A scenario begins with scenario:"),
    ("--- \n---\n", 1, "this file holds no scenario", "A scenario begins with scenario:"),
    ("just words\n", 1, 'a scenario is a map, not "just words"', ""),
    (HEAD + "[a, b]: c\n", 2, "a key is a list or a map", QUOTING_HINT),
    (HEAD + "? [a, b]\n: c\n", 2, "a key is a list or a map", QUOTING_HINT),
    (HEAD + "A: &side {hand: [*side]}\n", 2, "a value holds itself by its anchor", ""),
    (HEAD + "A: !now {}\n", 2, 'the tag "!now" has no meaning', ""),
    (HEAD + 'source: "\\UFFFFFFFF"\n', 1, "a character or a number is written in a way", ""),
    (HEAD + "source: \x00\n", 2, "this is no YAML: a character that YAML does not allow", ""),
    ("scenario: " + "[" * 5000, 1, "the values are nested more than 60 deep", ""),
]


@pytest.mark.parametrize(("text", "line", "problem", "hint"), MISTAKES)
def test_a_mistake_is_told_with_its_line_and_a_hint(text: str, line: int, problem: str, hint: str) -> None:
    refused = refusal(text)
    assert refused.file == FILE
    assert refused.line == line, refused
    assert problem in refused.problem
    assert hint in refused.hint
    assert str(refused).startswith(f"{FILE}:{line}: {refused.problem}")


def test_the_line_is_that_of_the_file_in_a_later_document() -> None:
    assert refusal("scenario: first\n---\nscenario: second\nA:\n  hand: [Kuribo]\n").line == 5


def test_aliases_that_grow_without_bound_are_refused() -> None:
    rows = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
    rows += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 9)]
    refused = refusal("scenario: s\n" + "\n".join(rows) + "\n")
    assert refused.problem == f"more than {MOST_VALUES} values, with the aliases written out"
    assert refused.line == 7


def test_an_alias_stands_for_the_whole_value() -> None:
    text = "scenario: s\nA: &side {hand: [Kuriboh]}\nB: *side\n"
    (read,) = parse_scenarios(text, FILE, known_card)
    assert isinstance(read, DuelScenario)
    assert [[card.name for card in side.hand] for side in read.sides] == [["Kuriboh"], ["Kuriboh"]]


def test_comments_that_cut_no_name_are_comments() -> None:
    text = "scenario: s\nA:\n  hand:\n    - Jinzo #the trap stopper\n    - Kuriboh # 2\nsteps:\n  - A: summon Jinzo  #first\n"
    (read,) = parse_scenarios(text, FILE, known_card)
    assert isinstance(read, DuelScenario)
    assert [[card.name for card in side.hand] for side in read.sides] == [["Jinzo", "Kuriboh"]]


def test_the_error_is_told_in_one_line_and_pickles() -> None:
    refused = refusal("scenario: s\nA: {hand: [Kuribo]}\n")
    assert str(refused) == 'example.yaml:2: no card is named "Kuribo". Did you mean "Kuriboh"?'
    again = unpickled(refused)
    assert isinstance(again, ScenarioError)
    assert (again.file, again.line, again.problem, again.hint) == (refused.file, 2, refused.problem, refused.hint)
