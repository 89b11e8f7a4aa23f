"""What a seat knows of the hidden cards: what it says is true, and what matters at a table is remembered (C5.65)."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any

import msgspec
import pytest

from raenke.citadels import events
from raenke.citadels.beliefs import Beliefs
from raenke.citadels.game import Citadels
from raenke.citadels.position import Position, position_of
from raenke.citadels.view import CitadelsView, Packet
from raenke.core.chance import Chance
from raenke.core.event import Event
from raenke.core.match import Match
from tests.citadels.random_play import STYLES, pick, random_options
from tests.citadels.setting import UNDER
from tests.citadels.table_talk import at
from tests.laws.settings import TIMES

CITADELS = Citadels()

# Whatever is played


def places(view: CitadelsView, truth: Position) -> Iterator[tuple[list[str], tuple[str, ...]]]:
    """By place, the cards that are said to be there and those that are."""
    for seat, player in enumerate(view.players):
        yield view.hand if seat == view.seat else player.known, truth.hands[seat]
    top = 0
    for packet in view.deck:
        yield packet.known, truth.deck[top : top + packet.size]
        top += packet.size
    assert top == len(truth.deck)
    yield view.pile, truth.pile
    yield view.drawn, truth.drawn
    for stored, (card, _) in zip(view.museum, truth.museum, strict=True):
        yield [stored.card] if stored.card else [], (card,)
    if view.decision == "place":
        yield [view.card] if view.card else [], (str(truth.card),)


def check(view: CitadelsView, truth: Position) -> int:
    """All that is said to be known is true, and the rest is just what is unseen, so that the truth can be imagined; how
    many cards of others were known."""
    unseen: Counter[str] = Counter()
    for known, real in places(view, truth):
        assert Counter(known) <= Counter(real)
        unseen += Counter(real) - Counter(known)
    assert unseen == Counter(view.unseen)
    assert all(truth.deck[at] == card for at, card in view.deck_known)
    if view.to_move == view.seat:
        assert tuple(view.drawn) == truth.drawn
    return sum(len(player.known) for player in view.players)


def play_at_random(seed: int, moves: int = 200) -> int:
    """With any options; after some moves a match goes on from a moment. How many cards were known of others."""
    rng = random.Random(seed)
    seats, style = rng.randint(2, 8), rng.choice(list(STYLES))
    match = Match(CITADELS, seats, seed, random_options(rng, seats))
    known = 0
    for number in range(moves):
        if match.over:
            break
        if number == moves // 2:
            match = match.redealt(seed, Chance.fast(seed))
        match.play(pick(rng, style, match.moves()))
        seat = rng.choice([None, *range(seats)])
        known += check(match.view(seat), position_of(match.table))
    return known


def play_many(seeds: Iterable[int]) -> int:
    return sum(play_at_random(seed) for seed in seeds)


@pytest.mark.parametrize("batch", range(4))
def test_c5_65_what_a_seat_knows_is_true_and_the_truth_can_be_imagined(batch: int) -> None:
    assert play_many(range(batch, 160 * TIMES, 4)) > 1000


HEARD = [
    "DeckRenewed", "CardDrawn", "CardTaken", "CardKept", "CardRetained", "CardPutAway", "CardDiscarded", "CardGiven",
    "CardPassed", "HandsExchanged", "HandsSwapped", "CardPicked", "CardPulled", "CardToHand", "CardHeld", "CardStored",
    "CardCovered", "CardChosen", "CardSelected", "DistrictBuilt", "DistrictRecovered",
]  # fmt: skip


@pytest.mark.many
@pytest.mark.parametrize("kind", HEARD)
def test_a_seat_that_pays_no_heed_to_something_is_found(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Beliefs.hear_of_cards

    def deaf(self: Beliefs, event: Event) -> bool:
        return not isinstance(event, getattr(events, kind)) and honest(self, event)

    monkeypatch.setattr(Beliefs, "hear_of_cards", deaf)
    with pytest.raises((AssertionError, IndexError, ValueError)):
        play_many(range(200))


def test_a_view_costs_no_more_after_a_long_game_in_which_nobody_builds() -> None:
    """A seat keeps as much as there are cards, whatever was played."""
    rng = random.Random(1)
    match = Match(CITADELS, 7, 1, {"cast": "drawn", "dark_districts": "all"})
    for _ in range(900):
        moves = match.moves()
        match.play(rng.choice([move for move in moves if not move.startswith(("build", "city"))] or moves))
    match.catch_up()
    for seat, beliefs in match.memories.items():
        assert sum(map(len, beliefs.bags())) == beliefs.hidden.total()
        check(match.view(seat), position_of(match.table))


# Hands


def known(match: Match, seat: int | None, of: int) -> list[str]:
    return list(match.view(seat).players[of].known)


def play(match: Match, *moves: str) -> Match:
    """Each of these, and what everybody knows after it is true."""
    for move in moves:
        match.play(move)
        for seat in (None, *range(match.seats)):
            check(match.view(seat), position_of(match.table))
    return match


def test_c2_5_hands_that_were_exchanged_are_remembered_by_both() -> None:
    match = at("magician", hands=["temple manor", "tavern church prison", "market"], deck="docks harbor")
    play(match, "exchange 2")
    assert known(match, 0, 1) == ["manor", "temple"]
    assert known(match, 1, 0) == ["church", "prison", "tavern"]
    assert known(match, 2, 0) == known(match, 2, 1) == known(match, None, 0) == []


def test_c2_5_a_third_who_knew_a_hand_knows_where_it_went() -> None:
    match = at("magician", others="1 king", hands=["temple", "tavern", "church"], deck="docks harbor market prison")
    match.memories[2].hear([events.HandSeen(2, 0, ["temple"])])
    play(match, "exchange 2")
    assert (known(match, 2, 0), known(match, 2, 1)) == ([], ["temple"])


def test_c2_13_a_hand_the_wizard_looked_at_is_remembered() -> None:
    match = at("wizard", hands=["", "temple manor church", "tavern"], deck="prison market")
    play(match, "peek 2", "pick church")
    assert [match.view(seat).card for seat in (None, 0, 1, 2)] == [None, "church", "church", None]
    play(match, "hand")
    assert known(match, 0, 1) == ["manor", "temple"]
    assert known(match, 1, 0) == ["church"], "who was looted knows the card"
    assert known(match, 2, 0) == known(match, None, 1) == []


def test_c2_13_a_known_card_that_is_built_is_in_the_hand_no_more() -> None:
    match = at("wizard", gold=[9], hands=["", "temple temple manor", "tavern"], deck="prison market")
    play(match, "peek 2", "pick temple", "city")
    assert known(match, 0, 1) == ["manor", "temple"]


@pytest.mark.parametrize("payment", ["receiver_chooses", "emperor_chooses"])
def test_c5_47_giver_and_taker_know_the_card_that_paid_for_the_crown(payment: str) -> None:
    match = at(
        "emperor", crown=2, hands=["", "temple manor", "tavern"], deck="docks", phase="crown",
        options={"emperor_payment": payment},
    )  # fmt: skip
    play(match, "crown 2", "pay temple" if payment == "receiver_chooses" else "pay card")
    (given,) = position_of(match.table).hands[0]
    assert known(match, 1, 0) == [given]
    assert known(match, 2, 0) == []


def test_c1_9_a_card_the_graveyard_brought_back_is_known_to_all() -> None:
    match = at("warlord", gold=[9, 2, 2, 2], cities=["", "manor", "graveyard"], hands=["", "", "tavern"], deck="docks")
    play(match, "destroy 2 manor", "recover")
    assert [known(match, seat, 2) for seat in (0, 1, None)] == [["manor"]] * 3


def peeked(hand: str, **more: Any) -> Match:
    """Seat 2 has looked at the hand of seat 0."""
    match = at(more.pop("role", "king"), hands=[hand, "docks harbor", "market", "prison"], deck="palace castle", **more)
    match.memories[2].hear([events.HandSeen(2, 0, hand.split())])
    return match


def test_c5_65_when_a_card_leaves_a_known_hand_unseen_one_fewer_of_each_name_is_certain() -> None:
    match = peeked("temple temple temple manor manor church", cities=["laboratory", "", ""], options=UNDER)
    play(match, "laboratory temple")
    assert known(match, 2, 0) == ["manor", "temple", "temple"]
    assert match.view(2).deck == [Packet(3, [])]


def test_c5_65_of_a_hand_of_one_name_it_is_known_what_leaves() -> None:
    match = peeked("temple temple", cities=["laboratory", "", ""], options=UNDER)
    play(match, "laboratory temple")
    assert (known(match, 2, 0), match.view(2).deck_known) == (["temple"], [(2, "temple")])


def test_c5_65_a_known_hand_that_is_put_away_whole_lies_under_the_deck() -> None:
    match = peeked("temple manor church", role="magician", options=UNDER)
    play(match, "discard manor", "discard temple")
    assert (known(match, 2, 0), match.view(2).deck) == ([], [Packet(4, [])])
    play(match, "discard church")
    assert match.view(2).deck == [Packet(2, []), Packet(3, ["church", "manor", "temple"])]
    assert match.view(1).deck == [Packet(5, [])]


def test_c2_17_a_known_packet_that_is_drawn_whole_is_in_the_hand() -> None:
    beliefs = peeked("temple manor", options=UNDER).memories[2]
    away, draw = events.CardDiscarded(0, "magician"), events.CardTaken(1, "navigator")
    beliefs.hear([away, away, draw, draw, draw])
    assert beliefs.hands[1] == [None] * 5, "one of the two is among them"
    beliefs.hear([draw])
    assert beliefs.hands[1] == [None, None, None, None, "temple", "manor"]


# The deck


def test_c3_4_cards_put_under_the_deck_lie_where_they_were_put() -> None:
    match = at("magician", hands=["temple manor tavern", "church", ""], deck="docks harbor market", options=UNDER)
    play(match, "discard manor", "discard temple")
    assert match.view(0).deck_known == [(3, "manor"), (4, "temple")]
    assert match.view(1).deck_known == []
    play(match, "done")
    assert match.view(0).deck_known == [(1, "manor"), (2, "temple")]


def test_c3_4_who_keeps_a_card_knows_in_which_order_the_others_went_under_the_deck() -> None:
    match = at(
        "bishop", hands=["", "manor", "keep"], deck="temple docks temple market", cities=["observatory"], options=UNDER
    )
    play(match, "draw", "keep temple")
    assert match.view(0).deck_known == [(1, "docks"), (2, "temple")]
    assert match.view(1).deck_known == []


def test_c5_64_a_card_that_rises_to_the_top_is_in_the_hand_of_who_draws_it() -> None:
    match = at("magician", others="1 architect", hands=["temple", "", "tavern"], deck="docks manor", options=UNDER)
    play(match, "discard temple", "done", "gold", "end")
    assert match.view(0).deck_known == [(1, "temple")]
    while match.to_move != 1:
        play(match, "gold" if "gold" in match.moves() else "end")
    play(match, "cards")
    assert known(match, 0, 1) == ["temple"]
    assert known(match, 2, 1) == []


def test_c5_64_a_card_that_rises_to_the_top_was_kept_by_who_drew_it_or_put_back() -> None:
    match = at("magician", others="1 bishop", hands=["temple", "", "tavern"], deck="docks manor", options=UNDER)
    play(match, "discard temple", "done", "gold", "end")
    while match.to_move != 1:
        play(match, "gold" if "gold" in match.moves() else "end")
    play(match, "draw")
    assert match.view(0).drawn == ["temple"]
    play(match, "keep temple")
    assert (known(match, 0, 1), match.view(0).deck_known) == ([], [])


def test_c1_12_who_draws_two_and_keeps_both_has_the_card_that_rose_to_the_top() -> None:
    match = at(
        "king",
        others="1 bishop",
        cities=["", "library"],
        hands=["", "", "tavern"],
        deck="docks manor church",
        options=UNDER,
    )
    match.memories[0].deck = [["docks"], [None, None]]
    play(match, "gold", "end")
    while match.to_move != 1:
        play(match, "gold" if "gold" in match.moves() else "end")
    play(match, "draw")
    assert known(match, 0, 1) == ["docks"]


def test_c5_65_a_destroyed_district_is_seen_by_all() -> None:
    match = at(
        "warlord",
        gold=[9],
        cities=["", "manor", ""],
        hands=["", "tavern", "temple"],
        deck="docks market",
        options=UNDER,
    )
    play(match, "destroy 2 manor")
    assert [match.view(seat).deck_known for seat in (0, 1, 2, None)] == [[(2, "manor")]] * 4


def test_c1_16_armory_and_what_it_destroys_go_under_the_deck_in_order() -> None:
    match = at("king", cities=["armory", "keep", ""], hands=["", "tavern", ""], deck="docks market", options=UNDER)
    play(match, "armory 2 keep")
    assert match.view(None).deck_known == [(2, "armory"), (3, "keep")]


def test_c1_6_a_card_put_away_in_the_laboratory_is_known_to_who_did() -> None:
    match = at(
        "king", hands=["temple manor", "tavern"], cities=["laboratory", "", ""], deck="docks market", options=UNDER
    )
    play(match, "laboratory manor")
    assert (match.view(0).deck_known, match.view(1).deck_known) == ([(2, "manor")], [])


def test_c1_17_who_laid_a_card_under_the_museum_knows_it() -> None:
    match = at("king", hands=["temple manor", "tavern"], cities=["museum", "", ""], deck="docks")
    play(match, "museum temple")
    assert [match.view(seat).museum[0].card for seat in (0, 1, None)] == ["temple", None, None]


def test_c5_64_a_museum_that_falls_sends_its_cards_under_the_deck_in_order() -> None:
    match = at(
        "warlord", gold=[9], hands=["keep", "tavern"], cities=["", "museum", ""], museum="temple manor", deck="docks",
        options=UNDER,
    )  # fmt: skip
    play(match, "destroy 2 museum")
    assert match.view(1).deck_known == [(1, "temple"), (2, "manor"), (3, "museum")]
    assert match.view(0).deck_known == [(3, "museum")]


def test_c5_66_who_looks_through_the_deck_knows_what_is_in_it_until_somebody_draws() -> None:
    match = at(
        "architect", hands=["lighthouse", "temple", "manor"], gold=[9], deck="docks market tavern tavern",
        others="1 warlord", cities=["", "", ""],
    )  # fmt: skip
    play(match, "gold", "build lighthouse", "look", "choose market")
    assert match.view(0).deck == [Packet(3, ["docks", "tavern", "tavern"])]
    assert match.view(0).unseen == {"manor": 1, "temple": 1}, "what the others hold together"
    match.memories[0].hear([events.CardTaken(1, "navigator")])
    assert match.memories[0].deck == [["tavern", None]]


def test_c5_66_another_may_have_chosen_any_card_of_the_deck() -> None:
    match = at("warlord", hands=["lighthouse"], gold=[9], cities=["", "tavern"], deck="docks harbor", options=UNDER)
    play(match, "destroy 2 tavern", "gold", "build lighthouse", "look")
    assert match.view(1).deck_known == [(2, "tavern")]
    play(match, "choose tavern")
    assert match.view(0).deck == [Packet(2, ["docks", "harbor"])]
    assert match.view(1).deck == [Packet(2, [])]
    assert match.view(1).unseen == {"docks": 1, "harbor": 1, "tavern": 1}


def test_c5_66_the_pile_stays_where_it_is_when_the_last_card_of_the_deck_is_chosen() -> None:
    match = at("warlord", hands=["lighthouse"], gold=[9], cities=["", "tavern"], deck="docks")
    play(match, "destroy 2 tavern", "gold", "build lighthouse", "look", "choose docks")
    for seat in (0, 1, None):
        view = match.view(seat)
        assert (view.deck, view.pile, view.pile_size) == ([], ["tavern"], 1)


def test_c5_65_after_a_shuffle_no_place_is_known_and_what_lies_there_is() -> None:
    match = at("magician", hands=["temple manor tavern", "church", ""], deck="docks harbor market", options=UNDER)
    play(match, "discard manor")
    match.memories[0].hear([events.DeckRenewed(4)])
    assert match.memories[0].deck == [[None, None, None, "manor"]]


def test_c4_11_what_went_to_the_pile_is_in_the_deck_made_of_it() -> None:
    match = at(
        "magician", hands=["temple manor", "tavern"], deck="", pile="docks church", options={"discard": "pile"},
        cities=["laboratory"],
    )  # fmt: skip
    play(match, "laboratory temple")
    assert (match.view(0).pile, match.view(0).pile_size, match.view(1).pile) == (["temple"], 3, [])
    match.memories[0].hear([events.DeckRenewed(3)])
    assert (match.memories[0].deck, match.memories[0].pile) == ([[None, None, "temple"]], [])


# What follows


def test_c5_66_where_only_one_place_is_open_what_lies_there_is_known() -> None:
    """Of two players one looked through the deck: the other holds the rest."""
    match = at("architect", seats=2, hands=["lighthouse", "temple manor"], gold=[9], deck="docks market tavern")
    play(match, "gold", "build lighthouse", "look", "choose market")
    assert known(match, 0, 1) == ["manor", "temple"]
    match.memories[0].hear([events.CardTaken(1, "navigator")])
    assert sorted(filter(None, match.memories[0].hands[1])) == ["manor", "temple"], "and still when one comes to it"


def test_c5_65_places_are_known_where_only_one_name_is_left() -> None:
    match = at("warlord", hands=["docks", "tavern"], deck="tavern tavern")
    assert (known(match, 0, 1), match.view(0).deck_known) == (["tavern"], [(0, "tavern"), (1, "tavern")])
    assert match.view(1).unseen == {"docks": 1, "tavern": 2}


def test_c5_67_of_two_cards_under_the_museum_nobody_else_knows_which_came_first() -> None:
    match = at("king", seats=2, hands=["", ""], cities=["museum"], museum="temple manor", deck="")
    assert [stored.card for stored in match.view(1).museum] == [None, None]
    assert match.view(1).unseen == {"manor": 1, "temple": 1}


# Who comes to a table


@pytest.mark.parametrize(
    "written",
    [
        {"role": "wizard", "phase": "pick", "other": 1},
        {"role": "wizard", "phase": "place", "card": "castle"},
        {"role": "king", "phase": "keep", "drawn": "castle docks", "cities": ["", "museum"], "museum": "palace"},
        {"role": "king", "phase": "choose", "cities": ["lighthouse"]},
    ],
    ids=lambda written: str(written["phase"]),
)
def test_who_comes_in_the_middle_of_a_pick_knows_what_lies_before_it(written: dict[str, Any]) -> None:
    match = at(hands=["temple", "manor", "tavern"], deck="docks manor", **written)
    truth = position_of(match.table)
    own = match.view(0)
    seen = {
        "pick": (own.players[1].known, ["manor"]),
        "place": (own.card, "castle"),
        "keep": (own.drawn, ["castle", "docks"]),
        "choose": (own.deck, [Packet(2, ["docks", "manor"])]),
    }
    assert seen[str(truth.phase)][0] == seen[str(truth.phase)][1]
    for seat in (1, None):
        view = match.view(seat)
        assert not any(chain(view.drawn, *(player.known for player in view.players), [view.card or ""]))
        assert all(packet.known == [] for packet in view.deck)
    play(match, match.moves()[0])


def test_what_everybody_knows_goes_on_from_a_moment() -> None:
    match = at(
        "warlord",
        gold=[9],
        cities=["", "manor", ""],
        hands=["", "tavern", "temple"],
        deck="docks market",
        options=UNDER,
    )
    play(match, "destroy 2 manor")
    other = match.redealt(1, Chance.fast(1))
    assert other.view(None) == match.view(None)
    assert other.view(0).deck_known == [(2, "manor")]
    assert msgspec.json.decode(msgspec.json.encode(other.recalled)) == other.recalled


def test_what_everybody_knows_of_a_museum_goes_on_from_a_moment() -> None:
    """All saw the card come into an empty hand, and leave it again."""
    match = at(
        "warlord",
        others="1 artist",
        gold=[9, 1],
        cities=["", "manor graveyard museum"],
        hands=["tavern", "", "temple", "church"],
        deck="docks market",
    )
    moves = ("destroy 2 manor", "recover", "gold", "end", "gold", "museum manor")
    for move in moves:
        match.play(move)
    assert [stored.card for stored in match.view(None).museum] == ["manor"]
    assert match.redealt(len(moves), Chance.fast(1)).view(None) == match.view(None)


def test_what_0_1_0_wrote_down_of_a_moment_is_read_and_forgotten() -> None:
    match = at("warlord", hands=["", "tavern", "temple"], deck="docks market")
    old = {"deck": [2], "tales": [], "is_whole": True, "laid": {}, "silent": None, "run": None}
    again = Match.at(CITADELS, position_of(match.table), recalled=old)
    assert again.view(1) == match.view(1)


# The Hospital and the murdered who keeps silent


MURDER = events.CharacterNamed(0, "king", "murder")
CALL = events.RankCalled(4, "king")


@pytest.mark.parametrize(
    ("told", "silent"),
    [
        ([MURDER, CALL], 1),
        ([MURDER, events.RankCalled(3, "magician")], None),
        ([events.CharacterNamed(0, "king", "rob"), CALL], None),
        ([MURDER, CALL, events.CharacterRevealed(1, "king")], None),
        ([MURDER, CALL, events.CharacterRevealed(2, "bishop")], 1),
        ([MURDER, CALL, events.RoundStarted(2, 0)], None),
        ([events.RankCalled(8, "warlord")], None),
        ([MURDER, events.RoundStarted(2, 0), CALL], None),
        ([events.DistrictDestroyed(1, "hospital*", 0, "armory"), MURDER, CALL], None),
        ([events.DistrictDestroyed(1, "docks", 0, "armory"), MURDER, CALL], 1),
        ([events.DistrictsSwapped(2, 1, "docks*", "hospital*"), MURDER, CALL], 2),
        ([events.DistrictsSwapped(1, 3, "hospital", "docks"), MURDER, CALL], 3),
        ([events.DistrictsSwapped(1, 3, "temple", "docks"), MURDER, CALL], 1),
    ],
)
def test_c5_73_who_has_a_hospital_when_the_murdered_rank_is_called_is_not_the_murdered(
    told: list[Event], silent: int | None
) -> None:
    match = at("assassin", cities=["", "hospital"])
    beliefs = match.memories[0]
    beliefs.hear(told)
    assert beliefs.silent == silent


def test_c5_73_a_hospital_that_was_built_counts_and_another_building_is_none() -> None:
    beliefs = at("assassin", hands=["hospital docks"]).memories[0]
    beliefs.hear([events.DistrictBuilt(0, "docks", 3, "turn"), MURDER, CALL])
    assert beliefs.silent is None
    beliefs.hear([events.DistrictBuilt(0, "hospital", 6, "turn"), CALL])
    assert beliefs.silent == 0


def test_c5_73_who_comes_when_the_murder_was_done_knows_of_it() -> None:
    position = Position(seats=4, acting=(0, "thief"), murdered="king", cities=["", "", "hospital", ""])
    beliefs = Match.at(CITADELS, position, seed=1).memories[0]
    beliefs.hear([CALL])
    assert beliefs.silent == 2
