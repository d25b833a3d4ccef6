"""Cards that take control, hold monsters in a battle position or keep them from attacking, and what negates Traps."""

from spellspeed.yugioh.doing.bonds import NEVER, WHEN_DESTROYED, WHEN_GONE
from spellspeed.yugioh.duel.abilities import Step
from spellspeed.yugioh.duel.rights import X_IN_DEFENSE, X_NEGATED, X_NO_ATTACK, X_NO_REPOSITION, X_NOT_TRIBUTED
from spellspeed.yugioh.duel.scope import EVERYBODY, OPPONENT, OPPONENTS
from spellspeed.yugioh.duel.terms import (
    ATTACK,
    DEFENSE,
    E_SUMMONED,
    END_PHASE_OF,
    MONSTER,
    MONSTERS,
    SPELL,
    SPELLS,
    STANDBY,
    TARGETS,
    TRAP,
    W_ANSWERS,
    WHILE_FACE_UP,
)
from spellspeed.yugioh.words.amounts import Fixed, ForEach
from spellspeed.yugioh.words.changes.values import Bond, Changes, Controls
from spellspeed.yugioh.words.choices.targeting import Target
from spellspeed.yugioh.words.conditions.answering import Answers
from spellspeed.yugioh.words.conditions.hearing import HeardCard
from spellspeed.yugioh.words.conditions.joining import Both, Either, Not
from spellspeed.yugioh.words.conditions.standing import Exists, InDamageStep
from spellspeed.yugioh.words.costs.life_points import PayLife
from spellspeed.yugioh.words.declaring import (
    card,
    continuous,
    due_in,
    lasting_spell,
    lasting_trap,
    on_arrival,
    quick_play,
    spell,
    trap,
    trigger,
)
from spellspeed.yugioh.words.filters.being import IsEffect, LevelFrom, OfKind
from spellspeed.yugioh.words.filters.lying import CanBeTaken, FaceDown, FaceUp, InPosition
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import Bound, EventCard, Held
from spellspeed.yugioh.words.joins import And, If
from spellspeed.yugioh.words.odd.answering import AnswersDestruction
from spellspeed.yugioh.words.odd.closing import CloseZones
from spellspeed.yugioh.words.verbs.lasting import Begin
from spellspeed.yugioh.words.verbs.life_points import InflictDamage
from spellspeed.yugioh.words.verbs.negating import NegateActivation
from spellspeed.yugioh.words.verbs.turning import TurnTo, TurnUpQuietly

TARGET = Bound(TARGETS)
STILL_FACE_UP = Bound(TARGETS, (FaceUp(),))
THEIR_MONSTERS = Cards((MONSTERS,), OPPONENTS)

card(
    "Brain Control",
    spell(
        (Begin(Controls(), STILL_FACE_UP, END_PHASE_OF),),
        costs=(PayLife(800),),
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (FaceUp(), CanBeTaken()))),),
    ),
    cites=("TEAM-R8",),
)
card(
    "Mind Control",
    spell(
        (
            Begin(Controls(), TARGET, END_PHASE_OF),
            And(),
            Begin(Changes(X_NO_ATTACK, holds=True), TARGET, END_PHASE_OF),
            And(),
            Begin(Changes(X_NOT_TRIBUTED, holds=True), TARGET, END_PHASE_OF),
        ),
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (CanBeTaken(),))),),
    ),
)
card(
    "Level Limit - Area B",
    lasting_spell(),
    continuous(Changes(X_IN_DEFENSE, Cards((MONSTERS,), EVERYBODY, (FaceUp(), LevelFrom(4, 12))))),
)
STANDING_UP = (FaceUp(), InPosition(ATTACK))
card(
    "Stumbling",
    lasting_spell(),
    trigger(
        E_SUMMONED,
        (TurnTo(EventCard(STANDING_UP), DEFENSE),),
        own=False,
        hearing=HeardCard(Cards((MONSTERS,), EVERYBODY, STANDING_UP)),
        remains=True,
    ),
)


def holds_still(card_falls: int) -> tuple[Step, ...]:
    """The target cannot attack or be turned while this card is face-up; `card_falls` says when the card falls with it."""
    return (
        Begin(Changes(X_NO_ATTACK, holds=True), TARGET, WHILE_FACE_UP),
        And(),
        Begin(Changes(X_NO_REPOSITION, holds=True), TARGET, WHILE_FACE_UP),
        And(),
        Begin(Bond(NEVER, card_falls), TARGET, WHILE_FACE_UP),
    )


card("Spellbinding Circle", lasting_trap(holds_still(WHEN_DESTROYED), targets=(Target(THEIR_MONSTERS),)))
card(
    "Nightmare Wheel",
    lasting_trap(holds_still(WHEN_GONE), targets=(Target(THEIR_MONSTERS),)),
    due_in(
        STANDBY,
        (If(Exists(Held()), (InflictDamage(Fixed(500), OPPONENT),)),),
        condition=Exists(Held()),
        remains=True,
    ),
)
card("Ojama King", on_arrival((CloseZones(3),)))
card(
    "Royal Decree",
    lasting_trap(),
    continuous(Changes(X_NEGATED, Cards((SPELLS, MONSTERS), EVERYBODY, (OfKind((TRAP,)), FaceUp()), others=True))),
)
SET_MONSTERS = Cards((MONSTERS,), EVERYBODY, (FaceDown(), InPosition(DEFENSE)))
EFFECT_MONSTERS = Cards((MONSTERS,), EVERYBODY, (FaceUp(), IsEffect()))
card(
    "Ceasefire",
    trap(
        (TurnUpQuietly(SET_MONSTERS), And(), InflictDamage(ForEach(500, EFFECT_MONSTERS), OPPONENT)),
        condition=Either((Exists(SET_MONSTERS), Exists(EFFECT_MONSTERS))),
    ),
)
card(
    "My Body as a Shield",
    quick_play(
        (NegateActivation(True),),
        windows=W_ANSWERS,
        condition=Both(
            (Answers((MONSTER, SPELL, TRAP), OPPONENTS, False), AnswersDestruction((MONSTERS,)), Not(InDamageStep()))
        ),
        costs=(PayLife(1500),),
    ),
)
