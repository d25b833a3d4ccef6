"""`--language`: the option that the commands share whose words come from the catalogs."""

from __future__ import annotations

from typing import Final

import click

from spellspeed.words.catalog import ENGLISH, catalog, languages

VARIABLE: Final = "SPELLSPEED_LANGUAGE"


def known(_: click.Context, __: click.Parameter, language: str) -> str:
    """The language as given. Raises UnknownLanguage, which names those that there are."""
    return catalog(language).language


language_option = click.option(
    "--language",
    envvar=VARIABLE,
    default=ENGLISH,
    show_default=True,
    show_envvar=True,
    callback=known,
    metavar="CODE",
    help=f"The language of the words: {' or '.join(languages())}.",
)
"""`--language CODE`, else what the environment variable says, else English."""
