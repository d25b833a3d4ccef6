"""What an ability is good for, read from the words of its declaration: a bot knows cards as a player does who has read them."""

from __future__ import annotations

from typing import Final

from spellspeed.yugioh.duel.abilities import Group, Step
from spellspeed.yugioh.duel.kept_names import TURNS
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import X_ATTACK, X_CONTROL, X_NO_ATTACK, X_NO_DECLARING, X_NOT_DESTROYED_BY_BATTLE
from spellspeed.yugioh.duel.scope import EVERYBODY, OPPONENT, YOU
from spellspeed.yugioh.duel.terms import DECK, FIELD, GRAVEYARD, HAND, MONSTERS, SPELLS
from spellspeed.yugioh.words.amounts import ForEachKept
from spellspeed.yugioh.words.changes.values import ChangesPlayers
from spellspeed.yugioh.words.choices.resolution import Choose
from spellspeed.yugioh.words.choices.targets import Target
from spellspeed.yugioh.words.costs.cards import Discarding
from spellspeed.yugioh.words.costs.itself import DiscardingItself
from spellspeed.yugioh.words.costs.life_points import PayingHalf, PayingLife
from spellspeed.yugioh.words.costs.tributes import Tributing, TributingItself
from spellspeed.yugioh.words.filters.location import FaceDown, FaceUp, InPosition
from spellspeed.yugioh.words.groups.cards import Cards, Strongest, Undermost
from spellspeed.yugioh.words.groups.references import Itself
from spellspeed.yugioh.words.odd.mingling import HideAmong
from spellspeed.yugioh.words.verbs.destruction import Destroy
from spellspeed.yugioh.words.verbs.durations import Absorb, Begin, EquipTo
from spellspeed.yugioh.words.verbs.exchange import SwapMonsters
from spellspeed.yugioh.words.verbs.fusion import ChooseFusion
from spellspeed.yugioh.words.verbs.hands import Discard, DiscardRandom, Draw
from spellspeed.yugioh.words.verbs.life_points import GainLife, InflictDamage
from spellspeed.yugioh.words.verbs.likenesses import MakeLikeness
from spellspeed.yugioh.words.verbs.movement import (
    AddToHand,
    RemoveFromPlay,
    RemoveNamesakes,
    ReturnToDeck,
    ReturnToFusionDeck,
    ReturnToHand,
    SendToGraveyard,
)
from spellspeed.yugioh.words.verbs.negation import NegateActivation, NegateAttack, NegateEffect, NegateSummon
from spellspeed.yugioh.words.verbs.notes import Mean, Measure
from spellspeed.yugioh.words.verbs.positions import SwitchPosition, SwitchQuietly, TurnFaceDown
from spellspeed.yugioh.words.verbs.summons import MakeTokens, SpecialSummon

STRIKES: Final = 1 << 0
"""It takes cards off the field: destroys, removes, returns them."""
TAKES: Final = 1 << 1
"""It takes control of a monster."""
DRAWS: Final = 1 << 2
ROBS: Final = 1 << 3
"""The opponent discards."""
FETCHES: Final = 1 << 4
"""It brings a card to the hand."""
REVIVES: Final = 1 << 5
RECRUITS: Final = 1 << 6
"""It Special Summons from hand or Deck, or makes Tokens."""
NEGATES: Final = 1 << 7
"""It negates an activation or an effect."""
NEGATES_SUMMON: Final = 1 << 8
STOPS_ATTACK: Final = 1 << 9
HIDES: Final = 1 << 10
"""It turns monsters face-down or to another position."""
HOLDS_OFF: Final = 1 << 11
"""It keeps the opponents' monsters from attacking."""
BURNS: Final = 1 << 12
HEALS: Final = 1 << 13
STRENGTHENS: Final = 1 << 14
"""As an Equip Card it raises the ATK of a monster."""
COSTS_HAND: Final = 1 << 15
COSTS_BODY: Final = 1 << 16
COSTS_LIFE: Final = 1 << 17
TARGETS_CARDS: Final = 1 << 18
ON_MONSTERS: Final = 1 << 19
ON_SPELLS: Final = 1 << 20
ON_BOTH_SIDES: Final = 1 << 21
"""What it strikes without choosing lies on both sides."""
ONLY_FACE_DOWN: Final = 1 << 22
ONLY_FACE_UP: Final = 1 << 23
ONLY_ATTACKERS: Final = 1 << 24
FROM_GRAVEYARD: Final = 1 << 25
SPENDS_ITSELF: Final = 1 << 26
"""It takes its own card off the field, too, when it resolves."""
SWAPS: Final = 1 << 27
"""Each player gives the other one of the own monsters."""
MORPHS: Final = 1 << 28
"""It brings a Fusion Monster that need not be made of its materials."""
BURIES: Final = 1 << 29
"""The cards that are chosen for it as it resolves are lost."""
RIPENS: Final = 1 << 30
"""It does more with each turn that its card has counted, and nothing before."""
HURTS: Final = STRIKES | TAKES | HIDES | NEGATES | NEGATES_SUMMON

STEPS: Final[dict[type[Step], int]] = {
    Destroy: STRIKES,
    RemoveNamesakes: STRIKES,
    RemoveFromPlay: STRIKES,
    ReturnToHand: STRIKES,
    ReturnToDeck: STRIKES,
    ReturnToFusionDeck: STRIKES,
    SendToGraveyard: STRIKES,
    TurnFaceDown: HIDES,
    SwitchPosition: HIDES,
    SwitchQuietly: HIDES,
    AddToHand: FETCHES,
    MakeTokens: RECRUITS,
    MakeLikeness: RECRUITS,
    NegateActivation: NEGATES,
    NegateEffect: NEGATES,
    NegateSummon: NEGATES_SUMMON,
    NegateAttack: STOPS_ATTACK,
    HideAmong: STOPS_ATTACK | BURIES,
    Absorb: TAKES,
    SwapMonsters: SWAPS,
    ChooseFusion: MORPHS,
    InflictDamage: BURNS,
    GainLife: HEALS,
    Discarding: COSTS_HAND,
    DiscardingItself: COSTS_HAND,
    TributingItself: COSTS_BODY,
    Tributing: COSTS_BODY,
    PayingLife: COSTS_LIFE,
    PayingHalf: COSTS_LIFE,
}
"""Words that mean the same wherever they stand."""

_known: dict[int, int] = {}


def aim_of(face: PrintedCard, index: int) -> int:
    """What an ability of a card is good for, as bits. Read once for each card."""
    key = face.code * 64 + index
    found = _known.get(key)
    if found is None:
        found = read_aim(face, face.abilities[index])
        _known[key] = found
    return found


def aims_of(face: PrintedCard) -> int:
    """What all abilities of a card together are good for."""
    bits = 0
    for ability in face.abilities:
        bits |= aim_of(face, ability.index)
    return bits


def read_aim(face: PrintedCard, ability: Ability) -> int:
    """The bits of one ability."""
    bits = 0
    for step in ability.costs:
        bits |= of_cost(step)
    for step in ability.announced:
        if isinstance(step, Target):
            bits |= TARGETS_CARDS | of_group(step.group)
    for step in ability.resolved:
        bits |= of_step(step)
    if is_about_undermost(ability):
        bits = bits & ~STRIKES | FROM_GRAVEYARD
    if ability.is_card_activation:
        bits |= of_standing(face)
    if bits & TARGETS_CARDS:
        bits &= ~ON_BOTH_SIDES
    return bits


def of_cost(step: Step) -> int:
    """The bits of one step of a cost."""
    if isinstance(step, Measure) and isinstance(step.amount, ForEachKept) and step.amount.name == TURNS:
        return RIPENS
    return STEPS.get(type(step), 0)


def is_about_undermost(ability: Ability) -> bool:
    """Whether an ability is about a card in the own Graveyard, whatever becomes of that: it strikes nothing (Question)."""
    return any([isinstance(step, Mean) and isinstance(step.group, Undermost) for step in ability.resolved])


def of_step(step: Step) -> int:
    """The bits of one step of an effect."""
    bits = STEPS.get(type(step), 0)
    if isinstance(step, Destroy | RemoveFromPlay | ReturnToHand | ReturnToDeck | SendToGraveyard):
        return SPENDS_ITSELF if isinstance(step.group, Itself) else bits | of_group(step.group)
    if isinstance(step, Draw):
        bits |= DRAWS if step.whose == YOU else 0
    elif isinstance(step, Discard | DiscardRandom):
        bits |= ROBS if step.whose == OPPONENT else 0
    elif isinstance(step, SpecialSummon):
        bits |= REVIVES | RECRUITS
    elif isinstance(step, Choose):
        bits |= of_group(step.group)
    elif isinstance(step, Begin):
        bits |= TAKES if step.change.what is X_CONTROL else 0
    elif isinstance(step, TurnFaceDown):
        bits |= of_group(step.group)
    return bits


def of_group(group: Group) -> int:
    """Where the cards of a group lie, on whose side, and how."""
    if isinstance(group, Strongest):
        return of_group(group.group)
    if not isinstance(group, Cards):
        return 0
    bits = 0
    if MONSTERS in group.zones:
        bits |= ON_MONSTERS
    if SPELLS in group.zones or FIELD in group.zones:
        bits |= ON_SPELLS
    if GRAVEYARD in group.zones or HAND in group.zones or DECK in group.zones:
        bits |= FROM_GRAVEYARD if GRAVEYARD in group.zones else 0
    elif group.whose == EVERYBODY:
        bits |= ON_BOTH_SIDES
    for narrower in group.filters:
        if isinstance(narrower, FaceDown):
            bits |= ONLY_FACE_DOWN
        elif isinstance(narrower, FaceUp):
            bits |= ONLY_FACE_UP
        elif isinstance(narrower, InPosition):
            bits |= ONLY_ATTACKERS
    return bits


def of_standing(face: PrintedCard) -> int:
    """What a card is good for while it lies face-up: its Continuous Effects."""
    bits = 0
    equips = any([isinstance(step, EquipTo) for ability in face.cards_own for step in ability.resolved])
    for ability in face.steady:
        for change in ability.changes:
            if change.what is X_CONTROL:
                bits |= TAKES
            elif change.what is X_NO_ATTACK or change.what is X_NO_DECLARING:
                bits |= HOLDS_OFF
            elif change.what is X_ATTACK and equips and not isinstance(change, ChangesPlayers):
                bits |= STRENGTHENS
    return bits


def withstands_battle(face: PrintedCard) -> bool:
    """Whether a monster says of itself that battle does not destroy it."""
    for ability in face.steady:
        for change in ability.changes:
            if change.what is X_NOT_DESTROYED_BY_BATTLE:
                return True
    return False
