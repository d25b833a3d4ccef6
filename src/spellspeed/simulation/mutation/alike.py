"""Changes of what a declaration asks after which no duel can go on otherwise: they are no mutants (docs/mutation.md)."""

from __future__ import annotations

from typing import Any, Final

from spellspeed.simulation.declared_words import words_in
from spellspeed.simulation.mutation.atoms import parameters, shown
from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.abilities import Condition
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.duel.rights import X_NEGATES_FLIP
from spellspeed.yugioh.duel.scope import OPPONENTS, YOU
from spellspeed.yugioh.words.choices.resolution import Choose
from spellspeed.yugioh.words.conditions.answered import Answers, AnswersIcon
from spellspeed.yugioh.words.conditions.itself import HasKept
from spellspeed.yugioh.words.conditions.junctions import Both
from spellspeed.yugioh.words.conditions.situations import SpellZoneFree, ZoneFree
from spellspeed.yugioh.words.conditions.triggers import HeardByCardOf, HeardByItself, HeardCause, HeardFrom, HeardSeat
from spellspeed.yugioh.words.filters.equipment import IsFor
from spellspeed.yugioh.words.filters.location import Revivable
from spellspeed.yugioh.words.filters.named import Named
from spellspeed.yugioh.words.filters.traits import Between, IsEffect, IsRitual, OfAttribute, OfIcon, OfKind, OfType
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.references import Itself
from spellspeed.yugioh.words.verbs.durations import BecomeEquip
from spellspeed.yugioh.words.verbs.notes import KeepNumber
from spellspeed.yugioh.words.verbs.positions import TurnFaceDown
from spellspeed.yugioh.words.verbs.summons import SpecialSummon

OF_MONSTERS: Final = (Between, IsEffect, IsRitual, OfAttribute, OfType, Revivable)
"""The filters that only monsters pass."""
OF_SPELLS: Final = frozenset({t.EQUIP, t.FIELD_ICON, t.QUICK_PLAY, t.RITUAL})
"""The icons that only Spell Cards have."""
SIGNS: Final = (X_NEGATES_FLIP,)
"""The rights of which the amount only says that there is one: how much it is means nothing."""
WINDOWS_OF_KINDS: Final = {t.SPELL: t.W_ANSWER_SPELL, t.TRAP: t.W_ANSWER_TRAP, t.MONSTER: t.W_ANSWER_MONSTER}
ANYWHERE: Final = {t.DECK, t.HAND, t.MONSTERS, t.GRAVEYARD, t.REMOVED, t.FUSION_DECK}
THEIRS: Final = shown(HeardSeat(OPPONENTS))
BY_BATTLE: Final = shown(HeardCause((t.BY_BATTLE,)))


def is_asked_anyway(ability: Ability, condition: object) -> bool:
    """Whether a condition of an ability is part of what its first step asks: who Special Summons or equips needs a zone (Step.could)."""
    first = ability.steps[0] if ability.steps else None
    if isinstance(condition, SpellZoneFree):
        return isinstance(first, BecomeEquip)
    return isinstance(condition, ZoneFree) and isinstance(first, SpecialSummon) and first.whose == YOU


def is_part_asked_anyway(ability: Ability, place: str, word: str) -> bool:
    """The same of one of several conditions, all of which have to hold; `place` says where in them the word stands."""
    for condition in (ZoneFree(), SpellZoneFree()):
        if word == shown(condition) and place.startswith("Both.conditions.") and place.count(".") == 2:
            return is_asked_anyway(ability, condition)
    return False


def hides_itself(ability: Ability) -> bool:
    """Whether the effect turns its own card face-down: then the card is as new, and a limit holds it from nothing."""
    step = ability.steps[0] if len(ability.steps) == 1 else None
    return isinstance(step, TurnFaceDown) and isinstance(step.group, Itself)


def is_no_flag(ability: Ability, name: str) -> bool:
    """Whether another value of a flag of an ability changes nothing.

    "When" cannot miss its timing, and is "if", after the declaration of an attack, after a destruction by battle and after battle damage:
    nothing else happens before they are answered. What hears that the Damage Step begins is used at its start without saying so.
    """
    if name == "never_misses":
        return ability.event in (t.E_ATTACK, t.E_BATTLE_DESTROYS) or (
            ability.hearing is not None and BY_BATTLE in parts_of(ability.hearing)
        )
    if name == "limit":
        return hides_itself(ability)
    return name == "at_start_of_damage_step" and ability.event == t.E_DAMAGE_STEP


def is_heard_anyway(item: object, items: tuple[object, ...]) -> bool:
    """Whether a condition of an event is implied by the one beside it: by battle only monsters are destroyed, and they come from their zones."""
    return isinstance(item, HeardFrom) and t.MONSTERS in item.zones and BY_BATTLE in [shown(other) for other in items]


def is_narrowed_anyway(item: object, items: tuple[object, ...]) -> bool:
    """Whether a property of cards is implied by one beside it: "monster" or "Spell Card" by what only they have or are (SUMMON-20), "Equip" by the
    monster that they are for, and the name of a card tells whether it is a Ritual Monster."""
    if isinstance(item, IsRitual):
        return any([isinstance(other, Named) and are_rituals(other.names) for other in items])
    if isinstance(item, OfIcon) and item.icons == (t.EQUIP,):
        spells = any([isinstance(other, OfKind) and other.kinds == (t.SPELL,) for other in items])
        return spells and any([isinstance(other, IsFor) for other in items])
    if not isinstance(item, OfKind):
        return False
    if item.kinds == (t.MONSTER,):
        return any([isinstance(other, OF_MONSTERS) for other in items])
    return item.kinds == (t.SPELL,) and any(
        [isinstance(other, OfIcon) and set(other.icons) <= OF_SPELLS for other in items]
    )


def are_rituals(names: tuple[str, ...]) -> bool:
    """Whether all cards of these names are Ritual Monsters."""
    return all([facts.is_name(name) and facts.by_name(name).is_ritual for name in names])


def keeps_marks_alone(abilities: tuple[Ability, ...]) -> bool:
    """Whether each number that a card keeps is only asked for: then any number is the same mark."""
    words = [word for ability in abilities for word in words_of(ability)]
    names = {word.name for word in words if isinstance(word, KeepNumber)}
    for word in words:
        if isinstance(word, KeepNumber) or (isinstance(word, HasKept) and word.least == 1):
            continue
        if any([isinstance(part, str) and part in names for part in word.parts()]):
            return False
    return True


def words_of(ability: Ability) -> list[Any]:
    """Every word of an ability."""
    return [word for each in parameters(type(ability)) for word in words_in(getattr(ability, each.name))]


def is_told_anyway(declared: tuple[Ability, ...], ability: Ability, place: str, word: str) -> bool:
    """Whether what a trigger says of damage is so anyway: a card deals battle damage to the opponents of its player alone.

    A card without effects that deal damage deals nothing but battle damage.
    """
    if ability.event != t.E_DAMAGE or not place.startswith("hearing"):
        return False
    parts = all_of(ability.hearing)
    told = [shown(each) for each in parts]
    by_itself = shown(HeardByItself()) in told
    by_own = by_itself or any([isinstance(each, HeardByCardOf) for each in parts])
    if BY_BATTLE not in told or THEIRS not in told or not by_own:
        return False
    if word == THEIRS or word.startswith("HeardByCardOf("):
        return True
    harmless = not any(["Damage(" in shown(each.steps) for each in declared])
    return (
        by_itself and harmless and word in (BY_BATTLE, shown(Both((HeardCause((t.BY_BATTLE,)), HeardSeat(OPPONENTS)))))
    )


def is_one_of_alike(step: object) -> bool:
    """Whether a choice is among copies of one card of a hand or a Deck, about which nobody is asked."""
    if (
        not isinstance(step, Choose)
        or not isinstance(step.group, Cards)
        or step.group.zones not in ((t.DECK,), (t.HAND,))
    ):
        return False
    return any([isinstance(each, Named) and len(each.names) == 1 for each in step.group.filters])


def is_anywhere(zones: object) -> bool:
    """Whether zones are all that a monster can lie in: together they say "wherever it is", and none of them stands for itself."""
    return isinstance(zones, tuple) and set(zones) == ANYWHERE


def is_window_of_others(ability: Ability, window: int) -> bool:
    """Whether an answer fits a window of activations of other kinds of cards alone than those that its condition names."""
    for condition in all_of(ability.condition):
        if isinstance(condition, Answers | AnswersIcon) and window in WINDOWS_OF_KINDS.values():
            return window not in [WINDOWS_OF_KINDS[kind] for kind in condition.kinds]
    return False


def is_due_anyway(ability: Ability, place: str) -> bool:
    """Whether it makes no difference in whose turn something falls due: what is used in an own turn alone is due in that turn."""
    own_turn = (ability.is_ignition and not ability.anyone) or (ability.is_card_activation and ability.speed == 1)
    return own_turn and place.endswith("Delayed.whose")


def all_of(condition: Condition | None) -> tuple[Condition, ...]:
    """The conditions that have all to hold."""
    if isinstance(condition, Both):
        return tuple([each for part in condition.conditions for each in all_of(part)])
    return () if condition is None else (condition,)


def parts_of(hearing: Condition) -> list[str]:
    """The conditions of an event, all of which have to be met."""
    return [shown(each) for each in all_of(hearing)]
