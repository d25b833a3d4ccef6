"""One run of the peer along a recording: the two tables side by side, and what is kept while it runs."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from spellspeed.yugioh.duel import terms as t
from tools.second_engine.catalogue import FILLER_CODE
from tools.second_engine.laying import LOCATION, PHASE_BITS
from tools.second_engine.library import (
    DECK,
    EXTRA,
    GRAVE,
    HAND,
    MZONE,
    REMOVED,
    SZONE,
    Library,
    Peer,
    PeerCard,
    Refused,
)
from tools.second_engine.messages import Offer, Place, Request
from tools.second_engine.recording import CardKey, Entry, Recording, Seen, Table

ZONE_OF_LOC: Final = {
    HAND: "hand", MZONE: "monsters", SZONE: "spells", GRAVE: "graveyard", REMOVED: "removed", DECK: "deck", EXTRA: "fusion",
}  # fmt: skip
VERBS: Final = {
    t.SUMMON: "summon", t.SET_MONSTER: "mset", t.FLIP: "repos", t.CHANGE_POSITION: "repos", t.SPECIAL: "special", t.ACTIVATE: "activate",
    t.DUE: "activate", t.SET_SPELL: "sset", t.ATTACK_WITH: "attack", t.ENTER_BATTLE: "battle", t.ENTER_MAIN2: "main2", t.END_PHASE: "end",
}  # fmt: skip
"""The peer's verbs."""
CHAIN_GROWS, CHAIN_ENDS, RANDOM_PICK, DAMAGE_CALCULATED, DAMAGE_STEP_BEGINS = 70, 74, 81, 111, 113
OF_NO_CARD: Final = 100_000
"""Cards that are no cards of the position (Tokens) are told apart by their passcode, from here on."""
ABILITIES: Final = 64
"""What an option for an activation says besides begins with which ability of the card it is: one of so many."""


class Lost(Exception):
    """The peer's run can no longer follow."""


@dataclass
class Difference:
    """What is not the same: of which kind, in words, and before which decision."""

    kind: str
    text: str
    at: int = -1


@dataclass
class Result:
    """What a run has shown."""

    differences: list[Difference] = field(default_factory=list)
    compared: int = 0
    trail: list[str] = field(default_factory=list)
    log: list[str] = field(default_factory=list)
    guesses: list[str] = field(default_factory=list)
    soft: list[str] = field(default_factory=list)
    random: bool = False


class Moment(NamedTuple):
    """Where both engines stand alike: so many actions were done before, in this phase and step, with so long a Chain, and this seat is asked."""

    done: int
    turn: int
    phase: str
    step: str
    chain: int
    seat: int


class Run:
    """The peer's duel, and how far the recording has been followed in it."""

    def __init__(self, rec: Recording, library: Library, era: bool = True, plan: tuple[int, ...] = ()) -> None:
        self.rec: Final = rec
        self.library: Final = library
        self.catalogue: Final = library.catalogue
        self.era: Final = era
        self.plan: Final = plan
        self.guesses: Final[list[tuple[int, str]]] = []
        self.soft: Final[list[str]] = []
        self.granted: Entry | None = None
        self.chance_of: Entry | None = None
        self.chances = 0
        self.peer: Final = Peer(library)
        self.result: Final = Result()
        self.next = 0
        self.chain = 0
        self.read = 0
        self.attack: tuple[bool, CardKey | None] | None = None
        self.state: dict[Place, PeerCard] | None = None
        self.last_action: Entry | None = None
        self.seen_free: Final[set[int]] = set()
        #: the actions that were done, by their places in the recording
        self.did: Final[list[int]] = []
        #: what the peer has offered in windows, and what it has demanded
        self.offered_there: Final[dict[Moment, dict[int, None]]] = {}
        self.forced_there: Final[dict[Moment, dict[int, None]]] = {}
        self.seen_asks: Final[set[int]] = set()
        self.calculated = False
        #: the cards on the peer's Chain, and the Chains in whose windows it has asked, by how many actions were done before
        self.links: Final[list[int]] = []
        self.chains_there: Final[dict[int, dict[tuple[int, ...], None]]] = {}

    def me(self, seat: int) -> int:
        """The peer's number of a seat, and the other way round."""
        return seat ^ self.rec.first_seat

    # what stands there

    def all(self) -> dict[Place, PeerCard]:
        """All cards of the peer by their places."""
        if self.state is None:
            cards = [card for con in (0, 1) for loc in ZONE_OF_LOC for card in self.peer.cards(con, loc)]
            self.state = {(card.con, card.loc, card.seq): card for card in cards}
        return self.state

    def card(self, place: Place | None) -> PeerCard | None:
        """The card of a place."""
        return None if place is None else self.all().get((place[0], place[1] & 0x7F, place[2]))

    def is_card(self, place: Place | None, key: CardKey | None) -> bool:
        """Does this card lie there?"""
        card = self.card(place)
        if key is None or card is None:
            return False
        if card.uid:
            if key.code == 0:
                here = card.loc == LOCATION.get(key.zone, -1) and card.con == self.me(key.controller)
                return card.code == FILLER_CODE and here
            return card.uid == key.number + 1
        return self.catalogue.own_code(card.code) == key.code and card.con == self.me(key.controller)

    def table(self) -> Table:
        """Both sides as the peer has them."""
        sides: tuple[dict[str, list[Seen]], dict[str, list[Seen]]] = (
            {zone: [] for zone in ZONE_OF_LOC.values()},
            {zone: [] for zone in ZONE_OF_LOC.values()},
        )
        for card in self.all().values():
            zone, face_up = ZONE_OF_LOC[card.loc], bool(card.pos & 5)
            seen = Seen(self.catalogue.own_code(card.code), card.uid - 1, face_up, "", card.seq)
            if zone == "monsters":
                seen.position = ("attack" if card.pos & 3 else "defense") if face_up else "set"
                if face_up:
                    seen.atk, seen.dfn = card.atk, card.dfn
            sides[self.me(card.con)][zone].append(seen)
        life = self.peer.life()
        return Table((life[self.me(0)], life[self.me(1)]), sides, self.peer.turn, "", 0)

    def differences(self, ours: Table, theirs: Table) -> list[str]:
        """What is not the same on two tables, in words."""
        found = []
        if ours.turn != theirs.turn:
            found.append(f"turn {ours.turn}, peer {theirs.turn}")
        for seat in range(2):
            name = self.rec.seats[seat]
            if ours.life[seat] != theirs.life[seat]:
                found.append(f"{name} lp {ours.life[seat]}, peer {theirs.life[seat]}")
            for zone in ZONE_OF_LOC.values():
                a = sorted((card.key(zone) for card in ours.zones[seat][zone]), key=repr)
                b = sorted((card.key(zone) for card in theirs.zones[seat][zone]), key=repr)
                if a != b:
                    only_here, only_there = list(a), list(b)
                    for item in a:
                        if item in only_there:
                            only_here.remove(item)
                            only_there.remove(item)
                    found.append(f"{name} {zone}: {self.named(only_here)}, peer {self.named(only_there)}")
        return found

    def named(self, keys: list[tuple[object, ...]]) -> str:
        """Cards of a table in words."""
        words = [
            " ".join([self.catalogue.name(key[0]) if isinstance(key[0], int) else "", *(str(part) for part in key[1:])])
            for key in keys
        ]
        return "[" + "; ".join(words) + "]"

    def differs(self, kind: str, text: str, at: int = -1) -> None:
        """Keep a difference."""
        self.result.differences.append(Difference(kind, text, at))

    # going on

    def send(self, raw: bytes) -> None:
        """Answer the peer and let it go on to its next ask."""
        self.peer.answer(raw)
        try:
            self.peer.go()
        except Refused as refused:
            raise Lost(f"{refused}: {self.result.trail[-1:]}") from refused
        self.track()

    def track(self) -> None:
        """Keep what its messages say of the Chain."""
        self.state = None
        for message in self.peer.seen[self.read :]:
            if message[0] == CHAIN_GROWS:
                self.chain += 1
                self.links.append(self.catalogue.own_code(int.from_bytes(message[1:5], "little")))
            elif message[0] == CHAIN_ENDS:
                self.chain = 0
                self.links.clear()
            elif message[0] == RANDOM_PICK:
                self.result.random = True
            elif message[0] in (DAMAGE_CALCULATED, DAMAGE_STEP_BEGINS):
                self.calculated = message[0] == DAMAGE_CALCULATED
        self.read = len(self.peer.seen)

    # where the recording is

    def upcoming(self) -> Entry | None:
        """The next action that was not yet done."""
        for entry in self.rec.entries[self.next :]:
            if entry.action and not entry.used:
                return entry
        return None

    def do(self, entry: Entry) -> None:
        """This action is done now."""
        self.pass_over(entry)
        self.last_action = entry
        self.did.append(entry.index)
        verb, _, extra = entry.picks[0]
        self.attack = None
        if verb == t.ATTACK_WITH:
            self.attack = (extra == 0, self.key_of(entry, extra - 1) if extra else None)

    def pass_over(self, entry: Entry) -> None:
        """The recording stands behind this entry now."""
        entry.used = True
        self.next = entry.index + 1

    def key_of(self, entry: Entry, number: int) -> CardKey:
        """A monster that is attacked, in the zone in which it lay then."""
        card = self.rec.duel.cards[number]
        sides = entry.table.zones if entry.table is not None else ()
        slots = [seen.slot for side in sides for seen in side["monsters"] if seen.number == number]
        return CardKey(number, card.face.code, card.controller, t.MONSTERS, slots[0] if slots else card.slot, True)

    def guess(self, among: int, what: str) -> int:
        """A question of the peer that was not asked here: any answer may be the right one; the caller tries them in turn."""
        place = len(self.guesses)
        chosen = self.plan[place] if place < len(self.plan) else 0
        self.guesses.append((among, what))
        return min(chosen, among - 1)

    def questions(self, player: int) -> list[Entry]:
        """What was answered to questions since the last action, and not yet used."""
        found = []
        for entry in self.rec.entries[self.next :]:
            if entry.action and not entry.used:
                break
            if not entry.window and not entry.used and self.me(entry.seat) == player:
                found.append(entry)
        return found

    def offer_of(self, r: Request, entry: Entry) -> Offer | None:
        """What of the peer's offers is this action."""
        verb, card, extra = entry.picks[0]
        wanted = VERBS.get(verb)
        if wanted is None:
            return None
        found = [o for o in r.offers if o.verb == wanted and (o.card is None or self.is_card(o.card, card))]
        found.sort(key=lambda offer: offer.card is not None and card is not None and offer.card[2] != card.slot)
        if len(found) > 1 and verb in (t.ACTIVATE, t.DUE):
            abilities: list[int] = []
            for other, c, x in entry.options:
                of_card = other == verb and c is not None and card is not None and c.number == card.number
                if of_card and x % ABILITIES not in abilities:
                    abilities.append(x % ABILITIES)
            if len(abilities) == len(found):
                return found[abilities.index(extra % ABILITIES)]
        return found[0] if found else None

    def fits_moment(self, entry: Entry) -> bool:
        """Was it done in this phase, turn and Chain?"""
        phase = 8 if 8 <= self.peer.phase <= 0x80 else self.peer.phase
        right_phase = PHASE_BITS.get(entry.phase, phase) == phase
        return entry.chain == self.chain and entry.turn == self.peer.turn and right_phase
