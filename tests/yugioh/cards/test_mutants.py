"""The mutants of a declaration: each atom changed once."""

from collections.abc import Iterator

from spellspeed.kernel.records import encode
from spellspeed.simulation.mutation.mutants import mutants_of
from spellspeed.yugioh.cards.pool import load_declarations
from spellspeed.yugioh.words import (
    BY_BATTLE,
    CHOSEN,
    DARK,
    DECK,
    E_DESTROYED,
    E_SENT,
    END_OF_TURN,
    EVERYBODY,
    FUSION_DECK,
    GRAVEYARD,
    HAND,
    MONSTER,
    MONSTERS,
    OPPONENT,
    OPPONENTS,
    REMOVED,
    SPELL,
    SPELLS,
    STANDBY,
    TARGETS,
    THEIRS,
    TRAP,
    X_ATTACK,
    YOU,
    ZOMBIE,
    And,
    Answers,
    AttackFrom,
    Begin,
    Both,
    Bound,
    Cards,
    Changes,
    Choose,
    Destroy,
    Discard,
    Draw,
    FaceUp,
    Fixed,
    HeardCause,
    HeardFrom,
    InflictDamage,
    Itself,
    LevelFrom,
    May,
    NegateActivation,
    OfAttribute,
    OfKind,
    OfType,
    PayingLife,
    RemoveFromPlay,
    ShuffleDeck,
    SpecialSummon,
    Target,
    ZoneFree,
    continuous,
    counter_trap,
    due_in,
    flip,
    spell,
    trap,
    trigger,
)
from spellspeed.yugioh.words.declaring import DECLARED_CARDS, Declaration
from tests.yugioh.cards.mutants import NAME, changes


def test_numbers_whose_and_order() -> None:
    assert changes(spell((Draw(Fixed(3), YOU), Discard(Fixed(2), YOU)))) == [
        "steps.1: Draw(Fixed(3), YOU)  ->  nothing",
        "steps.1.Draw.number.Fixed.number: 3  ->  4",
        "steps.1.Draw.whose: YOU  ->  OPPONENT",
        "steps.2: Discard(Fixed(2), YOU)  ->  nothing",
        "steps.2.Discard.number.Fixed.number: 2  ->  3",
        "steps.2.Discard.whose: YOU  ->  OPPONENT",
        "steps.1: Draw(Fixed(3), YOU), Discard(Fixed(2), YOU)  ->  the other way round",
    ]


def test_filters_zones_flags_costs_and_targets() -> None:
    """Exactly one target stays exactly so many; damage and Life Points change by a hundred; Level 12 is no upper bound."""
    group = Cards((MONSTERS, SPELLS), EVERYBODY, (FaceUp(), LevelFrom(4, 12)), others=True)
    made = trap((Destroy(Bound(TARGETS), removing=True),), costs=(PayingLife(500),), targets=(Target(group),))
    at = "targets.Target.group.Cards"
    assert changes(made) == [
        "costs: PayingLife(500)  ->  nothing",
        "costs.PayingLife.amount: 500  ->  600",
        f"{at}.zones: (MONSTERS, SPELLS)  ->  (SPELLS,)",
        f"{at}.zones: (MONSTERS, SPELLS)  ->  (MONSTERS,)",
        f"{at}.whose: EVERYBODY  ->  YOU",
        f"{at}.whose: EVERYBODY  ->  OPPONENTS",
        f"{at}.filters.1: FaceUp()  ->  nothing",
        f"{at}.filters.2: LevelFrom(4, 12)  ->  nothing",
        f"{at}.filters.2.LevelFrom.least: 4  ->  5",
        f"{at}.others: True  ->  False",
        "targets.Target.least: 1  ->  2",
        "steps.Destroy.removing: True  ->  False",
    ]
    exact = next(each for each in mutants_of(Declaration(NAME, (made,))) if each.place.endswith("Target.least"))
    assert exact.declaration.abilities[0].targets[0].parts()[1:3] == (2, 2)


def test_what_triggers_say_of_events() -> None:
    """ "When" becomes "if", "you can" what must be done, a condition of the event is left out, and a bound goes both ways."""
    made = trigger(
        E_SENT | E_DESTROYED,
        (Choose(Cards((DECK,), YOU, (OfAttribute(DARK), AttackFrom(0, 1500)))), SpecialSummon(Bound(CHOSEN)), ShuffleDeck(YOU)),
        hearing=Both((HeardFrom((MONSTERS,)), HeardCause((BY_BATTLE,)))), condition=ZoneFree(), optional=True, limit=1,
        places=1 << GRAVEYARD,
    )  # fmt: skip
    assert changes(made) == [
        "event: 0b110  ->  0b100",
        "event: 0b110  ->  0b10",
        "hearing: Both((HeardFrom((MONSTERS,)), HeardCause((1,))))  ->  nothing",
        "hearing.Both.conditions.2: HeardCause((1,))  ->  nothing",
        "optional: you can do it  ->  you do it",
        "limit: 1  ->  0",
        "limit: 1  ->  2",
        "condition: ZoneFree()  ->  nothing",
        "steps.1: Choose(Cards((DECK,), YOU, (OfAttribute(DARK), AttackFrom(0, 1500))))  ->  nothing",
        "steps.1.Choose.group.Cards.whose: YOU  ->  OPPONENT",
        "steps.1.Choose.group.Cards.filters.1: OfAttribute(DARK)  ->  nothing",
        "steps.1.Choose.group.Cards.filters.1.OfAttribute.attribute: DARK  ->  EARTH",
        "steps.1.Choose.group.Cards.filters.2: AttackFrom(0, 1500)  ->  nothing",
        "steps.1.Choose.group.Cards.filters.2.AttackFrom.most: 1500  ->  1400",
        "steps.1.Choose.group.Cards.filters.2.AttackFrom.most: 1500  ->  1600",
        "steps.1.Choose.least: 1  ->  2",
        "steps.1.Choose.whose: YOU  ->  OPPONENT",
        "steps.2: SpecialSummon(Bound(1))  ->  nothing",
        "steps.2.SpecialSummon.position: ANY_POSITION  ->  ATTACK",
        "steps.2.SpecialSummon.whose: YOU  ->  OPPONENT",
        "steps.3: ShuffleDeck(YOU)  ->  nothing",
        "steps.3.ShuffleDeck.whose: YOU  ->  OPPONENT",
    ]


def test_what_the_words_beside_it_say_is_no_atom() -> None:
    """ "Monsters" beside a Type, and one zone of all where a card may be."""
    of_type = Cards((GRAVEYARD,), YOU, (OfKind((MONSTER,)), OfType((ZOMBIE,))))
    anywhere = Cards((DECK, HAND, MONSTERS, GRAVEYARD, REMOVED, FUSION_DECK), YOU, (OfKind((MONSTER,)),))
    lines = changes(trap((RemoveFromPlay(Bound(TARGETS)),), targets=(Target(of_type), Target(anywhere))))
    assert [line for line in lines if "OfKind" in line or "zones" in line] == [
        "targets.2.Target.group.Cards.filters: OfKind((1,))  ->  nothing"
    ]


def test_destroyed_by_battle_comes_from_the_field_and_last() -> None:
    heard = Both((HeardFrom((MONSTERS,)), HeardCause((BY_BATTLE,))))
    lines = changes(trigger(E_SENT, (Draw(Fixed(1), YOU),), hearing=heard, optional=True))
    assert not [line for line in lines if "HeardFrom((MONSTERS,))  ->" in line or "when" in line]
    lines = changes(trigger(E_SENT, (Draw(Fixed(1), YOU),), hearing=HeardFrom((MONSTERS,)), optional=True))
    assert [line for line in lines if "HeardFrom((MONSTERS,))  ->" in line or "when" in line] == [
        "hearing: HeardFrom((MONSTERS,))  ->  nothing",
        "never_misses: when  ->  if",
    ]


def test_windows_of_other_kinds_of_cards_than_those_that_are_answered() -> None:
    lines = changes(counter_trap((NegateActivation(True),), Answers((SPELL, TRAP), OPPONENTS, True)))
    assert [line for line in lines if line.startswith("windows")] == [
        "windows: 0b1110000  ->  0b1100000",
        "windows: 0b1110000  ->  0b1010000",
    ]


def test_joins_and_what_you_can_do() -> None:
    """ "You can" inside an effect, "and" between two parts; parts that are joined do not change places."""
    made = flip((Draw(Fixed(1), YOU), And(), May((InflictDamage(Fixed(500), OPPONENT),))))
    assert [line for line in changes(made) if not line.startswith("steps.1")] == [
        "steps.2: And()  ->  nothing",
        "steps.3: May((InflictDamage(Fixed(500), OPPONENT),))  ->  nothing",
        "steps.3: you can do it  ->  you do it",
        "steps.3.May.steps.InflictDamage.amount.Fixed.number: 500  ->  600",
        "steps.3.May.steps.InflictDamage.whose: OPPONENT  ->  YOU",
        "steps.3.May.whose: YOU  ->  OPPONENT",
    ]


def test_values_phases_and_durations() -> None:
    lines = changes(
        due_in(STANDBY, (Begin(Changes(X_ATTACK), Itself(), END_OF_TURN, Fixed(300)),), whose=THEIRS),
        continuous(Changes(X_ATTACK, Cards((MONSTERS,), OPPONENTS), amount=Fixed(-100))),
    )
    assert lines == [
        "ability 1 (trigger): phases: 0b100  ->  0b1000000",
        "ability 1 (trigger): whose: 2  ->  1",
        "ability 1 (trigger): optional: you do it  ->  you can do it",
        "ability 1 (trigger): steps.Begin.change.Changes.what: X_ATTACK  ->  X_DEFENSE",
        "ability 1 (trigger): steps.Begin.on: Itself()  ->  nothing",
        "ability 1 (trigger): steps.Begin.until: END_OF_TURN  ->  FOREVER",
        "ability 1 (trigger): steps.Begin.amount: Fixed(300)  ->  nothing",
        "ability 1 (trigger): steps.Begin.amount.Fixed.number: 300  ->  400",
        "ability 2 (continuous): changes.Changes.what: X_ATTACK  ->  X_DEFENSE",
        "ability 2 (continuous): changes.Changes.group: Cards((MONSTERS,), OPPONENTS)  ->  nothing",
        "ability 2 (continuous): changes.Changes.group.Cards.whose: OPPONENTS  ->  YOU",
        "ability 2 (continuous): changes.Changes.amount: Fixed(-100)  ->  nothing",
        "ability 2 (continuous): changes.Changes.amount.Fixed.number: -100  ->  0",
    ]


def test_the_declaration_itself_stays_and_its_mutants_too() -> None:
    """The same mutants in the same order each time, of the abilities and of their dated variants."""
    load_declarations()
    declared = DECLARED_CARDS["Last Will"]
    before = coded(declared)
    first = mutants_of(declared)
    assert [str(each) for each in mutants_of(declared)] == [str(each) for each in first]
    assert coded(declared) == before
    assert any(str(each).startswith("2005, ability 3 (trigger): ") for each in first)


def coded(declared: Declaration) -> str:
    """All that a declaration says, in the canonical encoding."""
    out: list[str] = []
    abilities = [*declared.abilities, *(each for variant in declared.variants for each in variant.abilities)]
    for ability in abilities:
        encode(
            (ability.costs, ability.targets, ability.steps, ability.changes, ability.condition, ability.hearing), out
        )
        encode(
            (ability.limit, ability.optional, ability.never_misses, ability.event, ability.windows, ability.phases), out
        )
    encode(declared.clauses, out)
    return "".join(out)


def of_all_cards() -> Iterator[str]:
    """Every declared card."""
    load_declarations()
    yield from DECLARED_CARDS


def test_each_mutant_of_each_card_is_another_declaration() -> None:
    """No two mutants of a card say the same, and none is the declaration as it was."""
    made = 0
    for name in of_all_cards():
        declared = DECLARED_CARDS[name]
        mutants = mutants_of(declared)
        made += len(mutants)
        said = [str(each) for each in mutants]
        assert len(set(said)) == len(said), name
        for each in mutants:
            assert coded(each.declaration) != coded(declared) or has_a_flag_changed(declared, each.declaration), str(
                each
            )
    assert made > 10 * len(DECLARED_CARDS)


def has_a_flag_changed(one: Declaration, other: Declaration) -> bool:
    """Whether two declarations differ in what `coded` leaves out: flags, whose turn, and the values of a trap monster."""
    names = ("own", "remains", "at_once", "together", "chainless", "even_negated", "anyone", "stays", "whose", "in_phases",
             "at_start_of_damage_step", "late", "as_activated", "falls")  # fmt: skip
    flags = [
        [
            getattr(ability, name)
            for abilities in (each.abilities, *(v.abilities for v in each.variants))
            for ability in abilities
            for name in names
        ]
        for each in (one, other)
    ]
    return flags[0] != flags[1] or one.as_monster != other.as_monster
