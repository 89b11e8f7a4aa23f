"""Checks records by docs/record.md alone, without Ränke: the chain, the proof of the shuffles, the first shuffles.

python tests/records/check.py FILE…
"""

import hashlib
import json
import struct
import sys
from pathlib import Path
from typing import Any

HEADER = ("format", "version", "game", "rules", "release", "seats", "options", "seed", "commitment")
ALLIES = (
    *("king", "queen", "juliet", "alchemist", "fencing_master", "landlord", "merchant", "cardinal", "minstrel"),
    *("explorer", "assassin", "storm", "cloak", "traitor", "musketeers", "wizard", "witch", "prince", "squire"),
    *("hermit", "little_giant", "doppelganger", "dragon", "romeo", "beggar"),
)
DOMAINS = ("alchemy", "fencing", "agriculture", "trade", "religion", "music")


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def canonical(plain: dict[str, Any]) -> str:
    return json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def commitment_of(secret: str, terms: str) -> str:
    return sha256(f"raenke:secret:{secret}:{terms}")


def shown_of(commitment: str, deal: int, seat: int, salt: str) -> str:
    return sha256(f"raenke:salt:{commitment}:{deal}:{seat}:{salt}")


def servers_salt(secret: str, deal: int, seat: int) -> str:
    return sha256(f"raenke:seat:{secret}:{deal}:{seat}")


def seed_of(commitment: str, deal: int, secret: str, salts: list[str]) -> str:
    return sha256(f"raenke:seed:{commitment}:{deal}:{secret}:{':'.join(salts)}")


def faults(record: dict[str, Any]) -> list[str]:
    """What is wrong with a record, as far as hashes can tell."""
    found = []
    fields = [*HEADER, *(name for name in ("origin", "position") if name in record)]
    link = sha256(canonical({name: record[name] for name in fields}))
    if len(record["moves"]) != len(record["chain"]):
        found.append("chain: not one hash for each move")
    for number, (move, written) in enumerate(zip(record["moves"], record["chain"], strict=False), 1):
        link = sha256(link + move)
        if link != written:
            found.append(f"chain: breaks at move {number}")
            break
    commitment, secret, salts, deal = (record.get(name) for name in ("commitment", "secret", "salts", "deal"))
    if commitment is None:
        return found
    if "origin" in record or "position" in record:
        found.append("commitment: in a match from a moment")
    if secret is None or salts is None or deal is None or len(salts) != record["seats"]:
        return [*found, "secret, salts, deal: not opened"]
    terms = canonical({name: record[name] for name in ("game", "options", "rules", "seats")})
    if commitment_of(secret, terms) != commitment:
        found.append("commitment: not that of the secret")
    if seed_of(commitment, deal, secret, salts) != record["seed"]:
        found.append("seed: does not follow")
    return found


def words(seed: str) -> Any:
    """The key stream of ChaCha20 as 32-bit words."""
    counter = 0
    while True:
        begun = [
            *struct.unpack("<4I", b"expand 32-byte k"),
            *struct.unpack("<8I", bytes.fromhex(seed)),
            counter,
            0,
            0,
            0,
        ]
        block = list(begun)
        for turn in range(20):
            for column in range(4):
                row = turn % 2
                a, b, c, d = column, *(4 * place + (column + place * row) % 4 for place in (1, 2, 3))
                for x, y, z, left in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                    block[x] = block[x] + block[y] & 0xFFFFFFFF
                    mixed = block[z] ^ block[x]
                    block[z] = mixed << left & 0xFFFFFFFF | mixed >> 32 - left
        yield from (now + then & 0xFFFFFFFF for now, then in zip(block, begun, strict=True))
        counter += 1


def below(stream: Any, n: int) -> int:
    return 0 if n <= 1 else next(word for word in stream if word < 2**32 - 2**32 % n) % n


def shuffled(stream: Any, cards: list[Any]) -> list[Any]:
    for i in range(len(cards) - 1, 0, -1):
        j = below(stream, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def first_of_kabale(record: dict[str, Any]) -> dict[str, Any]:
    """Who lays first, everybody's pile and the goals, as they follow from the seed."""
    stream, options = words(record["seed"]), record["options"]
    first = options["start_player"]
    if first == "random":
        first = below(stream, record["seats"])
    allies = [ally for ally in ALLIES if options["allies"] == "all" or ally in options["allies"]]
    piles = [shuffled(stream, list(allies)) for _ in range(record["seats"])]
    goals = shuffled(stream, [[domain, points] for domain in DOMAINS for points in (1, 2, 3, 3, 4, 5)])
    return {"first": first, "piles": piles, "goals": goals[: record["seats"] * options["rounds"]]}


def main(files: list[str]) -> int:
    is_wrong = False
    for file in files:
        try:
            record = json.loads(Path(file).read_text(encoding="utf-8"))
            found = faults(record)
        except (OSError, ValueError, LookupError, TypeError, AttributeError) as error:  # no record at all
            sys.stdout.write(f"{file}: not a record ({type(error).__name__}: {error})\n")
            is_wrong = True
            continue
        is_wrong = is_wrong or bool(found)
        last = (record["chain"] or ["-"])[-1]
        sys.stdout.write(
            f"{file}: {'; '.join(found) or 'ok'}\n  commitment {record['commitment']}\n  last hash {last}\n"
        )
    return int(is_wrong)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
