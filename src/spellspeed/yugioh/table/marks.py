"""What on the field belongs together now: the attack that is under way, the targets of the Chain, Equip Cards and their monsters."""

from __future__ import annotations

from typing import Final

from spellspeed.languages.catalog import Catalog
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.table.wording import card_words


class Marks:
    """What points where on the field of a duel at this moment. All of it is public: zones and numbers of links, no names."""

    def __init__(self, duel: Duel) -> None:
        self.duel: Final = duel
        battle = duel.battle if duel.battle is not None and not duel.battle.stopped else None
        self.attacker: Final = duel.bound_card(battle.attacker) if battle is not None else -1
        """The monster that attacks, -1 for none."""
        self.attacked: Final = duel.bound_card(battle.target) if battle is not None and battle.target else -1
        """The monster that is attacked, -1 for none."""
        self.is_direct: Final = battle is not None and not battle.target
        self.links: Final[dict[int, list[int]]] = {}
        """Card -> the numbers of the Chain Links that target it."""
        for link in duel.chain:
            for binding in link.bound[t.TARGETS]:
                self.links.setdefault(duel.bound_card(binding), []).append(link.number)
        self.equipped: Final[dict[int, int]] = {}
        """Equip Card -> its monster."""
        for number in duel.attached:
            card = duel.cards[number]
            held = duel.bound_card(card.link) if card.link else -1
            if held >= 0:
                self.equipped[number] = held

    def of(self, number: int, words: Catalog) -> str:
        """What is marked at a card, in short; "" for nothing."""
        found: list[str] = []
        if number == self.attacker and (self.is_direct or self.attacked >= 0):
            found.append(words.say("board", "attacks", zone=None if self.is_direct else self.zone(self.attacked)))
        if number == self.attacked:
            found.append(words.say("board", "attacked"))
        found += [words.say("board", "target", number=link) for link in self.links.get(number, ())]
        if number in self.equipped:
            found.append(words.say("board", "equips", zone=self.place(number, self.equipped[number], words)))
        equips = [self.place(number, equip, words) for equip, held in self.equipped.items() if held == number]
        found += [words.say("board", "equipped", zone=place) for place in equips]
        return " ".join(found)

    def zone(self, number: int) -> int:
        """The number of the zone in which a card lies."""
        return self.duel.cards[number].slot + 1

    def place(self, seen_from: int, number: int, words: Catalog) -> str:
        """A zone as one speaks of it beside another card: its number, with a sign where it lies on another seat's field."""
        other = self.duel.cards[seen_from].controller != self.duel.cards[number].controller
        return words.say("board", "other_field" if other else "same_field", zone=self.zone(number))


def chain_words(duel: Duel, viewer: int, words: Catalog) -> str:
    """The Chain with the targets of each link, as a viewer may know them; "" without a Chain."""
    told: list[str] = []
    for link in duel.chain:
        bound = [duel.bound_card(binding) for binding in link.bound[t.TARGETS]]
        names = [card_words(duel, viewer, number, words) for number in bound if number >= 0]
        card = words.say("board", "struck" if link.negated else "unstruck", card=link.face.name)
        told.append(words.say("board", "link", number=link.number, card=card, targets=", ".join(names) or None))
    return words.say("board", "chain", links="  ".join(told)) if told else ""


def attack_words(duel: Duel, viewer: int, words: Catalog) -> str:
    """The attack that is under way, as a viewer may know it; "" for none."""
    marks = Marks(duel)
    if marks.attacker < 0 or not (marks.is_direct or marks.attacked >= 0):
        return ""
    target = card_words(duel, viewer, marks.attacked, words) if marks.attacked >= 0 else None
    return words.say("board", "attack", card=card_words(duel, viewer, marks.attacker, words), target=target)
