"""`spellspeed` as people start it, but for what it draws: NAME WORDS. The secrets of its rooms and the salts of its player follow from the name.

The command itself takes no such name, from nobody.
"""

import sys
from functools import partial

from spellspeed.cli import main, remote
from spellspeed.web import listener
from spellspeed.web.client import Client
from spellspeed.web.rooms import Rooms
from tests.draws import Draws

if __name__ == "__main__":
    draws = Draws(sys.argv.pop(1))
    setattr(listener, "Rooms", partial(Rooms, draw_secret=draws.secret))  # noqa: B010 (a name of that module, for this process)
    setattr(remote, "Client", partial(Client, draw_salt=draws.person()))  # noqa: B010
    main()
