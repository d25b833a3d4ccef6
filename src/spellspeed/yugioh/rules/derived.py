"""Derived values: computed from what is printed and from lasting effects, never patched (design: invariant 5).

The order is: whose effects are negated; controller; name, Attribute, Type, Level; original ATK and DEF, then "becomes", plus and minus,
times; permissions and prohibitions. What a memo keeps is only which effects there are; each is asked whom it touches when it matters.
"""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS, Card
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.rules.abilities import Alteration
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.duel_value import NOTHING_CHANGES, Stood
from spellspeed.yugioh.rules.marks import home_of
from spellspeed.yugioh.rules.negation import hit, work_out
from spellspeed.yugioh.rules.negation_record import NO_NEGATIONS
from spellspeed.yugioh.rules.printed import FATE, IN_DEFENSE, LEAVES_PLAY, SELF_DESTRUCTS, PrintedCard
from spellspeed.yugioh.rules.terms import (
    AS_EQUIP,
    MONSTERS,
    P_EQUIPPED,
    P_FACE_UP,
    SPELLS,
    SUMMONED_AGAIN,
    WHILE_FACE_UP,
    WHILE_LINKED,
)

X_NEGATED: Final = 1
X_CONTROL: Final = 2
X_NAME: Final = 3
X_ATTRIBUTE: Final = 4
X_RACE: Final = 5
X_LEVEL: Final = 6
X_ATTACK: Final = 7
X_DEFENSE: Final = 8
# prohibitions about cards
X_NO_DECLARING: Final = 9
"""A monster cannot declare an attack; one that was declared goes on (T-4.6)."""
X_NO_ATTACK: Final = 10
X_NO_REPOSITION: Final = 11
X_NOT_TARGETED: Final = 12
X_NOT_DESTROYED_BY_BATTLE: Final = 13
X_NOT_DESTROYED_BY_EFFECT: Final = 14
X_NO_TRIBUTE_SUMMON: Final = 15
X_NOT_ATTACKED: Final = 16
X_NO_ACTIVATION: Final = 17
X_NO_DIRECT_ATTACK: Final = 18
X_IN_DEFENSE: Final = IN_DEFENSE
"""A face-up monster is changed to Defense Position and stays in it."""
# permissions about cards
X_DIRECT_ATTACK: Final = 20
X_SECOND_ATTACK: Final = 21
X_ATTACK_EACH: Final = 22
X_PIERCING: Final = 23
X_TWO_TRIBUTES: Final = 24
X_ATTACK_COST: Final = 25
X_NEGATES_FLIP: Final = 26
X_INSTEAD: Final = 27
X_ONLY_ATTACKS: Final = 28
X_MUST_ATTACK: Final = 29
# about players
X_NO_NORMAL_SUMMON: Final = 30
X_NO_FLIP_SUMMON: Final = 31
X_NO_SPECIAL_SUMMON: Final = 32
X_NO_SET: Final = 33
X_NO_REMOVAL: Final = 34
X_NO_BATTLE_PHASE: Final = 35
X_SKIP_DRAW: Final = 36
X_NO_BATTLE_DAMAGE: Final = 37
X_EXTRA_NORMAL_SUMMON: Final = 38
X_REFLECTS_DAMAGE: Final = 39
X_SKIP_MAIN1: Final = 40
X_SKIP_BATTLE: Final = 41
# bonds and due effects
X_BOND: Final = 50
X_DUE: Final = 51
X_TARGETED_DIES: Final = 53
X_TARGETING_NEGATED: Final = 54
X_SELF_DESTRUCTS: Final = SELF_DESTRUCTS
X_USED: Final = 56
"""An effect that works once while its card is face-up was used."""
# what happens otherwise than it would
X_REMOVES_BEATEN: Final = 70
"""What this monster destroys by battle is removed from play instead of being sent to the Graveyard."""
X_LEAVES_PLAY: Final = LEAVES_PLAY
X_VOIDS: Final = 72
"""Links that do a certain thing resolve with nothing."""
X_KEEPS_CONTROL: Final = 73
X_NOT_TRIBUTED: Final = 74
X_ZONES_CLOSED: Final = 75
X_PENDING: Final = 76
"""A used card still waits for something to happen in this turn."""
X_NOT_TO_DEFENSE: Final = 80
"""A monster cannot be changed to Defense Position, face-up or face-down."""
X_NO_EFFECT_DAMAGE: Final = 81
"""A player takes no damage by effects."""
X_BARRED: Final = 82
"""A monster cannot be Special Summoned; the amount of such an effect is the one Attribute that can."""
X_UNAFFECTED: Final = 83
"""A card is not affected by the effects of a kind of card."""
X_HAND_TOLL: Final = 84
"""A player pays for each card of the hand that is Summoned, Set or activated."""
X_TURNS_DECKS: Final = 85
X_DECKS_TURNED: Final = 87
"""Both players' Decks are to be turned upside down; they are turned."""
X_REMEMBERED: Final = 89
"""A card remembers that something happened in this turn."""
X_BORROWED: Final = 86
"""A player may use the effect of a Spell Card in the own Graveyard in the turn of the effect."""
X_FATE: Final = FATE
X_HALVES_DAMAGE: Final = 101
"""The battle damage that a monster inflicts is halved."""
X_MAY_HALVE: Final = 102
"""A player can halve the battle damage that the player takes, once a turn."""
X_CARDS_A_TURN: Final = 103
"""A player, with the partner, activates at most so many Spell and Trap Cards each turn (TEAM-R35)."""
X_WINS_MATCH: Final = 105
"""A monster whose direct attack wins the match."""
X_REDIRECTS: Final = 106
"""Cards that would go to one zone go to another."""
X_NO_DRAW: Final = 104
"""A player does not draw in the Draw Phase."""
ABOUT_PLAYERS: Final = (
    30,
    31,
    32,
    33,
    34,
    35,
    36,
    37,
    38,
    39,
    40,
    41,
    X_NO_EFFECT_DAMAGE,
    X_HAND_TOLL,
    X_MAY_HALVE,
    X_CARDS_A_TURN,
    X_NO_DRAW,
)
"""What is about seats and not about cards (X_REFLECTS_DAMAGE is about both)."""

ABOUT_LIFE: Final = (X_NO_BATTLE_DAMAGE, X_REFLECTS_DAMAGE, X_NO_EFFECT_DAMAGE)
"""What is about a player's Life Points, which a side has in common (TEAM-I-6)."""

LAYERS: Final = 4
"""What a value becomes; what its original becomes; plus and minus; times."""
OF_THE_ORIGINAL: Final = 1


def alive(duel: Duel, effect: Lasting) -> bool:
    """Whether a lasting effect that hangs on its source (and on the card it is attached to) still has them. T-8, SPELL-7"""
    if effect.until != WHILE_FACE_UP and effect.until != WHILE_LINKED:
        return True
    card = duel.cards[effect.source % STAYS]
    if card.stay != effect.source // STAYS or not card.face_up:
        return False
    if effect.until == WHILE_LINKED:
        return card.link in effect.cards and duel.cards[card.link % STAYS].stay == card.link // STAYS
    return True


def standing(duel: Duel) -> list[Lasting]:
    """All effects of face-up cards and all lasting effects, in order of application; those of beaten monsters have stopped (T-5.5)."""
    effects: list[Lasting] = []
    doomed = duel.battle.doomed if duel.battle is not None else ()
    equipped = 1 << P_EQUIPPED
    for number in duel.steady:
        card = duel.cards[number]
        face = card.face
        assert isinstance(face, PrintedCard)
        if face.is_gemini and not card.marks & SUMMONED_AGAIN:
            continue
        if doomed and card.binding in doomed:
            continue
        place = equipped if card.zone == SPELLS and card.marks & AS_EQUIP else 1 << P_FACE_UP
        effects.extend(steady_effects(duel, card, face, place))
    for effect in duel.lasting:
        if alive(duel, effect):
            effects.append(effect)
    return effects


def steady_effects(duel: Duel, card: Card, face: PrintedCard, place: int) -> tuple[Lasting, ...]:
    """The effects that a card's own text has in a place, made once for a stay and a controller."""
    stood = duel.stood.get(card.number)
    if (
        stood is not None
        and stood.binding == card.binding
        and stood.controller == card.controller
        and stood.place == place
    ):
        return stood.effects
    effects: list[Lasting] = []
    for ability in face.steady:
        if ability.places & place:
            for change in ability.changes:
                effects.append(Lasting(card.binding, card.controller, change, (), 0, WHILE_FACE_UP, 0, 0))
    found = tuple(effects)
    # Forks share this: it is replaced whole and never written to.
    known = duel.stood.copy()
    known[card.number] = Stood(card.binding, card.controller, place, found)
    duel.stood = known
    return found


def remember_effects(duel: Duel) -> None:
    """Work out which effects there are, by what they change; those of negated sources do not count. T-9.9, T-9.13"""
    memo = NOTHING_CHANGES.copy()
    effects = standing(duel)
    negating: list[Lasting] = []
    for effect in effects:
        change = effect.change
        assert isinstance(change, Alteration)
        if change.what == X_NEGATED:
            negating.append(effect)
    duel.negating = NO_NEGATIONS
    if negating:
        negating = work_out(duel, negating)
        memo[X_NEGATED] = negating
    for effect in effects:
        change = effect.change
        assert isinstance(change, Alteration)
        what = change.what
        if what == X_NEGATED:
            continue
        hangs = effect.until == WHILE_FACE_UP or effect.until == WHILE_LINKED
        if negating and hangs and hit(duel, negating, effect.source % STAYS):
            continue
        if memo[what]:
            memo[what].append(effect)
        else:
            memo[what] = [effect]
    duel.memo = memo


def effects_on(duel: Duel, what: int) -> list[Lasting]:
    """The effects that change one thing, in order. They are worked out anew when a card with Continuous Effects came, went or was turned,
    and while lasting effects hang on cards, whenever the field has changed."""
    now = duel.changed if duel.lasting else -2 - duel.steady_changes
    if duel.memo_at != now:
        if duel.steady or duel.lasting:
            remember_effects(duel)
        else:
            duel.memo = NOTHING_CHANGES
            duel.negating = NO_NEGATIONS
        duel.memo_at = now
    return duel.memo[what]


def touched(duel: Duel, effects: list[Lasting], number: int) -> bool:
    """Whether one of the effects touches a card (or seat)."""
    for effect in effects:
        if reaches(duel, effect, number):
            return True
    return False


def reaches(duel: Duel, effect: Lasting, number: int) -> bool:
    """CORE-1. Whether an effect touches a card (or seat) that is not protected from the effects of such cards as its source."""
    change = effect.change
    assert isinstance(change, Alteration)
    if not change.touches(duel, effect, number):
        return False
    shields = duel.memo[X_UNAFFECTED]
    return not shields or change.what in ABOUT_PLAYERS or not ignores(duel, shields, number, effect.source % STAYS)


def ignores(duel: Duel, shields: list[Lasting], number: int, source: int) -> bool:
    """CORE-1. Whether a card is not affected by the effects of cards of the kind of another card."""
    if number == source:
        return False
    for shield in shields:
        change = shield.change
        assert isinstance(change, Alteration)
        if change.touches(duel, shield, number) and change.negates(duel, duel.faces[source].kind):
            return True
    return False


def is_unaffected(duel: Duel, number: int, source: int) -> bool:
    """CORE-1. Whether a card is not affected by an effect of another card that is carried out now."""
    shields = effects_on(duel, X_UNAFFECTED)
    return len(shields) > 0 and ignores(duel, shields, number, source)


def is_under(duel: Duel, what: int, number: int) -> bool:
    """Whether a card (or, for what is about players, a seat) is under such an effect."""
    effects = effects_on(duel, what)
    if not effects:
        return False
    return touched(duel, effects, number)


def is_under_another(duel: Duel, what: int, number: int, source: int) -> bool:
    """Whether a card or seat is under such an effect of another card than this source ("other monsters")."""
    return touched(duel, [effect for effect in effects_on(duel, what) if effect.source != source], number)


def total_of(duel: Duel, what: int, number: int) -> int:
    """The sum of the amounts of such effects on a card or seat."""
    total = 0
    for effect in effects_on(duel, what):
        change = effect.change
        assert isinstance(change, Alteration)
        if reaches(duel, effect, number):
            total += change.amount(duel, effect, number)
    return total


def is_negated(duel: Duel, number: int) -> bool:
    """Whether the effects of a card on the field are negated."""
    return is_under(duel, X_NEGATED, number)


def attack(duel: Duel, number: int) -> int:
    """The present ATK of a monster. CARD-8, TERM-ORIGINAL-1"""
    return stat(duel, number, X_ATTACK, duel.faces[number].attack)


def attack_without(duel: Duel, number: int, change: Alteration) -> int:
    """CARD-8. The ATK that a monster would have without one of the changes; for a text that compares before it changes."""
    reaching = [e for e in effects_on(duel, X_ATTACK) if e.change is not change and reaches(duel, e, number)]
    return changed_in_layers(duel, reaching, number, duel.faces[number].attack)


def defense(duel: Duel, number: int) -> int:
    """The present DEF of a monster."""
    return stat(duel, number, X_DEFENSE, duel.faces[number].defense)


def stat(duel: Duel, number: int, what: int, printed: int) -> int:
    """ATK or DEF: the original value, then what it becomes, then plus and minus, then times, each in order of application; never below 0."""
    effects = effects_on(duel, what)
    if not effects or duel.cards[number].zone != MONSTERS:
        return printed
    reaching = [effect for effect in effects if reaches(duel, effect, number)]
    return changed_in_layers(duel, reaching, number, printed) if reaching else printed


def changed_in_layers(duel: Duel, reaching: list[Lasting], number: int, value: int) -> int:
    """CARD-8. What effects make of a value, one layer after the other; a single effect needs no layers. Never below 0."""
    printed = value
    for layer in range(LAYERS if len(reaching) > 1 else 1):
        if layer == OF_THE_ORIGINAL:
            value = original_changed(duel, reaching, number, printed, value)
            continue
        for effect in reaching:
            change = effect.change
            assert isinstance(change, Alteration)
            if len(reaching) == 1 or change.layer() == layer:
                value = change.changed_value(duel, effect, number, value)
    return value if value > 0 else 0


def original_changed(duel: Duel, reaching: list[Lasting], number: int, printed: int, value: int) -> int:
    """TERM-ORIGINAL-1. What the last effect that changes the original value makes of it; only what the card's own text did counts before."""
    for own in (True, False):
        for effect in reaching:
            change = effect.change
            assert isinstance(change, Alteration)
            if change.layer() == OF_THE_ORIGINAL and (effect.source % STAYS == number) == own:
                value = change.changed_value(duel, effect, number, printed)
                if own:
                    printed = value
    return value


def level(duel: Duel, number: int) -> int:
    """The present Level of a card. CARD-2"""
    effects = effects_on(duel, X_LEVEL)
    value = duel.faces[number].level
    for effect in effects:
        change = effect.change
        assert isinstance(change, Alteration)
        if reaches(duel, effect, number):
            value = change.changed_value(duel, effect, number, value)
    return value


def card_name(duel: Duel, number: int) -> str:
    """The present name of a card. CARD-1"""
    value = duel.faces[number].name
    for effect in effects_on(duel, X_NAME):
        change = effect.change
        assert isinstance(change, Alteration)
        if reaches(duel, effect, number):
            value = change.new_name()
    return value


def attribute(duel: Duel, number: int) -> int:
    """The present Attribute of a monster. CARD-3"""
    return last_said(duel, number, X_ATTRIBUTE, duel.faces[number].attribute)


def race(duel: Duel, number: int) -> int:
    """The present Type of a monster. CARD-4"""
    return last_said(duel, number, X_RACE, duel.faces[number].race)


def last_said(duel: Duel, number: int, what: int, printed: int) -> int:
    """Attribute, Type or controller: what the last effect says, or what is printed."""
    value = printed
    for effect in effects_on(duel, what):
        change = effect.change
        assert isinstance(change, Alteration)
        if reaches(duel, effect, number):
            value = change.amount(duel, effect, number)
    return value


def controller(duel: Duel, number: int) -> int:
    """Who controls a card on the field: the last effect of control, else the seat whose side it came to. TERM-CONTROL-1"""
    seat = home_of(duel.cards[number])
    if is_under(duel, X_KEEPS_CONTROL, number):
        return duel.cards[number].controller
    return last_said(duel, number, X_CONTROL, seat)
