"""Every verb, detail, window and other kind of step."""

import pytest

from spellspeed.games.scenarios import parse_scenarios
from spellspeed.scenario import DuelScenario, vocabulary
from spellspeed.scenario.model import CardRef, Detail, Value
from spellspeed.scenario.model_expect import ChainLinkMatch, EventMatch, Expectation
from spellspeed.scenario.model_steps import (
    AskedStep,
    CheckStep,
    Intent,
    MayNotStep,
    MayStep,
    OptionsStep,
    SeatStep,
    TimeCalledStep,
    UntilStep,
)
from tests.scenario.reading import FILE, at, duel, known_card, step

ELF = CardRef("Gemini Elf")
KURIBOH = CardRef("Kuriboh")


def intent(text: str, verb: str = "activate", card: CardRef | None = None) -> Intent:
    return Intent(text=text, verb=verb, card=card)


@pytest.mark.parametrize("verb", ["summon", "set", "flip", "special summon", "activate"])
def test_verbs_with_a_card(verb: str) -> None:
    assert step(f"- A: {verb} gemini elf") == SeatStep(
        where=at(3), seat="A", intent=intent(f"{verb} gemini elf", verb, ELF)
    )


@pytest.mark.parametrize(
    "verb",
    [
        *("enter battle", "enter main2", "end phase", "end turn", "pass", "yes", "no", "no attack"),
        *("allow", "refuse", "surrender", "offer draw", "accept"),
    ],
)
def test_verbs_without_a_card(verb: str) -> None:
    assert step(f"- B: {verb}") == SeatStep(where=at(3), seat="B", intent=intent(verb, verb))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "attack Kuriboh -> B's Gemini Elf#2",
            Intent(text="", verb="attack", card=KURIBOH, target=CardRef("Gemini Elf", 2, "B")),
        ),
        ("attack Kuriboh directly", Intent(text="", verb="attack", card=KURIBOH, direct=True)),
        ("change Kuriboh to attack", Intent(text="", verb="change", card=KURIBOH, position="attack")),
        ("change Kuriboh to defense", Intent(text="", verb="change", card=KURIBOH, position="defense")),
        ("choose nothing", Intent(text="", verb="choose")),
        ("choose Kuriboh", Intent(text="", verb="choose", choices=(Value("Kuriboh", card=KURIBOH),))),
        ("choose attack", Intent(text="", verb="choose", choices=(Value("attack", word="attack"),))),
        ("choose dark", Intent(text="", verb="choose", choices=(Value("dark", word="DARK"),))),
        ("choose sea serpent", Intent(text="", verb="choose", choices=(Value("sea serpent", word="Sea Serpent"),))),
        ("choose 1st, 2nd", Intent(text="", verb="choose", choices=(Value("1st", ordinal=1), Value("2nd", ordinal=2)))),
        ("choose B", Intent(text="", verb="choose", choices=(Value("B", seat="B"),))),
        ("choose 7", Intent(text="", verb="choose", choices=(Value("7", card=CardRef("7"), number=7),))),
        (
            "choose Green Baboon, Defender of the Forest, Kuriboh#2",
            Intent(
                text="",
                verb="choose",
                choices=(
                    Value("Green Baboon, Defender of the Forest", card=CardRef("Green Baboon, Defender of the Forest")),
                    Value("Kuriboh#2", card=CardRef("Kuriboh", 2)),
                ),
            ),
        ),
    ],
)
def test_verbs_with_more_than_a_card(text: str, expected: Intent) -> None:
    read = step(f"- A: {text}")
    assert isinstance(read, SeatStep)
    assert read.intent.text == text
    assert step(f"- A: {text}") == SeatStep(
        where=at(3),
        seat="A",
        intent=Intent(
            text=text,
            verb=expected.verb,
            card=expected.card,
            target=expected.target,
            direct=expected.direct,
            position=expected.position,
            choices=expected.choices,
        ),
    )


@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("Jinzo", CardRef("Jinzo")),
        ('"activate Jinzo #7"', CardRef("Jinzo #7")),
        ('"activate Jinzo #7#2"', CardRef("Jinzo #7", 2)),
        ("Jinzo#7", CardRef("Jinzo", 7)),
        ("B's Jinzo", CardRef("Jinzo", seat="B")),
        ('"activate A-Team: Trap Disposal Unit"', CardRef("A-Team: Trap Disposal Unit")),
        ('"A" Cell Breeding Device', CardRef('"A" Cell Breeding Device')),
        ("FILLER", CardRef("filler")),
    ],
)
def test_names(name: str, card: CardRef) -> None:
    read = step(f"- A: {name}" if name.startswith('"activate') else f"- A: activate {name}")
    assert isinstance(read, SeatStep)
    assert read.intent.card == card
    assert str(CardRef("Gemini Elf", 2, "B")) == "B's Gemini Elf#2"


def test_every_detail_in_the_order_written() -> None:
    read = step(
        """
        - A: special summon Jinzo
          tribute: [Kuriboh, Gemini Elf#2]
          cost: 1000
          discard: []
          target: B
          material: Gemini Elf
          choose: [heads, Kuriboh]
          position: defense
          zone: 3
          order: [Kuriboh, Gemini Elf]
          number: 0
          declare: Warrior
          to: hand
          from: graveyard
          effect: 2
          chain: own
          at: after_calculation
        """
    )
    kuriboh, elf = Value("Kuriboh", card=KURIBOH), Value("Gemini Elf", card=ELF)
    assert read == SeatStep(
        where=at(3),
        seat="A",
        intent=Intent(
            text="special summon Jinzo", verb="special summon", card=CardRef("Jinzo"), effect=2, from_zone="graveyard"
        ),
        details=(
            Detail("tribute", (kuriboh, Value("Gemini Elf#2", card=CardRef("Gemini Elf", 2))), at(4)),
            Detail("cost", (Value("1000", number=1000),), at(5)),
            Detail("discard", (), at(6)),
            Detail("target", (Value("B", seat="B"),), at(7)),
            Detail("material", (elf,), at(8)),
            Detail("choose", (Value("heads", word="heads"), kuriboh), at(9)),
            Detail("position", (Value("defense", word="defense"),), at(10)),
            Detail("zone", (Value("3", number=3),), at(11)),
            Detail("order", (kuriboh, elf), at(12)),
            Detail("number", (Value("0", number=0),), at(13)),
            Detail("declare", (Value("Warrior", word="Warrior"),), at(14)),
            Detail("to", (Value("hand", word="hand"),), at(15)),
            Detail("from", (Value("graveyard", word="graveyard"),), at(16)),
            Detail("effect", (Value("2", number=2),), at(17)),
        ),
        at="after_calculation",
        chain_own=True,
    )
    assert [detail.name for detail in read.details] == [
        *("tribute", "cost", "discard", "target", "material", "choose", "position"),
        *("zone", "order", "number", "declare", "to", "from", "effect"),
    ]


def test_only_flipping_a_card() -> None:
    read = step("- A: activate Umi\n  effect: none")
    assert isinstance(read, SeatStep)
    assert read.intent == Intent(text="activate Umi", verb="activate", card=CardRef("Umi"), effect="none")


def test_an_answer_in_a_small_word_of_its_own_is_taken_as_written() -> None:
    read = step("- A: choose banish")
    assert isinstance(read, SeatStep)
    assert read.intent.choices == (Value("banish", word="banish"),)


def test_until() -> None:
    assert step(
        "- until: {turn: 7, turn_player: B, phase: battle, step: damage, substep: flip}\n  discard: [Kuriboh]"
    ) == UntilStep(
        where=at(3),
        turn=7,
        turn_player="B",
        phase="battle",
        step="damage",
        substep="flip",
        details=(Detail("discard", (Value("Kuriboh", card=KURIBOH),), at(4)),),
    )
    assert step("- until: {turn: 6, discard: Kuriboh}") == UntilStep(
        where=at(3), turn=6, details=(Detail("discard", (Value("Kuriboh", card=KURIBOH),), at(3)),)
    )


def test_may() -> None:
    trap = intent("activate Trap Hole", card=CardRef("Trap Hole"))
    target = (Detail("target", (Value("Gemini Elf", card=ELF),), at(3)),)
    assert step("- may: {B: activate Trap Hole}") == MayStep(where=at(3), seat="B", intents=(trap,))
    assert step("- may: {B: [activate Trap Hole, pass]}\n  at: attempt") == MayStep(
        where=at(3), seat="B", intents=(trap, intent("pass", "pass")), at="attempt"
    )
    assert step("- may: {B: activate Trap Hole, target: Gemini Elf, at: success}") == MayStep(
        where=at(3), seat="B", intents=(trap,), details=target, at="success"
    )


def test_may_not() -> None:
    trap = intent("activate Trap Hole", card=CardRef("Trap Hole"))
    assert step("- may not: {B: activate Trap Hole, because: X-2}") == MayNotStep(
        where=at(3), seat="B", intents=(trap,), because=("X-2",)
    )
    assert step("- may not: {B: [end turn, activate Trap Hole]}\n  because: [X-2, X-7.4]\n  at: chain") == MayNotStep(
        where=at(3), seat="B", intents=(intent("end turn", "end turn"), trap), because=("X-2", "X-7.4"), at="chain"
    )


def test_options_asked_time() -> None:
    attack = Intent(text="attack Kuriboh -> Gemini Elf", verb="attack", card=KURIBOH, target=ELF)
    assert step("- options: {B: [attack Kuriboh -> Gemini Elf, pass]}\n  at: battle_step") == OptionsStep(
        where=at(3), seat="B", intents=(attack, intent("pass", "pass")), at="battle_step"
    )
    assert step("- asked: B") == AskedStep(where=at(3), seat="B")
    assert step("- asked: nobody") == AskedStep(where=at(3), seat=None)
    assert step("- {asked: B, pick: 2}") == AskedStep(where=at(3), seat="B", pick=(2, 2))
    assert step("- {asked: B, pick: [0, 2]}") == AskedStep(where=at(3), seat="B", pick=(0, 2))
    assert step("- time: called") == TimeCalledStep(where=at(3))


def test_check() -> None:
    assert step(
        "- check: {chain: [{card: Umi, seat: A}, Trap Hole], phases: [draw, end], log: [X-7.4], step: damage}"
    ) == CheckStep(
        where=at(3),
        expect=Expectation(
            where=at(3),
            chain=(ChainLinkMatch(at(3), CardRef("Umi"), "A"), ChainLinkMatch(at(3), CardRef("Trap Hole"), None)),
            phases=("draw", "end"),
            log=("X-7.4",),
            step="damage",
        ),
    )


@pytest.mark.parametrize("window", vocabulary.WINDOWS)
def test_windows(window: str) -> None:
    read = step(f"- {{A: pass, at: {window}}}")
    assert isinstance(read, SeatStep)
    assert read.at == window


def test_the_windows_are_those_of_the_description() -> None:
    assert set(vocabulary.WINDOWS) == {
        *(
            "attempt",
            "success",
            "chain",
            "declaration",
            "start_step",
            "battle_step",
            "end_step",
            "draw",
            "standby",
            "end_phase",
        ),
        *("start", "flip", "before_calculation", "calculation", "battle_damage", "after_calculation", "end"),
    }


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        ("{sent: Kuriboh, from: hand, to: graveyard}", ("sent", Value("Kuriboh", card=KURIBOH), "hand", "graveyard")),
        (
            "{position_changed: Kuriboh, to: face-up defense}",
            ("position_changed", Value("Kuriboh", card=KURIBOH), None, "face-up defense"),
        ),
        ("{damage: 500, seat: B}", ("damage", Value("500", number=500), None, None)),
        ("{phase: standby}", ("phase", Value("standby", word="standby"), None, None)),
        ("{step: damage}", ("step", Value("damage", word="damage"), None, None)),
        ("{won: draw}", ("won", Value("draw", word="draw"), None, None)),
        ("{won: B}", ("won", Value("B", seat="B"), None, None)),
        ("{counter_added: Spell Counter}", ("counter_added", Value("Spell Counter", word="Spell Counter"), None, None)),
    ],
)
def test_events(event: str, expected: tuple[str, Value, str | None, str | None]) -> None:
    (read,) = duel(f"scenario: s\nexpect: {{events: [{event}]}}\n").expect.events
    places = tuple(None if place is None else place.word for place in (read.source, read.to))
    assert (read.name, read.values, *places) == (expected[0], (expected[1],), *expected[2:])


def test_an_event_by_a_card_with_its_kind() -> None:
    read = duel(
        "scenario: s\nexpect: {events: [{destroyed: [Umi, Kuriboh], by: Raigeki, kind: effect}, replay]}\n"
    ).expect
    assert read.events == (
        EventMatch(
            where=at(2),
            name="destroyed",
            values=(Value("Umi", card=CardRef("Umi")), Value("Kuriboh", card=KURIBOH)),
            by=Value("Raigeki", card=CardRef("Raigeki")),
            kind="effect",
        ),
        EventMatch(where=at(2), name="replay"),
    )


@pytest.mark.parametrize("name", vocabulary.EVENTS)
def test_every_event_has_a_name(name: str) -> None:
    value = {"phase": "end", "step": "end", "won": "A", "asked": "A", "turn": "6"}.get(name, "Kuriboh")
    (read,) = duel(f"scenario: s\nexpect: {{events: [{{{name}: {value}}}]}}\n").expect.events
    assert (read.name, [answer.text for answer in read.values]) == (name, [value])


def test_the_numbers_of_lines_go_on_through_the_documents() -> None:
    text = "scenario: first\nsteps:\n  - A: pass\n--- # the second\nscenario: second\nsteps:\n  - B: pass\n"
    first, second = parse_scenarios(text, FILE, known_card)
    assert isinstance(first, DuelScenario)
    assert isinstance(second, DuelScenario)
    assert [(read.label.where.line, read.steps[0].where.line) for read in (first, second)] == [(1, 3), (5, 7)]
