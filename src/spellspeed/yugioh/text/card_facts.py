"""What is printed on a card, as plain values and in lines, and what it does."""

from __future__ import annotations

from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.cards.facts import UNKNOWN, CardFacts, TokenFacts
from spellspeed.yugioh.cards.pool import is_implemented, rulings_on
from spellspeed.yugioh.text.card_text import text_of_card

KINDS_OF_MONSTERS = (
    ("is_normal", "Normal"), ("is_effect", "Effect"), ("is_fusion", "Fusion"), ("is_ritual", "Ritual"), ("is_flip", "Flip"),
    ("is_toon", "Toon"), ("is_spirit", "Spirit"), ("is_union", "Union"), ("is_gemini", "Gemini"),
)  # fmt: skip


def card_text(card: CardFacts, rulings: str = "") -> str | None:
    """What the card does, in our own words, under the rulings of a year; None if it is not implemented."""
    if not is_implemented(card.passcode):
        return None
    return text_of_card(card.passcode, rulings=rulings)


def number_or_question(value: int) -> int | str:
    """ATK or DEF as printed."""
    return "?" if value == UNKNOWN else value


def plain_facts(card: CardFacts) -> dict[str, object]:
    """The facts of a card for `--json`; what its kind does not have is left out."""
    plain: dict[str, object] = {"passcode": card.passcode, "name": card.name, "kind": card.kind}
    if card.kind == "monster":
        plain |= {
            "kinds": [word for field, word in KINDS_OF_MONSTERS if getattr(card, field)],
            "attribute": card.attribute,
            "type": card.race,
            "level": card.level,
            "attack": number_or_question(card.attack),
            "defense": number_or_question(card.defense),
        }
    else:
        plain["icon"] = card.icon
    if card.fusion_materials:
        plain["fusion_materials"] = [str(material) for material in card.fusion_materials]
    if card.ritual_spell:
        plain["ritual_spell"] = card.ritual_spell
    if card.treated_as:
        plain["treated_as"] = card.treated_as
    plain["first_printed"] = card.tcg_first_date
    plain["pools"] = [name for name in facts.POOLS if card.passcode in facts.pool(name)]
    if rulings_on(card.name):
        plain["rulings"] = list(rulings_on(card.name))
    return plain


def token_facts(token: TokenFacts) -> dict[str, object]:
    """The facts of a Monster Token; what the effect that makes it decides is left out."""
    plain: dict[str, object] = {"passcode": token.passcode, "name": token.name, "kind": "monster", "kinds": ["Token"]}
    decided = {
        "attribute": token.attribute or UNKNOWN,
        "type": token.race or UNKNOWN,
        "level": token.level,
        "attack": token.attack,
        "defense": token.defense,
    }
    return plain | {key: value for key, value in decided.items() if value != UNKNOWN}


def line_of_kind(card: CardFacts) -> str:
    """What kind of card it is, as one line: `EARTH Warrior, Effect Monster` or `Quick-Play Spell`."""
    if card.kind != "monster":
        return f"{card.icon} {card.kind.capitalize()}"
    kinds = [word for field, word in KINDS_OF_MONSTERS if getattr(card, field)]
    return f"{card.attribute} {card.race}, {' '.join(kinds)} Monster"


def fact_lines(card: CardFacts) -> list[str]:
    """A card's facts, its name and passcode first."""
    lines = [f"{card.name}  {card.passcode:08d}", line_of_kind(card)]
    if card.kind == "monster":
        attack, defense = number_or_question(card.attack), number_or_question(card.defense)
        lines.append(f"Level {card.level}  ATK {attack}  DEF {defense}")
    for label, words in (
        ("Fusion Materials", " + ".join(str(material) for material in card.fusion_materials)),
        ("Ritual Spell Card", card.ritual_spell),
        ("treated as", card.treated_as),
        ("first printed", card.tcg_first_date),
        ("pools", ", ".join(name for name in facts.POOLS if card.passcode in facts.pool(name))),
        ("rulings", ", ".join(rulings_on(card.name))),
    ):
        if words:
            lines.append(f"{label}: {words}")
    return lines


def lines_of_card(card: CardFacts, rulings: str = "") -> list[str]:
    """Its facts, an empty line, and what it does under the rulings of a year; or that it cannot be played yet."""
    text = card_text(card, rulings)
    if text is None:
        return [*fact_lines(card), "not implemented yet"]
    return [*fact_lines(card), "", *text.splitlines()] if text else fact_lines(card)
