"""What a sensible player does in its own Main Phase, and how urgent it is; 0 is what it leaves alone."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import extra_of, subject_of, verb_of
from spellspeed.yugioh.bots.aims import (
    BURNS,
    COSTS_BODY,
    COSTS_HAND,
    COSTS_LIFE,
    DRAWS,
    FETCHES,
    FROM_GRAVEYARD,
    HEALS,
    HIDES,
    HOLDS_OFF,
    MORPHS,
    NEGATES,
    NEGATES_SUMMON,
    ON_BOTH_SIDES,
    ON_MONSTERS,
    ON_SPELLS,
    ONLY_ATTACKERS,
    ONLY_FACE_DOWN,
    ONLY_FACE_UP,
    RECRUITS,
    REVIVES,
    RIPENS,
    ROBS,
    STRENGTHENS,
    STRIKES,
    SWAPS,
    TAKES,
    TARGETS_CARDS,
    aim_of,
    aims_of,
)
from spellspeed.yugioh.bots.appraisal import (
    highest_attack,
    least_worth,
    most_worth,
    own_monsters,
    side_monsters,
    side_spells,
    strength,
    their_monsters,
    their_spells,
    total,
    worth,
)
from spellspeed.yugioh.bots.attacks import wins_some_battle
from spellspeed.yugioh.bots.seat_view import SeatView
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.printed import PrintedCard

MOST_SET: Final = 3
"""As many cards it keeps among its Spells and Traps: more would only be lost together."""
POOR: Final = 1500
"""Below these Life Points it pays none."""
LITTLE: Final = 1400
"""A monster below this is no reason to spend a card."""
UNSEEN: Final = 900
"""What a face-down monster is taken for that an opponent will choose to give: a weak one."""
STANDING: Final = 140
"""A Continuous Spell Card of which nothing more is known is worth its place once the rest is done: its player put it into the Deck."""
RELUCTANCE: Final = 100
"""So much dearer is a card of the partner."""
FALLING: Final = 10
"""Values are divided by this to order what is equally urgent."""


def urgency(view: SeatView, code: int) -> int:
    """How urgent an option of a Main Phase is; 0 for what is better left alone."""
    verb = verb_of(code)
    number = subject_of(code)
    if verb == t.ACTIVATE:
        return activation(view, number, extra_of(code) % 64)
    if verb == t.SUMMON:
        return summon(view, number)
    if verb == t.SPECIAL:
        return 880 if view.face(number).attack >= LITTLE or not own_monsters(view) else 0
    if verb == t.SET_MONSTER:
        return set_monster(view, number)
    if verb == t.SET_SPELL:
        return set_spell(view, number)
    if verb == t.FLIP:
        return flip(view, number)
    if verb == t.CHANGE_POSITION:
        return turn(view, number)
    return 1 if verb == t.DUE else 0


def activation(view: SeatView, number: int, index: int) -> int:
    """Activating a card or an Ignition Effect in the own Main Phase."""
    face = view.face(number)
    aim = aim_of(face, index)
    if aim & COSTS_LIFE and view.life(view.seat) <= POOR:
        return 0
    if aim & (NEGATES | NEGATES_SUMMON) or (face.kind == t.TRAP and not aim & (STRIKES | REVIVES)):
        return 0
    if aim & DRAWS:
        return 1000
    if aim & ROBS:
        return 950 if any([view.hand_size(seat) > 0 for seat in view.opponents()]) else 0
    if aim & TAKES:
        return take(view, aim)
    if aim & SWAPS:
        return swap(view)
    if aim & MORPHS and aim & COSTS_BODY:
        return morph(view)
    if aim & STRIKES and aim & (ON_MONSTERS | ON_SPELLS):
        return strike(view, number, aim)
    if aim & REVIVES and aim & FROM_GRAVEYARD:
        return revival(view)
    if aim & FETCHES:
        return 900
    if aim & REVIVES and aim & COSTS_BODY:
        return 0
    if aim & HOLDS_OFF:
        return 500 if highest_attack(view, their_monsters(view)) > highest_attack(view, side_monsters(view)) else 0
    if aim & STRENGTHENS:
        return 600 if any([view.is_face_up(other) for other in own_monsters(view)]) else 0
    if aim & RECRUITS:
        return 650 if face.kind == t.SPELL and face.icon != t.QUICK_PLAY else 0
    if aim & (BURNS | HEALS) and not aim & (COSTS_BODY | COSTS_HAND):
        return 400 if not aim & RIPENS or view.turns_counted(number) > 0 else 0
    if not aim and face.kind == t.SPELL and face.icon == t.CONTINUOUS and view.zone_of(number) == t.HAND:
        return STANDING
    return 0


def take(view: SeatView, aim: int) -> int:
    """Taking control of a monster."""
    best = highest_attack(view, their_monsters(view))
    if best < LITTLE:
        return 0
    if aim & COSTS_BODY:
        weakest = least_worth(view, own_monsters(view))
        if weakest < 0 or worth(view, weakest) + 500 > best:
            return 0
    return 800


def swap(view: SeatView) -> int:
    """Giving the own weakest monster for the weakest of the opponents', who choose it themselves; a face-down one is taken for little."""
    ours = least_worth(view, own_monsters(view))
    if ours < 0:
        return 0
    theirs = 1 << 30
    for number in their_monsters(view):
        value = worth(view, number) if view.knows(number) else UNSEEN
        theirs = value if value < theirs else theirs
    return 640 if theirs >= worth(view, ours) + 500 else 0


def morph(view: SeatView) -> int:
    """Tributing a monster for a Fusion Monster of its Level: worth it where that is the better one."""
    best = 0
    for mine in own_monsters(view):
        given = worth(view, mine)
        for number in view.fusion_deck():
            if view.face(number).level == view.face(mine).level:
                gain = worth(view, number) - given
                best = gain if gain > best else best
    return 640 + best // 100 if best >= 500 else 0


def strike(view: SeatView, number: int, aim: int) -> int:
    """Taking cards off the field: worth it where the opponents lose more than it costs and than the own side loses."""
    if not aim & (ON_MONSTERS | ON_SPELLS):
        return 0
    theirs = struck(view, their_monsters(view), their_spells(view), aim)
    if not theirs:
        return 0
    best = worth(view, most_worth(view, theirs))
    price = 0
    if aim & COSTS_HAND:
        price += 900
    if aim & COSTS_BODY:
        price += worth(view, number) if view.zone_of(number) != t.HAND else 800
    if aim & TARGETS_CARDS:
        if aim & ON_MONSTERS and best <= (price if price > 900 else 900):
            return 0
        return (700 if aim & ON_MONSTERS else 620) + best // 100
    if aim & ON_BOTH_SIDES:
        ours = struck(view, side_monsters(view), others(side_spells(view), number), aim)
        profit = total(view, theirs) - total(view, ours) - price
        return 660 if profit > 1300 or (profit > 600 and len(theirs) > len(ours) + 1) else 0
    if total(view, theirs) <= price + 700:
        return 0
    return 680


def struck(view: SeatView, monsters: list[int], spells: list[int], aim: int) -> list[int]:
    """The cards of one side that an effect can mean."""
    found: list[int] = []
    if aim & ON_MONSTERS:
        for number in monsters:
            up = view.is_face_up(number)
            if (up and aim & ONLY_FACE_DOWN) or (not up and aim & ONLY_FACE_UP):
                continue
            if aim & ONLY_ATTACKERS and not view.is_in_attack_position(number):
                continue
            found.append(number)
    if aim & ON_SPELLS:
        found += spells
    return found


def others(numbers: list[int], but: int) -> list[int]:
    """The cards without one of them."""
    return [number for number in numbers if number != but]


def revival(view: SeatView) -> int:
    """Bringing a monster back from the own Graveyard."""
    best = 0
    for number in view.graveyard(view.seat):
        face = view.face(number)
        if face.is_monster and face.attack > best:
            best = face.attack
    return 750 + best // 100 if best >= LITTLE else 0


def summon(view: SeatView, number: int) -> int:
    """A Normal Summon: the strongest, if it is not only thrown away; a Tribute Summon where it makes the side stronger."""
    face = view.face(number)
    if view.zone_of(number) != t.HAND:
        return 450
    if would_meet_ourselves(view, face):
        return 0
    power = face.attack
    if face.level > 4:
        needed = 1 if face.level < 7 else 2
        given = weakest_values(view, needed)
        if len(given) < needed or power < sum(given) // needed + 500:
            return 0
        return 600 + power // FALLING
    if face.has_flip_effect:
        return 0
    if clears_the_way(view, face):
        return 500 + power // FALLING
    if power < LITTLE and not wins_some_battle(view, power):
        return 0
    if power + 300 < highest_attack(view, their_monsters(view)) and not aims_of(face) & (STRIKES | TAKES):
        return 0
    return 400 + power // FALLING


def at_summon(face: PrintedCard) -> int:
    """What a monster has to do when it is Summoned, whether its player wants or not, as bits."""
    bits = 0
    for ability in face.triggers:
        if ability.event & t.E_SUMMONED and not ability.optional:
            bits |= aim_of(face, ability.index)
    return bits


def would_meet_ourselves(view: SeatView, face: PrintedCard) -> bool:
    """Whether what a monster has to destroy or turn when it is Summoned is found on the own side alone."""
    aim = at_summon(face)
    if not aim & (STRIKES | HIDES) or not aim & TARGETS_CARDS:
        return False
    return not struck(view, their_monsters(view), their_spells(view), aim)


def clears_the_way(view: SeatView, face: PrintedCard) -> bool:
    """Whether a monster turns another one face-down when it is Summoned that a monster of this seat then beats, and could not before."""
    if not at_summon(face) & HIDES:
        return False
    power = face.attack
    for mine in own_monsters(view):
        if view.is_face_up(mine) and view.is_in_attack_position(mine) and view.attack(mine) > power:
            power = view.attack(mine)
    for number in their_monsters(view):
        if view.is_face_up(number) and view.is_in_attack_position(number):
            if view.attack(number) >= power > view.defense(number):
                return True
    return False


def weakest_values(view: SeatView, count: int) -> list[int]:
    """The values of the monsters that would be Tributed: the own ones, or some that the partner lends (TEAM-III-5)."""
    values: list[int] = []
    for number in side_monsters(view):
        values.append(price_of(view, number))
    values.sort()
    return values[:count]


def price_of(view: SeatView, number: int) -> int:
    """What it costs to give a card away; rather an own one than one of the partner, who has to be asked."""
    return worth(view, number) + (RELUCTANCE if view.controller(number) != view.seat else 0)


def set_monster(view: SeatView, number: int) -> int:
    """Setting a monster: one that is too weak to attack, where it protects."""
    face = view.face(number)
    if face.level > 4:
        return 0
    if len(own_monsters(view)) > 2 and not face.has_flip_effect:
        return 0
    height = face.defense if face.defense > face.attack else face.attack
    return 300 + height // FALLING + (100 if face.has_flip_effect else 0)


def set_spell(view: SeatView, number: int) -> int:
    """Setting Traps and Quick-Play Spells, not too many; Spells are kept in the hand."""
    face = view.face(number)
    if face.kind == t.SPELL and face.icon != t.QUICK_PLAY:
        return 0
    if len(view.spells(view.seat)) >= MOST_SET:
        return 0
    return 120 if face.kind == t.TRAP else 110


def flip(view: SeatView, number: int) -> int:
    """A Flip Summon: for its effect, or to attack with."""
    face = view.face(number)
    if face.has_flip_effect:
        return 480 if not aims_of(face) & STRIKES or their_monsters(view) else 0
    if view.phase() == t.MAIN2:
        return 0
    return 430 if wins_some_battle(view, view.attack(number)) and view.attack(number) >= 1000 else 0


def turn(view: SeatView, number: int) -> int:
    """Changing a position: to attack where a battle is won before the Battle Phase; to defense where it would be beaten."""
    power = strength(view, number)
    threat = highest_attack(view, their_monsters(view))
    if not view.is_in_attack_position(number):
        if view.phase() == t.MAIN2 or not wins_some_battle(view, power) or power < 500:
            return 0
        return 420 if power >= threat or not their_monsters(view) else 0
    if view.phase() != t.MAIN2 and wins_some_battle(view, power):
        return 0
    return 130 if power < threat and view.defense(number) + 400 > power else 0
