"""What on the field belongs together now: the attack that is under way, the targets of the Chain, Equip Cards and their monsters."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.game import Plain
from spellspeed.languages.catalog import Catalog
from spellspeed.yugioh.views.picture import FIELD, ROWS, UNTOLD, Picture, Place


class Marks:
    """What points where on the field at this moment. All of it is public: zones and numbers of links, no names."""

    def __init__(self, picture: Picture) -> None:
        self.places: Final = {
            card["id"]: place for place, card in picture.cards() if place.zone in (*ROWS, FIELD) and card.get("id")
        }
        """Where the cards of the field lie, by tag."""
        battle = picture.parts["battle"]
        is_on = battle is not None and not battle.get("stopped")
        self.attacker: Final[str] = battle["attacker"] if is_on else ""
        """The monster that attacks, "" for none."""
        self.attacked: Final[str] = battle["target"] if is_on else ""
        """The monster that is attacked, "" for none."""
        self.is_direct: Final[bool] = is_on and battle["direct"]
        self.links: Final[dict[str, list[int]]] = {}
        """Card -> the numbers of the Chain Links that target it."""
        for link in picture.parts["chain"]:
            for tag in link.get("targets", ()):
                self.links.setdefault(tag, []).append(link["link"])
        self.equipped: Final = {
            card["id"]: card["equipped_to"]
            for place, card in picture.cards()
            if place.zone in (*ROWS, FIELD) and card.get("id") and card.get("equipped_to") in self.places
        }
        """Equip Card -> its monster."""

    @property
    def is_attacked(self) -> bool:
        """Whether there is an attack whose target is still there."""
        return self.attacker != "" and (self.is_direct or self.attacked != "")

    def of(self, card: Plain, words: Catalog) -> str:
        """What is marked at a card, in short; "" for nothing."""
        tag = card.get("id", "")
        if tag not in self.places:
            return ""
        found: list[str] = []
        if tag == self.attacker and self.is_attacked:
            there = None if self.is_direct else self.places[self.attacked].number
            found.append(words.say("board", "attacks", zone=there))
        if tag == self.attacked:
            found.append(words.say("board", "attacked"))
        found += [words.say("board", "target", number=link) for link in self.links.get(tag, ())]
        if tag in self.equipped:
            found.append(words.say("board", "equips", zone=self.place(tag, self.equipped[tag], words)))
        equips = [self.place(tag, equip, words) for equip, held in self.equipped.items() if held == tag]
        found += [words.say("board", "equipped", zone=place) for place in equips]
        return " ".join(found)

    def place(self, seen_from: str, tag: str, words: Catalog) -> str:
        """A zone as one speaks of it beside another card: its number, with a sign where it lies on another seat's field."""
        here: Place = self.places[seen_from]
        there: Place = self.places[tag]
        return words.say("board", "other_field" if here.seat != there.seat else "same_field", zone=there.number)


def called(picture: Picture, tag: str, words: Catalog) -> str:
    """A card by its tag in words; "" where it is not there any more."""
    found = picture.find(tag)
    return "" if found is None else picture.card_words(*found, words)


def chain_words(picture: Picture, words: Catalog) -> str:
    """The Chain with the targets of each link, as the viewer may know them; "" without a Chain."""
    told: list[str] = []
    for link in picture.parts["chain"]:
        names = [name for tag in link.get("targets", ()) if (name := called(picture, tag, words))]
        is_struck = link.get("activation_negated") or link.get("effect_negated")
        face = picture.face(link["card"]) if link["card"] else UNTOLD
        card = words.say("board", "struck" if is_struck else "unstruck", card=face.name)
        told.append(words.say("board", "link", number=link["link"], card=card, targets=", ".join(names) or None))
    return words.say("board", "chain", links="  ".join(told)) if told else ""


def attack_words(picture: Picture, words: Catalog) -> str:
    """The attack that is under way, as the viewer may know it; "" for none."""
    marks = Marks(picture)
    if not marks.is_attacked:
        return ""
    target = None if marks.is_direct else called(picture, marks.attacked, words)
    return words.say("board", "attack", card=called(picture, marks.attacker, words), target=target)
