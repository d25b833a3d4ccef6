"""What abilities are made of, as the rules know it: conditions, amounts, groups, and steps (costs, targets, effects).

The words that cards are written in implement them, and the changes of alterations.py. A step is one node for both questions: whether it can be
done (`could`) and how (`run`, and `resume` with an answer); the properties of the tests hold the one against the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.asks import subject_of
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.phrases import Word

if TYPE_CHECKING:
    from spellspeed.yugioh.duel.carrying_out import Walk
    from spellspeed.yugioh.duel.duel import Duel


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Word):
    """A question about the duel that an activation, a trigger or a step depends on."""

    def holds(self, duel: Duel, act: Link) -> bool:
        """Whether it is true for this activation."""
        raise NotImplementedError

    def is_open(self, duel: Duel, act: Link) -> bool:
        """Whether it cannot be answered yet, because a choice on which it depends comes later in the activation."""
        return False

    def why_not(self, duel: Duel, act: Link) -> tuple[str, ...]:
        """The rules that say why it is not true, beside the card's own text; () where none is nearer."""
        return ()

    def zones_short(self, duel: Duel, act: Link) -> int:
        """How many Monster Card Zones of its player have still to be freed for it to be true."""
        return 0

    def minds_negation(self) -> bool:
        """T-9.13. Whether it asks if the effects of the card that left were negated."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Word):
    """A number that is read from the duel when it is needed."""

    def count(self, duel: Duel, act: Link) -> int:
        """The number for this activation."""
        raise NotImplementedError

    def counts_nothing(self, duel: Duel, act: Link) -> bool:
        """T-9.1. Whether it counts cards that lie somewhere, and there are none now, before the activation."""
        return False

    def is_of_none(self, duel: Duel, act: Link) -> bool:
        """Whether it is a value of a card that is not there."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Group(Word):
    """Cards that a text speaks of, read from the duel each time."""

    def members(self, duel: Duel, act: Link) -> list[int]:
        """The card numbers, the activating player's side first, by zone and slot."""
        raise NotImplementedError

    def has(self, duel: Duel, act: Link, number: int) -> bool:
        """Whether a card belongs to the group."""
        return number in self.members(duel, act)

    def exists(self, duel: Duel, act: Link) -> bool:
        """Whether the group has a member."""
        return bool(self.members(duel, act))

    def standing_in(self, duel: Duel, act: Link) -> list[int]:
        """ERA-ELIMINATION-1. As cards that are removed from play: the monsters of fields that stand in for those of Graveyards."""
        return []

    def is_on_side(self, duel: Duel, act: Link, number: int) -> bool:
        """ERA-TARGET-1. As targets: whether a card of the field is on a side that the text names."""
        return True

    def takes_in(self, duel: Duel, act: Link, seat: int) -> bool:
        """Whether a monster that comes face-up to the field of a seat belongs to it, whatever monster that is."""
        return False

    def is_picky(self) -> bool:
        """ERA-EQUIP-1. As the monsters for which an Equip Card is: whether they need a property that can be lost."""
        return False

    def keeps(self, duel: Duel, act: Link, number: int) -> bool:
        """ERA-EQUIP-1. As the monsters for which an Equip Card is: whether one that it is equipped to still has what it needs."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Word):
    """A cost, a choice of targets or a part of an effect: it tests, does, prints and describes itself."""

    def could(self, duel: Duel, act: Link) -> bool:
        """Whether it can be done now (a cost paid, a target chosen, an effect have a result)."""
        return True

    def why_not(self, duel: Duel, act: Link) -> tuple[str, ...]:
        """The rules that say why it cannot be done now; () where no rule is nearer than the card's own text."""
        return ()

    def summons(self) -> bool:
        """Whether it Special Summons monsters."""
        return False

    def moved(self) -> Group | None:
        """The cards that it takes to another place, from a Graveyard if they lie there; None for a step that takes none from one."""
        return None

    def asks(self) -> bool:
        """Whether it asks a player where it is no part of a Chain (T-1.7)."""
        return False

    def summons_in_vain(self, duel: Duel, act: Link) -> bool:
        """Whether it makes its player Special Summon for certain, once the step before is done, while that player may not."""
        return False

    def draws_in_vain(self, duel: Duel, act: Link) -> bool:
        """Whether it makes a player draw for certain who is kept from drawing now."""
        return False

    def summons_face_up(self) -> bool:
        """Whether it Special Summons monsters face-up, onto the field of its player."""
        return False

    def pass_by(self, duel: Duel, number: int) -> None:
        """What becomes of a card when the phase in which this would be done is skipped: nothing, unless it counts phases."""

    def pass_turn_by(self, duel: Duel, number: int) -> None:
        """What becomes of a card when the turn is skipped in which this would be done: nothing, unless it counts those turns too."""

    def run(self, duel: Duel, walk: Walk) -> None:
        """Do it; then call `walk.go_on`, or ask and go on in `resume`."""
        raise NotImplementedError

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        """Take the answer to what `run` (or an earlier `resume`) asked."""
        raise NotImplementedError

    def committed(self, duel: Duel, walk: Walk, batch: tuple[Any, ...]) -> None:
        """Go on after the batch that `run` or `resume` proposed, and about which somebody was asked; it is carried out."""
        raise NotImplementedError

    def takes_up(self) -> bool:
        """Whether what a step before has proposed, joined to this one by "and", happens in one batch with what this one proposes."""
        return False

    def joins_batches(self) -> bool:
        """Whether this is the plain "and": nothing of what follows depends on what came before."""
        return False

    def joins_next(self) -> bool:
        """Whether this is the join "and": what follows happens at the same time as what came before."""
        return False

    def chooses_for(self, name: int) -> bool:
        """Whether it chooses cards of a group as the targets that are bound to a name."""
        return False

    def still_targets(self, duel: Duel, act: Link, number: int) -> bool:
        """ERA-TARGET-1. Whether a card can still be one that this has chosen, by the side on which it is now."""
        return True

    def lowered(self) -> tuple[Step, ...]:
        """The flat list of steps that carries it out."""
        return (self,)

    def spent(self, duel: Duel, act: Link) -> int:
        """As a cost: the card that is surely gone once it is paid, or -1."""
        return -1

    def buries(self, duel: Duel, act: Link) -> list[int]:
        """As a cost: the cards of hand or Deck among which those are that it sends to the Graveyard, where a target may be one of them."""
        return []

    def has_more_than(self, duel: Duel, act: Link, number: int) -> bool:
        """T-9.1. Whether there is something that it could be done to beside a card that is paid for it."""
        return True

    def life_paid(self, duel: Duel, act: Link) -> int:
        """As a cost: how many Life Points it takes, where that is fixed."""
        return 0

    def frees(self, duel: Duel, act: Link) -> int:
        """As a cost: how many Monster Card Zones of its player can be freed by paying it as things are now."""
        return 0

    def zones_short(self, duel: Duel, act: Link) -> int:
        """How many Monster Card Zones of its player have still to be freed for what it brings, if nothing leaves the field before."""
        return 0

    def only_chooses(self) -> bool:
        """Whether nothing leaves the field by it: it only chooses what the next step is about."""
        return False

    def lends(self) -> bool:
        """TEAM-III-5. Whether what it chooses is Tributed, used as material or paid, so that a partner's cards take the partner's permission."""
        return False

    def used_with(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> tuple[int, ...]:
        """TEAM-III-5. As something that lends: all the cards that it uses once these picks are made; () while more are to be named.

        So the partner is asked once for all of them.
        """
        return tuple([subject_of(pick) for pick in picks])

    def leads(self) -> bool:
        """Whether it chose what the next step is for: where that step is taken back, so is this one."""
        return False

    def chosen_from(self, duel: Duel, act: Link) -> list[int] | None:
        """As a choice of cards: what there is to choose from; None for a step that chooses none."""
        return None

    def not_there(self, duel: Duel, act: Link) -> tuple[Group, ...]:
        """As a cost, or a choice of targets, for which too few cards are there: the group of each card that is missing. () where it is something
        else that is against it."""
        return ()

    def equips_target(self) -> bool:
        """SPELL-6. Whether it equips its card to the target."""
        return False

    def targeted_group(self) -> Group | None:
        """As a choice of targets: the cards that can be targeted."""
        return None

    def apart(self) -> int:
        """As a choice of targets: the name to which they are bound, where they are kept apart from the others; -1 where they are not."""
        return -1
