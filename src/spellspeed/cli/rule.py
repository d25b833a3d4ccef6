"""`spellspeed rule ID...`, `--search WORDS`, `--list`: what a rule says, who says so, and how to see that it holds."""

import re
from collections.abc import Sequence
from typing import Final

import click
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from spellspeed.checkout.scenarios import SCENARIOS
from spellspeed.cli.places_told import tell_rule_places
from spellspeed.errors import SpellspeedError
from spellspeed.rulebook import ENGLISH, Rule, UnknownRule, all_rules, languages, rule, terms
from spellspeed.rulebook.search import beginning_with, found_by

MOST_FOUND: Final = 20
"""Rules that a search shows; the rest is counted."""


@click.command("rule")
@click.argument("ids", nargs=-1, metavar="[ID...]")
@click.option("--search", "searched", is_flag=True, help="The rules that speak of these words, best first.")
@click.option("--list", "listed", is_flag=True, help="Every rule with the beginning of what it says.")
@click.option(
    "--where", is_flag=True, help="The files of a rule: the code that keeps it, and what cites it, with lines."
)
@click.option(
    "--scenarios", default=SCENARIOS, show_default=True, metavar="FOLDER", help="With --where: where scenarios stand."
)
@click.option(
    "--language",
    envvar="SPELLSPEED_LANGUAGE",
    default=ENGLISH,
    show_default=True,
    show_envvar=True,
    metavar="CODE",
    help=f"The language of the rule: {' or '.join(languages())}.",
)
def rule_command(
    ids: tuple[str, ...], searched: bool, listed: bool, where: bool, scenarios: str, language: str
) -> None:
    """Show rules by their ids, for example SUMMON-12, T-3.6 or TEAM-R7; CHAIN lists all that begin with CHAIN-.

    With --search the words are looked for in ids and statements: rule --search missing timing. With --where the files are named in which the rule
    is kept, cited and shown.
    """
    if searched and listed:
        raise click.UsageError("--search and --list are two ways to look for rules: take one")
    if where and (searched or listed):
        raise click.UsageError("--where takes the IDs of rules; --search and --list look for them")
    if bool(ids) == listed:
        raise click.UsageError("--list takes no ID" if listed else "name an ID, words with --search, or --list")
    console = Console(highlight=False)
    if listed:
        list_rules(all_rules(language), console)
        return
    if searched:
        show_found(" ".join(ids), console, language)
        return
    shown = [meant_by(rule_id, language) for rule_id in ids]
    for number, several in enumerate(shown):
        if number:
            console.print()
        if where:
            for one in several:
                tell_rule_places(one, scenarios)
        elif len(several) == 1:
            show_rule(several[0], console, language)
        else:
            list_rules(several, console)


def meant_by(given: str, language: str) -> list[Rule]:
    """The rule with this id, else those whose ids begin with it. Raises UnknownRule."""
    try:
        return [rule(given, language)]
    except UnknownRule:
        chapter = beginning_with(given, language)
        if not chapter:
            raise
        return chapter


def show_found(words: str, console: Console, language: str) -> None:
    """The rules that a search finds. Raises NothingFound."""
    found = found_by(words, language)
    if not found:
        raise NothingFound(f'no rule speaks of "{words}"')
    list_rules(found[:MOST_FOUND], console)
    if len(found) > MOST_FOUND:
        console.print(Text(f"... {len(found) - MOST_FOUND} more", style="dim"))


def list_rules(rules: Sequence[Rule], console: Console) -> None:
    """A line for each rule: its id and what it says, on a terminal as much of it as the line holds."""
    width = max(len(one.id) for one in rules)
    for one in rules:
        said = " ".join(one.statement.split())
        if console.is_terminal:
            line = Text.assemble((one.id.ljust(width), "bold cyan"), f"  {said}")
            console.print(line, no_wrap=True, overflow="ellipsis")
        else:
            click.echo(f"{one.id.ljust(width)}  {said}")


class NothingFound(SpellspeedError):
    """No rule speaks of what was searched for."""


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
