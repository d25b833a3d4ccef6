"""What continuous and lasting effects change, as the rules know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.cards import Card
from spellspeed.kernel.lasting import Change, Lasting
from spellspeed.kernel.links import Link
from spellspeed.kernel.records import Phrase
from spellspeed.yugioh.duel.phrases import phrase_of
from spellspeed.yugioh.duel.rights import Right

if TYPE_CHECKING:
    from spellspeed.yugioh.duel.duel import Duel


@mypyc_attr(allow_interpreted_subclasses=True)
class Alteration(Change):
    """What a continuous or lasting effect changes: which derived value (`what`), for whom, by how much."""

    what: Right

    def bits(self) -> int:
        return self.what.bit

    def parts(self) -> tuple[object, ...]:
        """The constructor's arguments, in order; a change without any says nothing."""
        return ()

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        """Whether it changes this card (or, where `what` speaks of players, this seat)."""
        raise NotImplementedError

    def amount(self, duel: Duel, effect: Lasting, number: int) -> int:
        """By how much."""
        return effect.amount

    def falls_late(self) -> bool:
        """T-5.7. Whether what is destroyed in the place of a beaten monster is so when that one would be sent to the Graveyard."""
        return False

    def brings_back(self) -> bool:
        """TERM-RFP-1. Whether the cards that were fixed are removed from play for a while and come back to the side of its seat."""
        return False

    def mingles(self) -> bool:
        """ERA-HATS-1. Whether the cards that were fixed were shuffled together, so that the other side does not know which is which."""
        return False

    def takes_in(self, duel: Duel, effect: Lasting, seat: int) -> bool:
        """Whether it changes every monster that comes face-up to the field of a seat."""
        return False

    def negates(self, duel: Duel, kind: int) -> bool:
        """As a negation, or as protection against targeting: whether effects of a kind of card (Spell, Trap) are negated."""
        return False

    def is_condition(self) -> bool:
        """CORE-1. Whether it is what an activation demands, and no effect that a card can be unaffected by."""
        return False

    def ends_negated(self) -> bool:
        """T-9.13. Whether it is over for good once the effects of its card are negated."""
        return False

    def follows_field(self) -> bool:
        """As a negation: whether the cards that it is about may become others while no card with Continuous Effects comes, goes or turns."""
        return False

    def bars_single(self) -> bool:
        """As protection against targeting: whether only effects that target one card alone are meant."""
        return False

    def stops_damage_of(self, duel: Duel, effect: Lasting, acting: int) -> bool:
        """As what spares players the damage of effects: whether it does so with an effect of that seat (-1: nobody's)."""
        return True

    def wards_off(self, duel: Duel, effect: Lasting, source: int) -> bool:
        """As what leaves cards unaffected: whether they are not affected by the effects of this card."""
        return False

    def guards_itself(self) -> bool:
        """As what leaves cards unaffected: whether it is about its own card alone, whatever else holds."""
        return False

    def refuses_gain(self, duel: Duel, effect: Lasting, gain: Lasting, number: int) -> bool:
        """As what leaves cards unaffected: whether this change of the ATK of a card does not raise it."""
        return False

    def bars_triggers(self) -> bool:
        """As a ban on activations: whether effects that trigger or fall due are barred too."""
        return False

    def refuses(self, duel: Duel, effect: Lasting, link: Link, kind: int) -> bool:
        """As protection against targeting: whether this link of a card of that kind is negated."""
        return self.negates(duel, kind)

    def is_hit(self, result: int) -> bool:
        """As what rolls a die against effects that target a card: whether this number negates one."""
        return False

    def is_used_up(self) -> bool:
        """As protection against targeting: whether it negates one effect alone, and is over then."""
        return False

    def holds_down(self) -> Alteration | None:
        """As protection against targeting that is used up: what it begins on an Equip Card that is equipped all the same."""
        return None

    def destroys_refused(self) -> bool:
        """As protection against targeting: whether the card that is negated is destroyed."""
        return True

    def room_for(
        self, duel: Duel, effect: Lasting, seat: int, placing: bool, planned: tuple[int, ...], cards: int
    ) -> int:
        """As a limit on the cards of a field: how many monsters more may come to that of a seat (see room_left)."""
        raise NotImplementedError

    def most_cards(self) -> int:
        """As a limit on the cards of a field: of how many cards all above are sent to the Graveyard; 0 for a limit that sends none."""
        return 0

    def control_returned(self) -> Alteration:
        """As what returns monsters to their owners: the change of control that lasts afterwards."""
        raise NotImplementedError

    def new_name(self) -> str:
        """As a change of name: the name that a card has."""
        raise NotImplementedError

    def shields(self, duel: Duel, effect: Lasting, number: int, act: Link) -> bool:
        """As protection from destruction or targeting by effects: whether it protects a card from this one."""
        return True

    def voids(self, duel: Duel, effect: Lasting, link: Link) -> bool:
        """As a negation of what links of a certain kind do: whether this one resolves with nothing."""
        return False

    def seals(self, duel: Duel, link: Link, number: int) -> bool:
        """As a negation of what links of a certain kind do: whether this one, chosen to be used, cannot target a card."""
        return False

    def admits(self, duel: Duel, effect: Lasting, target: int) -> bool:
        """As a limit on attacks: whether this monster may be attacked."""
        return True

    def draws_attacks(self, duel: Duel, effect: Lasting, target: int) -> bool:
        """As a limit on attacks: whether it makes this monster the one that is attacked, whatever else forbids that, and no player directly."""
        return False

    def notes_battlers(self) -> bool:
        """As what a card notes: whether it is every monster in a damage calculation."""
        return False

    def outlives(self) -> bool:
        """As a lasting effect on fixed cards: whether it goes on when all of them are gone."""
        return False

    def admits_player(self, duel: Duel, effect: Lasting) -> bool:
        """As a limit on attacks: whether the player may be attacked directly, where that is allowed."""
        return True

    def last_turn(self, duel: Duel, act: Link, turns: int) -> int:
        """The number of the turn in which it ends (or falls due), where its text says it of a turn so many turns from now."""
        return duel.turn + turns

    def falls_due(self, duel: Duel, effect: Lasting) -> bool:
        """As something delayed: whether it is due now."""
        return False

    def lacks_zone(self, duel: Duel, effect: Lasting) -> bool:
        """As something delayed: whether a monster comes back by it that finds no free zone now."""
        return False

    def do_due(self, duel: Duel, effect: Lasting) -> None:
        """As something delayed: do it, and end the lasting effect."""
        raise NotImplementedError

    def redirects(self, duel: Duel, effect: Lasting, number: int, goal: int) -> bool:
        """As what sends cards elsewhere: whether a card that would go to this zone goes to another one (its amount) instead."""
        return False

    def spared_by(self, duel: Duel, number: int, placed: int) -> tuple[int, ...]:
        """As what its card's text puts in the place of its destruction: the cards of which one is destroyed instead, () if there is none.

        The card itself stands for being placed in a Spell & Trap Card Zone, where so many more (`placed`) than now are taken at the same time.
        """
        raise NotImplementedError

    def stays(self) -> bool:
        """As what its card's text puts in the place of its destruction: whether the monster stays where it is then."""
        return False

    def outlasts_bonds(self) -> bool:
        """As protection from destruction by effects: whether it protects a monster from the end of a bond too (Call of the Haunted)."""
        return False

    def weighs_strength(self) -> bool:
        """As a change of ATK: whether it reads the ATK of the battling monsters first."""
        return False

    def spares_from_effects(self) -> bool:
        """As what puts another card in the place of a monster that is destroyed: whether it does so against effects too, not battle alone."""
        return False

    def layer(self) -> int:
        """In which turn it changes ATK or DEF (see derived.LAYERS): plus and minus, unless it says otherwise."""
        return 2

    def makes_anew(self) -> bool:
        """As a change of an original value: whether what others make of the original is made of this one from now on."""
        return False

    def gives_way(self) -> bool:
        """As a change of a value: whether a later change of the original value takes its place."""
        return False

    def is_added(self) -> bool:
        """As a change of a value: whether it adds or subtracts, so that it can be reversed."""
        return True

    def also(self) -> int:
        """As a text by which its card has other Attributes too: a bit for each."""
        return 0

    def is_everywhere(self) -> bool:
        """As such a text: whether it holds wherever the card lies."""
        return False

    def follows(self, duel: Duel, effect: Lasting, card: Card) -> bool:
        """As a change of Levels in the hand: whether it goes on on the field on this card, which comes there from the hand as it lay there."""
        return False

    def begins_worn(self) -> bool:
        """SPELL-6. Whether as the text of an Equip Card it begins when that is attached, so that the later of several counts."""
        return False

    def worn_amount(self, duel: Duel, act: Link) -> int:
        """SPELL-6. The amount with which it begins as the text of an Equip Card that is attached."""
        return 0

    def holds_face_down(self, effect: Lasting) -> bool:
        """T-11.4. Whether it holds a monster fixed for it that is face-down, or is turned so: the text asks for no face-up one."""
        return False

    def changed_value(self, duel: Duel, effect: Lasting, number: int, value: int) -> int:
        """What it makes of a value (ATK, DEF, Level) of a card that it touches."""
        return value + self.amount(duel, effect, number)

    def phrase(self) -> Phrase:
        """This change in the words of the catalog."""
        return phrase_of(self)
