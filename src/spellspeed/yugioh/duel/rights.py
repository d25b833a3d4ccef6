"""What effects change: values and rights of cards, rights of players, marks. Each is an object with a name, and they are numbered in order."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.records import Record

CARDS: Final = 0
PLAYERS: Final = 1
LIFE: Final = 2
"""What a right is about: cards; players; the Life Points of players, which a side has in common (TEAM-I-6)."""

OWN_BITS: Final = 44
"""So many kinds have a bit of their own in the mask of what may stand."""
SHARED_BITS: Final = 17
"""The others share the bits after these in turn, so that one that stands seldom makes another one be looked for."""


class Right(Record):
    """One thing that lasting and Continuous Effects change. There is one object of each name: it is compared by identity.

    `number` counts from 0 in the order in which they stand below; `bit` is its bit in the mask of what may stand (State.kinds).
    """

    def __init__(self, name: str, about: int = CARDS) -> None:
        self.name: Final = name
        self.about: Final = about
        self.number: Final = len(RIGHTS)
        shared = OWN_BITS + (self.number - OWN_BITS) % SHARED_BITS
        self.bit: Final = 1 << (self.number if self.number < OWN_BITS else shared)
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
X_NO_OBSTACLE: Final = Right("NO_OBSTACLE")
"""A monster does not keep the opponents from attacking directly."""
X_SHED: Final = Right("SHED")
"""An Equip Card is destroyed where it is equipped."""
X_FIXES_DAMAGE: Final = Right("FIXES_DAMAGE")
"""The battle damage that a monster inflicts becomes an amount."""
X_IN_ATTACK: Final = Right("IN_ATTACK")
"""A face-up monster is changed to Attack Position and stays in it."""
X_ATTACKS_FROM_DEFENSE: Final = Right("ATTACKS_FROM_DEFENSE")
"""A monster can attack in Defense Position; only directly where the amount is above 0."""
X_EFFECT_DAMAGE: Final = Right("EFFECT_DAMAGE")
"""The battle damage that a monster inflicts is damage by an effect instead."""
X_FELLS_BATTLER: Final = Right("FELLS_BATTLER")
"""What battles a monster is destroyed at the end of the Damage Step."""
X_FELLS_WEAKER: Final = Right("FELLS_WEAKER")
"""What attacks a monster with less ATK than its DEF is destroyed in damage calculation."""
X_DECK_TOLL: Final = Right("DECK_TOLL")
"""To attack with a monster its controller sends so many cards from the top of the Deck to the Graveyard."""
X_MADE_DIRECT: Final = Right("MADE_DIRECT")
"""The attacks of a monster become direct attacks."""
X_SHUFFLES_BEATEN: Final = Right("SHUFFLES_BEATEN")
"""A monster that is destroyed by battle is shuffled into the Deck instead of being sent to the Graveyard."""
X_ATTACK_TRIBUTE: Final = Right("ATTACK_TRIBUTE")
"""To attack with a monster its controller Tributes another one."""
X_STRONGEST: Final = Right("STRONGEST")
"""A card keeps in mind which monsters have the highest ATK: those are not affected by Spell Cards."""
X_TO_OWNERS: Final = Right("TO_OWNERS")
"""Control of a monster returns to its owner, for good."""
X_REFLECTS_DAMAGE: Final = Right("REFLECTS_DAMAGE")
"""The opponent takes the battle damage that the player of a monster would take from its battles."""

# About players
X_NO_NORMAL_SUMMON: Final = Right("NO_NORMAL_SUMMON", PLAYERS)
X_NO_FLIP_SUMMON: Final = Right("NO_FLIP_SUMMON", PLAYERS)
X_NO_SPECIAL_SUMMON: Final = Right("NO_SPECIAL_SUMMON", PLAYERS)
X_NO_REMOVAL: Final = Right("NO_REMOVAL", PLAYERS)
X_NO_BATTLE_PHASE: Final = Right("NO_BATTLE_PHASE", PLAYERS)
X_SKIP_DRAW: Final = Right("SKIP_DRAW", PLAYERS)
X_NO_BATTLE_DAMAGE: Final = Right("NO_BATTLE_DAMAGE", LIFE)
X_EXTRA_NORMAL_SUMMON: Final = Right("EXTRA_NORMAL_SUMMON", PLAYERS)
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
X_ONE_ATTACKER: Final = Right("ONE_ATTACKER", PLAYERS)
"""A player can attack with one monster only in each Battle Phase."""
X_BATTLES_TWICE: Final = Right("BATTLES_TWICE", PLAYERS)
"""A player conducts the Battle Phase of this turn twice."""
X_TARGETS_CHOSEN: Final = Right("TARGETS_CHOSEN", PLAYERS)
"""The player of the effect chooses what a player's monsters attack."""
X_GAINS_FIRST: Final = Right("GAINS_FIRST", LIFE)
"""A player gains Life Points before the player takes much battle damage."""
X_NO_SETTING: Final = Right("NO_SETTING", PLAYERS)
"""A player can Set no Spell or Trap Card."""
X_NO_DISCARD_COST: Final = Right("NO_DISCARD_COST", PLAYERS)
"""A player cannot discard cards to activate an effect."""
X_FREE_SPELLS: Final = Right("FREE_SPELLS", PLAYERS)
"""A player pays no Life Points to activate Spell Cards."""
X_TRAPS_FROM_HAND: Final = Right("TRAPS_FROM_HAND", PLAYERS)
"""A player can activate Trap Cards from the hand."""
X_INSTEAD_OF_DRAW: Final = Right("INSTEAD_OF_DRAW", PLAYERS)
"""A player may forgo the draw of the Draw Phase for the effect of the card that says so."""
X_GAIN_HURTS: Final = Right("GAIN_HURTS", LIFE)
"""What would increase a player's Life Points is damage instead."""
X_DAMAGE_HEALS: Final = Right("DAMAGE_HEALS", LIFE)
"""What effects would inflict as damage to a player increases the Life Points instead."""
X_NO_MONSTER_SET: Final = Right("NO_MONSTER_SET", PLAYERS)
"""A player cannot Set monsters."""
X_FIELD_LIMIT: Final = Right("FIELD_LIMIT", PLAYERS)
"""The field of a player takes no more than so many cards or monsters."""
X_LIT: Final = Right("LIT", PLAYERS)
"""No monster is Set or turned face-down; who would Set one Normal Summons it in face-up Defense Position (LIGHT OF INTERVENTION)."""
X_ONLY_DRAW_PHASE: Final = Right("ONLY_DRAW_PHASE", PLAYERS)
"""A player cannot draw outside of Draw Phases."""
X_HAND_OPEN: Final = Right("HAND_OPEN", PLAYERS)
"""A player's hand lies open to all."""
X_HAND_LIMIT: Final = Right("HAND_LIMIT", PLAYERS)
"""How many cards a player may have in hand at the end of the own turn; a negative number for any."""

X_UNSEALED: Final = Right("UNSEALED", PLAYERS)
"""Necrovalley does not touch the Graveyard of a player."""

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
X_READY: Final = Right("READY")
"""A monster has done what its text asks for before a later phase."""
X_REDIRECTS: Final = Right("REDIRECTS")
"""Cards that would go to one zone go to another."""
X_STAYS_OUT: Final = Right("STAYS_OUT")
"""A Spirit monster does not return to the hand by its own text."""
X_REVERSED: Final = Right("REVERSED")
"""What is added to the ATK and DEF of a monster is subtracted, and the other way round."""
X_FIELD_IS: Final = Right("FIELD_IS")
"""Where there is no face-up Field Spell, the field is treated as one of a name."""
X_MORE_ON_MONSTERS: Final = Right("MORE_ON_MONSTERS")
"""All further attacks of a monster in a turn are on monsters; none follows a direct attack."""
X_ALSO_ATTRIBUTES: Final = Right("ALSO_ATTRIBUTES")
"""A monster has other Attributes beside its printed one."""
X_ROLLS_AGAIN: Final = Right("ROLLS_AGAIN", PLAYERS)
"""A player can have dice rolled again, whoever has rolled them."""
X_TOSSES_AGAIN: Final = Right("TOSSES_AGAIN", PLAYERS)
"""A player can toss coins again."""
X_DIE_GUARDS: Final = Right("DIE_GUARDS")
"""A die is rolled against effects that target a card, and may negate them."""
X_NO_UPKEEP: Final = Right("NO_UPKEEP")
"""Nothing is paid for a monster in the Standby Phase."""
X_UPKEEP_SHARED: Final = Right("UPKEEP_SHARED")
"""The opponent of the effect's player pays what is paid for a monster in the Standby Phase, too."""
X_SKIP_STANDBY: Final = Right("SKIP_STANDBY", PLAYERS)
X_SKIP_TURN: Final = Right("SKIP_TURN", PLAYERS)
"""A player's next turn does not come."""
X_NOT_PLAYED: Final = Right("NOT_PLAYED")
"""A card can be neither Normal Summoned nor Set from the hand, nor come by its own procedure, nor stand for a Fusion Material."""
X_FIELD_FOR_GRAVEYARD: Final = Right("FIELD_FOR_GRAVEYARD", PLAYERS)
"""Where monsters would be removed from play out of a player's Graveyard, monsters of the own field are instead."""
X_AFTER_CHAIN: Final = Right("AFTER_CHAIN")
"""Something comes as soon as the Chain has resolved, after what that has met."""
X_SPARED: Final = Right("SPARED")
"""A card that lay on the field before is not touched by what its source does to the cards of a name."""
X_ONE_TYPE: Final = Right("ONE_TYPE", PLAYERS)
"""A player controls face-up monsters of one Type only."""
X_ONE_OF_NAME: Final = Right("ONE_OF_NAME", PLAYERS)
"""A player controls one face-up monster of the name of the card whose effect it is."""
X_RIVALS: Final = Right("RIVALS")
"""Of a card and another one whose effects negate each other the player who controls both chooses which is applied."""
