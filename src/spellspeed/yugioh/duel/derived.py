"""Derived values: computed from what is printed and from lasting effects, never patched (design: invariant 5).

The order is: whose effects are negated; controller; name, Attribute, Type, Level; original ATK and DEF, then "becomes", plus and minus,
times, what comes last; permissions and prohibitions. What a memo keeps is only which effects there are; each is asked whom it touches when
it matters.
"""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.clauses import UNNEGATED
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.marks import home_of
from spellspeed.yugioh.duel.rights import (
    X_ATTACK,
    X_ATTRIBUTE,
    X_CONTROL,
    X_DEFENSE,
    X_KEEPS_CONTROL,
    X_LEVEL,
    X_LIT,
    X_NAME,
    X_NEGATED,
    X_RACE,
    X_REVERSED,
    X_UNAFFECTED,
    Right,
)
from spellspeed.yugioh.duel.standing_effects import remember_effects
from spellspeed.yugioh.duel.terms import (
    MONSTERS,
    WHILE_FACE_UP,
    WHILE_LINKED,
)
from spellspeed.yugioh.duel.value import NO_EFFECTS

LAYERS: Final = 5
"""What a value becomes; what its original becomes; plus and minus; times; what comes last of all."""
OF_THE_ORIGINAL: Final = 1
LAST_OF_ALL: Final = 4
NO_LEVEL: Final = -100
"""A Level that is no higher than this is none at all."""


def memo_mark(duel: Duel) -> int:
    """How long a memo made now is good: until an effect comes or goes, or something becomes of a card on which one hangs."""
    return -2 - duel.steady_changes - duel.lasting_changes - duel.hung_changes


def effects_on(duel: Duel, what: Right) -> list[Lasting]:
    """The effects that change one thing, in order. They are worked out anew when a card with Continuous Effects came, went or was turned,
    and while lasting effects hang on cards, whenever the field has changed; nothing is worked out for a kind of which none stands."""
    if not duel.kinds & what.bit:
        return NO_EFFECTS
    if duel.memo_at != memo_mark(duel):
        remember_effects(duel)
        duel.memo_at = memo_mark(duel)
    return duel.memo[what.number]


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
    if change.what is X_NEGATED and duel.faces[number].claims & UNNEGATED:
        return False
    if not duel.kinds & X_UNAFFECTED.bit:
        return True
    shields = effects_on(duel, X_UNAFFECTED)
    if not shields or change.what.about_players or change.is_condition():
        return True
    if effect.cards and (change.what is X_ATTACK or change.what is X_DEFENSE):
        # FAQ LONE WOLF: what an effect has made of ATK and DEF stays where another protects the monster only since.
        shields = [shield for shield in shields if not shield.cards or shield.order < effect.order]
    if change.what is X_ATTACK and gains_nothing(duel, shields, effect, number):
        return False
    return not ignores(duel, shields, number, effect.source % STAYS)


def ignores(duel: Duel, shields: list[Lasting], number: int, source: int) -> bool:
    """CORE-1. Whether a card is not affected by the effects of another card."""
    if number == source:
        return False
    for shield in shields:
        change = shield.change
        assert isinstance(change, Alteration)
        if change.touches(duel, shield, number) and change.wards_off(duel, shield, source):
            return True
    return False


def gains_nothing(duel: Duel, shields: list[Lasting], effect: Lasting, number: int) -> bool:
    """ERA-FAIRYBOX-1. Whether an effect would raise the ATK of a card that it cannot raise."""
    for shield in shields:
        change = shield.change
        assert isinstance(change, Alteration)
        if change.touches(duel, shield, number) and change.refuses_gain(duel, shield, effect, number):
            if not ignores(duel, shields, number, shield.source % STAYS):
                return True
    return False


def is_unaffected(duel: Duel, number: int, source: int) -> bool:
    """CORE-1. Whether a card is not affected by an effect of another card that is carried out now."""
    shields = effects_on(duel, X_UNAFFECTED)
    return len(shields) > 0 and ignores(duel, shields, number, source)


def is_under(duel: Duel, what: Right, number: int) -> bool:
    """Whether a card (or, for what is about players, a seat) is under such an effect."""
    if not duel.kinds & what.bit:
        return False
    effects = effects_on(duel, what)
    return len(effects) > 0 and touched(duel, effects, number)


def is_lit(duel: Duel) -> bool:
    """LIGHT OF INTERVENTION. Whether no monster can be Set or turned face-down."""
    return duel.kinds & X_LIT.bit != 0 and len(effects_on(duel, X_LIT)) > 0


def is_under_another(duel: Duel, what: Right, number: int, source: int) -> bool:
    """Whether a card or seat is under such an effect of another card than this source ("other monsters")."""
    return touched(duel, [effect for effect in effects_on(duel, what) if effect.source != source], number)


def total_of(duel: Duel, what: Right, number: int) -> int:
    """The sum of the amounts of such effects on a card or seat."""
    total = 0
    if not duel.kinds & what.bit:
        return total
    for effect in effects_on(duel, what):
        change = effect.change
        assert isinstance(change, Alteration)
        if reaches(duel, effect, number):
            total += change.amount(duel, effect, number)
    return total


def is_negated(duel: Duel, number: int) -> bool:
    """Whether the effects of a card on the field are negated."""
    return duel.kinds & X_NEGATED.bit != 0 and is_under(duel, X_NEGATED, number)


def attack(duel: Duel, number: int) -> int:
    """The present ATK of a monster. CARD-8, TERM-ORIGINAL-1"""
    return stat(duel, number, X_ATTACK, duel.faces[number].attack)


def original_attack(duel: Duel, number: int) -> int:
    """TERM-ORIGINAL-1. The original ATK of a monster: the printed one, or what effects make of that."""
    printed = duel.faces[number].attack
    if not duel.kinds & X_ATTACK.bit or duel.cards[number].zone != MONSTERS:
        return printed
    return original_changed(duel, unweighed(duel, X_ATTACK, number), number, printed, printed)


def base_of(duel: Duel, number: int, what: Right) -> int:
    """TERM-ORIGINAL-1. The original ATK or DEF before what halves and doubles it: the printed one, or what effects have put in its place.

    That of a monster with the values of another one is its present value (FAQ 2005, Gradius' Option).
    """
    printed = duel.faces[number].attack if what is X_ATTACK else duel.faces[number].defense
    if not duel.kinds & what.bit or duel.cards[number].zone != MONSTERS:
        return max(printed, 0)
    reaching = unweighed(duel, what, number)
    for effect in reaching:
        change = effect.change
        assert isinstance(change, Alteration)
        if change.layer() == LAST_OF_ALL and is_own(effect, number):
            return max(change.changed_value(duel, effect, number, printed), 0)
    return max(made_anew(duel, reaching, number, printed)[0], 0)


def attack_without(duel: Duel, number: int, change: Alteration) -> int:
    """CARD-8. The ATK that a monster would have without one of the changes; for a text that compares before it changes."""
    reaching = [e for e in effects_on(duel, X_ATTACK) if e.change is not change and reaches(duel, e, number)]
    return changed_in_layers(duel, reaching, number, duel.faces[number].attack)


def attack_unweighed(duel: Duel, number: int) -> int:
    """CARD-8. The ATK of a monster without what first compares ATK in damage calculation: of two such effects neither waits for the other."""
    return changed_in_layers(duel, unweighed(duel, X_ATTACK, number), number, duel.faces[number].attack)


def unweighed(duel: Duel, what: Right, number: int) -> list[Lasting]:
    """CARD-8, TERM-ORIGINAL-1. The effects on a value of a monster but for those that first compare ATK in damage calculation: these change no
    original value, and what they compare may be made of one (Skyscraper beside Mirage Knight)."""
    reaching: list[Lasting] = []
    for effect in effects_on(duel, what):
        change = effect.change
        assert isinstance(change, Alteration)
        if not change.weighs_strength() and reaches(duel, effect, number):
            reaching.append(effect)
    return reaching


def attack_without_source(duel: Duel, number: int, source: int) -> int:
    """CARD-8. The ATK that a monster would have without what one card gives it; for a text that compares apart from itself."""
    reaching = [e for e in effects_on(duel, X_ATTACK) if e.source != source and reaches(duel, e, number)]
    return changed_in_layers(duel, reaching, number, duel.faces[number].attack)


def defense(duel: Duel, number: int) -> int:
    """The present DEF of a monster."""
    return stat(duel, number, X_DEFENSE, duel.faces[number].defense)


def stat(duel: Duel, number: int, what: Right, printed: int) -> int:
    """ATK or DEF: the original value, then what it becomes, then plus and minus, then times, each in order of application; never below 0."""
    if not duel.kinds & what.bit or duel.cards[number].zone != MONSTERS:
        return printed
    effects = effects_on(duel, what)
    reaching = [effect for effect in effects if reaches(duel, effect, number)]
    return changed_in_layers(duel, reaching, number, printed) if reaching else printed


def changed_in_layers(duel: Duel, reaching: list[Lasting], number: int, value: int) -> int:
    """CARD-8. What effects make of a value, one layer after the other; a single effect needs no layers. Never below 0."""
    printed = value
    turned = duel.kinds & X_REVERSED.bit != 0 and is_under(duel, X_REVERSED, number)
    for layer in range(LAYERS if len(reaching) > 1 else 1):
        if layer == OF_THE_ORIGINAL:
            value = original_changed(duel, reaching, number, printed, value)
            continue
        for place, effect in enumerate(reaching):
            change = effect.change
            assert isinstance(change, Alteration)
            if len(reaching) == 1 or change.layer() == layer:
                if change.gives_way() and changes_original(reaching, place + 1):
                    continue
                changed = change.changed_value(duel, effect, number, value)
                value = 2 * value - changed if turned and change.is_added() else changed
    return value if value > 0 else 0


def changes_original(reaching: list[Lasting], first: int) -> bool:
    """TERM-ORIGINAL-1. Whether one of the effects from a place on changes the original value."""
    for effect in reaching[first:]:
        change = effect.change
        assert isinstance(change, Alteration)
        if change.layer() == OF_THE_ORIGINAL:
            return True
    return False


def original_changed(duel: Duel, reaching: list[Lasting], number: int, printed: int, value: int) -> int:
    """TERM-ORIGINAL-1. What the last effect that changes the original value makes of it, after what puts another one in its place.

    What halves or doubles it once is over when another original value comes; what does so as long as its card lies there goes on.
    """
    base, anew = made_anew(duel, reaching, number, printed)
    if anew >= 0:
        value = base
    for place, effect in enumerate(reaching):
        change = effect.change
        assert isinstance(change, Alteration)
        if change.layer() == OF_THE_ORIGINAL and not change.makes_anew() and not is_own(effect, number):
            if place > anew or effect.until == WHILE_FACE_UP or effect.until == WHILE_LINKED:
                value = change.changed_value(duel, effect, number, base)
    return value


def is_own(effect: Lasting, number: int) -> bool:
    """Whether an effect is what a card's own text steadily does to it."""
    return not effect.cards and effect.source % STAYS == number


def made_anew(duel: Duel, reaching: list[Lasting], number: int, printed: int) -> tuple[int, int]:
    """TERM-ORIGINAL-1. The original value after the card's own text and what puts another in its place, and the place of the last of these."""
    anew = -1
    for own in (True, False):
        for place, effect in enumerate(reaching):
            change = effect.change
            assert isinstance(change, Alteration)
            if change.layer() == OF_THE_ORIGINAL and is_own(effect, number) == own and (own or change.makes_anew()):
                printed = change.changed_value(duel, effect, number, printed)
                anew = place
    return printed, anew


def level(duel: Duel, number: int) -> int:
    """The present Level of a card. CARD-2. That of a monster is never lower than 1 (FAQ 2005)."""
    value = duel.faces[number].level
    if not duel.kinds & X_LEVEL.bit or not value:
        return value
    effects = effects_on(duel, X_LEVEL)
    # What has been done to a Level comes before what face-up cards do to it all the time (FAQ 2005, Level Conversion Lab).
    for lasting in (True, False):
        for effect in effects:
            change = effect.change
            assert isinstance(change, Alteration)
            if (effect.turn > 0) == lasting and reaches(duel, effect, number):
                value = change.changed_value(duel, effect, number, value)
    return max(value, 1) if value > NO_LEVEL else 0


def card_name(duel: Duel, number: int) -> str:
    """The present name of a card. CARD-1"""
    value = duel.faces[number].called
    if not duel.kinds & X_NAME.bit:
        return value
    for effect in effects_on(duel, X_NAME):
        change = effect.change
        assert isinstance(change, Alteration)
        if reaches(duel, effect, number):
            value = change.new_name()
    return value


def attribute(duel: Duel, number: int) -> int:
    """The present Attribute of a monster. CARD-3"""
    return last_said(duel, number, X_ATTRIBUTE, duel.faces[number].attribute)


def has_attribute(duel: Duel, number: int, wanted: int) -> bool:
    """CARD-3, ERA-DORIADO-1. Whether a monster has an Attribute: its present one, or one of several that its own text gives it."""
    if attribute(duel, number) == wanted:
        return True
    face = duel.faces[number]
    if not face.also >> wanted & 1 or is_under(duel, X_ATTRIBUTE, number):
        return False
    if face.also_everywhere:
        return True
    card = duel.cards[number]
    return card.zone == MONSTERS and card.face_up and not is_negated(duel, number)


def race(duel: Duel, number: int) -> int:
    """The present Type of a monster. CARD-4"""
    return last_said(duel, number, X_RACE, duel.faces[number].race)


def last_said(duel: Duel, number: int, what: Right, printed: int) -> int:
    """Attribute, Type or controller: what the last effect says, or what is printed."""
    value = printed
    if not duel.kinds & what.bit:
        return value
    for effect in effects_on(duel, what):
        change = effect.change
        assert isinstance(change, Alteration)
        if reaches(duel, effect, number):
            value = change.amount(duel, effect, number)
    return value


def controller(duel: Duel, number: int) -> int:
    """Who controls a card on the field: the last effect of control, else the seat whose side it came to. TERM-CONTROL-1"""
    seat = home_of(duel.cards[number])
    if duel.kinds & X_KEEPS_CONTROL.bit and is_under(duel, X_KEEPS_CONTROL, number):
        return duel.cards[number].controller
    return last_said(duel, number, X_CONTROL, seat)
