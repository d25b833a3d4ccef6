"""What single words of a declaration tell by their parts: zones, whose, properties, numbers, durations."""

from __future__ import annotations

from typing import Any

from spellspeed.simulation.mutation.atoms import shown
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.clauses import KEEPS_EMPTY_HAND, KEEPS_TRIBUTED, KEEPS_TRIBUTES
from spellspeed.yugioh.duel.scope import YOU
from spellspeed.yugioh.words.changes.values import HALVED, ORIGINAL_HALVED
from tools.signatures.meanings import (
    BATTLE_OR_EFFECT,
    BOUNDLESS,
    ONCE_EACH,
    OWNERS,
    PHASES,
    STRENGTH_WITHOUT_END,
    TELLING,
    WAYS,
    ZONES,
)
from tools.signatures.told import Told


class Parts:
    """What is told so far, and by which words: a method for each word that tells more than the table words.tsv says, by its name."""

    def __init__(self) -> None:
        self.told = Told()
        self.name = ""
        self.excepts_itself = False
        self.fresh = True
        """Whether the group that is read is told for the first time."""
        self.seen: set[str] = set()
        """The groups that were read: the same group told twice (for ATK and for DEF) is one mention."""
        self.is_own_way = False
        """Whether the monster can only be Special Summoned by its own way, so that its text does not call that optional."""
        self.equips = False
        """Whether the ability that is read is the activation of an Equip Card, whose text names what it equips and calls it no target."""
        self.on_values = False
        """Whether a change of ATK or DEF is read, which is of face-up monsters without saying so."""

    def small(self, unit: str, number: int) -> None:
        """A number below 100: one is no fact, as texts say "a" and "that" for it."""
        if 2 <= number < BOUNDLESS:
            self.told.say(f"{unit} {number}")

    def tell(self, *facts: str) -> None:
        """Facts inside a group, which are mentions where the group is told for the first time."""
        (self.mention if self.fresh else self.told.say)(*facts)

    def mention(self, *facts: str) -> None:
        """Facts of which it is told how often they stand there."""
        self.told.say(*facts)
        self.told.mentions.update(facts)

    def tell_player(self, verb: str, whose: int) -> None:
        """Who draws, gains or is damaged; what nothing is said of is done by the player of the effect."""
        if verb in ("chooses", "summons") and OWNERS.get(whose) == "your":
            return
        self.told.say(f"who {OWNERS.get(whose, 'each')} {verb}")

    def is_new(self, values: dict[str, Any]) -> bool:
        """Whether a group is told for the first time."""
        told = shown(tuple(values.values()))
        if told in self.seen:
            return False
        self.seen.add(told)
        return True

    def read_number(self, word: str, name: str, value: int) -> None:
        """A number of a text."""
        if name not in ("amount", "number", "least", "most", "each", "unit", "last", "nth", "times", "level"):
            return
        if abs(value) >= 100:
            if not (word in ("AttackFrom", "DefenseFrom", "AttackBeside") and abs(value) > STRENGTH_WITHOUT_END):
                self.told.say(f"number {abs(value) + (abs(value) % 100 == 99)}")
        elif word == "LevelFrom":
            if 1 < value < 12:
                self.small("level", value)
        elif word in ("NumberIs", "NumberFrom", "NamedAlike") or (word in ("ChooseMode", "ModeIs")):
            self.told.allow(f"count {value}")
        elif word != "Changes":
            self.small("count", value)
            if 2 <= value < BOUNDLESS and (word, name) in ONCE_EACH:
                self.told.mentions[f"count {value}"] += 1

    # What some words tell by their parts, by the name of the class

    def read_cards(self, values: dict[str, Any]) -> None:
        """Zones, whose, and whether a face-up monster is meant."""
        owner = OWNERS.get(values["whose"], "")
        tell = self.tell
        zones = {ZONES.get(zone, "") for zone in values["zones"]} - {""}
        for zone in sorted(zones):
            if zone == "removed":
                self.told.allow("verb remove from play")
                continue
            if zone != "field":
                self.told.say(f"zone {zone}")
            if owner:
                tell(f"place {owner} {zone}")
            else:
                self.told.allow(f"place your {zone}", f"place opponent's {zone}") if zone != "field" else None
        names = {type(each).__name__ for each in values["filters"]}
        if t.SPELLS in values["zones"] and t.MONSTERS not in values["zones"]:
            self.told.allow("kind Spell", "kind Trap")
        if zones == {"field"}:
            visible = self.equips or (self.on_values and t.MONSTERS in values["zones"]) or names & TELLING
            if "FaceUp" in names:
                (self.told.allow if visible else self.told.say)("face-up")
        elif "FaceUp" in names:
            self.told.allow("face-up")

    def read_bound(self, values: dict[str, Any]) -> None:
        """The cards meant before: what they still have to be."""
        self.told.allow("face-up", "face-down")

    def read_target(self, values: dict[str, Any]) -> None:
        """A target; "up to" makes it optional whether there is one."""
        if not self.equips:
            self.told.counted["targets"] += 1
        self.read_choose(values)
        if values.get("least", 1) == 0:
            self.told.counted["optional"] += 1

    def read_eachchooses(self, values: dict[str, Any]) -> None:
        """A choice of every player."""
        if values.get("target") and values.get("needed", True):
            self.told.counted["targets"] += 1

    def read_fewertributes(self, values: dict[str, Any]) -> None:
        """Its player may do without Tributes."""
        if not values["number"]:
            self.told.counted["optional"] += 1

    def read_tributesof(self, values: dict[str, Any]) -> None:
        """One Tribute may be enough."""
        if values.get("condition") is not None:
            self.told.counted["optional"] += 1
            self.told.allow("summon tribute")

    def read_looksback(self, values: dict[str, Any]) -> None:
        """What a text looks back at."""
        if values["what"] == KEEPS_TRIBUTES:
            self.told.say("verb tribute")
            self.told.allow("count 2")
        elif values["what"] == KEEPS_EMPTY_HAND:
            self.told.say("zone hand", "place your hand")
        elif values["what"] == KEEPS_TRIBUTED:
            self.told.allow("verb tribute")

    def read_morethan(self, values: dict[str, Any]) -> None:
        """By how many."""
        self.small("count", values.get("by", 1))

    def read_discarding(self, values: dict[str, Any]) -> None:
        """Random cards."""
        if values.get("chance"):
            self.told.say("verb random")

    def read_notdestroyedby(self, values: dict[str, Any]) -> None:
        """What does not target the card does nothing to it."""
        if values.get("aimed") is False:
            self.told.say("unaffected")
            self.told.allow("verb target")

    def read_specialsummon(self, values: dict[str, Any]) -> None:
        """The position in which a monster comes."""
        position = values.get("position", -1)
        if position in (t.ATTACK, t.DEFENSE, t.SET_POSITION):
            self.told.allow("position attack" if position == t.ATTACK else "position defense", "face-up", "face-down")

    def read_heardbycardof(self, values: dict[str, Any]) -> None:
        """Whose card did it."""
        self.told.say(f"cause {OWNERS.get(values['whose'], 'any')}")

    def read_topofdeck(self, values: dict[str, Any]) -> None:
        """Whose Deck."""
        self.told.allow(f"place {OWNERS.get(values.get('whose', YOU), 'your')} deck")
        if OWNERS.get(values.get("whose", YOU)) == "opponent's":
            self.told.say("place opponent's deck")

    def read_changesplayers(self, values: dict[str, Any]) -> None:
        """Whose rights are changed."""
        if values["what"].name == "BATTLES_TWICE":
            self.told.say("phase battle")
        self.told.say(f"who {OWNERS.get(values['whose'], 'each')} ruled")

    def read_choose(self, values: dict[str, Any]) -> None:
        """From so many up to so many."""
        if values.get("least", 1) != values.get("most", 1):
            self.told.allow("up to")

    def read_chooseupto(self, values: dict[str, Any]) -> None:
        """As many as one likes."""
        self.told.allow("up to")

    read_sendingfromtop = read_closezones = read_placecounters = read_chooseupto

    def read_oftype(self, values: dict[str, Any]) -> None:
        """Types."""
        self.tell(*(f"type {t.TYPES[race]}" for race in values["races"]))

    def read_ofattribute(self, values: dict[str, Any]) -> None:
        """An Attribute."""
        self.tell(f"attribute {t.ATTRIBUTES[values['attribute']]}")

    def read_onlyattributecomes(self, values: dict[str, Any]) -> None:
        """An Attribute that alone may come."""
        self.read_ofattribute(values)

    def read_kinds(self, values: dict[str, Any]) -> None:
        """Spell and Trap Cards."""
        for kind in values["kinds"]:
            if kind in (t.SPELL, t.TRAP):
                self.told.say("kind Spell" if kind == t.SPELL else "kind Trap")

    def read_except(self, values: dict[str, Any]) -> None:
        """ "With a different name": all but its own."""
        self.excepts_itself = self.excepts_itself or self.name in getattr(values["other"], "names", ())

    def read_changes(self, values: dict[str, Any]) -> None:
        """How a value changes, and for which Attribute a monster counts as two Tributes."""
        if values.get("how") in (HALVED, ORIGINAL_HALVED):
            self.told.say("verb half")
        if values["what"].name == "TWO_TRIBUTES" and values.get("amount") is not None:
            self.told.say(*(f"attribute {t.ATTRIBUTES[each]}" for each in values["amount"].parts()))

    def read_named(self, values: dict[str, Any]) -> None:
        """Names."""
        self.told.say(*(f"name {name.lower()}" for name in values["names"]))

    def read_nameholds(self, values: dict[str, Any]) -> None:
        """A part of a name."""
        self.told.say(f"name {values['words'].lower()}")

    read_nameholdsor = read_nameholds
    read_offamily = read_nameholds

    def read_rollsagainsttargeting(self, values: dict[str, Any]) -> None:
        """The numbers of a die."""
        self.told.say(*(f"count {number}" for number in values["numbers"] if number > 1))

    def read_attackfrom(self, values: dict[str, Any]) -> None:
        """A bound of ATK."""
        self.told.say("stat ATK")

    read_attackof = read_attackfrom

    def read_defensefrom(self, values: dict[str, Any]) -> None:
        """A bound of DEF."""
        self.told.say("stat DEF")

    read_defenseof = read_defensefrom

    def read_strongest(self, values: dict[str, Any]) -> None:
        """The highest or lowest ATK or DEF."""
        self.told.say(
            "stat ATK" if values["by_attack"] else "stat DEF", "highest" if values.get("most", True) else "lowest"
        )

    def read_tributedstrength(self, values: dict[str, Any]) -> None:
        """The ATK or DEF of what was Tributed."""
        self.told.say("stat ATK" if values["by_attack"] else "stat DEF")

    def read_inphase(self, values: dict[str, Any]) -> None:
        """A phase as a condition."""
        self.told.say(*(f"phase {PHASES[phase]}" for phase in values["phases"]))

    def read_delayed(self, values: dict[str, Any]) -> None:
        """A phase to come, and in whose turn."""
        self.told.say(f"phase {PHASES[values['phase']]}")
        self.told.allow(f"turn {OWNERS.get(values.get('whose', 0), 'each')}")

    read_removeuntil = read_comesback = read_delayed

    def read_damagethen(self, values: dict[str, Any]) -> None:
        """Damage in a phase to come."""
        self.read_delayed(values)
        self.tell_player("damaged", values["whose"])

    def read_inturnof(self, values: dict[str, Any]) -> None:
        """Whose turn."""
        self.told.say(f"turn {OWNERS.get(values['whose'], 'each')}")

    def read_heardhow(self, values: dict[str, Any]) -> None:
        """The ways of a Summon; a Tribute Summon is a Normal Summon."""
        ways = {name for way, name in WAYS.items() if values["ways"] & way}
        if ways >= {"normal", "tribute"}:
            ways.discard("tribute")
        if len(ways) < 3:
            self.told.say(*(f"summon {way}" for way in ways))
        self.told.allow(*(f"summon {way}" for way in ways))

    read_summonattempted = read_summonedthisturn = read_heardhow

    def read_heardcause(self, values: dict[str, Any]) -> None:
        """By battle or by an effect."""
        for cause in values["causes"]:
            if cause in BATTLE_OR_EFFECT:
                (self.told.say if len(values["causes"]) == 1 else self.told.allow)(BATTLE_OR_EFFECT[cause])

    def read_heardwhere(self, values: dict[str, Any]) -> None:
        """From where a card came."""
        self.told.say(*(f"zone {ZONES[zone]}" for zone in values["zones"] if ZONES[zone] not in ("field", "removed")))
        self.told.allow(*(f"place {OWNERS.get(values['whose'], 'your')} {ZONES[zone]}" for zone in values["zones"]))

    def read_heardfrom(self, values: dict[str, Any]) -> None:
        """From which zones a card came."""
        self.told.say(*(f"zone {ZONES[zone]}" for zone in values["zones"] if ZONES[zone] not in ("field", "removed")))

    def read_liesin(self, values: dict[str, Any]) -> None:
        """Where a card lies."""
        self.told.allow(*(f"zone {ZONES[zone]}" for zone in values["zones"] if zone in ZONES))

    def read_inposition(self, values: dict[str, Any]) -> None:
        """A battle position."""
        self.told.say("position defense" if values["position"] else "position attack")

    read_turnto = read_inposition

    def read_destroy(self, values: dict[str, Any]) -> None:
        """Destroying by removing."""
        if values.get("removing"):
            self.told.say("verb remove from play")

    def read_negateactivation(self, values: dict[str, Any]) -> None:
        """Negating, and destroying what is negated."""
        if values["destroys"]:
            self.told.say("verb destroy")

    read_negateeffect = read_negateactivation

    def read_begin(self, values: dict[str, Any]) -> None:
        """Until when a lasting effect lasts."""
        if values["until"] in (
            t.END_OF_TURN,
            t.END_PHASE_OF,
            t.END_OF_DAMAGE_STEP,
            t.STANDBY_OF,
            t.CALCULATION_ONLY,
        ):
            self.told.say("for a time")
        if values["until"] in (t.END_OF_TURN, t.END_PHASE_OF):
            self.told.allow("phase end", "turn your", "turn opponent's")
