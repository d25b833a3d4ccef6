"""Nothing is offered in vain: what is activated does something where nobody answers (T-9.1).

Every ability is activated in random positions; everybody passes, its questions are answered with "yes" and with as many as may be, and when it has
resolved something has happened or changed. The note of the log that nothing came of it is what tells (T-9.4, T-9.5).
"""

from __future__ import annotations

from typing import Final

import pytest

from spellspeed.kernel.atoms import ask_always
from spellspeed.kernel.door import answer
from spellspeed.kernel.draws import Stream
from spellspeed.kernel.links import Link
from spellspeed.simulation.positions import implemented
from spellspeed.simulation.reachable import companions, likes
from spellspeed.yugioh.cards.pool import printed_named
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import (
    X_DAMAGE_HEALS,
    X_NO_EFFECT_DAMAGE,
    X_NOT_DESTROYED_BY_EFFECT,
    X_ONE_TYPE,
    X_UNAFFECTED,
)
from spellspeed.yugioh.duel.scope import OPPONENTS
from spellspeed.yugioh.words.declaring import spell
from spellspeed.yugioh.words.filters.location import FaceUp
from spellspeed.yugioh.words.filters.traits import OfType
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.verbs.destruction import Destroy
from tests.properties.metamorphic.crafted import crafted
from tests.properties.metamorphic.laid import laid, strewn
from tests.properties.metamorphic.searched import boards_from
from tests.properties.metamorphic.targeting import link_of, stand_again
from tests.properties.metamorphic.using import CARD, is_way, place_for, towards, willing
from tests.properties.playing import asked, how_many
from tests.thorough import is_checked

GROUPS: Final = 4
BOARDS: Final = how_many(4, 12)
ANSWERS: Final = 60
RESOLVING: Final = 40
SHIELDS: Final = (
    X_UNAFFECTED.bit | X_NO_EFFECT_DAMAGE.bit | X_DAMAGE_HEALS.bit | X_NOT_DESTROYED_BY_EFFECT.bit | X_ONE_TYPE.bit
)
"""What lets an effect do its work and come to nothing: a player may choose what it does not touch. Beside Rivalry of Warlords, Types are declared at
the next occasion. Positions with these are left out."""
NOT_USED: Final = "not used"
EXCEPTIONS: Final = {
    "Archlord Zerato": (
        1,
        0,
        "FAQ: it can be activated without The Sanctuary in the Sky, which is looked for as it resolves",
    ),
    "Wave-Motion Cannon": (
        2,
        2,
        "FAQ: it can be sent to the Graveyard in the turn in which it was activated, for no damage",
    ),
    "Altar for Tribute": (0, 10, "FAQ: a Token can be sent, for no Life Points"),
    "Mystik Wok": (0, 2, "an amount that is 0 for the monster that was Tributed; its player chooses both"),
    "Catapult Turtle": (0, 3, "an amount that is 0 for the monster that was Tributed; its player chooses it"),
    "Question": (0, 13, "T-9.5: the opponent names the right monster"),
    "Earthshaker": (0, 3, "FAQ: any two Attributes are named, and one face-up monster on the field is enough"),
    "Shield & Sword": (0, 5, "its text asks for nothing: the ATK and DEF of all monsters happen to be equal"),
    "Desert Sunlight": (0, 1, "FAQ: a face-up monster is enough, which can be turned face-down in the Chain"),
    "Burst Breath": (0, 6, "FAQ: it can be activated where the Dragon that is Tributed is the only face-up monster"),
}
"""Cards that can be activated for nothing: which ability, a position that shows it, and why that is right."""


def abilities_that_are_used() -> list[tuple[PrintedCard, Ability]]:
    """Every ability that its player decides to activate, in the order of the passcodes; what is mandatory is activated for nothing, too."""
    main, fusion = implemented()
    faces = sorted(main + fusion, key=lambda each: each.code)
    return [
        (face, ability)
        for face in faces
        for ability in face.abilities
        if ability.resolved and not ability.is_procedure and not ability.is_flip and ability.is_chosen()
    ]


def on_its_own(face: PrintedCard, ability: Ability, board: int) -> Duel | None:
    """The duel in which the ability is the only link of a Chain, and nobody has answered; None where it is not used so."""
    stream = Stream(f"in vain {face.code} {ability.index} {board}")
    around = strewn(stream, beside=companions(face) + likes(face)[:20])
    duel = laid([place_for(face, ability, board % 2 if face.is_trap else 0), *around])
    ask_always(duel, True)
    stand_again(duel)
    begun = False
    for _ in range(ANSWERS):
        if duel.over:
            return None
        if link_of(duel, ability) is not None:
            return duel if len(duel.chain) == 1 and not duel.waiting and not duel.kinds & SHIELDS else None
        ask = asked(duel)
        if begun:
            picks = willing(ask, stream)
        else:
            picks = towards(duel, ability, stream)
            begun = bool(picks) and is_way(ask.kind, picks[0], ability)
        answer(duel, duel.serial, picks)
    return None


def said(face: PrintedCard, ability: Ability, board: int) -> str:
    """What the log says of the ability that resolved: "" where it did something, NOT_USED where it was not used."""
    duel = on_its_own(face, ability, board)
    if duel is None:
        return NOT_USED
    stream = Stream(f"resolving {face.code} {ability.index} {board}")
    assert duel.journal is not None
    since = len(duel.journal)
    for _ in range(RESOLVING):
        notes = [event for event in duel.journal[since:] if event.card == CARD]
        vain = [event for event in notes if event.kind == t.E_FIZZLED]
        if vain:
            return f"in vain for the reason {vain[0].detail}"
        if duel.over or any(event.kind in (t.E_RESOLVED, t.E_NEGATED) for event in notes):
            return ""
        answer(duel, duel.serial, willing(asked(duel), stream))
    return ""


@pytest.mark.parametrize("group", range(GROUPS))
def test_what_is_offered_does_something(group: int) -> None:
    """Of every ability that can be activated; without SPELLSPEED_THOROUGH a part of them."""
    used = 0
    for face, ability in abilities_that_are_used()[group::GROUPS]:
        if is_checked("in vain", face.name) and face.name not in EXCEPTIONS:
            for board in range(BOARDS):
                found = said(face, ability, board)
                used += found == ""
                assert found in ("", NOT_USED), (face.name, ability.index, board)
    assert used, "a control: abilities are used"


def test_each_exception_is_needed() -> None:
    """None of them is kept by the law."""
    for name, (index, board, _) in EXCEPTIONS.items():
        face = printed_named(name)
        ability = face.abilities[index]
        assert any(said(face, ability, each) not in ("", NOT_USED) for each in boards_from(board)), name


class DestroyingCarelessly(Destroy):
    """Destruction that does not look before whether there is anything to destroy."""

    def could(self, duel: Duel, act: Link) -> bool:
        return True


@pytest.mark.interpreted
def test_what_is_offered_in_vain_is_told() -> None:
    """A control: the destruction of Fairies where hardly any is, by an effect that looks for one and by another that does not."""
    fairies = Cards((t.MONSTERS,), OPPONENTS, (FaceUp(), OfType((t.FAIRY,))))
    right = crafted("Fissure", spell((Destroy(fairies),)))
    wrong = crafted("Fissure", spell((DestroyingCarelessly(fairies),)))
    assert {said(right, right.abilities[0], board) for board in range(24)} == {"", NOT_USED}
    assert any(said(wrong, wrong.abilities[0], board) not in ("", NOT_USED) for board in range(24))
