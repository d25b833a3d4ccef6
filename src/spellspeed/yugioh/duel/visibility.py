"""What a seat knows of the cards: an allow-list (PUBLIC, FIELD, CARD-11). Whatever is not named here is hidden."""

from __future__ import annotations

from spellspeed.kernel.asks import subject_of
from spellspeed.kernel.events import Event
from spellspeed.kernel.links import Link
from spellspeed.kernel.viewers import checked_viewer, is_of_side_of
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.clauses import COVERS_GRAVEYARD
from spellspeed.yugioh.duel.derived import is_under
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import X_HAND_OPEN
from spellspeed.yugioh.duel.terms import (
    A_CONSENT,
    DECK,
    FIELD,
    FUSION_DECK,
    GRAVEYARD,
    HAND,
    MONSTERS,
    REMOVED,
    SPELLS,
    SUMMONING,
)
from spellspeed.yugioh.duel.turned_decks import lies_open


def knows(duel: Duel, viewer: int, number: int) -> bool:
    """Whether a viewer knows which card this is, from where it lies now: of the partner all but the Deck; a spectator what lies open.

    PUBLIC-1 to PUBLIC-3-OCG, FDECK-5, FIELD-9, TEAM-I-12, TEAM-III-4, ERA-QUESTION-1. NoSuchViewer may be raised for a number that is no viewer.
    """
    card = duel.cards[number]
    zone = card.zone
    if zone == GRAVEYARD:
        return not duel.chain or not is_covered(duel, viewer, card.controller)
    if zone == SUMMONING:
        return True
    if zone == MONSTERS or zone == SPELLS or zone == FIELD:
        return card.face_up or is_of_side_of(duel, viewer, card.controller)
    if zone == REMOVED:
        return card.face_up or is_of_side_of(duel, viewer, card.controller)
    if zone == HAND:
        return is_of_side_of(duel, viewer, card.controller) or is_open(duel, card.controller)
    if zone == FUSION_DECK:
        return is_of_side_of(duel, viewer, card.controller)
    if zone == DECK:
        return lies_open(duel, number)
    return False


def is_covered(duel: Duel, viewer: int, seat: int) -> bool:
    """ERA-QUESTION-1. Whether a viewer may not look at the Graveyard of a seat now: a card on the Chain, or one that is carried out, covers it."""
    if is_of_side_of(duel, viewer, seat):
        return False
    for link in duel.chain:
        if covers(link, seat):
            return True
    for frame in duel.frames:
        if isinstance(frame, Walk) and covers(frame.link, seat):
            return True
    return False


def covers(link: Link, seat: int) -> bool:
    """Whether a link covers the Graveyard of a seat, that of its player."""
    face = link.face
    assert isinstance(face, PrintedCard)
    return link.seat == seat and face.claims & COVERS_GRAVEYARD != 0


def is_open(duel: Duel, seat: int) -> bool:
    """PUBLIC-2. Whether the hand of a seat lies open to all, by an effect that keeps it so."""
    return duel.kinds & X_HAND_OPEN.bit != 0 and is_under(duel, X_HAND_OPEN, seat)


def offered_to(duel: Duel, viewer: int) -> list[int]:
    """The cards that a seat's open ask shows it: those of a hand or a Deck that it chooses from, and its own card that is asked about.

    FIELD-9, TERM-LOOK-1, TEAM-III-5. Who chooses from a hand or a Deck looks at it; what is picked unseen is picked by chance and never asked.
    Who is asked for permission is told for which card.
    """
    ask = duel.ask
    if ask is None or ask.seat != checked_viewer(duel, viewer):
        return []
    shown: list[int] = []
    for code in ask.options:
        number = subject_of(code)
        if number >= 0 and lies_in_the_dark(duel, number):
            shown.append(number)
    if ask.about >= 0 and lies_in_the_dark(duel, ask.about):
        if duel.cards[ask.about].owner == viewer or ask.kind == A_CONSENT:
            shown.append(ask.about)
    return shown


def lies_in_the_dark(duel: Duel, number: int) -> bool:
    """Whether a card is in a hand or a Deck."""
    zone = duel.cards[number].zone
    return zone == HAND or zone == DECK or zone == FUSION_DECK


def sees(duel: Duel, viewer: int, number: int) -> bool:
    """PUBLIC-1. Whether a seat knows which card this is, from where it lies or because its open ask shows it."""
    return knows(duel, viewer, number) or number in offered_to(duel, viewer)


def may_see_shown(event: Event, viewer: int) -> bool:
    """TERM-LOOK-1, TERM-LOOK-2. Whether a seat saw the card of a reveal: all saw what was shown to all, else who looked at it."""
    return event.detail == 0 or event.detail == viewer + 1
