"""`spellspeed deck`: whether a deck may be played, what is in it, and what its opening hands hold."""

from __future__ import annotations

import json
import sys
from collections import Counter
from fractions import Fraction
from typing import Any

import click
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from spellspeed.cli.cards_named import is_passcode
from spellspeed.cli.deck_notes import DECK_WORDS, PROFILE_WORDS, cdb_option, taken_deck
from spellspeed.cli.language import language_option
from spellspeed.languages.catalog import Catalog, catalog
from spellspeed.languages.user_files import write_owned
from spellspeed.yugioh.book.preparing import OPENING_HAND
from spellspeed.yugioh.cards.facts import POOLS, CardFacts, by_passcode
from spellspeed.yugioh.decks import FORMATS, DeckList, KnownCards, deck_text, find_deck
from spellspeed.yugioh.decks.bundled_decks import BundledDeck, bundled_decks
from spellspeed.yugioh.decks.files import YDKE
from spellspeed.yugioh.decks.odds import HandOdds, hand_odds
from spellspeed.yugioh.duel.profile import profile
from spellspeed.yugioh.formats.construction import Problem
from spellspeed.yugioh.formats.lists import NAMES_OF_FORMATS, dates
from spellspeed.yugioh.formats.of_profile import chosen_format
from spellspeed.yugioh.text.card_facts import card_text, line_of_kind
from spellspeed.yugioh.text.deck_words import problem_words

TABLES = "deck tables"
"""The section of the catalog with the words of these commands."""
KINDS = ("monster", "spell", "trap")
FILE_HELP = f"FILE is {DECK_WORDS}."


@click.group("deck")
def deck_command() -> None:
    """List the decks that come along; check a deck, show it, count what its opening hands hold, or write it in another format."""


@deck_command.command("list")
@click.option(
    "--profile", "word", help="Only the decks that may be played in this format: goat, or the date of a list."
)
@language_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object and nothing else.")
def list_command(word: str | None, language: str, as_json: bool) -> None:
    """List the decks that come with the package: name, format, cards of Main, Fusion and Side Deck, and what each is.

    The format is a word for `--profile`; each deck is legal in its own.
    """
    words = catalog(language)
    if word is not None:
        profile(word)
    found = [each for each in bundled_decks().values() if word is None or word in each.legal_in]
    told = [plain_bundled(each, words) for each in found]
    if as_json:
        click.echo(json.dumps({"decks": told}, ensure_ascii=False))
        return
    for each in told:
        parts = "{main}+{fusion}+{side}".format_map(each)
        click.echo(f"{each['deck']}  {each['format']}  {parts}  {', '.join(each['cards'])}. {each['sentence']}")


def plain_bundled(each: BundledDeck, words: Catalog) -> dict[str, Any]:
    """What is told of a bundled deck. Raises MissingTemplate."""
    return {
        "deck": each.name,
        "format": each.format,
        "legal_in": list(each.legal_in),
        **sizes(find_deck(each.name)),
        "cards": list(each.cards),
        "sentence": each.sentence(words),
    }


@deck_command.command("check", epilog=FILE_HELP)
@click.argument("file", metavar="FILE")
@click.option(
    "--list",
    "list_name",
    help=f"The Forbidden/Limited list: a date from {dates()[0]} to {dates()[-1]}, {', '.join(NAMES_OF_FORMATS)}, "
    "a title, your own file (my.lflist.conf, or "
    "'my.lflist.conf!Title' where it holds several), or none. Default: that of the profile.",
)
@click.option(
    "--pool",
    help=f"Cards that must be out: {', '.join(POOLS)}, a date such as 2005-08-17, or none. Default: that of the profile.",
)
@click.option("--profile", "profile_name", help=f"Of: {PROFILE_WORDS}. Default: tcg.")
@cdb_option
@language_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object and nothing else.")
def check_command(
    file: str,
    list_name: str | None,
    pool: str | None,
    profile_name: str | None,
    known: KnownCards,
    language: str,
    as_json: bool,
) -> None:
    """Say every reason for which a deck may not be played, with the rule. `--profile goat` (or `--list goat`) is rules, list and pool, and so is
    the date of a list: `--profile 2006-09`.

    Exit status 0 for a legal deck whose cards can be played, 1 for another one, 2 if it cannot be read.
    """
    deck = taken_deck(file, known, language)
    words = catalog(language)
    chosen = chosen_format(profile_name, list_name, pool)
    listed = chosen.listed
    found = chosen.problems(deck)
    missing = chosen.unplayable(deck)
    if as_json:
        click.echo(
            json.dumps(
                {
                    "deck": deck.name,
                    **sizes(deck),
                    "list": None if listed is None else listed.name,
                    "pool": chosen.pool,
                    "profile": chosen.rules.name,
                    "legal": not found,
                    "playable": not missing,
                    "problems": [as_plain(problem, words) for problem in [*found, *missing]],
                },
                ensure_ascii=False,
            )
        )
    else:
        click.echo(
            words.say(
                TABLES,
                "checked",
                deck=deck.name,
                sizes=in_words(deck, words),
                list=None if listed is None else listed.name,
                pool=chosen.pool,
                profile=chosen.rules.name,
            )
        )
        for problem in [*found, *missing]:
            click.echo(f"{problem.rule}: {problem_words(problem, words)}")
        click.echo(words.say(TABLES, "problems", number=len(found) + len(missing)))
    sys.exit(1 if found or missing else 0)


@deck_command.command("show", epilog=FILE_HELP)
@click.argument("file", metavar="FILE")
@click.option("--texts/--no-texts", default=True, show_default=True, help="What each card does.")
@click.option("--profile", "profile_name", help=f"What the cards do under one of: {PROFILE_WORDS}. Default: tcg.")
@cdb_option
@language_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object and nothing else.")
def show_command(
    file: str, texts: bool, profile_name: str | None, known: KnownCards, language: str, as_json: bool
) -> None:
    """Show the cards of a deck, sorted and counted, with what they do; `--profile goat` shows the rulings of 2005."""
    deck = taken_deck(file, known, language)
    words = catalog(language)
    rulings = chosen_format(profile_name).rules.rulings if texts else None
    if as_json:
        parts = {part: plain_part(codes, rulings, known) for part, codes in parts_of(deck)}
        click.echo(json.dumps({"deck": deck.name, **sizes(deck), "cards": parts}, ensure_ascii=False))
        return
    console = Console(highlight=False)
    console.print(Text(f"{deck.name}: {in_words(deck, words)}", style="bold"))
    for part, codes in parts_of(deck):
        if codes:
            show_part(part, codes, rulings, console, known, words)


@deck_command.command("odds", epilog=FILE_HELP)
@click.argument("file", metavar="FILE")
@click.argument("cards", metavar="CARD...", nargs=-1, required=True)
@click.option(
    "--hand",
    type=click.IntRange(min=1),
    default=OPENING_HAND,
    show_default=True,
    help="How many cards are drawn: 6 counts the draw of the first turn too.",
)
@cdb_option
@language_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object and nothing else.")
def odds_command(file: str, cards: tuple[str, ...], hand: int, known: KnownCards, language: str, as_json: bool) -> None:
    """Count the chances that an opening hand holds each CARD, any of them, and all of them. A CARD is a name or a passcode.

    The numbers are exact: --json prints them as fractions too.
    """
    deck = taken_deck(file, known, language)
    codes = [known.passcode_of(int(name)) if is_passcode(name) else known.passcode_named(name) for name in cards]
    named = [by_passcode(code) for code in dict.fromkeys(codes)]
    odds = hand_odds(deck.main, [card.passcode for card in named], hand)
    if as_json:
        click.echo(json.dumps(plain_odds(deck, named, odds, known), ensure_ascii=False))
    else:
        show_odds(deck, named, odds, Console(highlight=False), known, catalog(language))


@deck_command.command("convert", epilog=FILE_HELP)
@click.argument("file", metavar="FILE")
@click.option(
    "--to", "form", required=True, type=click.Choice(FORMATS), help="The format: .ydk, a YDKE link or a plain list."
)
@click.option("-o", "--output", metavar="FILE", help="Write it there instead of printing it.")
@cdb_option
@language_option
def convert_command(file: str, form: str, output: str | None, known: KnownCards, language: str) -> None:
    """Write a deck in another format. The cards and their order stay; with `--cdb` the names of a plain list are those of your cards.cdb."""
    deck = taken_deck(file, known, language)
    text = deck_text(deck, form, known)
    if form == YDKE:
        click.echo(catalog(language).say("deck notes", "no name in a link", name=deck.name), err=True)
    if output is None:
        click.echo(text, nl=False)
    else:
        write_owned(text, output)
        click.echo(catalog(language).say("deck notes", "written", path=output, name=deck.name), err=True)


# --- check -----------------------------------------------------------------------------------------------------------------------------------


def sizes(deck: DeckList) -> dict[str, int]:
    """How many cards each part has, for --json."""
    return {"main": len(deck.main), "fusion": len(deck.fusion), "side": len(deck.side)}


def in_words(deck: DeckList, words: Catalog) -> str:
    """How many cards each part has, in words."""
    return words.say(TABLES, "sizes", **sizes(deck))


def as_plain(problem: Problem, words: Catalog) -> dict[str, object]:
    """A problem for --json."""
    return {
        "rule": problem.rule,
        "what": problem_words(problem, words),
        "cards": list(problem.cards),
        "repeats": list(problem.repeats),
    }


# --- show ------------------------------------------------------------------------------------------------------------------------------------


def parts_of(deck: DeckList) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """The parts of a deck with their names."""
    return (("main", deck.main), ("fusion", deck.fusion), ("side", deck.side))


def sorted_cards(codes: tuple[int, ...]) -> list[tuple[CardFacts, int]]:
    """The different cards with their numbers: Monsters from high Levels to low, Spells, Traps; then by name."""
    counts = Counter(codes)
    cards = [by_passcode(code) for code in counts]
    cards.sort(key=lambda card: (KINDS.index(card.kind), -card.level, card.name))
    return [(card, counts[card.passcode]) for card in cards]


def plain_part(codes: tuple[int, ...], rulings: str | None, known: KnownCards) -> list[dict[str, object]]:
    """The cards of a part for --json, with their texts under the rulings of a year (None: without texts)."""
    return [
        {
            "number": number,
            "name": known.name_of(card.passcode),
            "passcode": card.passcode,
            "kind": card.kind,
            **({} if rulings is None else {"text": card_text(card, rulings)}),
        }
        for card, number in sorted_cards(codes)
    ]


def show_part(
    part: str, codes: tuple[int, ...], rulings: str | None, console: Console, known: KnownCards, words: Catalog
) -> None:
    """Print the cards of a part, kind by kind, with their texts under the rulings of a year (None: without texts)."""
    listed = sorted_cards(codes)
    for kind in KINDS:
        of_kind = [(card, number) for card, number in listed if card.kind == kind]
        if not of_kind:
            continue
        console.print()
        total = sum(number for _, number in of_kind)
        said = words.say(TABLES, "kind", part=words.say(TABLES, part), kind=words.say(TABLES, kind), number=total)
        console.print(Text(said, style="bold cyan"))
        for card, number in of_kind:
            console.print(
                Text.assemble(
                    f"{number} ", (known.name_of(card.passcode), "bold"), (f"  {facts_in_short(card)}", "dim")
                )
            )
            text = "" if rulings is None else card_text(card, rulings)
            if text is None:
                missing = Text(words.say(TABLES, "not implemented"), style="yellow")
                console.print(Padding(missing, (0, 0, 0, 4), expand=False))
            elif text:
                console.print(Padding(Text(text), (0, 0, 0, 4), expand=False))


def facts_in_short(card: CardFacts) -> str:
    """Kind, and for a monster Level, ATK and DEF."""
    if card.kind != "monster":
        return line_of_kind(card)
    attack, defense = ("?" if value < 0 else str(value) for value in (card.attack, card.defense))
    return f"{line_of_kind(card)}, Level {card.level}, {attack}/{defense}"


# --- odds ------------------------------------------------------------------------------------------------------------------------------------


def plain_odds(deck: DeckList, cards: list[CardFacts], odds: HandOdds, known: KnownCards) -> dict[str, object]:
    """The odds for --json: each chance as a number and as an exact fraction."""
    return {
        "deck": deck.name,
        "main": odds.deck,
        "hand": odds.hand,
        "cards": [
            {
                "name": known.name_of(card.passcode),
                "copies": odds.copies[index],
                "at_least_one": chance(odds.at_least_one(index)),
                "exactly": [chance(each) for each in odds.of_each[index]],
            }
            for index, card in enumerate(cards)
        ],
        "any_of_them": chance(odds.any_of_them),
        "all_of_them": chance(odds.all_of_them),
    }


def chance(exact: Fraction) -> dict[str, object]:
    """A chance as a number and as a fraction."""
    return {"chance": float(exact), "fraction": f"{exact.numerator}/{exact.denominator}"}


def show_odds(
    deck: DeckList, cards: list[CardFacts], odds: HandOdds, console: Console, known: KnownCards, words: Catalog
) -> None:
    """Print the odds as a table."""
    title = words.say(TABLES, "odds", deck=deck.name, hand=odds.hand, main=odds.deck)
    table = Table(title=title, title_justify="left")
    table.add_column(words.say(TABLES, "card"))
    most = max(len(each) for each in odds.of_each)
    exactly = [words.say(TABLES, "exactly", number=number) for number in range(most)]
    for heading in (words.say(TABLES, "copies"), words.say(TABLES, "at least one"), *exactly):
        table.add_column(heading, justify="right")
    for index, card in enumerate(cards):
        chances = [percent(each) for each in odds.of_each[index]]
        table.add_row(
            known.name_of(card.passcode), str(odds.copies[index]), percent(odds.at_least_one(index)), *chances
        )
    if len(cards) > 1:
        table.add_section()
        table.add_row(words.say(TABLES, "any"), "", percent(odds.any_of_them))
        table.add_row(words.say(TABLES, "every"), "", percent(odds.all_of_them))
    console.print(table)


def percent(exact: Fraction) -> str:
    """A chance in percent."""
    return f"{float(100 * exact):.2f} %"
