"""`spellspeed cards [NAME]`: how much of the pool can be played, and what is known of a card."""

from __future__ import annotations

import json

import click
from rich.console import Console
from rich.text import Text

from spellspeed.checkout.scenarios import SCENARIOS
from spellspeed.cli.card_words import show_word
from spellspeed.cli.cards_linted import show_lint
from spellspeed.cli.cards_mutated import show_mutants
from spellspeed.cli.cards_named import card_called, show_named
from spellspeed.cli.cards_saying import show_saying
from spellspeed.cli.coverage import show_missing, show_pool, show_set, show_sets
from spellspeed.cli.places_told import tell_card_places
from spellspeed.simulation.skeletons import skeletons_of
from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.cards.facts import CardFacts
from spellspeed.yugioh.cards.pool import is_implemented, printed
from spellspeed.yugioh.duel.profile import profile
from spellspeed.yugioh.formats.of_profile import format_of
from spellspeed.yugioh.formats.pools import cards_of
from spellspeed.yugioh.text.card_facts import card_text, fact_lines, plain_facts

WHOLE_POOL = "rulebook6"


@click.command("cards")
@click.argument("names", nargs=-1, metavar="[NAME]...")
@click.option(
    "--missing",
    is_flag=True,
    help="List the cards of the pool or set that cannot be played yet, the most wanted first.",
)
@click.option("--decks", "folder", default=None, metavar="FOLDER", help="Count what the decks in a folder want, too.")
@click.option("--sets", "all_sets", is_flag=True, help="Show how much of each set can be played.")
@click.option("--set", "one_set", default=None, metavar="SET", help="A set by its name or its letters (LOB).")
@click.option(
    "--pool",
    help=f"Which pool: {', '.join(facts.POOLS)} or a date such as 2006-11. Default: that of the profile, else rulebook6.",
)
@click.option("--profile", "profile_name", default="tcg", show_default=True, help="Whose rulings the text follows.")
@click.option(
    "--lint",
    is_flag=True,
    help="What the declarations of NAMEs, or of all cards, say that no text means, by reading them.",
)
@click.option(
    "--mutate", is_flag=True, help="Change each atom of the declarations of NAMEs: do their scenarios notice?"
)
@click.option(
    "--scenarios",
    default=SCENARIOS,
    show_default=True,
    metavar="FOLDER",
    help="With --mutate and --where: where they stand.",
)
@click.option(
    "--workers", default=1, show_default=True, type=click.IntRange(min=1), help="With --mutate: processes at once."
)
@click.option(
    "--skeleton", is_flag=True, help="A small position for each clause of NAME, as drafts of scenarios without an end."
)
@click.option(
    "--where", is_flag=True, help="The files of NAME: its declaration, words and scenarios, with their lines."
)
@click.option("--word", default=None, metavar="WORD", help="What a word of declarations means, and who uses it.")
@click.option(
    "--text",
    "saying",
    default=None,
    metavar="WORDS",
    help="The cards whose text has these words (... for any between), with their lines.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object and nothing else.")
def cards_command(
    names: tuple[str, ...],
    missing: bool,
    folder: str | None,
    all_sets: bool,
    one_set: str | None,
    pool: str | None,
    profile_name: str,
    lint: bool,
    mutate: bool,
    scenarios: str,
    workers: int,
    skeleton: bool,
    where: bool,
    word: str | None,
    saying: str | None,
    as_json: bool,
) -> None:
    """Show how much of the pool is implemented; or, with NAME (or a passcode), a card's facts and what it does.

    Of several NAMEs a line each says whether the card is implemented; the exit status is 2 where one is no card's name.
    --text finds cards by what they say, with the files in which they stand.
    --word is for authors of cards, too: the words are those of docs/vocabulary.md.
    --skeleton gives an author of cards positions to begin with; how they end is for the author to say.
    --lint names card, line, rule and finding; its exit status is 1 where it finds something (docs/adding-a-card.md).
    --where tells an author in which files a card stands.
    --mutate is for authors of cards (docs/mutation.md). Its exit status is 1 where a change went unnoticed.
    """
    rules = profile(profile_name)
    if names and (missing or all_sets or one_set is not None):
        raise click.UsageError("--missing, --sets and --set are about many cards; give them without NAME")
    if word is not None:
        if names or missing or all_sets or one_set is not None or mutate or skeleton or where:
            raise click.UsageError("--word is about all cards; give it alone")
        show_word(word, as_json)
    elif saying is not None:
        if names or missing or all_sets or one_set is not None or lint or mutate or skeleton or where:
            raise click.UsageError("--text is about all cards; give it alone")
        show_saying(saying, cards_of(pool or format_of(rules).pool or WHOLE_POOL), rules.rulings, as_json)
    elif lint:
        show_lint(names, as_json)
    elif mutate:
        if not names:
            raise click.UsageError("--mutate takes the NAMEs of the cards that are changed")
        show_mutants(names, scenarios, workers, as_json)
    elif skeleton:
        if len(names) != 1:
            raise click.UsageError("--skeleton takes the NAME of one card")
        show_skeletons(names[0])
    elif where:
        if len(names) != 1:
            raise click.UsageError("--where takes the NAME of one card")
        tell_card_places(card_called(names[0]), scenarios, as_json)
    elif len(names) > 1:
        show_named(names, as_json)
    elif names:
        show_one(names[0], rules.rulings, as_json)
    elif all_sets:
        show_sets(as_json)
    elif one_set is not None:
        show_set(one_set, missing, folder, as_json)
    elif missing:
        show_missing(cards_of(pool or format_of(rules).pool or WHOLE_POOL), folder, as_json)
    else:
        show_pool(pool or format_of(rules).pool or WHOLE_POOL, as_json)


def show_one(name: str, rulings: str, as_json: bool) -> None:
    """Print one card. Raises UnknownCard."""
    card = card_called(name)
    text = card_text(card, rulings)
    if as_json:
        click.echo(json.dumps({**plain_facts(card), "implemented": is_implemented(card.passcode), "text": text}))
    else:
        show_card(card, text, Console(highlight=False))


def show_skeletons(name: str) -> None:
    """Print the drafts of a card's scenarios as one file, as they are found. Raises UnknownCard, NotImplementedCard."""
    known = card_called(name)
    between = ""
    for each in skeletons_of(printed(known.passcode)):
        click.echo(between + (each.text.rstrip() or f"# no position was found for clause {each.ability + 1}"))
        between = "---\n"


def show_card(card: CardFacts, text: str | None, console: Console) -> None:
    """Print a card's facts and what it does."""
    first, *others = fact_lines(card)
    console.print(Text.assemble((card.name, "bold"), (first.removeprefix(card.name), "dim")))
    for line in others:
        console.print(Text(line))
    if text is None:
        console.print(Text("not implemented yet", style="yellow"))
    elif text:
        console.print()
        console.print(Text(text))
