"""A word that the bots do not know fails here instead of being worth nothing: it is read by them, or it is on a list with a reason."""

import ast
from collections.abc import Iterable
from typing import Final

import pytest

from spellspeed.yugioh.bots import aims
from spellspeed.yugioh.cards.pool import load_declarations
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.words.declaring import DECLARED_CARDS, DECLARED_TOKENS
from spellspeed.yugioh.words.verbs.summons import MakeTokens
from tests.hygiene.sources import PACKAGE

JOINS: Final = "it joins words that are read themselves"
CHOICE: Final = "it only chooses what another word is done to, and that word is read"
SHOWS: Final = "it moves nothing: cards are seen, named, tossed for or counted"
KEEPS: Final = "it moves nothing: the rules keep something in mind"
ORDER: Final = "it only orders or shuffles cards where they lie"
UNWEIGHED: Final = "it moves cards or takes a price; the sensible player does not weigh it, and uses such a card for its other words or not at all"

LEFT_ALONE: Final[dict[str, dict[str, str]]] = {
    "costs": {
        **dict.fromkeys(("And",), JOINS),
        **dict.fromkeys(("KeepNumber", "Mean", "Note", "MarkName", "PlaceCounters"), KEEPS),
        "SelectKept": CHOICE,
        **dict.fromkeys(("ShowDrawn",), SHOWS),
        **dict.fromkeys(("ShuffleDeck",), ORDER),
        "StandInAlready": KEEPS,
        "Begin": "what the use of an ability forbids for the rest of the turn; the sensible player does not plan its turn",
        **dict.fromkeys(
            ("DiscardingHand", "GivingAll", "PayingMultiple", "RemovingItself", "Removing",                  "RemovingCounters",
             "RemovingCountersThere", "RemovingOneOfEach", "SpendingNormalSummon",
             "ReturningOneOfEach", "SendingItself", "SendingOneOfEach", "Sending", "ReturningItself", "ShufflingItself", "SendingFromTop",
             "TributingMaterials", "TributingOneOfEach", "TributingTheirs"),
            UNWEIGHED,
        ),
        **dict.fromkeys(("RemovingForLevel",), UNWEIGHED),
    },
    "targets": {
        **dict.fromkeys(("Unless",), JOINS),
        **dict.fromkeys(("Choose", "TargetAnew", "DeclareAttribute", "TargetAsMany",
             "ChooseAmong", "ChooseMode", "EachChooses"), CHOICE),
        "TheyTarget": CHOICE,
        **dict.fromkeys(("DeclareAttribute", "DeclareKind", "DeclareName", "DeclareType"), SHOWS),
        "TributingTheRest": UNWEIGHED,
        **dict.fromkeys(("KeepDeclared", "Mean", "Measure"), KEEPS),
    },
    "steps": {
        **dict.fromkeys(("And", "AskWhether", "SkipAlways", "Unless"), JOINS),
        **dict.fromkeys(
            ("ChooseRitual", "ChooseToFuse", "ChooseAmong", "ChooseUpTo", "EachChooses", "PickRandom", "TurnUpUntil"), CHOICE
        ),
        **dict.fromkeys(
            ("CountWornTurn", "KeepUnused", "ChooseDeclared", "DeclareAsMany", "GainEffects", "DeclareAttribute", "MoveTurnCount", "KeepDeclared",
             "SpareThese", "CallCoin", "CallKind",
                 "DeclareLevel", "DeclareName", "LookAt", "Reveal", "RollDie", "TossCoins", "AddTurn", "CountTurn", "PlaceCounters"), SHOWS
        ),
        **dict.fromkeys(
            ("CountDrawn", "EndPending", "EndTaxes", "Infect", "KeepKind", "KeepNumber", "Mean", "Measure", "Note",
             "Remember", "RememberPaid", "SelectKept", "CountAsDestroyed", "MeanWhatCame"), KEEPS
        ),
        **dict.fromkeys(("ShuffleDeck", "ReorderTop", "PutOnTop", "ReturnToBottom", "Rearrange", "MoveBeside"), ORDER),
        **dict.fromkeys(
            ("AlterLink", "BarItsName", "ChangeTarget", "ForceTrap",
             "RobToHand", "GiveBackRobbed", "UseSpell"),
            "it changes what other cards do, which the sensible player does not foresee",
        ),
        "EquipTo": "an Equip Card is read as a whole, by what it changes while it lies there (of_standing)",
        "GoToEnd": "it stands beside NegateAttack, which is read",
        **dict.fromkeys(("AttackInstead", "EndEarlier", "MakeDirect", "MakeTokensFor"), UNWEIGHED),
        "CountInTurn": KEEPS,
        "GrantNormalSummon": "what is Normal Summoned then is weighed when it is asked for",
        "SetFromHand": "what is Set then is weighed when it is asked for",
        **dict.fromkeys(
            ("CollapseZones", "ComeThroughGate", "DestroyAtOnce", "IntoHole", "RemoveEachOthers", "SendThroughGate", "SummonAsManyFromHand",
             "SwapWithItself"),
            UNWEIGHED,
        ),
        **dict.fromkeys(("CountSummon", "MarkName", "Mute"), KEEPS),
        **dict.fromkeys(
            ("ComesDown", "EquipCards", "BothRoll", "DestroyNamesakes", "EachKeepsOneType", "PayUpkeep", "BecomeEquip",
             "CloseZones", "CopyEffect", "CallUpAgainst", "WinAlone",
                 "DamagePlayer", "DamageOwners", "DamageCounted", "GainHalfOfPaid", "LoseTributed",
             "DestroyAfterCalculation", "GiveControl", "LoseLife",
             "RemoveCounters", "RemovingCountersThere", "DiscardThem", "DrawAsMany",
             "EachSpecialSummons", "ExchangeLife", "FlipFaceUp", "GiveHalf",
             "MakeType", "ShuffleFaceUp", "RemakeMonsters", "Wager", "CutDown", "RaiseOriginals", "ExchangeOriginals",
             "SwitchValues", "LendEffects", "PickUpAndSummon", "PlaceAsSpell", "PlaceFaceUp",
             "RemoveOfLevel", "RemoveUntil", "TheySummon", "LoseAllAttack",
             "SendFromTop", "SetLife", "TakeIntoHand", "ShuffleIntoDeck", "TributeForRitual", "TributeThem", "TurnAttackTo", "TurnTo",
             "TurnPlayerSummons", "TurnPlayerTributes", "TurnUpQuietly", "UseMaterials"),
            UNWEIGHED,
        ),
    },
}  # fmt: skip
"""Words that the bots do not read as a cost, as a target or as a part of an effect, and why."""


def read_as() -> dict[str, set[str]]:
    """The words that aims.py reads in each place: those of its table (not among the targets), and those that its functions ask for."""
    table = {word.__name__ for word in aims.STEPS}
    return {
        "costs": table | asked_for("of_cost"),
        "targets": asked_for("read_aim"),
        "steps": table | asked_for("of_step"),
    }


def asked_for(function: str) -> set[str]:
    """The classes that the questions `isinstance` of a function of aims.py name, read from its source."""
    module = ast.parse((PACKAGE / "yugioh" / "bots" / "aims.py").read_text(encoding="utf-8"))
    (tree,) = [node for node in module.body if isinstance(node, ast.FunctionDef) and node.name == function]
    asked = [
        node.args[1] for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "isinstance"
    ]
    return {name.id for classes in asked for name in ast.walk(classes) if isinstance(name, ast.Name)}


def words_used(abilities: Iterable[Ability]) -> dict[str, set[str]]:
    """The words of some abilities by place, joins lowered as the rules carry them out."""
    used: dict[str, set[str]] = {"costs": set(), "targets": set(), "steps": set()}
    for ability in abilities:
        used["costs"] |= {type(step).__name__ for step in ability.costs}
        used["targets"] |= {type(step).__name__ for step in ability.targeted}
        used["steps"] |= {type(step).__name__ for step in ability.resolved}
    return used


def declared_abilities() -> list[Ability]:
    """All abilities of cards, of their dated variants and of Tokens."""
    load_declarations()
    found = [ability for abilities in DECLARED_TOKENS.values() for ability in abilities]
    for declared in DECLARED_CARDS.values():
        found += declared.abilities
        found += [ability for variant in declared.variants for ability in variant.abilities]
    return found


def unknown(abilities: Iterable[Ability]) -> dict[str, set[str]]:
    """The words that the bots neither read nor leave alone for a reason."""
    read = read_as()
    used = words_used(abilities)
    return {place: found for place in used if (found := used[place] - read[place] - set(LEFT_ALONE[place]))}


def test_every_word_of_a_card_is_known_to_the_bots() -> None:
    assert unknown(declared_abilities()) == {}


def test_the_lists_name_no_word_that_is_read_or_that_no_card_uses() -> None:
    used = words_used(declared_abilities())
    read = read_as()
    for place, words in LEFT_ALONE.items():
        assert set(words) & read[place] == set()
        assert set(words) - used[place] == set()


def test_what_the_bots_read_is_really_found() -> None:
    read = read_as()
    assert read["targets"] == {"Target"}
    assert {"Draw", "Discard", "DiscardRandom", "SpecialSummon", "Choose", "Begin", "Destroy", "MakeTokens"} <= read[
        "steps"
    ]
    assert "Draw" not in read["costs"]
    assert {"Discarding", "PayingLife", "Tributing"} <= read["costs"]


@pytest.mark.parametrize(
    ("place", "word", "card"), [("steps", "TurnTo", "Desert Sunlight"), ("costs", "Sending", "Spell Shield Type-8")]
)
def test_a_word_that_stands_on_no_list_is_named(
    place: str, word: str, card: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A control: as if nobody had said why the bots leave it alone."""
    load_declarations()
    abilities = DECLARED_CARDS[card].abilities
    assert unknown(abilities) == {}
    monkeypatch.delitem(LEFT_ALONE[place], word)
    assert unknown(abilities) == {place: {word}}


def test_a_word_that_is_taken_from_the_table_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """A control: as if the bots had never heard of Tokens."""
    load_declarations()
    monkeypatch.delitem(aims.STEPS, MakeTokens)
    assert unknown(DECLARED_CARDS["Scapegoat"].abilities) == {"steps": {"MakeTokens"}}
