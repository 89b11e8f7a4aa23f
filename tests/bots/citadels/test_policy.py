"""Which characters players prefer: what the search assumes about characters it does not see."""

from msgspec.structs import replace

from raenke.bots import bot_named
from raenke.bots.citadels.policy import likings
from raenke.bots.citadels.policy_weights import LIKED
from raenke.citadels.cards import CHARACTERS
from raenke.citadels.view import CitadelsView, District
from raenke.core.game import game_named
from raenke.core.match import Match

CITADELS = game_named("citadels")


def chance_of(view: CitadelsView, options: list[str], chosen: str) -> float:
    """The probability the policy gave this character among those offered."""
    assert view.seat is not None
    liking = dict(zip(view.cast, likings(view)[view.seat], strict=True))
    offered = [option.split()[1] for option in options]
    return liking[chosen.split()[1]] / sum(liking[name] for name in offered)


def test_the_greedy_bot_is_foreseen_better_than_by_chance() -> None:
    foreseen, by_chance = [], []
    for seed in range(6):
        match = Match(CITADELS, 4, seed, {"cast": "drawn"} if seed % 2 else {})
        bot = bot_named("greedy", CITADELS, seed)
        while not match.over:
            view, options = match.view(match.to_move), match.moves()
            chosen = bot.choose(view, options)
            if view.decision == "take" and len(options) > 1:
                foreseen.append(chance_of(view, options, chosen))
                by_chance.append(1 / len(options))
            match.play(chosen)
    assert len(foreseen) > 200
    assert sum(foreseen) / len(foreseen) > 1.6 * sum(by_chance) / len(by_chance)


def test_income_and_the_purses_of_others_are_liked() -> None:
    view = Match(CITADELS, 4, 3).view(0)
    before = likings(view)
    first, second, *rest = view.players
    trade = [District(card, has_gold=False) for card in ("tavern", "market", "docks")]
    richer = [replace(first, city=trade), replace(second, gold=9), *rest]
    after = likings(replace(view, players=richer))
    merchant, thief = view.cast.index("merchant"), view.cast.index("thief")
    assert after[0][merchant] > 10 * before[0][merchant]
    assert after[0][thief] > before[0][thief]
    assert after[2][merchant] == before[2][merchant]


def test_everybody_at_every_table_has_likings() -> None:
    for seats in (2, 3, 5, 8):
        match = Match(CITADELS, seats, seats, {"cast": "drawn"})
        found = likings(match.view(0))
        assert len(found) == seats
        assert all(len(row) == len(match.view(0).cast) and min(row) >= 1 for row in found)
    assert set(LIKED) == set(CHARACTERS)
