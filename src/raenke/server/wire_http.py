"""What goes over HTTP besides tables and commands: requests and replies."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from raenke.server.wire import (
    MOVE_LENGTH,
    Asked,
    Clock,
    Colour,
    Guest,
    Millis,
    Name,
    Refusal,
    Seat,
    SeatState,
    Shape,
    TableId,
    Told,
)
from raenke.server.wire_messages import Update

PAGES: dict[str, tuple[str, ...]] = {
    "rules": ("game", "sheet"),
    "learn": ("game", "lesson"),
    "train": ("game",),
    "replay": ("match",),
    "lab": ("game",),
    "yours": (),
    "privacy": (),
    "audit": (),
}
"""The pages of the client besides the start page and tables, with what may follow in their addresses."""
RULE_SHEETS = ("cards", "print")
"""The pages beside the rules of a game."""


class Privacy(Shape, frozen=True, kw_only=True):
    """After how many days things are deleted; 0: never."""

    waiting_days: Annotated[int, Meta(description="tables that never began are closed, and deleted a day later")]
    matches_days: Annotated[int, Meta(description="matches that are over")]
    guests_days: Annotated[int, Meta(description="guests who were not seen and whom no match names")]


class NewGuest(Asked, frozen=True, kw_only=True):
    """Who somebody wants to be; the server chooses what is left out."""

    name: Name | None = None
    colour: Colour | None = None


class Recovery(Asked, frozen=True, kw_only=True):
    """Be the same guest on another device."""

    code: Annotated[str, Meta(max_length=80, description="the recovery code")]


class SeatKey(Asked, frozen=True, kw_only=True):
    """Take over a seat by its link."""

    key: Annotated[str, Meta(max_length=120, description="what stands behind the `#` of the link")]
    takes_old_cards: Annotated[bool, Meta(description="as in `sit`")] = False


class Moment(Asked, frozen=True, kw_only=True):
    """A moment of a finished match."""

    match: TableId
    moves: Annotated[int, Meta(ge=0, description="how many of its moves are kept")]
    cards: Annotated[
        Literal["anew", "old"],
        Meta(
            description="`anew`: all that not everybody knew then is dealt anew; `old`: with the old cards and luck, "
            "to which all who sit down must consent"
        ),
    ] = "anew"


class NewTable(Asked, frozen=True, kw_only=True):
    """A table as its host wants it. The host sits at `seat`."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=2, le=8)]
    options: Annotated[
        dict[str, Any],
        Meta(description="options of the game; one left out has its default, or what the `edition` among them says"),
    ] = {}
    bots: Annotated[
        dict[str, Annotated[str, Meta(max_length=40)]],
        Meta(
            description='which bot sits where, like `{"1": "easy"}`: seats counted from 0, as text; '
            "`novice`, `hasty`, `greedy`, `shrewd` or `search`, from weak to strong; `easy`, `medium` and "
            "`hard` are the first, the third and the last"
        ),
    ] = {}
    seat: Seat = 0
    name: Name | None = None
    clock: Clock | None = None
    is_open: Annotated[bool, Meta(description="list it in the lobby")] = False
    has_hints: bool = True
    has_chat: bool = True
    origin: Annotated[Moment | None, Meta(description="go on from there, with its seats and options")] = None


class Choice(Shape, frozen=True, kw_only=True):
    """A value of an option."""

    value: Any
    text: str


class Card(Shape, frozen=True, kw_only=True):
    """A card an option may name."""

    id: str
    name: str
    rule: Annotated[str, Meta(description="what it does, in one line")]
    group: Annotated[str, Meta(description="the rank of a character, else empty")] = ""


class OptionSheet(Shape, frozen=True, kw_only=True):
    """An option, explained."""

    name: str
    title: str
    about: Annotated[str, Meta(description="what is chosen, with the paragraph")]
    paragraph: Annotated[str, Meta(description="of the rules, like K5.2")]
    default: Any
    values: Annotated[list[Choice], Meta(description="the values that have a name, or the numbers there are")]
    cards: Annotated[list[Card], Meta(description="or a list of some of these")] = []


class Difference(Shape, frozen=True, kw_only=True):
    """An option that is not left at its default, in words."""

    option: str
    title: str
    value: str
    default: str
    paragraph: str


class EditionSheet(Shape, frozen=True, kw_only=True):
    """Readings of the rules that belong together, explained."""

    name: str
    title: str
    about: str
    options: Annotated[dict[str, Any], Meta(description="all options of a table that plays it")]
    differences: list[Difference]


class PresetSheet(Shape, frozen=True, kw_only=True):
    """A way to play that people can choose at once, explained."""

    name: str
    title: str
    about: str
    options: Annotated[dict[str, Any], Meta(description="all options of a table that plays it")]


class BotSheet(Shape, frozen=True, kw_only=True):
    """A bot, explained."""

    name: str
    title: str
    about: str


class GameSheet(Shape, frozen=True, kw_only=True):
    """A game, its options, its editions and presets, its cast and its bots, explained."""

    name: str
    title: str
    about: str
    least_seats: int
    most_seats: int
    options: list[OptionSheet]
    editions: Annotated[list[EditionSheet], Meta(description="the default first")]
    presets: Annotated[list[PresetSheet], Meta(description="for beginners first")]
    needed: Annotated[
        dict[str, dict[str, Any]],
        Meta(description="options that a number of seats needs in place of the defaults; the number as text"),
    ]
    bots: list[BotSheet]
    lessons: Annotated[int, Meta(description="how many lessons it has")]


class Lobby(Shape, frozen=True, kw_only=True):
    """The open tables, those that wait for people first."""

    tables: list["TableLine"]


class TableLine(Shape, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    stage: str
    seats: list[SeatState]
    version: int
    moves: int
    to_move: int | None
    changed_at: int
    edition: Annotated[str | None, Meta(description="as in `TableState`")] = None
    preset: Annotated[str | None, Meta(description="as in `TableState`")] = None
    own: Annotated[list[int], Meta(description="the seats of the guest who asks")] = []
    is_own_turn: bool = False
    cards: Annotated[Literal["anew", "old"] | None, Meta(description="as in `TableState`")] = None
    clock: Clock | None = None
    deadline: Annotated[Millis | None, Meta(description="as in `TableState`")] = None
    is_paused: Annotated[bool, Meta(description="its clock stands still")] = False


class PlayerResult(Shape, frozen=True, kw_only=True):
    """How one seat came out."""

    seat: int
    name: str
    bot: str | None
    guest: str | None
    score: int
    is_winner: bool
    rating: Annotated[float | None, Meta(description="after the match; null if it was not rated")] = None
    change: float | None = None


class MatchResult(Shape, frozen=True, kw_only=True):
    """A finished match."""

    id: str
    game: str
    finished_at: int
    moves: int
    is_rated: bool
    players: list[PlayerResult]
    replay: Annotated[str, Meta(description="the path of its replay, to be shared")]
    record: Annotated[str, Meta(description="the path of its record")]
    last_hash: Annotated[
        str | None, Meta(description="the last hash of its record's chain: note it, and no forger can change a move")
    ]


class Matches(Shape, frozen=True, kw_only=True):
    """Finished matches, the last one first."""

    matches: list[MatchResult]


class ReplayStep(Shape, frozen=True, kw_only=True):
    """One move of a match that is over, with all that happened; the first step is the dealing and has no move."""

    number: int
    seat: int | None
    move: str | None
    text: str | None
    events: Annotated[list[Told], Meta(description="with `eyes` as those knew them, else with full information")]
    view: Annotated[Any, Meta(description="with `eyes`: the table after it as those knew it, as browsers get it")] = (
        None
    )
    hidden: Annotated[Any, Meta(description="with `eyes=open`: what the view has no place for, like hands")] = None


class ReplayRound(Shape, frozen=True, kw_only=True):
    """A round of a match that is over, and the step after which it is there."""

    round: int
    step: int


class ReplayMoment(Shape, frozen=True, kw_only=True):
    """A step that mattered, and why."""

    step: int
    reason: Annotated[str, Meta(description="an id for programs")]
    text: Annotated[str, Meta(description="the reason in a sentence")]


class Timeline(Shape, frozen=True, kw_only=True):
    """Where to find what in a match that is over: numbers of steps, ascending."""

    rounds: list[ReplayRound]
    turns: Annotated[list[int], Meta(description="the steps in which a player's turn begins")]
    awards: Annotated[list[int], Meta(description="the steps with an award or a count")]
    moments: Annotated[list[ReplayMoment], Meta(description="at most twelve, those that mattered most")]


class Replay(Shape, frozen=True, kw_only=True):
    """A match retold: a page of its steps with full information, and one moment as each seat knew it."""

    game: str
    seats: int
    options: dict[str, Any]
    names: list[str]
    colours: Annotated[list[Colour], Meta(description="by seat")]
    bots: Annotated[list[str | None], Meta(description="by seat, the bot that sat there")]
    moves: int
    is_over: bool
    scores: list[int] | None
    winners: list[int]
    steps: Annotated[list[ReplayStep], Meta(description="after the `since` of the query, else from the first on")]
    until: Annotated[
        int,
        Meta(
            description="the number of the last step told; if it is smaller than `moves`, ask again with it as `since`"
        ),
    ]
    at: Annotated[int, Meta(description="the moment: so many moves were made")]
    views: Annotated[list[Any], Meta(description="by seat, what each knew at that moment")]
    public: Annotated[Any, Meta(description="what a spectator knew at that moment")]
    timeline: Annotated[Timeline | None, Meta(description="only without `since`")] = None


class Turning(Shape, frozen=True, kw_only=True):
    """The move after which those who won a match led for good."""

    moves: Annotated[int, Meta(description="so many moves were made then; 0: they led from the start")]
    number: Annotated[int | None, Meta(description="the number of its events at the table")]


class RatingLine(Shape, frozen=True, kw_only=True):
    """A place in a list of ratings: of a bot, of who played at open tables, and of the one who asks."""

    name: str
    guest: Annotated[str | None, Meta(description="the public id, if it is the line of the one who asks")]
    bot: str | None
    rating: Annotated[float, Meta(description="the strength one can be sure of: mu − 3 sigma")]
    mu: float
    sigma: float
    matches: int


class Ratings(Shape, frozen=True, kw_only=True):
    """The ratings in one game, the best first."""

    game: str
    players: list[RatingLine]


class Tally(Shape, frozen=True, kw_only=True):
    """How often something came up in finished matches, how often with success, and what it brought."""

    key: str
    text: str
    times: int
    wins: int
    points: int


class OpponentLine(Shape, frozen=True, kw_only=True):
    """How somebody fared against one opponent."""

    name: Annotated[str, Meta(description="the name a person had last; the own name of a bot")]
    bot: Annotated[bool, Meta(description="whether it is a bot, at whichever seats it sat")]
    played: int
    won: int


class EditionLine(Shape, frozen=True, kw_only=True):
    """How somebody fared by one set of rules."""

    title: Annotated[
        str | None, Meta(description="the edition's or preset's; null for own rules, empty if there is none")
    ]
    played: int
    won: int


class RatingPoint(Shape, frozen=True, kw_only=True):
    """A rating after a match."""

    match: str
    at: int
    rating: float


class RatingCurve(Shape, frozen=True, kw_only=True):
    """A rating against bots alone, or in matches with other people, from its beginning: every opponent is taken at the
    strength of today."""

    against: Literal["bots", "people"]
    points: list[RatingPoint]


class TallyList(Shape, frozen=True, kw_only=True):
    """What was counted of one kind of thing; `card` is a card and its columns, or a character and its matches."""

    what: str
    tallies: list[Tally]


class GameSummary(Shape, frozen=True, kw_only=True):
    """What somebody has played of one game."""

    game: str
    played: int
    won: int
    opponents: Annotated[list[OpponentLine], Meta(description="the most frequent first")]
    editions: Annotated[list[EditionLine], Meta(description="the most frequent first")]
    curves: list[RatingCurve]
    counted: Annotated[int, Meta(description="of how many matches the tallies are; older ones were not counted")]
    tallies: list[TallyList]


class Summary(Shape, frozen=True, kw_only=True):
    """What somebody has played, for themselves alone. Matches with several of their own seats are not in it."""

    games: Annotated[list[GameSummary], Meta(description="the one played most first")]
    most: Annotated[int, Meta(description="of so many of the last matches at most")]


class Statistics(Shape, frozen=True, kw_only=True):
    """What finished matches of a game tell: of each card or character, and points per round."""

    game: str
    matches: int
    cards: Annotated[list[Tally], Meta(description="a card and its columns, or a character and its matches")]
    rounds: Annotated[list[Tally], Meta(description="points by round; `times` counts seats")]


class AuditedPlace(Shape, frozen=True, kw_only=True):
    """A card that stood at a place of the shuffle more or less often than is to be expected."""

    card: str
    place: Annotated[int, Meta(description="from 1, the next to draw")]
    times: int
    expected: float
    odds: Annotated[float, Meta(description="that a fair shuffle strays as far at any of all the places, 0 to 1")]


class AuditedGame(Shape, frozen=True, kw_only=True):
    """The first shuffles of all finished matches of a game, without those that went on from another."""

    game: str
    matches: int
    shuffles: int
    odds: Annotated[float, Meta(description="that fair shuffles are as uneven by chance, all in all, 0 to 1")]
    is_suspicious: Annotated[bool, Meta(description="a fair server sees this once in a thousand audits")]
    striking: Annotated[list[AuditedPlace], Meta(description="what strays farthest, the strangest first; may be empty")]
    counted: Annotated[int, Meta(description="how many shuffles `times` counts: those of the most frequent cards")]
    times: Annotated[dict[str, list[int]], Meta(description="by card, how often it stood at each place")]


class AuditReport(Shape, frozen=True, kw_only=True):
    """An answer to the question whether the shuffles are fair."""

    games: list[AuditedGame]


class LessonLine(Shape, frozen=True, kw_only=True):
    """A lesson in a list."""

    id: str
    title: str


class CalloutLine(Shape, frozen=True, kw_only=True):
    """What a guided game explains when an event first happens: one of this type, with this in its fields."""

    id: Annotated[str, Meta(description="events with the same id are explained together, once")]
    event: Annotated[str, Meta(description="the type of the event")]
    fields: dict[str, Any]
    text: str
    paragraph: str


class Lessons(Shape, frozen=True, kw_only=True):
    """The lessons of a game in their order, and what a guided game explains; empty for a game that brings none."""

    game: str
    lessons: list[LessonLine]
    callouts: list[CalloutLine]


class LessonMoves(Asked, frozen=True, kw_only=True):
    """A lesson as far as the learner has played it. The server keeps nothing of it."""

    moves: Annotated[
        list[Annotated[str, Meta(max_length=MOVE_LENGTH)]],
        Meta(max_length=12, description="the learner's own moves; those after a verdict are left out"),
    ] = []
    since: Annotated[int, Meta(ge=0, description="the version that is known: `events` goes on after it")] = 0


class LessonState(Shape, frozen=True, kw_only=True):
    """A lesson after some moves: the table as the learner sees it, and the verdict."""

    game: str
    number: Annotated[int, Meta(description="its place, counted from 1")]
    count: Annotated[int, Meta(description="how many lessons the game has")]
    id: str
    title: str
    about: Annotated[str, Meta(description="a few sentences")]
    goal: Annotated[str, Meta(description="what the learner shall do")]
    paragraph: Annotated[str, Meta(description="where the rules say it")]
    moves: Annotated[list[str], Meta(description="the learner's moves that count")]
    verdict: Annotated[
        Literal["open", "done", "wrong"],
        Meta(description="`wrong`: the goal can no longer be reached; take the last move back"),
    ]
    text: Annotated[str, Meta(description="what was learnt, or why the last move does not help; else empty")]
    why: Annotated[str | None, Meta(description="the paragraph behind `text`")]
    update: Annotated[Update, Meta(description="as a table sends it")]


class ColumnPuzzle(Shape, frozen=True, kw_only=True):
    """A column to judge, and who wins it."""

    seed: str
    level: Annotated[int, Meta(description="from 1, plain sums, to 5")]
    names: Annotated[list[str], Meta(description="the owners by seat")]
    told: Annotated[Told, Meta(description="the award, as at the end of a round: goal, cards, steps, winner")]


class Attempted(Shape, frozen=True, kw_only=True):
    """A move that somebody may think of; without a refusal it is offered."""

    move: str
    text: str
    refusal: Refusal | None


class TurnPuzzle(Shape, frozen=True, kw_only=True):
    """A turn, and which of some moves may be made in it."""

    seed: str
    level: int
    update: Annotated[Update, Meta(description="the table as the player sees it, without the options")]
    moves: list[Attempted]


class ColumnAward(Shape, frozen=True, kw_only=True):
    """Who wins a column, and why."""

    winner: str | int | None
    sums: dict[str, float]
    removed: list[int]
    steps: list[dict[str, Any]]
    lines: Annotated[list[str], Meta(description="the steps in words")]
    award: Annotated[
        dict[str, Any],
        Meta(description="the same as the event of an award tells it: the owners are seats, in order of appearance"),
    ]


class ColumnTry(Shape, frozen=True, kw_only=True):
    """An ally that could be laid now, and who would win the column then."""

    card: str
    winner: str | int | None
    wins: Annotated[bool, Meta(description="whether its owner would")]
    sums: dict[str, float]


class ColumnTries(Shape, frozen=True, kw_only=True):
    """What each ally that is left would bring in a column."""

    tries: list[ColumnTry]
    asked: Annotated[list[str], Meta(description="the options that can matter here")]


class CityTry(Shape, frozen=True, kw_only=True):
    """A district that could stand in a city too. From the hand it is built: it leaves the hand, and its price the
    purse. Any other is counted as if it were given."""

    district: str
    gain: Annotated[int, Meta(description="points more")]
    points: Annotated[int, Meta(description="of the whole city then")]
    price: int
    in_hand: bool
    bar: Annotated[
        Literal["", "full", "copies", "twice", "price"],
        Meta(
            description="why it cannot be built: the city is full, all copies stand there, the name does, or it is too "
            "dear"
        ),
    ]


class CityCount(Shape, frozen=True, kw_only=True):
    """What a city is worth, and why."""

    points: int
    parts: Annotated[dict[str, Any], Meta(description="as in the event that ends the game")]
    steps: list[dict[str, Any]]
    lines: Annotated[list[str], Meta(description="the steps in words")]
    needed: Annotated[int, Meta(description="so many districts make it complete")]
    is_complete: bool
    is_first: bool
    tries: Annotated[list[CityTry], Meta(description="every district: those in hand first, then the best")]
    asked: Annotated[list[str], Meta(description="the options that can matter here")]


class Identity(Shape, frozen=True, kw_only=True):
    """Who asks, if anybody."""

    guest: Guest | None


class Device(Shape, frozen=True, kw_only=True):
    """Who answers: a server has no such answer."""

    is_alone: Annotated[bool, Meta(description="there is no server, so nothing that needs a second device")]


class Added(Shape, frozen=True, kw_only=True):
    """What a device did with records."""

    added: Annotated[int, Meta(description="so many matches are new here")]


class Addresses(Shape, frozen=True, kw_only=True):
    """Where other devices find the server."""

    addresses: Annotated[list[str], Meta(description="like `http://…:8390`, the best one first")]


class RecoveryCode(Shape, frozen=True, kw_only=True):
    """A new recovery code; the one before no longer works."""

    recovery: str


class SeatTaken(Shape, frozen=True, kw_only=True):
    """The seat that was taken over."""

    table: str
    seat: int
