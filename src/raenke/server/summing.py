"""What a guest has played: each result, results by opponent and rules, ratings as they grew, what each card did."""

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple

from raenke import games
from raenke.server.outcome import model
from raenke.server.wire_http import (
    EditionLine,
    GameSummary,
    MatchResult,
    OpponentLine,
    PlayerResult,
    RatingCurve,
    RatingPoint,
    Summary,
    Tally,
    TallyList,
)
from raenke.words import Words
from raenke.words.texts import TextError

MATCHES_MOST = 500
OPPONENTS_MOST = 12
Strengths = dict[tuple[str, str], tuple[float, float]]
WordsOf = Callable[[str], Words]


class Played(NamedTuple):
    """A finished match of the guest: its own row and those of the others at the table."""

    match: Any
    own: Any
    others: list[Any]

    @property
    def is_won(self) -> bool:
        return bool(self.own["is_winner"])

    @property
    def against(self) -> Literal["bots", "people"]:
        return "people" if any(other["guest"] for other in self.others) else "bots"


class Found(NamedTuple):
    """All that is kept of it: the matches, the oldest first, and the strength of everybody in them."""

    played: list[Played]
    strengths: Strengths


def name_of(player: Any) -> str:
    """As in the table of ratings."""
    return f"guest:{player['guest']}" if player["guest"] else f"bot:{player['bot']}"


def summary_of(found: Found, words_of: WordsOf) -> Summary:
    by_game: dict[str, list[Played]] = defaultdict(list)
    for each in found.played:
        by_game[each.match["game"]].append(each)
    most_first = sorted(by_game.items(), key=lambda entry: -len(entry[1]))
    told = [game_summary(game, played, found.strengths, words_of(game)) for game, played in most_first]
    return Summary(games=told, most=MATCHES_MOST)


def game_summary(game: str, played: list[Played], strengths: Strengths, words: Words) -> GameSummary:
    counted = [each for each in played if each.own["counts"]]
    return GameSummary(
        game=game,
        played=len(played),
        won=sum(each.is_won for each in played),
        opponents=opponents_in(played),
        editions=editions_in(game, played, words),
        curves=curves_of(game, played, strengths),
        counted=len(counted),
        tallies=tallies_in(counted, words),
    )


def opponents_in(played: list[Played]) -> list[OpponentLine]:
    times, wins, names = Counter[str](), Counter[str](), dict[str, str]()
    for each in played:
        for other in each.others:
            names[name_of(other)] = other["name"] if other["guest"] else other["bot"]
        met = {name_of(other) for other in each.others}
        times.update(met)
        wins.update(met if each.is_won else ())
    return [
        OpponentLine(name=names[key], bot=key.startswith("bot:"), played=count, won=wins[key])
        for key, count in times.most_common(OPPONENTS_MOST)
    ]


def editions_in(game: str, played: list[Played], words: Words) -> list[EditionLine]:
    times, wins = Counter[str | None](), Counter[str | None]()
    for each in played:
        title = rules_title(game, each.match, words)
        times[title] += 1
        wins[title] += each.is_won
    return [EditionLine(title=title, played=count, won=wins[title]) for title, count in times.most_common()]


def rules_title(game: str, match: Any, words: Words) -> str | None:
    """What was played: an edition or a preset, or None for rules of the table's own."""
    rules = games[game]
    options = rules.options_by(match["rules"], json.loads(match["options"]), match["seats"])
    edition, preset = rules.edition(options, match["seats"]), rules.preset(options, match["seats"])
    if edition is not None:
        return words.edition(edition)
    if preset is not None:
        return words.preset(preset)
    return None if rules.editions else ""


def curves_of(game: str, played: list[Played], strengths: Strengths) -> list[RatingCurve]:
    """A curve against bots and one with people; only rated matches are on them."""
    curves = []
    for against in ("bots", "people"):
        points, own = list[RatingPoint](), model().rating()
        for each in played:
            if each.against != against or not each.match["is_rated"] or not each.others:
                continue
            own = rated_anew(game, own, each, strengths)
            rating = round(own.ordinal(), 2)
            points.append(RatingPoint(match=each.match["match"], at=each.match["finished_at"], rating=rating))
        if points:
            curves.append(RatingCurve(against=against, points=points))
    return curves


def rated_anew(game: str, own: Any, played: Played, strengths: Strengths) -> Any:
    """The own rating after a match against opponents of today's strength: theirs is known better now than then."""
    others = [strengths.get((game, name_of(other))) for other in played.others]
    teams = [[own], *([model().rating(mu=it[0], sigma=it[1]) if it else model().rating()] for it in others)]
    return model().rate(teams, ranks=places([played.own, *played.others]))[0][0]


def places(players: Sequence[Any]) -> list[float]:
    """The winners first, then by score."""
    scores = [player["score"] for player in players]
    return [
        0.0 if player["is_winner"] else 1.0 + sum(other > player["score"] for other in scores) for player in players
    ]


def tallies_in(played: list[Played], words: Words) -> list[TallyList]:
    sums: dict[str, dict[str, list[int]]] = {}
    for each in played:
        for what, counts in json.loads(each.own["counts"]).items():
            for key, numbers in counts.items():
                before = sums.setdefault(what, {}).get(key, [0, 0, 0])
                sums[what][key] = [one + other for one, other in zip(before, numbers, strict=True)]
    return [
        TallyList(
            what=what,
            tallies=[
                Tally(key=key, text=card_name(words, key), times=times, wins=wins, points=points)
                for key, (times, wins, points) in sorted(counts.items())
            ],
        )
        for what, counts in sorted(sums.items(), reverse=True)
    ]


def result_shape(row: Any, players: list[Any]) -> MatchResult:
    return MatchResult(
        id=row["match"],
        game=row["game"],
        finished_at=row["finished_at"],
        moves=row["moves"],
        is_rated=row["is_rated"],
        players=[
            PlayerResult(
                seat=player["seat"],
                name=player["name"],
                bot=player["bot"],
                guest=player["guest"],
                score=player["score"],
                is_winner=player["is_winner"],
                rating=rounded(player["rating"]),
                change=rounded(player["change"]),
            )
            for player in players
        ],
        replay=f"/replay/{row['match']}",
        record=f"/api/matches/{row['match']}/record",
        last_hash=row["last_hash"],
    )


def rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 2)


def card_name(words: Words, card: str) -> str:
    try:
        return words.card(card)
    except TextError:
        return card
