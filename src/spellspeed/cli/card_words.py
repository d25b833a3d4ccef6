"""`spellspeed cards --word WORD`: what a word of declarations means, where it stands, and the cards that use it."""

from __future__ import annotations

import json

import click
from rich.console import Console
from rich.text import Text

from spellspeed.yugioh.text.vocabulary import arguments_through, cards_of_words, part_of_speech, word_named


def show_word(name: str, as_json: bool) -> None:
    """Print a word and its cards. Raises UnknownWord."""
    word = word_named(name)
    part, arguments, place = part_of_speech(word), arguments_through(word), f"yugioh/{word.module}.py:{word.line}"
    cards = cards_of_words().get(word.name, ())
    if as_json:
        click.echo(
            json.dumps(
                {
                    "word": word.name,
                    "part": part,
                    "arguments": arguments,
                    "meaning": word.whole,
                    "place": place,
                    "cards": cards,
                }
            )
        )
        return
    console = Console(highlight=False)
    console.print(Text.assemble((word.name, "bold"), f"({arguments})  ", (part, "dim")))
    console.print(Text(place))
    console.print()
    console.print(Text(word.whole))
    console.print()
    if not cards:
        console.print(Text("no card says it itself"))
    else:
        console.print(Text(f"{len(cards)} card{'s' if len(cards) > 1 else ''}: {', '.join(cards)}"))
