"""The lint of declarations: each rule finds a declaration that it is about, and leaves one alike alone."""

import ast
from collections.abc import Callable, Iterator

import pytest

from spellspeed.simulation.lint import faces, linting, modules, names, notes, sequences, targets, values
from spellspeed.simulation.lint.findings import Finding, Read
from spellspeed.simulation.lint.modules import Module
from spellspeed.yugioh.cards import writing as w
from spellspeed.yugioh.duel.abilities import Step
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.words.declaring import Declaration

ANY = w.Cards((w.MONSTERS,), w.EVERYBODY)
FACE_UP = w.Cards((w.MONSTERS,), w.EVERYBODY, (w.FaceUp(),))
SET_SPELLS = w.Cards((w.SPELLS,), w.EVERYBODY, (w.FaceDown(),))
WEAK = (w.FaceUp(), w.AttackFrom(0, 1000))
CHOSEN_IN_HAND = (w.Choose(w.Cards((w.HAND,), w.YOU)), w.ShuffleIntoDeck(w.Bound(w.CHOSEN)))
TARGET = w.Bound(w.TARGETS)
LATER = w.Delayed(w.Destroy(w.Bound(w.DONE)), w.END, w.EVERYBODY)
IMPOSSIBLE = "no such card"


def found(rule: Callable[[Read], Iterator[Finding]], ability: Ability) -> list[tuple[str, str]]:
    """Rule and finding of an ability."""
    return [(finding.rule, finding.what) for finding in rule(Read("A", ability))]


def aimed(group: w.Cards, *do: Step) -> Ability:
    """A Normal Spell that targets a card of a group."""
    return w.spell(do, targets=(w.Target(group),))


@pytest.mark.parametrize(
    ("wrong", "right", "demand"),
    [
        (aimed(FACE_UP, w.Destroy(TARGET)), aimed(FACE_UP, w.Destroy(w.Bound(w.TARGETS, (w.FaceUp(),)))), "FaceUp()"),
        (aimed(SET_SPELLS, w.Destroy(TARGET)), aimed(ANY, w.Destroy(TARGET)), "FaceDown()"),
        (
            aimed(w.Cards((w.MONSTERS,), w.OPPONENTS, WEAK), w.Destroy(w.Bound(w.TARGETS, (w.FaceUp(),)))),
            aimed(w.Cards((w.MONSTERS,), w.OPPONENTS, WEAK), w.Destroy(w.Bound(w.TARGETS, WEAK))),
            "AttackFrom(0, 1000)",
        ),
        (
            aimed(w.Cards((w.MONSTERS,), w.OPPONENTS, (w.InPosition(w.DEFENSE),)), w.Destroy(TARGET)),
            aimed(w.Cards((w.MONSTERS,), w.OPPONENTS, (w.InPosition(w.DEFENSE),)), w.TurnTo(TARGET, w.ATTACK)),
            "InPosition(DEFENSE)",
        ),
        (
            aimed(FACE_UP, w.Begin(w.Changes(w.X_NO_ATTACK, holds=True), TARGET, w.END_OF_TURN)),
            aimed(FACE_UP, w.Begin(w.Changes(w.X_NO_ATTACK), TARGET, w.END_OF_TURN)),
            "FaceUp()",
        ),
    ],
)
def test_what_is_demanded_of_a_target_is_asked_again(wrong: Ability, right: Ability, demand: str) -> None:
    """As the text says or as the verb does: what a lasting effect begins on is face-up, what is turned was in the other position."""
    assert found(targets.findings, wrong) == [(targets.RULE, f"{demand} is demanded of a target and not asked again")]
    assert found(targets.findings, right) == []


def test_a_demand_is_asked_where_the_target_is_meant_first_and_beside_that() -> None:
    """What follows with "and" happens at the same time; what follows afterwards comes to what the first part left."""
    still, until = w.Bound(w.TARGETS, (w.FaceUp(),)), w.END_OF_TURN
    wounded = w.Begin(w.Changes(w.X_ATTACK), still, until, w.Fixed(-500))
    assert found(targets.findings, aimed(FACE_UP, wounded, w.And(), w.ReturnToHand(TARGET))) != []
    assert found(targets.findings, aimed(FACE_UP, wounded, w.ReturnToHand(TARGET))) == []


def test_of_two_modes_each_has_its_own_targets() -> None:
    """What one mode demands is asked under that mode."""
    modes = (
        w.If(w.ModeIs(0), (w.Target(FACE_UP),)),
        w.If(w.ModeIs(1), (w.Target(SET_SPELLS),)),
    )
    still = w.Bound(w.TARGETS, (w.FaceUp(),)), w.Bound(w.TARGETS, (w.FaceDown(),))
    right = w.spell(
        (w.If(w.ModeIs(0), (w.Destroy(still[0]),)), w.If(w.ModeIs(1), (w.Destroy(still[1]),))), targets=modes
    )
    crossed = w.spell(
        (w.If(w.ModeIs(1), (w.Destroy(still[0]),)), w.If(w.ModeIs(0), (w.Destroy(still[1]),))), targets=modes
    )
    assert found(targets.findings, right) == []
    assert [what.split()[0] for _, what in found(targets.findings, crossed)] == ["FaceUp()", "FaceDown()"]


def test_a_target_that_has_to_be_face_up_later_has_to_be_at_first() -> None:
    wrong = aimed(ANY, w.Destroy(w.Bound(w.TARGETS, (w.FaceUp(),))))
    assert found(targets.findings, wrong) == [(targets.RULE, "FaceUp() is asked of a target later and not at first")]
    assert found(targets.findings, aimed(ANY, w.Destroy(TARGET))) == []


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ((w.OfType((w.ZOMBIE,)),), (w.OfType((w.ZOMBIE,)), w.FaceUp())),
        ((w.AttackFrom(0, 1000),), WEAK),
        ((w.InPosition(w.ATTACK),), (w.InPosition(w.DEFENSE),)),
    ],
)
def test_what_only_face_up_cards_show_is_asked_of_face_up_ones(
    wrong: tuple[w.Filter, ...], right: tuple[w.Filter, ...]
) -> None:
    rules = [
        [rule for rule, _ in found(faces.findings, w.spell((w.Destroy(w.Cards((w.MONSTERS,), w.EVERYBODY, each)),)))]
        for each in (wrong, right)
    ]
    assert rules == [[faces.RULE], []]


def test_own_cards_that_are_paid_are_known_and_removed_ones_have_to_be_face_up() -> None:
    """NETREP GATE GUARDIAN: what is Tributed need not be face-up."""
    named = (w.Named(("Kuriboh",)),)
    removed = w.Cards((w.REMOVED,), w.YOU, (w.OfKind((w.MONSTER,)),))
    assert found(faces.findings, w.spell((), costs=(w.Sending(w.Cards((w.MONSTERS,), w.YOU, named)),))) == []
    assert len(found(faces.findings, w.spell((), costs=(w.Sending(w.Cards((w.MONSTERS,), w.OPPONENTS, named)),)))) == 1
    assert len(found(faces.findings, w.spell((w.Choose(removed), w.SpecialSummon(w.Bound(w.CHOSEN)))))) == 1


def test_what_is_given_for_something_depends_on_it() -> None:
    """NETREP LIGHTEN THE LOAD: without a card that was shuffled into the Deck nothing is drawn."""
    wrong = w.spell((*CHOSEN_IN_HAND, w.Draw(w.Fixed(1), w.YOU)))
    right = w.spell((*CHOSEN_IN_HAND, w.IfDone((w.Draw(w.Fixed(1), w.YOU),), later=True)))
    asked = w.spell(
        (w.If(w.Exists(w.Bound(w.TARGETS), 5), (w.ShuffleIntoDeck(TARGET), w.Draw(w.Fixed(1), w.YOU))),),
        targets=(w.Target(w.Cards((w.GRAVEYARD,), w.YOU), 5, 5),),
    )
    whole_hand = w.spell((w.ShuffleIntoDeck(w.Cards((w.HAND,), w.YOU)), w.Draw(w.Fixed(1), w.YOU)))
    assert found(sequences.findings, wrong) == [
        (sequences.THEN, "Draw(Fixed(1), YOU) does not depend on ShuffleIntoDeck(Bound(1))")
    ]
    assert [found(sequences.findings, each) for each in (right, asked, whole_hand)] == [[], [], []]


def test_nothing_is_begun_on_cards_that_have_been_moved() -> None:
    """A monster that was Special Summoned is bound anew as what was done; in another branch nothing has moved it."""
    summoned = (w.Choose(w.Cards((w.HAND,), w.YOU)), w.SpecialSummon(w.Bound(w.CHOSEN)))
    wrong = w.spell((*summoned, w.Begin(LATER, w.Bound(w.CHOSEN), w.FOREVER)))
    right = w.spell((*summoned, w.Begin(LATER, w.Bound(w.DONE), w.FOREVER)))
    apart = w.spell(
        (
            summoned[0],
            w.If(w.ModeIs(0), (summoned[1],)),
            w.If(w.ModeIs(1), (w.Begin(LATER, w.Bound(w.CHOSEN), w.FOREVER),)),
        )
    )
    assert [rule for rule, _ in found(sequences.findings, wrong)] == [sequences.STALE]
    assert [found(sequences.findings, each) for each in (right, apart)] == [[], []]


def gains(until: int, amount: w.Amount, on: w.Group = TARGET, **kind: bool) -> Ability:
    """A Spell that lets a monster gain ATK."""
    return w.spell((w.Begin(w.Changes(w.X_ATTACK), on, until, amount),), targets=(w.Target(FACE_UP),), **kind)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        (gains(w.WHILE_FACE_UP, w.Fixed(500)), gains(w.WHILE_FACE_UP, w.Fixed(500), remains=True)),
        (gains(w.FOREVER, w.Fixed(500), remains=True), gains(w.FOREVER, w.Fixed(500))),
        (gains(w.END_OF_TURN, w.AttackOf(TARGET, True)), gains(w.END_OF_TURN, w.AttackOf(TARGET))),
        (
            w.spell(
                (
                    w.Measure(w.AttackOf(w.Bound(w.DONE), True), w.NUMBERS),
                    w.Begin(w.Changes(w.X_ATTACK), w.Bound(w.DONE), w.FOREVER, w.BoundNumber(w.NUMBERS)),
                )
            ),
            w.spell(
                (
                    w.Measure(w.AttackOf(w.Bound(w.PAID), True), w.NUMBERS),
                    w.Begin(w.Changes(w.X_ATTACK), w.Bound(w.DONE), w.FOREVER, w.BoundNumber(w.NUMBERS)),
                )
            ),
        ),
    ],
)
def test_what_is_gained_is_bound_to_what_gives_it(wrong: Ability, right: Ability) -> None:
    """As long as a card lies there that does not stay, for good by one that does, or so much for its own original ATK (POWER BOND)."""
    assert [rule for rule, _ in found(values.findings, wrong)] == [values.RULE]
    assert found(values.findings, right) == []


def test_the_deck_that_was_looked_into_is_shuffled() -> None:
    looked = (w.Choose(w.Cards((w.DECK,), w.YOU)), w.AddToHand(w.Bound(w.CHOSEN)))
    assert [rule for rule, _ in found(sequences.findings, w.spell((*looked, w.ShuffleDeck(w.OPPONENT))))] == ["deck"]
    assert found(sequences.findings, w.spell((*looked, w.ShuffleDeck(w.YOU)))) == []


@pytest.mark.parametrize(
    ("named", "finding"),
    [
        (w.Named(("Kuriboh",)), []),
        (w.Named((IMPOSSIBLE,)), [f'"{IMPOSSIBLE}" is no card of the pool']),
        (w.NameHolds("Archfiend"), []),
        (w.NameHolds(IMPOSSIBLE), [f'no card of the pool has "{IMPOSSIBLE}" in its name']),
    ],
)
def test_who_is_named_is_a_card_of_the_pool(named: w.Filter, finding: list[str]) -> None:
    card = Declaration("A", (w.spell((w.Choose(w.Cards((w.DECK,), w.YOU, (named,))),)),))
    assert [each.what for each in names.findings(card)] == finding


def test_a_material_that_nobody_can_play_is_found() -> None:
    """A name of the pool that is not declared; "Kuriboh" beside it is."""
    card = Declaration("A", (), materials=("Kuriboh", IMPOSSIBLE))
    assert [each.what for each in names.findings(card)] == [f'"{IMPOSSIBLE}" is no card of the pool']


def test_what_is_kept_is_looked_back_at() -> None:
    """What is kept and never asked remembers nothing that a text says; what is asked and never kept is never so."""
    keeps, asks = w.spell((w.Note(3),)), w.spell((), condition=w.UsedThisTurn(3))
    assert [each.what for each in notes.findings(Declaration("A", (keeps,)))] == [
        "3 is kept and no clause looks back at it"
    ]
    assert [each.what for each in notes.findings(Declaration("A", (asks,)))] == [
        "3 is looked back at and nothing keeps it"
    ]
    assert list(notes.findings(Declaration("A", (keeps, asks)))) == []


def module(text: str, path: str = "declared/spells/a.py") -> Module:
    """A module of declarations."""
    return Module(path, ast.parse(text))


@pytest.mark.parametrize(
    ("bare", "named"),
    [
        ("Cards((2,), YOU)", "Cards((MONSTERS,), YOU)"),
        ("due_in(END, (), whose=3)", "due_in(END, (), whose=EACH)"),
        ("trigger(E_SENT, (), places=1 << 2)", "trigger(E_SENT, (), places=1 << P_SET)"),
        ("AttackFrom(1500, 99999)", "AttackFrom(1500, WITHOUT_BOUND)"),
        ("CountTurn(99)", "CountTurn(3)"),
        ("Note(1)", "Note(USED)"),
    ],
)
def test_what_has_a_name_is_written_by_it(bare: str, named: str) -> None:
    [finding] = modules.bare_numbers(module(f'\ncard("A", {bare})'))
    assert (finding.rule, finding.line, finding.card) == (modules.NUMBERS, 2, "declared/spells/a.py: A")
    assert list(modules.bare_numbers(module(f'card("A", {named})'))) == []


def test_a_finding_stands_at_its_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """Module and line of the card; what is excepted is left out, and an exception for nothing is told."""
    monkeypatch.setattr(linting, "exceptions", dict)
    [told] = [each for each in linting.lint(["Mirror Force"]) if each.finding.rule == faces.RULE]
    path, line = told.place.split(":")
    assert (modules.FOLDER / path).read_text(encoding="utf-8").splitlines()[int(line)] == '    "Mirror Force",'
    known = {("Mirror Force", faces.RULE, told.finding.what): "", ("Mirror Force", "then", "nothing"): ""}
    monkeypatch.setattr(linting, "exceptions", lambda: known)
    assert [str(each) for each in linting.lint(["Mirror Force"])] == [
        "exceptions.tsv: Mirror Force: exceptions: nothing is found any more by then: nothing"
    ]


def test_every_exception_has_a_reason() -> None:
    assert all(reason.strip() for reason in linting.exceptions().values())
