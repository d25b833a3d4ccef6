"""The words of the scenario language that every game shares: each key, verb and value that may be written, with its meaning.

What a word means is said here once: the reader takes the words, and the tables of docs/scenarios.md and of
`spellspeed scenario --help-format` take the meanings. The words of a game stand with it (see `game.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

Words = Mapping[str, str]
"""Words that may be written in one place, in the order in which they are explained; each with its meaning."""

# --- keys of a scenario ----------------------------------------------------------------------------------------------------------------------

LABEL_KEYS: Final[Words] = {
    "scenario": "the title; every scenario begins with it",
    "id": "a short label of your own",
    "cites": "ids of the rules that it shows, as `spellspeed rule` prints them",
    "confidence": "how sure the source is; free text",
    "source": "where it comes from; free text",
    "game": "`yugioh` (the default) or `hkk`",
    "profile": "the rules that are played: the name of a profile, or a map of `base` and single switches; in hkk a map of its options",
    "seats": "the names of the seats in turn order: two, or four for a team duel (first and third against second and fourth)",
}
END_KEYS: Final[Words] = {"expect": "what must be true at the end"}
STANDING_KEYS: Final[Words] = {
    "turn": "the number of the turn; 5 unless it is written",
    "turn_player": "whose turn it is; the first seat unless it is written",
    "phase": "the phase at whose very beginning the duel stands; `main1` unless it is written (hkk: `main`)",
}
PREPARATION_KEYS: Final[Words] = {
    "start": "`setup`: there is no position; Decks are shuffled and the preparation is played too",
    "toss": "with `start: setup`, who wins the toss",
    "choice": "with `start: setup`, the turn that the winner takes: `first` or `second`",
}
CHANCE_KEYS: Final[Words] = {
    "coins": "the next coins, in order: `heads` and `tails`",
    "dice": "the next dice, in order: 1 to 6",
    "random": "the cards that chance picks next, in order",
}
PLAY_KEYS: Final[Words] = {
    "cards": "the cards of the file (hkk)",
    "unchecked_position": "`yes` allows a position that the rules forbid, such as six monsters",
    "steps": "what is done, in order",
    "match": "the match that the duel stands in; a map",
    "time": "`called`: time is out for the match before the duel goes on",
    "turns": "how many extra turns are left after time was called",
}
POSITIONS: Final = ("attack", "defense")
FILE_KEYS: Final[Words] = {
    "positions": "`attack` or `defense`: every position that nothing else answers; alone above the scenarios of a file it is said for all",
}
DUEL_KEYS: Final[Words] = {
    **LABEL_KEYS,
    **STANDING_KEYS,
    **PREPARATION_KEYS,
    **CHANCE_KEYS,
    **FILE_KEYS,
    **PLAY_KEYS,
    **END_KEYS,
}
DECKS_KEYS: Final[Words] = {
    "deck": "the one deck that is judged",
    "decks": "the decks of the players of a team: `{1A: {...}, 1B: {...}}`",
    "list": "the Forbidden/Limited List; none unless it is written. In hkk the tournament format",
    "cards": PLAY_KEYS["cards"],
}
DECK_KEYS: Final[Words] = {**LABEL_KEYS, **DECKS_KEYS, **END_KEYS}
MATCH_KEYS: Final[Words] = {
    **LABEL_KEYS,
    "match": PLAY_KEYS["match"],
    "list": DECKS_KEYS["list"],
    "steps": PLAY_KEYS["steps"],
    **END_KEYS,
}
MATCH_MAP_KEYS: Final[Words] = {
    "players": "the names of the players, in place of `seats`",
    "profile": "as beside it",
    "score": "the duels won so far: `[1, 0]`",
    "decks": "the deck of each player",
    "list": "the Forbidden/Limited List",
    "turns": "how many extra turns are left",
}
DECK_PARTS: Final[Words] = {
    "main": "the Main Deck: names with their numbers, or a list; `filler` stands for that many different legal cards",
    "fusion": "the Fusion Deck",
    "side": "the Side Deck",
}

STEPS: Final = ("start", "battle", "damage", "end")
SUBSTEPS: Final = ("start", "flip", "before_calculation", "calculation", "battle_damage", "after_calculation", "end")
UNTIL_KEYS: Final[Words] = {
    "turn": "the number of the turn",
    "turn_player": "whose turn it is",
    "phase": "the phase",
    "step": f"the step of the Battle Phase: {', '.join(STEPS)}",
    "substep": f"the moment of the Damage Step: {', '.join(SUBSTEPS)}",
    "chain": "`over`: the Chain that is open has resolved",
}
WINDOWS: Final[Words] = {
    "attempt": "a Summon or Set is tried and can be negated",
    "success": "it has succeeded",
    "chain": "something was activated and can be chained to",
    "declaration": "an attack was declared",
    "start_step": "the Start Step of the Battle Phase",
    "battle_step": "the Battle Step, with no attack under way",
    "end_step": "the End Step of the Battle Phase",
    "draw": "the Draw Phase",
    "standby": "the Standby Phase",
    "end_phase": "the End Phase",
    "start": "the Damage Step begins",
    "flip": "a face-down monster that was attacked is turned face-up",
    "before_calculation": "before damage is calculated",
    "calculation": "damage is calculated",
    "battle_damage": "battle damage was dealt",
    "after_calculation": "after damage was calculated",
    "end": "the Damage Step ends",
}

FACES: Final = ("up", "down")

# --- steps -----------------------------------------------------------------------------------------------------------------------------------

DETAILS: Final[Words] = {
    "cost": "what is paid: cards, an amount of Life Points, or a place",
    "tribute": "the monsters that are Tributed",
    "target": "the targets; a seat where a player is targeted",
    "material": "the Fusion Materials, or what a Ritual Summon Tributes",
    "discard": "the cards that are discarded",
    "choose": "the picks of any question",
    "position": "the position of a monster that is Summoned or turned; answers every such question",
    "zone": "the place in the row, 1 to 5",
    "order": "the order of effects or cards, Chain Link 1 first",
    "number": "a number that is chosen",
    "declare": "what is declared: a card, a Type, an Attribute, a word, a number",
    "to": "where something goes, or to whom",
    "from": "from where: the zone of the card that is used, or of what is chosen",
    "effect": "which effect of the card, by its place in its text; `none` only flips the card",
}
BESIDE_KEYS: Final[Words] = {
    "at": "the step, `may`, `may not` or `options` counts in this window only",
    "chain": "`own`: the step may chain to the seat's own last activation",
    "because": "beside `may not`: ids that are among the reasons why it may not",
    "pick": "beside `asked`: how many are picked, `2` or `[0, 2]`",
}
OTHER_STEPS: Final[Words] = {
    "until": "goes on to the first question of this moment, passing everything optional; never attacks",
    "may": "the seat may do this, or all of a list, at its next question that has more than `pass`; nothing is done",
    "may not": "the seat may do none of this there",
    "options": "the seat may do exactly this there",
    "asked": "whose question with more than `pass` is open next; `nobody` for none",
    "check": "the keys of `expect`, at the first open window after the step before",
    "time": "`called`: time is out for the match, now",
}
MATCH_STEPS: Final[Words] = {
    "toss": "this player won the toss",
    "duel": "a duel was played: how it ended",
    "time": OTHER_STEPS["time"],
}
SIDE_STEP_KEYS: Final[Words] = {
    "out": "the cards that leave the deck for the Side Deck",
    "in": "the cards that come from the Side Deck",
}
PLAYER_IN_MATCH: Final[Words] = {
    "side": "exchanges cards with the Side Deck",
    "choose first": "takes the first turn of the next duel",
    "choose second": "takes the second turn of the next duel",
}
DUEL_PLAYED_KEYS: Final[Words] = {
    "winner": "who won it",
    "draw": "`yes`: it was drawn",
    "surrender": "who gave up",
    "lp": "the Life Points of both sides at its end: `[3000, 2900]`",
}

# --- values that are no card -----------------------------------------------------------------------------------------------------------------

TYPES: Final = (
    "Aqua",
    "Beast",
    "Beast-Warrior",
    "Creator God",
    "Dinosaur",
    "Divine-Beast",
    "Dragon",
    "Fairy",
    "Fiend",
    "Fish",
    "Insect",
    "Machine",
    "Plant",
    "Pyro",
    "Reptile",
    "Rock",
    "Sea Serpent",
    "Spellcaster",
    "Thunder",
    "Warrior",
    "Winged Beast",
    "Zombie",
)
ATTRIBUTES: Final = ("DARK", "DIVINE", "EARTH", "FIRE", "LIGHT", "WATER", "WIND")
POSITION_WORDS: Final = (
    *("attack", "defense", "set", "face-up attack", "face-up defense", "face-down attack", "face-down defense"),
    *("face-up", "face-down", "active", "passive"),
)
PLACE_WORDS: Final = (
    *("hand", "deck", "top", "bottom", "graveyard", "removed", "field", "monsters", "spells_traps", "field_spell"),
    *("fusion_deck", "side_deck", "reserve", "guard", "table", "collector", "nothing"),
)
KIND_WORDS: Final = ("monster", "spell", "trap", "normal", "effect", "fusion", "ritual", "token")
ANSWER_WORDS: Final = ("heads", "tails", "yes", "no", "first", "second", "player", "odd", "even", "none")
CHOICE_WORDS: Final = (*POSITION_WORDS, *PLACE_WORDS, *KIND_WORDS, *ANSWER_WORDS, *ATTRIBUTES, *TYPES)

# --- expectations ----------------------------------------------------------------------------------------------------------------------------

EXPECT_KEYS: Final[Words] = {
    "phase": "the phase",
    "turn_player": "whose turn it is",
    "turn": "the number of the turn",
    "step": UNTIL_KEYS["step"],
    "substep": UNTIL_KEYS["substep"],
    "winner": "who has won (any seat of the side), `draw`, or `none` while the duel goes on",
    "reason": "the id of the rule by which it was won",
    "events": "what happened: these, in this order; others may lie between",
    "no_events": "what never happened",
    "links": "the chains as they closed, a list of lists, Chain Link 1 first",
    "sees": "what a seat sees of each side; a card that it does not know is `unknown`",
    "chain": "the open chain, Chain Link 1 first: names, or maps of `card` and `seat`",
    "phases": "the phases of the running turn so far",
    "log": "ids of reasons that the log shows, in order: missed timing, replay, negation, lost attack",
}
MATCH_EXPECT_KEYS: Final[Words] = {
    "match": "who has won the match, `draw`, `undecided` (nobody has won it) or `none` (it goes on)",
    "reason": "the id of the rule by which it was decided",
    "chooses_first": "who chooses the turn of the next duel; `toss` where a toss decides",
    "duels": "how many duels were played",
    "score": "the duels won by each",
    "deck": "the Main Deck of a player: `{A: {Kuriboh: 3}}`",
    "side": "the Side Deck of a player",
    "problems": "ids of what is wrong, such as a refused exchange",
    "extra_turns": "how many extra turns are left",
    "next": "what follows: `duel` or `timed duel`",
}
DECK_EXPECT_KEYS: Final[Words] = {
    "problems": "ids of the rules that the deck breaks, the most specific ones; `[]` for a legal deck",
    "legal": "`yes` or `no`, where only that is meant",
}
NEXT_DUELS: Final = ("duel", "timed duel")

EVENTS: Final[Words] = {
    "drawn": "cards were drawn: how many at once (in hkk one by one)",
    "sent": "a card was sent to the Graveyard",
    "destroyed": "a card was destroyed",
    "discarded": "a card was discarded from the hand",
    "tributed": "a monster was Tributed",
    "removed": "a card was removed from play",
    "returned": "a card returned to the hand or Deck",
    "shuffled": "a Deck was shuffled (`deck`)",
    "revealed": "a card was shown",
    "summoned": "a monster was Summoned; in hkk a creature came into play",
    "set": "a card was Set",
    "flipped": "a card was turned face-up",
    "position_changed": "a monster changed its battle position",
    "attack_declared": "a monster attacks; `to` names the target",
    "attack_stopped": "an attack was stopped",
    "replay": "a replay took place",
    "damage": "Life Points were lost to damage: how many",
    "gained": "Life Points were gained: how many",
    "paid": "Life Points were paid: how many; in hkk a Reward was given",
    "control_changed": "control of a card changed; `to` names the new controller",
    "counter_added": "counters were placed: on which card, how many, or which",
    "counter_removed": "counters were removed",
    "activated": "a card or effect was activated",
    "negated": "an activation, effect or Summon was negated",
    "resolved": "a Chain Link resolved",
    "missed": "an optional effect missed its timing",
    "asked": "a seat was asked something; no game tells this, write the step `- asked: A` instead",
    "phase": "a phase began: its name",
    "step": "a step of the Battle Phase or a moment of the Damage Step began: its name",
    "turn": "a turn began: its number",
    "won": "the duel was won (by whom), or `draw`",
}
EVENT_FIELDS: Final[Words] = {
    "seat": "whom it is about: who did it or had it done",
    "by": "the cause: `battle`, `effect`, `cost`, `rule`, or a card",
    "kind": "which kind: of a Summon `normal tribute flip special fusion ritual`, of an attack `direct` or `monster`, of a Set "
    "card `monster spell trap`; in hkk of `activated`: `action` or `reaction`",
    "from": "the zone from which the card came",
    "to": "the zone, seat, position or target to which",
}
CAUSES: Final = ("battle", "effect", "cost", "rule")

RESERVED_SEATS: Final = frozenset(
    {*DUEL_KEYS, *DECK_KEYS, *MATCH_KEYS, *OTHER_STEPS, *MATCH_STEPS, *DETAILS, *EXPECT_KEYS, *MATCH_EXPECT_KEYS}
    | {*DECK_EXPECT_KEYS, *BESIDE_KEYS, *SIDE_STEP_KEYS, "nobody", "draw", "none", "undecided", "player"}
    | {"clauses", "active", "sources"}
) - {*FILE_KEYS}
"""Words that cannot be the name of a seat: beside it they would mean something else. A seat that is called by a word of FILE_KEYS keeps its name."""
