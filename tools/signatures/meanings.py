"""What numbers of a declaration mean in the words of facts, and which words of it are read in another way than most."""

from __future__ import annotations

from typing import Final

from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.scope import OPPONENT, OPPONENTS, OWN, YOU, YOUR_SIDE

ZONES: Final = {
    t.DECK: "deck",
    t.HAND: "hand",
    t.MONSTERS: "field",
    t.SPELLS: "field",
    t.FIELD: "field",
    t.GRAVEYARD: "graveyard",
    t.REMOVED: "removed",
    t.FUSION_DECK: "fusion deck",
}
OWNERS: Final = {YOU: "your", YOUR_SIDE: "your", OWN: "your", OPPONENT: "opponent's", OPPONENTS: "opponent's"}
PHASES: Final = {
    t.DRAW: "draw",
    t.STANDBY: "standby",
    t.MAIN1: "main",
    t.BATTLE: "battle",
    t.MAIN2: "main",
    t.END: "end",
}
TELLING: Final = frozenset(
    {
        "OfType", "OfAttribute", "Named", "NameHolds", "NameHoldsOr",
        "OfFamily", "LevelFrom", "AttackFrom", "DefenseFrom", "IsFusion", "IsRitual", "IsToon",
        "IsNormal", "IsEffect",
    }
)  # fmt: skip
"""Properties that a face-down monster on the field does not show."""
WAYS: Final = {
    t.NORMAL_SUMMON: "normal",
    t.TRIBUTE_SUMMON: "tribute",
    t.FLIP_SUMMON: "flip",
    t.SPECIAL_SUMMON: "special",
}
BOUNDLESS: Final = 60
STRENGTH_WITHOUT_END: Final = 5000
PLAYER_VERBS: Final = {
    "Choose": "chooses",
    "May": "chooses",
    "ChooseUpTo": "chooses",
    "SpecialSummon": "summons",
    "SendFromTop": "sends",
    "Draw": "draws",
    "InflictDamage": "damaged",
    "GainLife": "gains",
    "Discard": "discards",
    "DiscardRandom": "discards",
}
ONCE_EACH: Final = frozenset(
    {
        ("Target", "least"),
        ("Exists", "least"),
        ("Choose", "least"),
        ("Fixed", "number"),
        ("Discarding", "number"),
        ("Tributing", "number"),
    }
)
"""The small numbers of which it is told how often they stand there."""
OPTIONAL: Final = frozenset(
    {
        "May",
        "Crystallizes",
        "SparedBy",
        "SetFromHand",
        "UpToTributes",
        "AskWhether",
        "Unless",
        "LendEffects",
    }
)
"""The words that leave a choice."""
OWN_WAYS: Final = frozenset({"OnlyAsWritten", "FirstAsWritten"})
SMALL: Final = frozenset({"number", "amount", "least", "most", "last", "nth", "turns", "times", "each"})
BATTLE_OR_EFFECT: Final = {t.BY_BATTLE: "by battle", t.BY_EFFECT: "by effect"}
