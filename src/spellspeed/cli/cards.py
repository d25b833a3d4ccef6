"""`spellspeed cards [NAME]`: how much of the pool can be played, and what is known of a card."""

from __future__ import annotations

import json

import click
from rich.console import Console
from rich.text import Text

from spellspeed.cli.coverage import show_missing, show_pool, show_set, show_sets
from spellspeed.words.card_text import text_of_card
from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.cards.facts import UNKNOWN, CardFacts
from spellspeed.yugioh.cards.pool import is_implemented, rulings_on
from spellspeed.yugioh.duel.profile import profile
from spellspeed.yugioh.formats.choosing import format_of

WHOLE_POOL = "rulebook6"

KINDS_OF_MONSTERS = (
    ("is_normal", "Normal"), ("is_effect", "Effect"), ("is_fusion", "Fusion"), ("is_ritual", "Ritual"), ("is_flip", "Flip"),
    ("is_toon", "Toon"), ("is_spirit", "Spirit"), ("is_union", "Union"), ("is_gemini", "Gemini"),
)  # fmt: skip


@click.command("cards")
@click.argument("name", required=False)
@click.option(
    "--missing",
    is_flag=True,
    help="List the cards of the pool or set that cannot be played yet, the most wanted first.",
)
@click.option("--decks", "folder", default=None, metavar="FOLDER", help="Count what the decks in a folder want, too.")
@click.option("--sets", "all_sets", is_flag=True, help="Show how much of each set can be played.")
@click.option("--set", "one_set", default=None, metavar="SET", help="A set by its name or its letters (LOB).")
@click.option("--pool", help=f"Which pool: {' or '.join(facts.POOLS)}. Default: that of the profile, else rulebook6.")
@click.option("--profile", "profile_name", default="tcg", show_default=True, help="Whose rulings the text follows.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object and nothing else.")
def cards_command(
    name: str | None,
    missing: bool,
    folder: str | None,
    all_sets: bool,
    one_set: str | None,
    pool: str | None,
    profile_name: str,
    as_json: bool,
) -> None:
    """Show how much of the pool is implemented; or, with NAME (or a passcode), a card's facts and what it does."""
    rules = profile(profile_name)
    if name is not None:
        if missing or all_sets or one_set is not None:
            raise click.UsageError("--missing, --sets and --set are about many cards; give them without NAME")
        show_one(name, rules.rulings, as_json)
    elif all_sets:
        show_sets(as_json)
    elif one_set is not None:
        show_set(one_set, missing, folder, as_json)
    elif missing:
        show_missing(facts.pool(pool or format_of(rules).pool or WHOLE_POOL), folder, as_json)
    else:
        show_pool(pool or format_of(rules).pool or WHOLE_POOL, as_json)


def show_one(name: str, rulings: str, as_json: bool) -> None:
    """Print one card. Raises UnknownCard."""
    card = facts.by_passcode(int(name)) if name.isascii() and name.isdigit() else facts.by_name(name)
    text = card_text(card, rulings)
    if as_json:
        click.echo(json.dumps({**plain_facts(card), "implemented": is_implemented(card.passcode), "text": text}))
    else:
        show_card(card, text, Console(highlight=False))


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
        ("rulings", ", ".join(rulings_on(card.name))),
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
