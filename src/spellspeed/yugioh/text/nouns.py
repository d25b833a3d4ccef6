"""Nouns: a group of cards in words, with its properties in the order of the language, how many, and where they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.kernel.records import Phrase
from spellspeed.languages.catalog import MissingTemplate
from spellspeed.languages.templates import Parts, class_of, items_of, look_up, parts_of
from spellspeed.yugioh.cards.pool import printed
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.scope import YOU
from spellspeed.yugioh.duel.terms import FIELD, MONSTERS, SPELLS
from spellspeed.yugioh.text.codes import CODES, table

if TYPE_CHECKING:
    from spellspeed.yugioh.text.printer import Printer

FIELD_ZONES: Final = (MONSTERS, SPELLS, FIELD)
PLACES: Final = ("in", "from", "theirs", "nowhere")
NOUN_FROM: Final = 50
NOUN_TO: Final = 55
ON_FIELD: Final = 57
WHERE: Final = 70
"""Properties stand before the noun (below 50), are the noun, or follow it; the field stands at 57, other zones at 70."""


class Form:
    """How a noun is wanted: which determiner, how many, where, and as what part of the sentence."""

    def __init__(self, determiner: str, least: int, most: int, place: str, case: str, amount: str = "") -> None:
        self.amount: Final = amount
        self.determiner: Final = determiner
        self.least: Final = least
        self.most: Final = most
        self.place: Final = place
        self.case: Final = case

    @staticmethod
    def read(printer: Printer, options: tuple[str, ...], parts: Parts) -> Form:
        """The form that the options of a slot ask for: a determiner of the catalog, `count=1,2` (numbers or parts), a place, a case."""
        determiner, least, most, place, case, amount = "all", 0, 0, "in", "object", ""
        for option in options:
            if option.startswith("count="):
                determiner = "counted"
                low, high = (option[6:].split(",") * 2)[:2]
                least, most = (number_at(parts, path) for path in (low, high))
            elif option.startswith("amount="):
                determiner, amount = "as many", printer.say(look_up(parts, option[7:], "amount"))
            elif option in PLACES:
                place = option
            elif option in ("subject", "of"):
                case = option
            elif printer.catalog.has("determiners", option):
                determiner = option
            elif option not in ("and", "or"):
                raise MissingTemplate(f'"{option}" is no option of a noun')
        return Form(determiner, least, most, place, case, amount)

    def counted(self, least: int, most: int) -> Form:
        """The same form for so many cards."""
        return Form("counted", least, most, self.place, self.case)

    def as_many(self, amount: str) -> Form:
        """The same form for as many cards as an amount says."""
        return Form("as many", 0, 0, self.place, self.case, amount)


def number_at(parts: Parts, path: str) -> int:
    """The number that stands in a part, or the path itself if it is written as #3."""
    if path.startswith("#"):
        return int(path[1:])
    value = look_up(parts, path, "count")
    if class_of(value) == "Fixed" and isinstance(value, tuple):
        value = value[1]
    if not isinstance(value, int):
        raise MissingTemplate(f"the part {path} is no number")
    return value


def is_group(printer: Printer, name: str) -> bool:
    """Whether a class is a group of cards."""
    return name in ("Cards", "Bound", "Counted") or printer.catalog.has("groups", name)


def is_many(printer: Printer, value: object) -> bool:
    """Whether what a part stands for is several things."""
    if isinstance(value, bool):
        return value
    if isinstance(value, int):
        return value != 1
    name = class_of(value)
    if not isinstance(value, tuple) or name == "Counted":
        return isinstance(value, tuple) and value[3] != 1
    if name == "":
        return len(value) != 2
    if name == "Fixed":
        return bool(value[1] != 1)
    if name == "Bound":
        return printer.references.of(value[1]).many
    return name == "Cards" or printer.catalog.is_many("groups", name)


def alike_counted(groups: tuple[object, ...]) -> list[object]:
    """Groups of which one card each is meant, those that are alike and stand side by side as one with their number."""
    counted: list[object] = []
    for group in groups:
        last = counted[-1] if counted else None
        if group == last:
            counted[-1] = ("Counted", group, 2, 2)
        elif isinstance(last, tuple) and class_of(last) == "Counted" and last[1] == group:
            counted[-1] = ("Counted", group, last[2] + 1, last[3] + 1)
        else:
            counted.append(group)
    return counted


def say_group(printer: Printer, phrase: Phrase, form: Form) -> str:
    """A group in words. Raises MissingTemplate."""
    name = class_of(phrase)
    if name == "Counted":
        inner, least, most = phrase[1:4]
        assert isinstance(inner, tuple)
        if isinstance(least, tuple):
            return say_group(printer, inner, form.as_many(printer.say(least)))
        assert isinstance(least, int)
        assert isinstance(most, int)
        return say_group(printer, inner, form.counted(least, most))
    if name == "Cards":
        return say_cards(printer, phrase, form)
    if name == "Bound":
        assert isinstance(phrase[1], int)
        return printer.references.say(printer, phrase[1], form.case)
    text = printer.fill("groups", name, parts_of(phrase))
    if form.determiner == "counted" and printer.catalog.has("ties", name):
        text += printer.fill("ties", name, {})
    if form.case == "of":
        return printer.fill("possessives", name if printer.catalog.has("possessives", name) else "", {"0": text})
    return text


def say_cards(printer: Printer, phrase: Phrase, form: Form) -> str:
    """Cards of zones: determiner, properties, noun, zone."""
    many = printer.catalog.is_many("determiners", form.determiner)
    if form.determiner == "counted":
        many = form.most != 1
    noun = say_noun(printer, phrase, form, many)
    parts: dict[str, object] = {
        "noun": noun,
        "least": form.least,
        "most": form.most,
        "amount": form.amount,
        "article": article(printer, noun),
    }
    text = printer.fill("determiners", form.determiner, parts)
    if form.case == "of":
        return printer.fill("possessives", "", {"0": text})
    return text


def article(printer: Printer, noun: str) -> str:
    """The indefinite article before a noun, by its first letter."""
    for word, letters in printer.catalog.section("articles").items():
        if noun[:1] in str(letters):
            return word
    return printer.catalog.words("article")


def say_noun(printer: Printer, phrase: Phrase, form: Form, many: bool) -> str:
    """The noun with its properties and its zone, without a determiner."""
    named: dict[str, object] = {**parts_of(phrase), "#": many, "determiner": form.determiner}
    said: list[tuple[int, str]] = []
    kinds: list[tuple[int, str]] = []
    for narrower in items_of(phrase[3]):
        text = say_filter(printer, narrower, form, many)
        if text is None:
            continue
        (kinds if NOUN_FROM <= text[0] < NOUN_TO else said).append(text)
    if phrase[4] is True:
        said.append((5, printer.catalog.words("other")))
    said.append(max(kinds) if kinds else (NOUN_FROM, printer.fill("nouns", "Cards", named)))
    if form.place != "nowhere":
        place = ON_FIELD if all(as_int(zone) in FIELD_ZONES for zone in items_of(phrase[1])) else WHERE
        said.append((place, say_where(printer, phrase[1], phrase[2], form.place, many)))
    said.sort(key=lambda item: item[0])
    return " ".join(text for _, text in said if text).replace(" ,", ",")


def say_filter(printer: Printer, narrower: object, form: Form, many: bool) -> tuple[int, str] | None:
    """The place and words of a property; None for one that is not said. Raises MissingTemplate."""
    assert isinstance(narrower, tuple)
    text = printer.fill("filters", class_of(narrower), {**parts_of(narrower), "#": many, "determiner": form.determiner})
    if not text:
        return None
    place, _, words = text.partition(" ")
    return int(place), words


def say_where(printer: Printer, zones: object, whose: object, place: str, many: bool) -> str:
    """The zones and whose they are: "you control", "in your Graveyard", "from your hand or Deck"."""
    names = [CODES["zone"][zone] for zone in items_of(zones) if isinstance(zone, int)]
    assert isinstance(whose, int)
    scope = CODES["scope"][whose]
    exact = f"{'+'.join(names)} {scope}"
    if printer.catalog.has("where", exact):
        return printer.fill("where", exact, {"place": place, "#": many})
    others = [table(printer.catalog, "zone", zone) for zone in items_of(zones) if as_int(zone) not in FIELD_ZONES]
    said: list[str] = []
    if len(others) < len(names):
        said.append(printer.catalog.words("theirs") if place == "theirs" else table(printer.catalog, "field", whose))
    if others:
        owner = table(printer.catalog, "owner", whose)
        said.append(printer.fill("where", place, {"owner": owner, "zones": printer.joined(others, "or")}))
    return printer.joined(said, "or")


def as_int(value: object) -> int:
    """A number of a phrase."""
    assert isinstance(value, int)
    return value


def say_properties(printer: Printer, filters: Phrase, options: tuple[str, ...], parts: Parts) -> str:
    """Cards ("cards") or monsters ("monsters") with these properties, wherever they are; one property is a phrase of its own."""
    zones = ("", MONSTERS) if "monsters" in options else ("",)
    listed = filters if class_of(filters) == "" else ("", filters)
    others = tuple(option for option in options if option not in ("cards", "monsters"))
    return say_group(printer, ("Cards", zones, YOU, listed, False), Form.read(printer, (*others, "nowhere"), parts))


def say_token(printer: Printer, phrase: Phrase, parts: Parts) -> str:
    """A kind of Token with what is printed on it; `parts` holds how many ("1")."""
    named = printed_values(printer, printed(as_int(phrase[1])))
    return printer.fill("token", "", {**named, "#": parts.get("1") != 1})


def printed_values(printer: Printer, face: PrintedCard) -> dict[str, object]:
    """Name, Type, Attribute, Level, ATK and DEF of a monster, for a template; a Token in the likeness of a monster has none of its own."""
    return {
        "name": face.name,
        "type": table(printer.catalog, "type", face.race) if face.race >= 0 else "",
        "attribute": table(printer.catalog, "attribute", face.attribute) if face.attribute >= 0 else "",
        "level": face.level,
        "attack": face.attack,
        "defense": face.defense,
    }
