"""The cards that scenarios of this game can name."""

from __future__ import annotations

import re
from typing import Final

_PASSCODE: Final = re.compile(r"[0-9]{5,10}")


def pool_card(name: str) -> str:
    """The official name of a card of the pool, by name, alias or passcode, or of a Token, in any letter case. Raises UnknownCard."""
    from spellspeed.yugioh.cards import facts  # the pool is large: it is loaded when it is needed

    if _PASSCODE.fullmatch(name) is not None:
        return facts.by_passcode(int(name)).name
    token = next((token.name for token in facts.tokens() if token.name.casefold() == name.casefold()), None)
    return facts.by_name(name).name if token is None else token
