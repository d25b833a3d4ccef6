"""A bot that plays over the socket: python socket_bot.py URL ROOM TOKEN. It takes the first thing that it can do, and attacks when it can."""

import asyncio
import hashlib
import json
import secrets
import sys

from websockets.asyncio.client import connect

LIKED = ("summon", "activate", "attack", "enter battle", "special summon", "set", "flip")


def chosen(ask: dict) -> list[int]:
    """Places of options: what is liked most, as few as are asked for. Options that are the same as an earlier one name it."""
    places = [place for place, option in enumerate(ask["options"]) if option["verb"] in LIKED]
    if ask["passing"] >= 0 and ask["kind"] != "open":
        return [ask["passing"]]
    if ask["least"] == ask["most"] == 1:
        return [
            min(places, key=lambda place: LIKED.index(ask["options"][place]["verb"]))
            if places
            else len(ask["options"]) - 1
        ]
    return list(range(ask["least"]))


async def play(url: str, room: str, token: str) -> dict:
    """Sits at the seat of a token until the end, which is returned; a broken connection is taken up again."""
    salt, seen = secrets.token_hex(16), {"epoch": "", "seq": -1}
    while True:
        async with connect(f"{url.replace('http', 'ws', 1)}/ws/1/{room}", max_size=1 << 20) as socket:
            await socket.send(json.dumps({"t": "hello", "token": token, "epoch": seen["epoch"], "since": seen["seq"]}))
            async for text in socket:
                message = json.loads(text)
                kind, answer = message["t"], None
                if kind == "welcome":
                    seen["epoch"] = message["epoch"]
                    if message["state"] == "sealing":
                        answer = {"t": "salt_hash", "hash": hashlib.sha256(bytes.fromhex(salt)).hexdigest()}
                elif kind == "sealing":
                    answer = {"t": "salt_hash", "hash": hashlib.sha256(bytes.fromhex(salt)).hexdigest()}
                    if message.get("salts"):
                        answer = None
                    elif message.get("hashes"):
                        answer = {"t": "salt", "salt": salt}
                elif kind in ("step", "snapshot"):
                    seen["seq"] = message["seq"]
                    if message.get("ask"):
                        ask = message["ask"]
                        answer = {"t": "answer", "id": f"a{ask['n']}", "ask": ask["n"], "picks": chosen(ask)}
                elif kind == "over" and message["whole"]:
                    return message
                if answer is not None:
                    await socket.send(json.dumps(answer))
        await asyncio.sleep(0.5)


if __name__ == "__main__":
    print(asyncio.run(play(*sys.argv[1:4])))
