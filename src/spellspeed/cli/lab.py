"""`spellspeed lab`: the deck laboratory. Each of its commands is a module of its own, imported when it is used."""

from __future__ import annotations

from importlib import import_module
from typing import Final

import click

from spellspeed.deck_lab.requirements import LAB, needing
from spellspeed.errors import did_you_mean

COMMANDS: Final = {
    "bots": "spellspeed.cli.lab_bots:bots_command",
    "compare": "spellspeed.cli.lab_compare:compare_command",
    "impact": "spellspeed.cli.lab_impact:impact_command",
    "matrix": "spellspeed.cli.lab_matrix:matrix_command",
    "meta": "spellspeed.cli.lab_meta:meta_command",
    "side": "spellspeed.cli.lab_side:side_command",
}
"""Name of the command: module and name of its click command."""


class LabCommands(click.Group):
    """The commands of COMMANDS."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All names in alphabetical order, for the help."""
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of this name, or None when there is none. Raises NotInstalled where the extra is not there."""
        if cmd_name not in COMMANDS:
            ctx.fail(f'there is no command "lab {cmd_name}".{did_you_mean(cmd_name, COMMANDS)}')
        module, name = COMMANDS[cmd_name].split(":")
        with needing(LAB):
            found = getattr(import_module(module), name)
        assert isinstance(found, click.Command), f"{COMMANDS[cmd_name]} is no click command"
        return found


@click.command("lab", cls=LabCommands)
def lab_command() -> None:
    """The deck laboratory: many duels, paired by their seeds, as rows, tables and pictures (needs the extra spellspeed[lab])."""
