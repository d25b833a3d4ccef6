"""Bots against each other: in mirrors, where both sides play the same deck, so that the decks decide nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from spellspeed.deck_lab.cells import PairedSetting, paired_setting
from spellspeed.deck_lab.matrix import checked_names
from spellspeed.deck_lab.runs import Run
from spellspeed.deck_lab.statistics import Interval, unit_scores, win_rate
from spellspeed.errors import SpellspeedError
from spellspeed.yugioh.decks import DeckList


class NotTwoBots(SpellspeedError):
    """Mirrors are played by two bots, and other than two were named."""


@dataclass(frozen=True, slots=True)
class Mirror:
    """A deck against itself: its name, the duels, those that the first bot won, and its win rate (draws count half) with the interval."""

    deck: str
    duels: int
    won: int
    rate: Interval


def mirror_setting(deck: DeckList, seed: str, bots: Sequence[str], profile_name: str, team: bool) -> PairedSetting:
    """The cell of a deck. In a team the first bot is the partner of a second, against two of them (TEAM-I-3); all four play the deck.

    Raises NotTwoBots, and what `checked_setting` does.
    """
    if len(bots) != 2:
        raise NotTwoBots(
            f"{', '.join(bots) or 'no bot'}: mirrors are played by two, so name both, as in search:250,sensible"
        )
    if team:
        return paired_setting((deck,) * 4, seed, (*bots, bots[1], bots[1]), profile_name)
    return paired_setting((deck, deck), seed, bots, profile_name)


def add_mirrors(
    run: Run, decks: Sequence[DeckList], seed: str, bots: Sequence[str], profile_name: str, team: bool
) -> list[int]:
    """Add a mirror of each deck to a run. Raises DecksAlike, NotTwoBots and what `checked_setting` does."""
    checked_names(decks, least=1)
    return [run.add(mirror_setting(deck, seed, bots, profile_name, team)) for deck in decks]


def mirrors_of(run: Run, cells: Sequence[int], decks: Sequence[DeckList]) -> list[Mirror]:
    """What the mirrors come to, in the order of the decks; at the end all together, under the name ""."""
    played = [run.duels_of(cell) for cell in cells]
    groups = [(deck.name, [duels]) for deck, duels in zip(decks, played, strict=True)]
    groups.append(("", played))
    found: list[Mirror] = []
    for name, cells_of_it in groups:
        duels = [each for cell in cells_of_it for each in cell]
        units = [score for cell in cells_of_it for score in unit_scores(cell)]
        won = sum(1 for each in duels if each.row.winner == "a")
        found.append(Mirror(name, len(duels), won, win_rate(units)))
    return found
