"""What everybody at a room may know of it, read from its record: who sits where, how far it is sealed, how it ended."""

from __future__ import annotations

from spellspeed.kernel.game import Plain
from spellspeed.room.record import WAITING, Record
from spellspeed.room.settings import Settings
from spellspeed.session.room_game import OVER


def seats_shown(record: Record) -> list[Plain]:
    """Who sits where."""
    return [
        {
            "name": record.name_of(place),
            "kind": who.kind if record.players[place] is not None else "empty",
            "side": place % 2,
            "ready": place in record.seal.salts,
        }
        for place, who in enumerate(record.settings.who)
    ]


def sealing_shown(record: Record) -> Plain:
    """How far it is sealed: the commitment, the hashes of all lists, then all hashes of salts at once, then all salts at once."""
    seal = record.seal
    return {
        "t": "sealing",
        "commit": record.commitment,
        "lists": record.list_hashes(),
        "hashes": [seal.hashes[place] for place in seal.persons] if seal.are_hashes_there else [],
        "salts": seal.in_order() if seal.is_whole else [],
    }


def over_shown(record: Record) -> Plain:
    """The end of the last game, and of all of it, where nothing follows: then the secret is shown."""
    assert record.game is not None, "a game is over"
    state, whole = record.game.state, record.phase == OVER
    winner = None if state.winner < 0 else record.game.seating[state.side_of.index(state.winner)] % 2
    over: Plain = {"t": "over", "winner": winner, "reason": state.reason, "line": "", "whole": whole}
    if whole:
        over |= {"secret": record.secret.hex(), "recording": f"/api/1/rooms/{record.id}/recording"}
    return over


def told_outside(room_id: str, state: str, settings: Settings, record: Record | None) -> Plain:
    """What is told of a room to whoever has its name and nothing else: while it waits what an invited person needs, who invites among it, and as much
    later where anybody may look on; else that it has begun. `record`: None where it is not at hand."""
    told: Plain = {"room": room_id, "state": state, "settings": {}, "seats": []}
    if state == WAITING or settings.watched:
        told["settings"] = settings.told_outside()
        seats = [] if record is None else seats_shown(record)
        told["seats"] = [{key: seat[key] for key in ("name", "kind", "side")} for seat in seats]
    return told
