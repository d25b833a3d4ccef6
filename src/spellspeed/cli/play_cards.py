"""`? CARD`: its facts and its text."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from spellspeed.cli.cards import card_text, show_card
from spellspeed.kernel.asks import Ask
from spellspeed.table.cards_meant import CardNotThere, card_in_sight, card_named, card_of_choice, here
from spellspeed.table.choices import Choice
from spellspeed.words.catalog import Catalog
from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.visibility import sees


def show_any_card(
    duel: Duel, ask: Ask | None, seat: int, wanted: str, choices: list[Choice], console: Console, words: Catalog
) -> None:
    """Facts and text of a card: by the number of a choice, by a name in sight, or by any name. Raises CardNotThere."""
    number = -1
    if wanted.isascii() and wanted.isdigit():
        number = card_of_choice(int(wanted), choices, words)
    else:
        try:
            number = card_in_sight(duel, seat, wanted, words)
        except CardNotThere:
            card = card_named(wanted, words)
            show_card(card, card_text(card, duel.profile.rulings), console)
            return
    if not sees(duel, seat, number):
        raise CardNotThere(words.say("refused", "face down"))
    face = duel.printed(number)
    if face.is_token:
        console.print(Text(words.say("why", "token", card=face.name, attack=face.attack, defense=face.defense)))
    else:
        card = facts.by_passcode(face.code)
        show_card(card, card_text(card, duel.profile.rulings), console)
    console.print(Text(here(duel, seat, number, words), style="dim"))
