"""Who may have which character: every way to choose that fits what a seat saw, all equally likely."""

import random
from collections import Counter
from itertools import permutations
from typing import Any

import msgspec
import pytest

from raenke.citadels.game import Citadels
from raenke.citadels.imagine import Imagining
from raenke.citadels.position import Position, position_of
from raenke.citadels.view import CitadelsView
from raenke.core import Chance, OptionError
from raenke.core.match import Match
from tests.citadels.castings import (
    Caller,
    Casting,
    TooManyCastings,
    casting_of,
    hospital_of,
    listen,
    names_in,
    slots_of,
    tell,
)
from tests.citadels.random_play import pick
from tests.citadels.setting import CHOOSING, NINE
from tests.core.chi_square import is_even

CITADELS = Citadels()
BASE = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
DARK = ["witch", "tax_collector", "wizard", "emperor", "abbot", "alchemist", "navigator", "diplomat", "artist"]
CASTS = {
    "eight": BASE,
    "nine": [*BASE, "artist"],
    "dark": DARK,
}
MOST = 300
FEW = 12


def cast_for(name: str, seats: int) -> list[str]:
    cast = CASTS[name]
    return ["king" if seats == 2 and character == "emperor" else character for character in cast]


def follow(seats: int, options: dict[str, Any], seed: int, seat: int | None, share: float) -> Counter[str]:
    """Play, and check at some moments; returns what was met."""
    rng = random.Random(f"characters:{seed}")
    match = Match(CITADELS, seats, seed, {"max_rounds": 2, **options})
    caller = listen(match, seat)
    met: Counter[str] = Counter()
    while True:
        if rng.random() < share:
            met += check(match, caller, seed)
        if match.over:
            return met
        hospital, heard = hospital_of(match), len(match.events)
        match.play(pick(rng, "fight", match.moves()))
        tell(caller, match, heard, hospital)


def check(match: Match, caller: Caller, seed: int) -> Counter[str]:
    view = match.view(caller.seat)
    try:
        castings = caller.castings(MOST)
    except TooManyCastings:
        return Counter({"too many": 1})
    assert casting_of(match.table) in castings
    assert [(slot.what, set(slot.characters)) for slot in view.slots] == slots_of(castings, view)
    assert [slot.seat for slot in view.slots if slot.what in ("take", "put")] == [
        caller.step(at)[0] for at in range(len(caller.picks))
    ]
    is_few = 1 < len(castings) <= FEW
    counts = drawn_castings(view, caller, castings, 30 * len(castings) if is_few else 6, seed)
    assert not is_few or is_even(counts, len(castings)), (counts, len(castings))
    return Counter({"checked": 1, "even": int(is_few), view.decision: 1, "murdered": int(view.murdered is not None)})


def drawn_castings(
    view: CitadelsView, caller: Caller, castings: list[Casting], times: int, seed: int
) -> Counter[Casting]:
    """Imagined tables: each is one of the ways, and everything on it fits."""
    able = set(castings)
    imagining, chance, counts = Imagining(view), Chance.fast(seed), Counter[Casting]()
    table = imagining.table()
    for _ in range(times):
        imagining.deal(table, chance)
        casting, lies = casting_of(table), table.layout()
        assert casting in able, casting
        held = caller.holders(casting)
        assert lies.holder == [held.get(name, -1) for name in view.cast]
        if view.decision in ("take", "put"):
            assert names_in(lies.left, tuple(view.cast)) == casting.left
        counts[casting] += 1
    return counts


@pytest.mark.many
@pytest.mark.parametrize("face_down", ["crown_looks", "nobody"])
@pytest.mark.parametrize(
    ("seats", "cast"), [(seats, cast) for seats in range(2, 9) for cast in CASTS if seats < 8 or cast != "eight"]
)
def test_c5_39_slots_and_imagined_tables_are_all_possible_choosings(seats: int, cast: str, face_down: str) -> None:
    options = {"cast": cast_for(cast, seats), "face_down": face_down, "dark_districts": ["hospital"]}
    met: Counter[str] = Counter()
    for number, seat in enumerate([0, 1 + random.Random(seats).randrange(seats - 1)]):
        met += follow(seats, options, seats * 10 + number, seat, 0.12)
    assert met["checked"] > 2, met


@pytest.mark.many
@pytest.mark.parametrize(("seats", "cast"), [(7, "eight"), (8, "nine"), (3, "nine"), (2, "eight"), (4, "eight")])
def test_a_spectator_knows_what_was_called(seats: int, cast: str) -> None:
    met = follow(seats, {"cast": CASTS[cast], "start_player": 0}, 5, None, 0.5)
    assert met["checked"] > 2, met


def to(match: Match, caller: Caller, *moves: str) -> None:
    for move in moves:
        hospital, heard = hospital_of(match), len(match.events)
        match.play(move)
        tell(caller, match, heard, hospital)


def begun(seats: int, seat: int | None, seed: int = 3, **options: Any) -> tuple[Match, Caller]:
    match = Match(CITADELS, seats, seed, {"start_player": 0, **options})
    return match, listen(match, seat)


def slots(match: Match, seat: int | None) -> list[tuple[int | None, str, list[str]]]:
    return [(slot.seat, slot.what, slot.characters) for slot in match.view(seat).slots]


# Written games


def test_c3_2_the_crown_has_seen_the_face_down_character() -> None:
    match, caller = begun(5, 0)
    down = position_of(match.table).face_down
    assert match.view(0).face_down == down
    assert slots(match, 0)[0] == (None, "down", [down])
    assert match.view(1).face_down is None
    assert check(match, caller, 1)["checked"]
    match, caller = begun(5, 0, face_down="nobody")
    assert match.view(0).face_down is None
    down = position_of(match.table).face_down
    assert slots(match, 0)[0] == (None, "down", [down]), "not seen, but no other was missing from what was handed"
    assert slots(match, 1)[0] != (None, "down", [down])


def test_c3_2_what_was_handed_on_is_known_to_be_with_those_after() -> None:
    match, caller = begun(4, 1)
    first, *_ = match.moves()
    to(match, caller, first)
    handed = {move.split()[1] for move in match.moves()}
    to(match, caller, match.moves()[0], match.moves()[1])
    view = match.view(1)
    before = [slot for slot in view.slots if slot.seat == 0]
    after = [slot for slot in view.slots if slot.seat == 2]
    assert set(before[0].characters).isdisjoint(handed)
    assert set(after[0].characters) < handed
    assert view.picks[0].handed == sorted(handed, key=view.cast.index)
    check(match, caller, 2)


def test_c3_2_two_players_know_what_they_put_away() -> None:
    match, caller = begun(2, 1)
    to(match, caller, match.moves()[0])
    to(match, caller, match.moves()[0])
    assert match.moves()[0].split()[0] == "put"
    away = match.moves()[1].split()[1]
    to(match, caller, f"put {away}")
    assert (1, "put", [away]) in slots(match, 1)
    assert len(next(characters for seat, what, characters in slots(match, 0) if what == "put")) > 1
    check(match, caller, 3)


def test_c3_2_nobody_knows_which_of_two_lay_face_down_but_who_was_handed_the_other() -> None:
    """The last of seven held both; a spectator saw neither."""
    for seat in (3, 6, None):
        match, caller = begun(7, seat)
        while match.moves()[0].split()[0] == "take":
            to(match, caller, match.moves()[-1])
        if seat is None:
            castings = {casting_of(Imagining(match.view(None)).drawn(Chance.fast(n))) for n in range(40)}
            downs = [casting.down in casting.picks for casting in castings]
            assert {True, False} == set(downs)
        else:
            check(match, caller, 4)


def test_c5_41_a_rank_without_an_answer_is_in_the_middle_unless_it_was_murdered() -> None:
    match, _ = begun(4, None, seed=8)
    taken = []
    while match.moves()[0].split()[0] == "take":
        wish = next((f"take {name}" for name in ("assassin", "king", "warlord") if f"take {name}" in match.moves()), "")
        taken.append(wish or match.moves()[0])
        match.play(taken[-1])
    assert "take assassin" in taken
    assassin = taken.index("take assassin")
    match.play("murder king")
    view = match.view(assassin)
    while view.called < 5:
        match.play(next(move for move in ("end", "gold", match.moves()[0]) if move in match.moves()))
        view = match.view(assassin)
    held = {name for slot in view.slots if slot.what == "take" for name in slot.characters}
    assert "king" in held, "nobody answered, and nobody can tell why"
    shown = {name for player in view.players for name in player.characters}
    assert held & {"thief", "magician", "bishop"} == shown & {"thief", "magician", "bishop"}


HOSPITAL = {
    "acting": (0, "thief"), "seats": 3, "murdered": "king", "cities": ["", "hospital", ""], "used": "basic",
    "characters": [["assassin", "thief"], ["king", "magician"], ["bishop", "warlord"]],
}  # fmt: skip


def test_c5_73_who_has_a_hospital_and_is_silent_is_not_the_murdered_one() -> None:
    written: dict[str, Any] = {**HOSPITAL, "cities": ["", "", "hospital"]}
    match = Match.at(CITADELS, Position(**written), seed=1)
    for move in ("end", "gold", "end"):
        match.play(move)
    view = match.view(0)
    assert view.called == 5
    assert all("king" not in slot.characters for slot in view.slots if slot.what == "has" and slot.seat == 2)
    assert any("king" in slot.characters for slot in view.slots if slot.what == "has" and slot.seat == 1)
    shown = Match.at(CITADELS, Position(**HOSPITAL), seed=1)  # type: ignore[arg-type]
    for move in ("end", "gold", "end"):
        shown.play(move)
    assert shown.view(0).players[1].characters == ["magician", "king"]


def test_every_way_to_share_out_characters_is_equally_likely() -> None:
    position = Position(seats=4, acting=(1, "thief"), characters=["warlord", "thief", "king", "bishop"])
    view = Match.at(CITADELS, position, seed=1).view(3)
    counts: Counter[tuple[str, ...]] = Counter()
    imagining, chance = Imagining(view), Chance.fast(2)
    for _ in range(600):
        holder = imagining.drawn(chance).layout().holder
        counts[tuple(view.cast[holder.index(seat)] for seat in (0, 2))] += 1
    free = ["magician", "king", "merchant", "architect", "warlord"]
    assert set(counts) == set(permutations(free, 2))
    assert is_even(counts, 20)


# What a seat knows of the choosing at a table that was written down

SIX_OF_SEVEN = "assassin thief magician bishop merchant architect"


def slots_at(written: Position, seat: int | None) -> list[tuple[int | None, str, str]]:
    return [(slot.seat, slot.what, " ".join(slot.characters)) for slot in Match.at(CITADELS, written).view(seat).slots]


def test_c3_2_the_last_of_seven_has_the_face_down_character_in_the_hand() -> None:
    written = Position(seats=7, face_down="king", picks=SIX_OF_SEVEN)
    before = [(seat, "take", SIX_OF_SEVEN) for seat in range(6)]
    assert slots_at(written, 6) == [*before, (None, "left", "king warlord"), (None, "left", "king warlord")]


def test_c3_2_what_a_seat_was_handed_tells_what_may_lie_face_down() -> None:
    written = Position(seats=7, face_down="king", picks=SIX_OF_SEVEN, crown=1)
    taken, left = "magician bishop merchant architect warlord", "magician king bishop merchant architect warlord"
    assert slots_at(written, 2) == [
        (1, "take", "assassin king"),
        (2, "take", "thief"),
        *((seat % 7, "take", taken) for seat in range(3, 7)),
        (None, "left", f"assassin {left}"),
        (None, "left", f"assassin {left}"),
    ]


def test_c3_2_with_five_players_nothing_is_withdrawn() -> None:
    written = Position(
        seats=5, cast=NINE, face_up="bishop warlord", face_down="emperor", picks="witch wizard alchemist"
    )
    assert [what for _, what, _ in slots_at(written, 4)] == ["down", "take", "take", "take", "left", "left", "left"]


@pytest.mark.parametrize(
    ("picks", "places"),
    [
        ("wizard witch", "down take take left left left left left left"),
        ("wizard witch bishop", "down take take take withdrawn left left left left"),
        ("wizard witch bishop warlord", "down take take take withdrawn take left left left"),
    ],
)
def test_c3_2_when_each_of_three_has_taken_one_of_nine_one_is_withdrawn(picks: str, places: str) -> None:
    assert [what for _, what, _ in slots_at(CHOOSING.replace(picks=picks), 0)] == places.split()


def test_c3_2_a_table_set_up_while_choosing_knows_what_was_handed_on() -> None:
    (pick,) = Match.at(CITADELS, CHOOSING).view(2).picks
    assert (pick.character, pick.handed) == ("witch", [name for name in NINE if name not in ("emperor", "wizard")])


@pytest.mark.parametrize(("face_down", "away"), [("crown_looks", ""), ("nobody", "king ")])
def test_c3_2_b_d_nobody_has_what_the_crown_saw_face_down(face_down: str, away: str) -> None:
    written = Position(
        seats=4, acting=(1, "assassin"), characters=["bishop", "assassin", "thief", "warlord"],
        face_up="merchant architect", face_down="king", options={"face_down": face_down},
    )  # fmt: skip
    assert slots_at(written, 0) == [
        (0, "has", "bishop"),
        (1, "has", "assassin"),
        (2, "has", f"thief magician {away}warlord"),
        (3, "has", f"thief magician {away}warlord"),
        (None, "away", "thief magician king warlord"),
        (None, "away", "thief magician king warlord"),
    ]


@pytest.mark.parametrize("last", ["king", "warlord"])
def test_c3_2_the_last_of_seven_may_have_what_the_crown_saw_face_down(last: str) -> None:
    characters = ["assassin", last, "thief", "magician", "bishop", "merchant", "architect"]
    written = Position(seats=7, acting=(0, "assassin"), characters=characters, face_down="king", crown=2)
    assert slots_at(written, 2) == [
        (2, "has", "thief"),
        (0, "has", "assassin"),
        (1, "has", "magician king bishop merchant architect warlord"),
        *((seat, "has", "magician bishop merchant architect warlord") for seat in range(3, 7)),
        (None, "away", "magician king bishop merchant architect warlord"),
    ]


def test_c3_2_a_position_gives_nobody_the_face_down_character() -> None:
    characters = ["assassin", "thief", "magician", "bishop", "merchant", "architect", "king"]
    written = Position(seats=7, acting=(0, "assassin"), characters=characters, face_down="king")
    assert slots_at(written, 6)[0] == (6, "has", "king")
    for change in ({"opener": 1}, {"cast": [*written.cast, "artist"], "options": {}}):
        with pytest.raises(OptionError, match="nobody has the king"):
            written.replace(**change)


def test_c3_2_c_slots_do_not_tell_which_other_player_has_what() -> None:
    written = Position(seats=4, acting=(1, "thief"), characters=["warlord", "thief", "king", "bishop"])
    assert slots_at(written, 3) == slots_at(written.replace(characters=["king", "thief", "warlord", "bishop"]), 3)


# Planted faults


def tampered(view: CitadelsView, what: str) -> CitadelsView:
    """A view whose slots say too much or too little."""
    slots = list(view.slots)
    at = max(range(len(slots)), key=lambda number: len(slots[number].characters))
    if what == "too much":
        slots[at] = msgspec.structs.replace(slots[at], characters=slots[at].characters[:1])
    else:
        every = sorted({name for slot in slots for name in slot.characters}, key=view.cast.index)
        slots = [msgspec.structs.replace(slot, characters=every) for slot in slots]
    return msgspec.structs.replace(view, slots=slots)


@pytest.mark.parametrize("what", ["too much", "too little"])
def test_a_view_that_says_too_much_or_too_little_is_found(what: str) -> None:
    match, caller = begun(6, 2)
    while match.moves()[0].split()[0] == "take":
        to(match, caller, match.moves()[1 % len(match.moves())])
    view, castings = match.view(2), caller.castings(5000)
    counts = drawn_castings(view, caller, castings, 30, 1)
    assert counts
    wrong = tampered(view, what)
    assert [(slot.what, set(slot.characters)) for slot in wrong.slots] != slots_of(castings, wrong)
    if what == "too little":
        with pytest.raises(AssertionError):
            drawn_castings(wrong, caller, castings, 30, 1)
