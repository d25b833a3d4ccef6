"""What effects change: values and rights of cards, rights of players, marks. Each is an object with a name, and they are numbered in order."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.records import Record

CARDS: Final = 0
PLAYERS: Final = 1
LIFE: Final = 2
"""What a right is about: cards; players; the Life Points of players, which a side has in common (TEAM-I-6)."""

LAST_BIT: Final = 60
"""The kinds from this number on share one bit of the mask of what may stand: those that are asked about least."""


class Right(Record):
    """One thing that lasting and Continuous Effects change. There is one object of each name: it is compared by identity.

    `number` counts from 0 in the order in which they stand below; `bit` is its bit in the mask of what may stand (State.kinds).
    """

    def __init__(self, name: str, about: int = CARDS) -> None:
        self.name: Final = name
        self.about: Final = about
        self.number: Final = len(RIGHTS)
        self.bit: Final = 1 << (self.number if self.number < LAST_BIT else LAST_BIT)
        self.about_players: Final = about != CARDS
        self.about_life: Final = about == LIFE
        RIGHTS.append(self)

    def parts(self) -> tuple[object, ...]:
        return (self.name, self.about)

    def __reduce__(self) -> tuple[object, ...]:
        return (right_named, (self.name,))


def right_named(name: str) -> Right:
    """The right of a name. Raises KeyError for a name that none has."""
    for right in RIGHTS:
        if right.name == name:
            return right
    raise KeyError(name)


RIGHTS: Final[list[Right]] = []
"""All of them, by number."""

# Values of cards, and whether their effects are negated
X_NEGATED: Final = Right("NEGATED")
X_CONTROL: Final = Right("CONTROL")
X_NAME: Final = Right("NAME")
X_ATTRIBUTE: Final = Right("ATTRIBUTE")
X_RACE: Final = Right("RACE")
X_LEVEL: Final = Right("LEVEL")
X_ATTACK: Final = Right("ATTACK")
X_DEFENSE: Final = Right("DEFENSE")

# Prohibitions and permissions about cards
X_NO_DECLARING: Final = Right("NO_DECLARING")
"""A monster cannot declare an attack; one that was declared goes on (T-4.6)."""
X_NO_ATTACK: Final = Right("NO_ATTACK")
X_NO_REPOSITION: Final = Right("NO_REPOSITION")
X_NOT_TARGETED: Final = Right("NOT_TARGETED")
X_NOT_DESTROYED_BY_BATTLE: Final = Right("NOT_DESTROYED_BY_BATTLE")
X_NOT_DESTROYED_BY_EFFECT: Final = Right("NOT_DESTROYED_BY_EFFECT")
X_NO_TRIBUTE_SUMMON: Final = Right("NO_TRIBUTE_SUMMON")
X_NOT_ATTACKED: Final = Right("NOT_ATTACKED")
X_NO_ACTIVATION: Final = Right("NO_ACTIVATION")
X_NO_DIRECT_ATTACK: Final = Right("NO_DIRECT_ATTACK")
X_IN_DEFENSE: Final = Right("IN_DEFENSE")
"""A face-up monster is changed to Defense Position and stays in it."""
X_DIRECT_ATTACK: Final = Right("DIRECT_ATTACK")
X_SECOND_ATTACK: Final = Right("SECOND_ATTACK")
X_ATTACK_EACH: Final = Right("ATTACK_EACH")
X_PIERCING: Final = Right("PIERCING")
X_TWO_TRIBUTES: Final = Right("TWO_TRIBUTES")
X_ATTACK_COST: Final = Right("ATTACK_COST")
X_NEGATES_FLIP: Final = Right("NEGATES_FLIP")
X_INSTEAD: Final = Right("INSTEAD")
X_ONLY_ATTACKS: Final = Right("ONLY_ATTACKS")
X_MUST_ATTACK: Final = Right("MUST_ATTACK")
X_BOND: Final = Right("BOND")
X_DUE: Final = Right("DUE")
X_TARGETED_DIES: Final = Right("TARGETED_DIES")
X_TARGETING_NEGATED: Final = Right("TARGETING_NEGATED")
X_SELF_DESTRUCTS: Final = Right("SELF_DESTRUCTS")
X_REMOVES_BEATEN: Final = Right("REMOVES_BEATEN")
"""What this monster destroys by battle is removed from play instead of being sent to the Graveyard."""
X_LEAVES_PLAY: Final = Right("LEAVES_PLAY")
X_VOIDS: Final = Right("VOIDS")
"""Links that do a certain thing resolve with nothing."""
X_KEEPS_CONTROL: Final = Right("KEEPS_CONTROL")
X_NOT_TRIBUTED: Final = Right("NOT_TRIBUTED")
X_NOT_TO_DEFENSE: Final = Right("NOT_TO_DEFENSE")
"""A monster cannot be changed to Defense Position, face-up or face-down."""
X_UNAFFECTED: Final = Right("UNAFFECTED")
"""A card is not affected by the effects of a kind of card."""
X_FATE: Final = Right("FATE")
X_HALVES_DAMAGE: Final = Right("HALVES_DAMAGE")
"""The battle damage that a monster inflicts is halved."""
X_DOUBLES_DAMAGE: Final = Right("DOUBLES_DAMAGE")
"""The battle damage that a monster inflicts is doubled."""

# About players (X_REFLECTS_DAMAGE is about cards, too)
X_NO_NORMAL_SUMMON: Final = Right("NO_NORMAL_SUMMON", PLAYERS)
X_NO_FLIP_SUMMON: Final = Right("NO_FLIP_SUMMON", PLAYERS)
X_NO_SPECIAL_SUMMON: Final = Right("NO_SPECIAL_SUMMON", PLAYERS)
X_NO_REMOVAL: Final = Right("NO_REMOVAL", PLAYERS)
X_NO_BATTLE_PHASE: Final = Right("NO_BATTLE_PHASE", PLAYERS)
X_SKIP_DRAW: Final = Right("SKIP_DRAW", PLAYERS)
X_NO_BATTLE_DAMAGE: Final = Right("NO_BATTLE_DAMAGE", LIFE)
X_EXTRA_NORMAL_SUMMON: Final = Right("EXTRA_NORMAL_SUMMON", PLAYERS)
X_REFLECTS_DAMAGE: Final = Right("REFLECTS_DAMAGE", LIFE)
X_SKIP_MAIN1: Final = Right("SKIP_MAIN1", PLAYERS)
X_SKIP_BATTLE: Final = Right("SKIP_BATTLE", PLAYERS)
X_NO_EFFECT_DAMAGE: Final = Right("NO_EFFECT_DAMAGE", LIFE)
"""A player takes no damage by effects."""
X_HAND_TOLL: Final = Right("HAND_TOLL", PLAYERS)
"""A player pays for each card of the hand that is Summoned, Set or activated."""
X_MAY_HALVE: Final = Right("MAY_HALVE", PLAYERS)
"""A player can halve the battle damage that the player takes, once a turn."""
X_CARDS_A_TURN: Final = Right("CARDS_A_TURN", PLAYERS)
"""A player, with the partner, activates at most so many Spell and Trap Cards each turn (TEAM-R35)."""
X_NO_DRAW: Final = Right("NO_DRAW", PLAYERS)
"""A player does not draw in the Draw Phase."""

# Asked about least
X_USED: Final = Right("USED")
"""An effect that works once while its card is face-up was used."""
X_ZONES_CLOSED: Final = Right("ZONES_CLOSED")
X_PENDING: Final = Right("PENDING")
"""A used card still waits for something to happen in this turn."""
X_BARRED: Final = Right("BARRED")
"""A monster cannot be Special Summoned; the amount of such an effect is the one Attribute that can."""
X_TURNS_DECKS: Final = Right("TURNS_DECKS")
"""Both players' Decks are to be turned upside down."""
X_DECKS_TURNED: Final = Right("DECKS_TURNED")
"""Both players' Decks are turned upside down."""
X_REMEMBERED: Final = Right("REMEMBERED")
"""A card remembers that something happened in this turn."""
X_BORROWED: Final = Right("BORROWED")
"""A player may use the effect of a Spell Card in the own Graveyard in the turn of the effect."""
X_WINS_MATCH: Final = Right("WINS_MATCH")
"""A monster whose direct attack wins the match."""
X_EXCHANGED: Final = Right("EXCHANGED")
"""A monster can be Tributed by the player of the effect, who does not control it."""
X_REDIRECTS: Final = Right("REDIRECTS")
"""Cards that would go to one zone go to another."""
