"""`--language`: the option that the commands share whose words come from the catalogs."""

from __future__ import annotations

from contextvars import ContextVar
from typing import Final

import click

from spellspeed.languages.catalog import ENGLISH, catalog, languages

VARIABLE: Final = "SPELLSPEED_LANGUAGE"
SPOKEN: Final[ContextVar[str]] = ContextVar("spoken", default=ENGLISH)
"""The language of the command that is running: what it refuses is said in it."""


def known(_: click.Context, __: click.Parameter, language: str) -> str:
    """The language as given. Raises UnknownLanguage, which names those that there are."""
    spoken = catalog(language).language
    SPOKEN.set(spoken)
    return spoken


language_option = click.option(
    "--language",
    envvar=VARIABLE,
    default=ENGLISH,
    show_default=True,
    show_envvar=True,
    callback=known,
    is_eager=True,
    metavar="CODE",
    help=f"The language of the words: {' or '.join(languages())}.",
)
"""`--language CODE`, else what the environment variable says, else English."""
