"""A view as a table: what a seat knows of it."""

from raenke.kabale import ally, bits, facing, most
from raenke.kabale.cards import ALLIES, goal_of, mask_of
from raenke.kabale.layout import Layout
from raenke.kabale.options import options_of
from raenke.kabale.table import Table
from raenke.kabale.view import DECISIONS, Back, Face, KabaleView

PHASES = {decision: number for number, decision in DECISIONS.items()}


def table_of(view: KabaleView) -> Table:
    """The table as the view knows it; any card stands for a hidden one."""
    table = Table(view.seats, options_of({**view.options, "rounds": view.rounds}, view.seats))
    table.lay_out(layout_of(view))
    return table


def layout_of(view: KabaleView) -> Layout:
    column = view.choice_column or 0
    goals = view.goals or [award.goal for award in view.awards[-view.seats :]]
    hands = [[0] * player.hand_size for player in view.players]
    if view.seat is not None:
        hands[view.seat] = [ALLIES.index(card) for card in view.hand]
    return Layout(
        phase=PHASES[view.decision],
        to_move=view.to_move,
        round=view.round,
        active=view.active,
        choice_column=column,
        choice_place=len(view.columns[column]) - 2,  # read only if there is a choice
        closed=sum(1 << closed for closed in view.stormed),
        goal=[goal_of(goal) for goal in goals],
        goal_pile=[0] * view.goals_to_come,
        award_goal=[goal_of(award.goal) for award in view.awards],
        award_seat=[most.SEATS if award.winner is None else award.winner for award in view.awards],
        hand=hands,
        pile=[[0] * player.pile_size for player in view.players],
        discard=[mask_of(player.discard) for player in view.players],
        column=[[known_cell(card) for card in column] for column in view.columns],
        renewed=[
            [mask_of(cards) for cards in ([] if player.renewals else player.in_pile_or_played, *player.renewals)]
            for player in view.players
        ],
        # The view does not tell draws and laid cards: the marks hold everything that follows from them.
        drawn=[ally.COUNT] * view.seats,
        laid=[0] * view.seats,
        kept=[0] * view.seats,
        not_all=[mask_of(player.not_all) for player in view.players],
    )


def known_cell(card: Face | Back) -> int:
    known = ALLIES.index(card.card) if isinstance(card, Face) else 0
    return bits.of(known, card.seat, facing.IDS.index(card.face), card.era, card.is_marked)
