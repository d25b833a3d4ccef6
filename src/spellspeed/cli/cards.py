"""`spellspeed cards [NAME]`: how much of the pool can be played, and what is known of a card."""

from __future__ import annotations

import json

import click
from rich.console import Console
from rich.text import Text

from spellspeed.words.card_text import text_of_card
from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.cards.facts import UNKNOWN, CardFacts
from spellspeed.yugioh.cards.pool import is_implemented
from spellspeed.yugioh.formats.choosing import format_of
from spellspeed.yugioh.rules.profile import profile

WHOLE_POOL = "rulebook6"

KINDS_OF_MONSTERS = (
    ("is_normal", "Normal"), ("is_effect", "Effect"), ("is_fusion", "Fusion"), ("is_ritual", "Ritual"), ("is_flip", "Flip"),
    ("is_toon", "Toon"), ("is_spirit", "Spirit"), ("is_union", "Union"), ("is_gemini", "Gemini"),
)  # fmt: skip


@click.command("cards")
@click.argument("name", required=False)
@click.option("--missing", is_flag=True, help="List the cards of the pool that cannot be played yet.")
@click.option("--pool", help=f"Which pool: {' or '.join(facts.POOLS)}. Default: that of the profile, else rulebook6.")
@click.option("--profile", "profile_name", default="tcg", show_default=True, help="Whose rulings the text follows.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object and nothing else.")
def cards_command(name: str | None, missing: bool, pool: str | None, profile_name: str, as_json: bool) -> None:
    """Show how much of the pool is implemented; or, with NAME (or a passcode), a card's facts and what it does."""
    rules = profile(profile_name)
    if name is None:
        show_coverage(pool or format_of(rules).pool or WHOLE_POOL, missing, as_json)
        return
    if missing:
        raise click.UsageError("--missing lists cards of the pool; give it without NAME")
    card = facts.by_passcode(int(name)) if name.isascii() and name.isdigit() else facts.by_name(name)
    text = card_text(card, rules.rulings)
    if as_json:
        click.echo(json.dumps({**plain_facts(card), "implemented": is_implemented(card.passcode), "text": text}))
    else:
        show_card(card, text, Console(highlight=False))


def show_coverage(pool: str, missing: bool, as_json: bool) -> None:
    """Print how many cards of a pool there are, how many can be played, and which cannot."""
    codes = facts.pool(pool)
    absent = sorted(facts.by_passcode(code).name for code in codes if not is_implemented(code))
    counts = {"pool": len(codes), "implemented": len(codes) - len(absent), "missing": len(absent)}
    if as_json:
        click.echo(json.dumps({**counts, "missing_names": absent} if missing else counts))
    elif missing:
        for each in absent:
            click.echo(each)
    else:
        share = 100 * counts["implemented"] / counts["pool"]
        click.echo(f"pool {pool}: {counts['pool']} cards")
        click.echo(f"implemented: {counts['implemented']} ({share:.1f} %)")
        click.echo(f"missing: {counts['missing']}")


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
    return plain


def show_card(card: CardFacts, text: str | None, console: Console) -> None:
    """Print a card's facts and what it does."""
    console.print(Text.assemble((card.name, "bold"), (f"  {card.passcode:08d}", "dim")))
    console.print(Text(line_of_kind(card)))
    if card.kind == "monster":
        attack, defense = number_or_question(card.attack), number_or_question(card.defense)
        console.print(f"Level {card.level}  ATK {attack}  DEF {defense}")
    for label, words in (
        ("Fusion Materials", " + ".join(str(material) for material in card.fusion_materials)),
        ("Ritual Spell Card", card.ritual_spell),
        ("treated as", card.treated_as),
        ("first printed", card.tcg_first_date),
        ("pools", ", ".join(name for name in facts.POOLS if card.passcode in facts.pool(name))),
    ):
        if words:
            console.print(Text(f"{label}: {words}"))
    if text is None:
        console.print(Text("not implemented yet", style="yellow"))
    elif text:
        console.print()
        console.print(Text(text))


def line_of_kind(card: CardFacts) -> str:
    """What kind of card it is, as one line: `EARTH Warrior, Effect Monster` or `Quick-Play Spell`."""
    if card.kind != "monster":
        return f"{card.icon} {card.kind.capitalize()}"
    kinds = [word for field, word in KINDS_OF_MONSTERS if getattr(card, field)]
    return f"{card.attribute} {card.race}, {' '.join(kinds)} Monster"
