"""The command `spellspeed`. Each subcommand is a module of this package and is added to COMMANDS by its name.

A subcommand's module is imported when that subcommand is used (or all of them for `--help`), so that a quick one does not wait
for what another needs. A SpellspeedError ends in a red message on stderr and exit status 2, never in a traceback.
"""

import re
import sys
from importlib import import_module
from typing import Final

import click

from spellspeed import __version__
from spellspeed.build import COMPILED
from spellspeed.cli.streams import with_streams
from spellspeed.errors import SpellspeedError, did_you_mean
from spellspeed.files.reading import harmless, quoted

COMMANDS: Final = {
    "bench": "spellspeed.cli.bench:bench_command",
    "cards": "spellspeed.cli.cards:cards_command",
    "compare": "spellspeed.cli.compare:compare_command",
    "deck": "spellspeed.cli.deck:deck_command",
    "hkk": "spellspeed.cli.hkk:hkk_command",
    "lab": "spellspeed.cli.lab:lab_command",
    "play": "spellspeed.cli.play:play_command",
    "reach": "spellspeed.cli.reach:reach_command",
    "replay": "spellspeed.cli.replay:replay_command",
    "rule": "spellspeed.cli.rule:rule_command",
    "scenario": "spellspeed.cli.scenario:scenario_command",
    "serve": "spellspeed.cli.serve:serve_command",
    "simulate": "spellspeed.cli.simulate:simulate_command",
    "watch": "spellspeed.cli.watch:watch_command",
}
"""Name of the subcommand: module and name of its click command."""


class Subcommands(click.Group):
    """The subcommands of COMMANDS, each imported when it is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All names in alphabetical order, for the help."""
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The subcommand of this name, or None when there is none."""
        if cmd_name not in COMMANDS:
            return None
        module, name = COMMANDS[cmd_name].split(":")
        found = getattr(import_module(module), name)
        assert isinstance(found, click.Command), f"{COMMANDS[cmd_name]} is no click command"
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The subcommand that the arguments begin with; an unknown one is a usage error that names the nearest."""
        if args and not args[0].startswith("-") and args[0] not in COMMANDS:
            ctx.fail(f'there is no command "{args[0]}".{did_you_mean(args[0], COMMANDS)}')
        return super().resolve_command(ctx, args)


@click.command(cls=Subcommands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(f"{__version__} ({'compiled' if COMPILED else 'interpreted'})", message="%(prog)s %(version)s")
def command() -> None:
    """A rules engine for the Yu-Gi-Oh! trading card game of rulebook 6.0."""


IN_QUOTES: Final = re.compile(r'"([^"]*)"')
"""What a refusal quotes."""


def refusal(error: SpellspeedError) -> str:
    """What an error says on one line, with at most 80 characters of what was given, in the language of the command where it has words for it."""
    language = import_module("spellspeed.cli.language").SPOKEN.get()
    told = str(import_module("spellspeed.languages.worded").said(error, language))
    return harmless(IN_QUOTES.sub(lambda found: f'"{quoted(found[1])}"', told))


def main() -> None:
    """Run the command line. Exit status 2 when something given to it was wrong."""
    with_streams(run)


def run() -> None:
    """The command; what it refuses is said in red on stderr."""
    try:
        command(prog_name="spellspeed")
    except SpellspeedError as error:
        click.secho(refusal(error), fg="red", err=True)
        sys.exit(2)
