"""A small network over observations of `spellspeed_v0`: a vector for each card and each option, one for the table, a score for each action.

Needs torch, which the package does not. It is a place to begin from, not the best there is.
"""

from __future__ import annotations

import torch
from torch import Tensor, nn

from spellspeed.learning import columns
from spellspeed.learning.card_codes import all_codes

WIDTH = 64
ROWS = 48
"""Rows of cards that are looked at: the fields and hands, and the oldest cards of the Graveyards."""
CARD = {name: place for place, name in enumerate(columns.CARDS)}
OPTION = {name: place for place, name in enumerate(columns.OPTIONS)}
GLOBAL = {name: place for place, name in enumerate(columns.GLOBALS)}
CODES = {"owner": 5, "controller": 5, "zone": 11, "position": 3, "kind": 5, "attribute": 7, "asked": 3}
NUMBERS = {
    "slot": 5,
    "face_up": 1,
    "level": 12,
    "attack": 3000,
    "defense": 3000,
    "counters": 5,
    "attacked": 1,
    "came_this_turn": 1,
    "negated": 1,
}
SCALES = {"turn": 50, "my_life": 8000, "their_life": 8000, "my_deck": 40, "opponent_1_deck": 40, "moment": 1000, "goal": 3000, "switches_1": 1e5,
          "switches_2": 1e5}  # fmt: skip
"""What a global is divided by, where it is not 10."""


class Network(nn.Module):
    """Scores for the actions, and the value of the table, of a batch of observations of a duel of two seats."""

    def __init__(self) -> None:
        super().__init__()
        self.card = nn.Embedding(len(all_codes()) + 1, WIDTH, padding_idx=0)
        self.facts = nn.Linear(sum(CODES.values()) + len(NUMBERS), WIDTH)
        self.row = nn.Sequential(nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.kind = nn.Embedding(32, WIDTH)
        self.table = nn.Sequential(
            nn.Linear(4 * WIDTH + 32 + 8 + WIDTH, 256), nn.ReLU(), nn.Linear(256, 128), nn.ReLU()
        )
        self.verb = nn.Embedding(67, WIDTH)
        self.option = nn.Linear(4 * WIDTH + 6, 128)
        self.beside = nn.Linear(128, 128)
        self.score = nn.Linear(128, 1)
        self.value = nn.Sequential(nn.Linear(128, 64), nn.ReLU(), nn.Linear(64, 1))
        self.register_buffer("scales", torch.tensor([float(SCALES.get(name, 10)) for name in columns.GLOBALS]))

    def forward(self, observation: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """Scores (batch, ACTIONS), those of forbidden actions very small, and values (batch)."""
        parts = {}
        for name, (begins, rows, width) in columns.layout(2).items():
            parts[name] = observation[:, begins : begins + rows * width].long().view(-1, rows, width)
        cards = parts["cards"][:, :ROWS]
        rows = self.rows(cards)
        table = self.told(cards, rows, parts["globals"][:, 0])
        used = mask.any(0).nonzero()[:, 0]  # actions that nobody in the batch may take are not looked at
        options = parts["options"][:, used]
        rows = torch.cat([torch.zeros_like(rows[:, :1]), rows], 1)
        own, target = (gathered(rows, options[:, :, OPTION[name]]) for name in ("row", "target_row"))
        said = torch.stack(
            [
                options[:, :, OPTION[n]] / s
                for n, s in (("extra", 10), ("ability", 3), ("value", 1000), ("picked", 1), ("done", 1), ("others", 1))
            ],
            2,
        )
        parts_of_option = [
            self.verb(options[:, :, OPTION["verb"]]),
            self.card(options[:, :, OPTION["card"]]),
            own,
            target,
            said,
        ]
        scored = self.score(torch.relu(self.option(torch.cat(parts_of_option, 2)) + self.beside(table)[:, None]))[
            :, :, 0
        ]
        scores = torch.full(mask.shape, -1e9).index_copy(1, used, scored)
        return scores.masked_fill(mask == 0, -1e9), self.value(table)[:, 0]

    def rows(self, cards: Tensor) -> Tensor:
        """A vector for each row of `cards`; 0 for a row of nothing."""
        codes = [nn.functional.one_hot(cards[:, :, CARD[name]], count) for name, count in CODES.items()]
        numbers = [cards[:, :, CARD[name], None] / scale for name, scale in NUMBERS.items()]
        vectors = self.row(self.card(cards[:, :, CARD["card"]]) + self.facts(torch.cat([*codes, *numbers], 2).float()))
        return vectors * (cards[:, :, CARD["zone"], None] > 0)

    def told(self, cards: Tensor, rows: Tensor, globals_: Tensor) -> Tensor:
        """A vector for the table: sums over what lies on my side and on theirs, on the field and elsewhere, with the globals."""
        mine = cards[:, :, CARD["controller"]] < columns.OPPONENT_1
        field = (cards[:, :, CARD["slot"]] > 0) | (cards[:, :, CARD["zone"]] == 2)  # field or hand
        groups = torch.stack([mine & field, mine & ~field, ~mine & field, ~mine & ~field], 1).float()
        summed = (groups @ rows / 4).flatten(1)
        phase = nn.functional.one_hot(globals_[:, GLOBAL["phase"]], 8)
        kind = self.kind(globals_[:, GLOBAL["kind"]])
        return self.table(torch.cat([summed, globals_ / self.scales, phase, kind], 1))


def gathered(rows: Tensor, index: Tensor) -> Tensor:
    """The vectors of rows by their number, counted from 1 (0: nothing); those that are not looked at are nothing."""
    return rows.gather(1, (index * (index <= ROWS))[:, :, None].expand(-1, -1, rows.shape[2]))


def save(network: Network, path: str) -> None:
    """Write the weights, with the table of cards that its embeddings belong to."""
    torch.save({"version": columns.VERSION, "codes": all_codes(), "weights": network.state_dict()}, path)


def load(path: str) -> Network:
    """A network from a file. Raises ValueError where observations or the table of cards have changed since."""
    found = torch.load(path)
    if (found["version"], found["codes"]) != (columns.VERSION, all_codes()):
        raise ValueError(f"{path} was trained for other observations or another table of cards; train it anew")
    network = Network()
    network.load_state_dict(found["weights"])
    return network
