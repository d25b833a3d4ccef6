"""What of a text the game carries out: a text that says more than that is declined, never read and ignored."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.text.amounts import TraitOf
from spellspeed.hkk.text.cards import Filter, Limit, Some, This
from spellspeed.hkk.text.clauses import Ability, Advantage, Drawback, PlayCondition, SpellEffect, ValueFormula
from spellspeed.hkk.text.conditions import Fulfils
from spellspeed.hkk.text.effects import Activated, Automatically, Continuously, Immediately, answering
from spellspeed.hkk.text.events import Dies, LeavesPlay, PlayerPlays
from spellspeed.hkk.text.node import Amount, Clause, Condition, Cost, Event, Node, Scope, Sentence, Statement
from spellspeed.hkk.text.sentences import (
    BorrowControl,
    CopySpell,
    DamageCards,
    Destroy,
    DivideDamage,
    Heal,
    Instead,
    Prevent,
    PutCounters,
    RemoveAllCounters,
    RemoveCounters,
    Sacrifice,
    TakeControl,
    Turn,
    Unless,
)
from spellspeed.hkk.text.shields import PreventDamageToCards
from spellspeed.hkk.text.statements import OWN_COSTS, CardsCost, GetsForEach, IgnoreText, While
from spellspeed.hkk.text.words import (
    AIMED,
    DAMAGE,
    EITHER,
    HIDEOUTS,
    IN_PLAY,
    LIFE,
    PLAY_CONDITIONS,
    TARGET,
    TARGET_OPPONENT,
    TARGET_PLAYER,
)

NO_CHOICE: Final = "text.no choice"
NO_TARGET: Final = "text.no target"
ELSEWHERE: Final = "text.elsewhere"
PAST: Final = "text.past"
NOT_AS_SUCH: Final = "text.not as such"
PREVENTING: Final = "text.preventing"
NOT_THERE: Final = "text.not there"
IN_PLAY_ONLY: Final = (
    Statement, DamageCards, DivideDamage, Destroy, Sacrifice, TakeControl, BorrowControl, Turn, PutCounters, RemoveCounters, RemoveAllCounters,
    PreventDamageToCards, Heal,
)  # fmt: skip
INSTEAD: Final = "text.instead"
NO_PLAYER_HERE: Final = "text.either"
COSTING: Final = "text.costing"
CIRCULAR: Final = "text.circular"


def not_carried_out(clause: Clause) -> str:
    """Why the game could not carry out a clause as it stands, as the key of a hint; empty if it can.

    What a counter or a token carries is asked as well.
    """
    for inner in inner_clauses(clause):
        hint = not_carried_out(inner)
        if hint:
            return hint
    for node in nodes_in(clause):
        hint = problem(node)
        if hint:
            return hint
    return problem_of_clause(clause)


def nodes_in(part: object) -> list[Node]:
    """A part of a text and everything in it, but for what counters and tokens carry."""
    found: list[Node] = [part] if isinstance(part, Node) else []
    inside = part.parts() if isinstance(part, Node) else part if isinstance(part, tuple) else ()
    for one in inside:
        if not isinstance(one, Clause):
            found += nodes_in(one)
    return found


def inner_clauses(part: object) -> list[Clause]:
    """The clauses that counters and tokens in a part of a text carry."""
    inside = part.parts() if isinstance(part, Node) else part if isinstance(part, tuple) else ()
    found: list[Clause] = []
    for one in inside:
        found += [one] if isinstance(one, Clause) else inner_clauses(one)
    return found


def targets(part: object) -> int:
    """How many targets a part of a text names, target players among them."""
    words = [one for node in nodes_in(part) for one in node.parts() if isinstance(one, str)]
    players = sum(one in (TARGET_PLAYER, TARGET_OPPONENT) for one in words)
    return players + sum(isinstance(one, Some) and one.choice in AIMED for one in nodes_in(part))


def problem(node: Node) -> str:
    """What is wrong with one node, whatever it stands in: a key."""
    if isinstance(node, Fulfils):
        return ""
    if not isinstance(node, DamageCards) and any(is_either(one) for one in node.parts()):
        return NO_PLAYER_HERE
    if isinstance(node, Unless) and any(is_either(one) for one in nodes_in(node)):
        return NO_PLAYER_HERE
    if isinstance(node, (Amount, Condition)):
        choices = [one for one in nodes_in(node) if isinstance(one, Some)]
        return NO_CHOICE if len(choices) > 1 or any(one.choice != TARGET for one in choices) else ""
    if isinstance(node, (Cost, Scope, Event)):
        return NO_TARGET if targets(node) else problem_of_event(node) if isinstance(node, Event) else ""
    if isinstance(node, While):
        return NO_TARGET if targets(node.condition) else ""
    if isinstance(node, Statement):
        return problem_of_statement(node)
    return ""


def is_either(part: object) -> bool:
    """Whether it is a target that may be a player instead."""
    return isinstance(part, Some) and part.choice == EITHER


def problem_of_event(event: Event) -> str:
    """What an automatic ability waits for happens to one card, in play; what is past is not read again."""
    for one in nodes_in(event):
        if isinstance(one, Some) and (one.up_to or one.count.parts() != (1,)):
            return NOT_AS_SUCH
        if isinstance(one, Filter):
            if one.zone not in (None, IN_PLAY):
                return NOT_AS_SUCH
            if isinstance(event, (Dies, LeavesPlay)) and (one.stance is not None or one.keyword is not None):
                return PAST
    return ""


def problem_of_statement(says: Statement) -> str:
    """What lasts speaks of cards in play; play conditions are ignored, and playing costs, where the cards are."""
    if isinstance(says, CardsCost) or (isinstance(says, IgnoreText) and says.part == PLAY_CONDITIONS):
        return ""
    if isinstance(says, GetsForEach) and any(reads_strength(one) for one in nodes_in(says.each)):
        return CIRCULAR
    counted = nodes_in(says.each) if isinstance(says, GetsForEach) else []
    zones = [
        one.zone for one in nodes_in(says) if not any(one is other for other in counted) if isinstance(one, Filter)
    ]
    return ELSEWHERE if any(zone in HIDEOUTS for zone in zones) else ""


def reads_strength(node: Node) -> bool:
    """Whether it reads damage or life of cards: what changes them cannot be worked out from them."""
    return isinstance(node, (Limit, TraitOf)) and node.trait in (DAMAGE, LIFE)


def problem_of_clause(clause: Clause) -> str:
    """What is wrong with a clause as a whole."""
    if isinstance(clause, (PlayCondition, ValueFormula)):
        return NO_TARGET if targets(clause) else ""
    effect = clause.effect if isinstance(clause, (Ability, Drawback, Advantage)) else None
    if isinstance(clause, Ability) and clause.zone != IN_PLAY and isinstance(effect, Continuously):
        return ELSEWHERE
    does = does_of(clause)
    top = answering(does)
    if len(top) < sum(isinstance(one, (Prevent, CopySpell)) for one in nodes_in(does)) or (top and not answers(clause)):
        return PREVENTING
    if (isinstance(clause, SpellEffect) or isinstance(effect, Immediately)) and acts_on_itself(does):
        return NOT_THERE
    if not (isinstance(clause, Advantage) and isinstance(effect, Immediately)) and contains(does, Instead):
        return INSTEAD
    plain = (
        sum(isinstance(one, OWN_COSTS) for one in flat(does)) if isinstance(effect, (Continuously, Immediately)) else 0
    )
    return COSTING if plain < sum(isinstance(one, OWN_COSTS) for one in nodes_in(does)) else ""


def does_of(clause: Clause) -> tuple[Sentence, ...]:
    """The sentences of a clause."""
    if isinstance(clause, (Ability, Drawback, Advantage)):
        return tuple(getattr(clause.effect, "does", ()))
    return tuple(getattr(clause, "does", ()))


def answers(clause: Clause) -> bool:
    """Whether what prevents or copies can stand in this clause: in a spell's text, in what is used, or alone in what happens when a player plays."""
    if isinstance(clause, (Ability, Drawback, Advantage)):
        effect = clause.effect
        if isinstance(effect, Automatically):
            alone = len(effect.does) == 1 and isinstance(effect.does[0], Prevent)
            return alone and isinstance(effect.event, PlayerPlays)
        return isinstance(effect, Activated) or (isinstance(effect, Immediately) and not isinstance(clause, Advantage))
    return isinstance(clause, SpellEffect)


def acts_on_itself(does: tuple[Sentence, ...]) -> bool:
    """Whether sentences of a spell do something to it that is done to cards in play."""
    return any(
        isinstance(one, IN_PLAY_ONLY) and isinstance(getattr(one, "cards", None), This) for one in nodes_in(does)
    )


def contains(does: tuple[Sentence, ...], kind: type[Node]) -> bool:
    """Whether there is such a node in some sentences."""
    return any(isinstance(one, kind) for one in nodes_in(does))


def flat(does: tuple[Sentence, ...]) -> list[Sentence]:
    """Sentences, with what a While says instead of it."""
    return [says for one in does for says in (flat(one.does) if isinstance(one, While) else [one])]
