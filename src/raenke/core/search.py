"""Information-set Monte Carlo tree search for any game and number of players, at C speed."""

from array import array
from math import log, sqrt
from typing import NamedTuple

from raenke.core.chance import mixed
from raenke.core.codes import MASK64
from raenke.core.guide import Guide

SEATS = 8
EXACT = 4096  # below this, roots and logarithms come from tables, rounded so that every platform has the same
ROOT = [0.0] * 4096
SPREAD = [0.0] * 4096
for number in range(1, EXACT):
    ROOT[number] = round(1 / sqrt(number), 12)
    SPREAD[number] = round(sqrt(log(number)), 12)
BEYOND = [0.0] * 32  # by how often a number is halved until it is in the tables
for number in range(32):
    BEYOND[number] = round(sqrt(log(0.75 * EXACT) + number * log(2)), 12)

LEAD = 0.02  # what standing best counts for, beside the share of a win: it decides where nothing else does
AGAIN = 16  # at the root, a move is tried again until it has had the root of a 16th of the chances


class Found(NamedTuple):
    """A move at the root: how often it was tried, and on average the share of a win it brought and how the seat stood
    then, from 0 to 1."""

    move: int
    visits: int
    share: float
    lead: float

    @property
    def worth(self) -> float:
        """What the search compares."""
        return self.share + LEAD * self.lead


class Search:
    """Thinks about the decision at which its guide deals tables.

    Every iteration deals a table and plays it up to the horizon. Each seat has a tree of its own decisions. The key of
    a node is the move that led to it and what its seat has seen since, so no decision depends on hidden cards. In its
    tree a seat takes the move with the best upper bound, where the bound counts how often the move was offered; at
    the root it also comes back to moves that were unlucky at first. Below the tree it plays by the guide's weights. At
    the end each seat's share of the win is added to the moves it took, and a little for how it stands.
    """

    def __init__(self, guide: Guide, horizon: int, spread: float, room: int) -> None:
        self.guide = guide
        self.table = self.guide.table
        self.chance = self.guide.chance
        self.horizon = horizon
        self.spread = spread
        self.wide = guide.wide
        self.room = room + SEATS + 1
        self.iterations = 0
        self.node_count = 1
        self.node_from = array("i", bytes(4 * self.room))
        self.node_sight = array("Q", bytes(8 * self.room))
        self.node_next = array("i", bytes(4 * self.room))
        self.node_edge = array("i", bytes(4 * self.room))
        self.buckets = 1
        while self.buckets < self.room:
            self.buckets *= 2
        self.bucket = array("i", bytes(4 * self.buckets))
        self.edge_count = SEATS + 1  # the first ones are the roots of the seats' trees
        self.edge_move = array("i", bytes(4 * self.room))
        self.edge_next = array("i", bytes(4 * self.room))
        self.edge_visits = array("i", bytes(4 * self.room))
        self.edge_offers = array("i", bytes(4 * self.room))
        self.edge_total = array("d", bytes(8 * self.room))
        self.edge_lead = array("d", bytes(8 * self.room))
        self.edge_of = [0] * 4096  # by move, at the current node
        self.at = [0] * 8  # the last edge of each seat; 0 if it has left its tree
        self.path = [0] * 256
        self.path_seat = [0] * 256
        self.length = 0

    def think(self, iterations: int) -> None:
        """Run more iterations; `found` has the answer so far."""
        for _ in range(iterations):
            self.iterate()

    def iterate(self) -> None:
        self.iterations += 1
        self.guide.deal()
        self.guide.look()
        end = self.guide.rounds + self.horizon
        self.length = 0
        for seat in range(SEATS):
            self.at[seat] = seat + 1
        while not self.table.over:
            self.guide.look()
            if self.guide.rounds >= end:
                break
            self.table.list_moves()
            if self.table.offers == 1:
                move = self.table.offer[0]
            elif self.at[self.table.to_move] and self.length < self.guide.reach:
                move = self.descend(self.table.to_move)
            else:
                move = self.pick()
            self.table.play(move)
        self.guide.assess()
        for i in range(self.length):
            self.edge_visits[self.path[i]] += 1
            self.edge_total[self.path[i]] += self.guide.share[self.path_seat[i]]
            self.edge_lead[self.path[i]] += self.guide.lead[self.path_seat[i]]

    def pick(self) -> int:
        """A move by the guide's weights."""
        skip = self.chance.below(self.guide.weigh())
        i = 0
        while skip >= self.guide.weight[i]:
            skip -= self.guide.weight[i]
            i += 1
        return self.table.offer[i]

    def descend(self, seat: int) -> int:
        """A move by the seat's tree: an untried one, by weight, or if there is none, the one with the best bound."""
        sight = self.guide.sight()
        node = self.find_node(self.at[seat], sight)
        if node == 0:
            if self.edge_count == self.room:
                self.at[seat] = 0
                return self.pick()
            node = self.add_node(self.at[seat], sight)
        edge = self.node_edge[node]
        while edge:
            self.edge_of[self.edge_move[edge]] = edge
            edge = self.edge_next[edge]
        whole = self.guide.weigh()
        untried = 0
        for i in range(self.table.offers):
            edge = self.edge_of[self.table.offer[i]]
            if edge:
                self.edge_offers[edge] += 1
            else:
                untried += self.guide.weight[i]
        edge = 0
        if untried < whole and (untried == 0 or self.edge_count == self.room):
            edge = self.best_edge(self.length == 0)
            self.at[seat] = edge
        else:
            move = self.untried_move(untried)
            self.at[seat] = 0
            if self.edge_count < self.room:
                edge = self.add_edge(node, move)
        if edge:
            move = self.edge_move[edge]
            self.path[self.length] = edge
            self.path_seat[self.length] = seat
            self.length += 1
        edge = self.node_edge[node]
        while edge:
            self.edge_of[self.edge_move[edge]] = 0
            edge = self.edge_next[edge]
        return move

    def find_node(self, edge: int, sight: int) -> int:
        node = self.bucket[self.place(edge, sight)]
        while node and not (self.node_from[node] == edge and self.node_sight[node] == sight):
            node = self.node_next[node]
        return node

    def place(self, edge: int, sight: int) -> int:
        return mixed((sight + edge) & MASK64) & (self.buckets - 1)

    def add_node(self, edge: int, sight: int) -> int:
        node = self.node_count
        self.node_count += 1
        self.node_from[node] = edge
        self.node_sight[node] = sight
        place = self.place(edge, sight)
        self.node_next[node] = self.bucket[place]
        self.bucket[place] = node
        return node

    def untried_move(self, untried: int) -> int:
        skip = self.chance.below(untried)
        i = 0
        while self.edge_of[self.table.offer[i]] or skip >= self.guide.weight[i]:
            if not self.edge_of[self.table.offer[i]]:
                skip -= self.guide.weight[i]
            i += 1
        return self.table.offer[i]

    def add_edge(self, node: int, move: int) -> int:
        edge = self.edge_count
        self.edge_count += 1
        self.edge_move[edge] = move
        self.edge_next[edge] = self.node_edge[node]
        self.edge_offers[edge] = 1
        self.node_edge[node] = edge
        return edge

    def best_edge(self, is_root: bool) -> int:
        best = 0
        most = -1.0
        spread = self.wide if is_root else self.spread
        for i in range(self.table.offers):
            edge = self.edge_of[self.table.offer[i]]
            if edge:
                visits = self.edge_visits[edge]
                if is_root and AGAIN * visits * visits < self.edge_offers[edge]:
                    bound = 1e9 - visits
                else:
                    bound = (self.edge_total[edge] + LEAD * self.edge_lead[edge]) / visits
                    bound += spread * spread_of(self.edge_offers[edge]) * root_of(visits)
                if bound > most:
                    most = bound
                    best = edge
        return best

    def found(self) -> list[Found]:
        """The results for each move so far, the most tried first."""
        self.guide.deal()
        seat = self.table.to_move
        edge = self.node_edge[self.find_node(seat + 1, self.guide.sight())]
        found = []
        while edge:
            visits = self.edge_visits[edge]
            found.append(
                Found(self.edge_move[edge], visits, self.edge_total[edge] / visits, self.edge_lead[edge] / visits)
            )
            edge = self.edge_next[edge]
        return sorted(found, key=lambda one: (-one.visits, -one.worth, one.move))


def root_of(visits: int) -> float:
    """1 / sqrt(visits), approximate beyond the table."""
    half = 1.0
    while visits >= EXACT:
        visits >>= 2
        half *= 0.5
    return ROOT[visits] * half


def spread_of(offers: int) -> float:
    """sqrt(ln(offers)), approximate beyond the table."""
    halved = 0
    while offers >= EXACT:
        offers >>= 1
        halved += 1
    return SPREAD[offers] if halved == 0 else BEYOND[halved]
