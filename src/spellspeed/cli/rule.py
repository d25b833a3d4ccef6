"""`spellspeed rule ID...`: what a rule says, who says so, and how to see that it holds."""

import re

import click
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from spellspeed.rulebook import ENGLISH, Rule, languages, rule, terms


@click.command("rule")
@click.argument("ids", nargs=-1, required=True, metavar="ID...")
@click.option(
    "--language",
    envvar="SPELLSPEED_LANGUAGE",
    default=ENGLISH,
    show_default=True,
    show_envvar=True,
    metavar="CODE",
    help=f"The language of the rule: {' or '.join(languages())}.",
)
def rule_command(ids: tuple[str, ...], language: str) -> None:
    """Show rules by their ids, for example SUMMON-12, T-3.6 or TEAM-R7."""
    console = Console(highlight=False)
    for number, one in enumerate([rule(rule_id, language) for rule_id in ids]):
        if number:
            console.print()
        show_rule(one, console, language)


def show_rule(one: Rule, console: Console, language: str = ENGLISH) -> None:
    """Print one rule: statement, sources, the practice of the era, the check, and the short forms that these use.

    The rule is given in the language; labels, flags and short forms are taken from the same one. Raises UnknownLanguage.
    """
    known = terms(language)
    title = Text(one.id, style="bold cyan")
    title.append(f"  {one.chapter}", style="dim")
    if one.flags:
        title.append(f"  ({', '.join(known.flags[flag] for flag in one.flags)})", style="yellow")
    console.print(title)
    console.print(Text(one.statement))
    for part, text in (("sources", "; ".join(one.sources)), ("era", one.era), ("check", one.check)):
        if text:
            console.print(Text(known.labels[part], style="bold"))
            console.print(Padding(Text(text), (0, 0, 0, 2), expand=False))
    short = short_forms(one, language)
    if short:
        console.print(Text(known.labels["short_forms"], style="bold"))
        for word, meaning in short:
            console.print(Padding(Text.assemble((word, "bold"), f"  {meaning}"), (0, 0, 0, 2), expand=False))


def short_forms(one: Rule, language: str = ENGLISH) -> list[tuple[str, str]]:
    """The short forms in this rule's text and the tags of its sources, each with its meaning. Raises UnknownLanguage."""
    known = terms(language)
    text = " ".join((one.statement, one.era, one.check))
    used = [(word, meaning) for word, meaning in known.words.items() if re.search(rf"\b{word}\b", text)]
    cited = " ".join(one.sources)
    used += [(tag, meaning) for tag, meaning in known.sources.items() if re.search(rf"\b{tag}(?![\w-])", cited)]
    return used
