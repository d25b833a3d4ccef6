"""`spellspeed hkk read TEXT`: how chapter 91 sorts a card text of HKK, and what each part of it means."""

from __future__ import annotations

import json

import click
from rich.console import Console
from rich.text import Text

from spellspeed.cli.hkk_play import play_command, simulate_command
from spellspeed.cli.language import SPOKEN
from spellspeed.hkk.language.catalog import LANGUAGES
from spellspeed.hkk.language.plain import plain
from spellspeed.hkk.language.printing import print_clause, print_text
from spellspeed.hkk.language.reading import language_of, read_text
from spellspeed.hkk.text.node import Clause

SPELLS = ("instant", "general_spell")
TYPES = ("creature", "enchantment", "building", "item", "expertise", "body_part", *SPELLS)


@click.group("hkk")
def hkk_command() -> None:
    """The second game, HKK: play it, simulate it, read its card texts in Hungarian and English."""


hkk_command.add_command(play_command)
hkk_command.add_command(simulate_command)


@hkk_command.command("read")
@click.argument("text")
@click.option(
    "--language", type=click.Choice(LANGUAGES), help="The language of TEXT; without it, whichever fits better."
)
@click.option("--to", "to", type=click.Choice(LANGUAGES), help="The language to print it in; without it, that of TEXT.")
@click.option(
    "--type", "card_type", type=click.Choice(TYPES), default="creature", show_default=True, help="The card's type."
)
@click.option("--year", type=int, help="When the card was issued: before 2001 a drawback need not be marked.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object and nothing else.")
def read_command(
    text: str, language: str | None, to: str | None, card_type: str, year: int | None, as_json: bool
) -> None:
    """Read the card text TEXT, and show its clauses with the rules that make them what they are."""
    spoken = language or language_of(text)
    SPOKEN.set(to or spoken)
    spell = card_type in SPELLS
    clauses = read_text(text, spoken, spell, year)
    shown = to or spoken
    if as_json:
        listed = [plain_clause(one, shown, spell) for one in clauses]
        normalized = print_text(clauses, shown, spell)
        click.echo(json.dumps({"language": shown, "text": normalized, "clauses": listed}, ensure_ascii=False))
        return
    console = Console(highlight=False)
    for one in clauses:
        sort = one.kind if one.sub == one.kind else f"{one.kind}, {one.sub}"
        console.print(Text.assemble((sort.replace("_", " "), "bold cyan"), f"  {' '.join(one.rules)}"))
        console.print(Text(f"  {print_clause(one, shown, spell)}."))


def plain_clause(clause: Clause, language: str, spell: bool) -> dict[str, object]:
    """A clause for JSON: kind, form, rules, normalized text and tree."""
    return {
        "kind": clause.kind,
        "sub": clause.sub,
        "rules": list(clause.rules),
        "text": f"{print_clause(clause, language, spell)}.",
        "tree": plain(clause),
    }
