"""Routes of a device for finished matches, records, and what the guest has played."""

from collections import Counter, defaultdict
from typing import Any

import msgspec

from raenke import games
from raenke.core.record import record_text
from raenke.core.turning import turning
from raenke.device.asking import HERE, Asking
from raenke.device.drawer import Result
from raenke.device.records import Records, added, exported
from raenke.server.refusing import Refused
from raenke.server.replaying import Players, checked, eyes_of, players_of, record_of_table, retold
from raenke.server.summing import Found, Played, card_name, result_shape, summary_of
from raenke.server.wire_http import (
    Added,
    Matches,
    MatchResult,
    RatingLine,
    Ratings,
    Replay,
    Statistics,
    Summary,
    Tally,
    Turning,
)

LIST_MOST = 100
MATCHES_MOST = 500


def shape(result: Result) -> MatchResult:
    return result_shape(result.match, result.players)


async def own_matches(asking: Asking) -> Matches:
    """All that were finished or brought here."""
    asking.must_be_guest()
    before = asking.whole("before", 2**53)
    found = [each for each in asking.drawer.results() if before is None or each.match["finished_at"] < before]
    return Matches(matches=[shape(each) for each in found[:LIST_MOST]])


async def show_result(asking: Asking) -> MatchResult:
    found = asking.drawer.result(asking.path["match"])
    if found is None:
        raise Refused("server-refusal-not-found")
    return shape(found)


async def download_record(asking: Asking) -> str:
    return record_text(record_of_table((await asking.hall.sitting(asking.path["match"])).table))


async def replay_match(asking: Asking) -> Replay:
    table = (await asking.hall.sitting(asking.path["match"])).table
    record, players, words = record_of_table(table), players_of(table), asking.words(table.game.name)
    at, since = asking.whole("at", 10**6), asking.whole("since", 10**6)
    eyes = eyes_of(asking.text("eyes", 8), record.seats)
    found: Replay = await asking.hall.retellers.run(
        HERE, retold, record, players, words, at, since, table.fresh_match(), eyes
    )
    return found


async def show_turning(asking: Asking) -> Turning:
    table = (await asking.hall.sitting(asking.path["match"])).table
    record = record_of_table(table)
    moves: int = await asking.hall.retellers.run(HERE, turning, table.fresh_match(), record.moves)
    return Turning(moves=moves, number=table.made[moves - 1].number if moves else None)


async def replay_upload(asking: Asking) -> Replay:
    content, at, since = asking.content(), asking.whole("at", 10**6), asking.whole("since", 10**6)
    eyes = asking.text("eyes", 8)

    def checked_and_retold() -> Replay:
        record = checked(content)
        words = asking.words(record.game)
        players = Players([words.text("replay-player", number=seat + 1) for seat in range(record.seats)])
        return retold(record, players, words, at, since, eyes=eyes_of(eyes, record.seats))

    found: Replay = await asking.hall.retellers.run(HERE, checked_and_retold)
    return found


def game_of(asking: Asking) -> str:
    game = asking.path["game"]
    if game not in games:
        raise Refused("server-refusal-not-found")
    return game


async def show_ratings(asking: Asking) -> Ratings:
    """Of the guest and the bots; nobody else plays here."""
    game, guest = game_of(asking), asking.guest
    own = f"guest:{guest.id}" if guest else None
    lines = [
        RatingLine(
            name=guest.name if guest and name == own else name.partition(":")[2],
            guest=guest.id if guest and name == own else None,
            bot=name.partition(":")[2] if name.startswith("bot:") else None,
            rating=round(mu - 3 * sigma, 2),
            mu=round(mu, 3),
            sigma=round(sigma, 3),
            matches=matches,
        )
        for name, (mu, sigma, matches) in asking.drawer.strengths(game).items()
        if name == own or name.startswith("bot:")
    ]
    return Ratings(game=game, players=sorted(lines, key=lambda line: -line.rating))


async def show_statistics(asking: Asking) -> Statistics:
    game = game_of(asking)
    words, found = asking.words(game), [each for each in asking.drawer.results() if each.match["game"] == game]
    sums = defaultdict[str, Counter[tuple[str, int]]](Counter)
    for result in found:
        for what, key, *numbers in result.counts:
            sums[what].update({(key, at): number for at, number in enumerate(numbers)})

    def tallies(what: str) -> list[Tally]:
        keys = sorted({key for key, _ in sums[what]})
        return [
            Tally(
                key=key,
                text=card_name(words, key) if what == "card" else key,
                times=sums[what][key, 0],
                wins=sums[what][key, 1],
                points=sums[what][key, 2],
            )
            for key in keys
        ]

    fresh = [each for each in found if not each.match.get("has_origin")]
    return Statistics(game=game, matches=len(fresh), cards=tallies("card"), rounds=tallies("round"))


async def own_summary(asking: Asking) -> Summary:
    guest, played = asking.must_be_guest(), []
    strengths: dict[tuple[str, str], tuple[float, float]] = {}
    for result in reversed(asking.drawer.results()[:MATCHES_MOST]):
        own = [player for player in result.players if player["guest"] == guest.id]
        if result.match["game"] in games and len(own) == 1:
            others: list[Any] = [player for player in result.players if player is not own[0]]
            played.append(Played(result.match, own[0], others))
    for game in games:
        strengths |= {(game, name): known for name, known in asking.drawer.known(game).items()}
    found: Summary = await asking.hall.retellers.run(HERE, summary_of, Found(played, strengths), asking.words)
    return found


async def export_records(asking: Asking) -> Records:
    """All finished matches, each as a record."""
    asking.must_be_guest()
    return await exported(asking.hall)


async def add_records(asking: Asking) -> Added:
    """Records, from another device or a server, become matches here; those that are here stay as they are."""
    guest, content = asking.must_be_guest(), asking.content()
    plain: dict[str, Any] = asking.json(dict[str, Any])
    records = plain.get("records") if "records" in plain else [plain]
    if not isinstance(records, list):
        raise Refused("server-refusal-malformed", why="records")
    count = 0
    for each in records:
        text = content if "records" not in plain else msgspec.json.encode(each)
        count += await added(asking.hall, guest, text, each if isinstance(each, dict) else {}, asking.words)
    return Added(added=count)


ROUTES = {
    "GET /api/guests/me/matches": own_matches,
    "GET /api/guests/me/summary": own_summary,
    "GET /api/matches/{match}": show_result,
    "GET /api/matches/{match}/record": download_record,
    "GET /api/matches/{match}/replay": replay_match,
    "GET /api/matches/{match}/turning": show_turning,
    "POST /api/replay": replay_upload,
    "GET /api/ratings/{game}": show_ratings,
    "GET /api/statistics/{game}": show_statistics,
    "GET /api/device/records": export_records,
    "POST /api/device/records": add_records,
}
