"""What a client draws from the messages of a server is what the table of this machine draws."""

import json
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from spellspeed.cli.board import fields, low_fields
from spellspeed.games import hosted
from spellspeed.kernel.door import answer
from spellspeed.kernel.draws import Stream
from spellspeed.kernel.viewers import SPECTATOR
from spellspeed.session.tags import Tags
from spellspeed.yugioh.bots.uniform import random_picks
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.scenario.option_names import is_free_decision
from spellspeed.yugioh.views.parts import parts_of
from spellspeed.yugioh.views.picture import UNTOLD, FaceTold, Picture, face_told, picture_of
from tests.properties.playing import bench_duel, how_many
from tests.yugioh.book.stage import asked, position, then

NAMES = ("A", "B")


def drawn(picture: Picture, low: bool) -> str:
    """The board as text."""
    console = Console(width=80 if low else 120, file=StringIO())
    with console.capture() as captured:
        console.print(low_fields(picture) if low else fields(picture))
    return captured.get()


def from_the_wire(duel: Duel, viewer: int) -> Picture:
    """The picture that a client makes: parts through JSON, tags of a table with a secret, faces as they are sent."""
    hosting = hosted()["yugioh"]
    parts: dict[str, Any] = json.loads(json.dumps(parts_of(duel, viewer, Tags(b"secret", viewer))))
    faces = {code: face_told(json.loads(json.dumps(hosting.face(code, "en")))) for code in hosting.codes(parts)}
    return Picture(parts, lambda code: faces.get(code, UNTOLD), NAMES, viewer)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_what_was_sent_draws_the_same_board(viewer: int) -> None:
    """Along random duels, every tenth moment."""
    moments = 0
    for seed in range(how_many(2, 20)):
        duel = bench_duel(seed)
        stream = Stream(f"picture {seed}")
        count = 0
        while not duel.over:
            count += 1
            if count % 10 == 0:
                moments += 1
                own = picture_of(duel, NAMES, viewer)
                for low in (True, False):
                    assert drawn(from_the_wire(duel, viewer), low) == drawn(own, low)
            answer(duel, duel.serial, random_picks(asked(duel), stream))
    assert moments > 20


@pytest.mark.parametrize(
    ("place", "activated", "told"),
    [
        ("hand: [Scapegoat]", "Scapegoat", ["Sheep Token"] * 4),
        (
            "spells_traps: [{card: Embodiment of Apophis, position: set}]",
            "Embodiment of Apophis",
            ["Embodiment of Apophis"],
        ),
    ],
)
def test_tokens_and_traps_that_are_monsters_have_their_names_and_values(
    place: str, activated: str, told: list[str]
) -> None:
    """TOKEN-1. The Token's name comes with its face; a Trap Card has no ATK printed, so its values are sent whatever they are."""
    play = position(f"turn: 5\nturn_player: A\nA: {{{place}}}\n")
    then(play, f"  - A: activate {activated}\n")
    while not is_free_decision(asked(play.duel)):
        if not play.go_on():
            ask = asked(play.duel)
            answer(play.duel, play.duel.serial, ask.options[: ask.least])
    there = from_the_wire(play.duel, 1)
    for low in (True, False):
        assert drawn(there, low) == drawn(picture_of(play.duel, NAMES, 1), low)
    monsters = [card for card in there.zone(0, "monsters") if card is not None and not card.get("held")]
    assert [face.name for card in monsters if (face := there.face_of(card)) is not None] == told


def test_a_face_that_is_not_told_is_no_error() -> None:
    """Facts may lack anything; a number that is no number counts as 0."""
    assert face_told({}) == FaceTold("?", -1)
    assert face_told({"name": "Gren Maju Da Eiza", "kind": "monster", "level": 3, "attack": "?", "defense": "?"}) == (
        FaceTold("Gren Maju Da Eiza", 1, 3, 0, 0)
    )
