"""A position of spellspeed in the words of the peer: a small script of our own lays the cards at the beginning of the phase."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import Card
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.memory import kept_by
from spellspeed.yugioh.duel.printed import PrintedCard
from tools.second_engine.catalogue import FILLER_CODE, Catalogue
from tools.second_engine.library import DECK, EXTRA, GRAVE, HAND, MZONE, REMOVED, SZONE
from tools.second_engine.recording import Recording

LOCATION: Final = {
    t.DECK: DECK, t.HAND: HAND, t.MONSTERS: MZONE, t.SPELLS: SZONE, t.FIELD: SZONE, t.GRAVEYARD: GRAVE, t.REMOVED: REMOVED, t.FUSION_DECK: EXTRA,
}  # fmt: skip
ORDER: Final = (t.DECK, t.FUSION_DECK, t.GRAVEYARD, t.REMOVED, t.HAND, t.MONSTERS, t.SPELLS, t.FIELD)
"""In this order cards are laid: what a card on the field points to is there before it."""
PHASE_BITS: Final = {"draw": 1, "standby": 2, "main1": 4, "battle": 8, "main2": 0x100, "end": 0x200}
FACE_UP, FACE_DOWN, DEFENSE_DOWN = 5, 10, 8


class Skip(Exception):
    """The position cannot be said in the peer."""


def lying(card: Card, face: PrintedCard) -> tuple[int, int]:
    """The slot of a card there, and how it lies."""
    if card.zone == t.MONSTERS:
        if card.slot > 4:
            raise Skip("more than five zones")
        if not face.is_monster and not face.is_token:
            raise Skip("a Trap monster in the position")
        in_attack = card.position == t.ATTACK
        return card.slot, (1 if in_attack else 4) if card.face_up else (2 if in_attack else 8)
    if card.zone == t.SPELLS:
        if card.slot > 4:
            raise Skip("more than five zones")
        if face.is_monster:
            raise Skip("a monster as Equip Card in the position")
        return card.slot, FACE_UP if card.face_up else FACE_DOWN
    if card.zone == t.FIELD:
        return 5, FACE_UP if card.face_up else FACE_DOWN
    if card.zone == t.REMOVED:
        return 0, FACE_UP if card.face_up else FACE_DOWN
    if card.zone == t.FUSION_DECK:
        return 0, DEFENSE_DOWN
    return 0, FACE_UP if card.zone == t.GRAVEYARD else FACE_DOWN


def turn_marks(duel: Duel, card: Card, second: bool) -> list[str]:
    """What is remembered of the card for this turn; `second` is whether the second player brought it out."""
    me, found = f"K[{card.number + 1}]", []
    if card.zone == t.MONSTERS and duel.turn and card.arrived == duel.turn:
        if card.by == card.controller and second:
            raise Skip("a monster Summoned or Set this turn by the second player")
        found.append(f"{me}:SetStatus(STATUS_SUMMON_TURN,true)")
    if card.zone == t.SPELLS and card.arrived == duel.turn and not card.face_up:
        found.append(f"{me}:SetStatus(STATUS_SET_TURN,true)")
    if card.zone == t.MONSTERS and duel.turn and card.changed == duel.turn:
        found.append(f"{me}:SetStatus(STATUS_FORM_CHANGED,true)")
    if duel.turn and card.attacked == duel.turn:
        raise Skip("a monster that has attacked this turn in the position")
    return found


def is_bound(duel: Duel, number: int) -> bool:
    """Does another card point to it? Then that card may be what took control of it."""
    return any(other.link and duel.bound_card(other.link) == number for other in duel.cards)


def ties(duel: Duel, card: Card) -> list[str]:
    """Its counters, a lasting change of control, and the card that it is bound to."""
    me, found = f"K[{card.number + 1}]", []
    for name, count in card.counters:
        if name != "Spell Counter":
            raise Skip(f"counters in the position: {name}")
        found.append(f"Debug.PreAddCounter({me},0x1,{count})")
    for kept in kept_by(duel, card.binding):
        raise Skip(f"what a card has kept in the position: {kept.name}")
    if card.zone == t.MONSTERS and card.owner != card.controller and not is_bound(duel, card.number):
        found.append(f"taken({me},{card.controller ^ duel.first_seat})")
    if card.link:
        target = duel.bound_card(card.link)
        if target < 0:
            raise Skip("a link in the position that leads nowhere")
        face = duel.faces[card.number]
        equips = face.icon == t.EQUIP and not face.is_monster
        found.append(f"Debug.{'PreEquip' if equips else 'PreSetTarget'}({me},K[{target + 1}])")
    return found


def laid_cards(rec: Recording, catalogue: Catalogue, era: bool) -> str:
    """The script that lays the cards of the position. Raises Skip where the peer has no words for it."""
    duel = rec.begin
    out, later = ["local K={}"], []
    for seat in range(2):
        out.append(f"Debug.SetPlayerInfo({seat ^ rec.first_seat},{duel.life_of(seat)},0,1)")
    for zone in ORDER:
        for seat in range(2):
            for number in duel.zone(seat, zone):
                if number < 0:
                    continue
                card = duel.cards[number]
                code = catalogue.peer_code(card.face.code, era)
                if code != FILLER_CODE and code not in catalogue.rows:
                    raise Skip(f"no card there for {card.face.name}")
                slot, position = lying(card, duel.faces[number])
                owner, controller = card.owner ^ rec.first_seat, card.controller ^ rec.first_seat
                proper = "true" if card.marks & t.PROPER else "false"
                out.append(
                    f"c=Debug.AddCard({code},{owner},{controller},{LOCATION[zone]},{slot},{position},{proper}) "
                    f"if c then c:Cover({number + 1}) K[{number + 1}]=c end"
                )
                later += turn_marks(duel, card, card.by ^ rec.first_seat != 0) + ties(duel, card)
    if duel.normal_summons[duel.turn_seat]:
        out.append("Duel.IncreaseSummonedCount()")
    return "\n".join(out + later)


def numbers(values: list[int]) -> str:
    """A list of numbers for the script."""
    return "{" + ",".join(str(value) for value in values) + "}"


def position_script(rec: Recording, catalogue: Catalogue, era: bool) -> str:
    """The whole script: coins and dice as they fell in spellspeed, and the cards laid when the phase of the position begins; no blank is Set.

    They are laid where a condition is asked, not in an operation: what a card's effects are registered by is then no player, so that they belong
    to whoever controls the card, as they do in a duel.
    """
    return f"""
local coins,dice={numbers(rec.coins)},{numbers(rec.dice)}
local oc,od=Duel.TossCoin,Duel.TossDice
Duel.TossCoin=function(tp,n)
 if #coins<n then return oc(tp,n) end
 local r={{}} for i=1,n do r[i]=table.remove(coins,1) end return table.unpack(r)
end
Duel.TossDice=function(tp,n,n2)
 local m=n+(n2 or 0) if #dice<m then return od(tp,n,n2) end
 local r={{}} for i=1,m do r[i]=table.remove(dice,1) end return table.unpack(r)
end
local function taken(c,tp)
 local e=Effect.CreateEffect(c)
 e:SetType(EFFECT_TYPE_SINGLE) e:SetCode(EFFECT_SET_CONTROL) e:SetValue(tp)
 e:SetReset(RESET_EVENT|(RESETS_STANDARD&~RESET_TURN_SET))
 c:RegisterEffect(e,true)
end
for tp=0,1 do
 local e=Effect.GlobalEffect()
 e:SetType(EFFECT_TYPE_FIELD)
 e:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
 e:SetCode(EFFECT_CANNOT_SSET)
 e:SetTargetRange(1,0)
 e:SetTarget(function(_,c) return c:GetCode()=={FILLER_CODE} end)
 Duel.RegisterEffect(e,tp)
end
local c
local function place()
{laid_cards(rec, catalogue, era)}
end
local done=false
local e=Effect.GlobalEffect()
e:SetType(EFFECT_TYPE_FIELD+EFFECT_TYPE_CONTINUOUS)
e:SetCode(EVENT_PHASE_START+{PHASE_BITS[rec.start.phase]})
e:SetCondition(function()
 if not done and Duel.GetTurnCount()=={rec.start.turn} then done=true place() end
 return false
end)
Duel.RegisterEffect(e,{rec.begin.turn_seat ^ rec.first_seat})
"""
