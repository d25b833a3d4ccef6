"""`spellspeed compare FILE --profiles tcg,ocg`: the first step at which two profiles judge a recorded duel differently, and why."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Final

import click

from spellspeed.cli.language import language_option
from spellspeed.cli.replay import names_of
from spellspeed.errors import SpellspeedError
from spellspeed.games.recordings import read_duel
from spellspeed.languages.catalog import Catalog, catalog
from spellspeed.rulebook import statement
from spellspeed.yugioh.duel.profile import Profile, profile
from spellspeed.yugioh.duel.terms import PHASES
from spellspeed.yugioh.recording.comparison import Comparison, Parting, Standing, compare
from spellspeed.yugioh.text.codes import coded

TWO: Final = 2


class WrongProfiles(SpellspeedError):
    """Two profiles are compared, each a name with switches after it."""


@click.command("compare")
@click.argument("file", metavar="FILE")
@click.option(
    "--profiles", required=True, metavar="A,B", help="Two profiles; a switch is set apart as in tcg+zero_atk=survive."
)
@language_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object and nothing else.")
def compare_command(file: str, profiles: str, language: str, as_json: bool) -> None:
    """Play a recorded duel under two profiles side by side and show the first step at which they part, with the switches and rules.

    Exit status 0 whether they part or not, 2 for a file that is no recording or whose answers fit neither profile.
    """
    first, second = two_profiles(profiles)
    recording = read_duel(file)
    words = catalog(language)
    names = names_of(recording, words)
    found = compare(recording, first, second, names, language)
    if as_json:
        click.echo(json.dumps(as_plain(found, names), ensure_ascii=False))
    elif found.parting is None:
        click.echo(words.say("compare", "never", first=found.profiles[0], second=found.profiles[1], steps=found.steps))
    else:
        show(found, found.parting, names, words)


def two_profiles(written: str) -> tuple[Profile, Profile]:
    """The profiles of `--profiles`. Raises WrongProfiles, UnknownProfile."""
    named = [each.strip() for each in written.split(",")]
    if len(named) != TWO or not all(named):
        raise WrongProfiles(
            f'"{written}" names {len([each for each in named if each])} profiles; give two, such as tcg,ocg'
        )
    first, second = (profile_of(each) for each in named)
    if all(first.for_seats(seats).choices == second.for_seats(seats).choices for seats in (2, 4)):
        raise WrongProfiles(
            f"{named[0]} and {named[1]} have the same value in every switch; there is nothing to compare"
        )
    return first, second


def profile_of(written: str) -> Profile:
    """A profile by name with switches: `tcg+zero_atk=survive`. Raises WrongProfiles, UnknownProfile."""
    name, *parts = written.split("+")
    switches: dict[str, str] = {}
    for part in parts:
        switch, equals, value = part.partition("=")
        if not equals:
            raise WrongProfiles(f'"{part}" is no switch with a value; write it as in tcg+zero_atk=survive')
        switches[switch.strip()] = value.strip()
    return profile(name.strip(), switches)


def as_plain(found: Comparison, names: list[str]) -> dict[str, object]:
    """What `--json` prints."""
    parting = found.parting
    plain: dict[str, object] = {"profiles": list(found.profiles), "steps": found.steps, "parting": None}
    if parting is not None:
        plain["parting"] = {
            **asdict(parting),
            "phase": PHASES[parting.phase],
            "sides": [
                {**asdict(side), "asked": None if side.asked < 0 else names[side.asked]} for side in parting.sides
            ],
            "causes": [
                {**asdict(cause), "cards": [{"card": card, "source": source} for card, source in cause.cards]}
                for cause in parting.causes
            ],
        }
    return plain


def show(found: Comparison, parting: Parting, names: list[str], words: Catalog) -> None:
    """Print where two profiles part: what happened under both, the field, what each profile makes of it, and the switches."""
    first, second = found.profiles
    place = {
        "step": parting.step,
        "turn": parting.turn,
        "phase": coded(words, "phases", "phase", parting.phase) if parting.phase else "",
    }
    click.echo(
        words.say("compare", "parting", first=first, second=second, **place) + " " + words.say("compare", parting.kind)
    )
    for line in parting.same:
        click.echo(words.say("compare", "same", line=line))
    both = parting.sides
    for line in both[0].field if both[0].field == both[1].field else ():
        click.echo(line)
    for side in both:
        for line in lines_of(side, names, both[0].field != both[1].field, words):
            click.echo(line)
    if parting.answer:
        click.echo(words.say("compare", "answered", answer=", ".join(parting.answer)))
    if parting.together:
        click.echo(words.say("compare", "together"))
    for cause in parting.causes:
        parts = {
            "switch": cause.switch,
            "first": cause.values[0],
            "second": cause.values[1],
            "one": first,
            "other": second,
        }
        click.echo(words.say("compare", "because", **parts, rules=", ".join(cause.rules)))
        for card, source in cause.cards:
            click.echo(words.say("compare", "source", card=card, source=source))
        for each in cause.rules if not cause.cards else ():
            click.echo(f"  {each}: {statement(each, words.language)}")


def lines_of(side: Standing, names: list[str], with_field: bool, words: Catalog) -> list[str]:
    """What one profile makes of the step: what happens, the field if it is not that of the other, who is asked for what."""
    lines = [words.say("compare", "happened", profile=side.profile, line=line) for line in side.happened]
    if with_field:
        lines += [words.say("compare", "happened", profile=side.profile, line=line) for line in side.field]
    if side.asked < 0:
        return [*lines, words.say("compare", "over", profile=side.profile, reason=side.end.reason)]
    options = ", ".join(side.options)
    return [*lines, words.say("compare", "asked", profile=side.profile, seat=names[side.asked], options=options)]
