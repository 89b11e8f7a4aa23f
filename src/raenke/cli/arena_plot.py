"""The shares of the arena as a picture."""

from collections.abc import Sequence
from html import escape

from raenke.bots.contest import Contest, Standing

LEFT, WIDTH, ROW, TOP = 150, 600, 34, 44


def drawn(contest: Contest, standings: Sequence[Standing], games: int) -> str:
    """A bar for each bot, its interval, and where par is."""
    height = TOP + ROW * len(standings) + 34
    par = place(1 / contest.seats)
    title = f"{contest.game}, {contest.seats} seats, {games} games: share of wins with 95 % intervals"
    size = f'viewBox="0 0 {LEFT + WIDTH + 70} {height}" font-family="sans-serif" font-size="13"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}>',
        '<rect width="100%" height="100%" fill="#fff"/>',
        f'<text x="{LEFT}" y="24">{escape(title)}</text>',
    ]
    for number, standing in enumerate(standings):
        parts += bar(standing, TOP + ROW * number)
    bottom = TOP + ROW * len(standings)
    parts.append(f'<path d="M{par} {TOP - 8}V{bottom}" stroke="#b3261e" stroke-dasharray="4 3"/>')
    parts.append(f'<text x="{par}" y="{bottom + 16}" text-anchor="middle" fill="#b3261e">par</text>')
    parts += [
        f'<text x="{place(share / 100)}" y="{bottom + 16}" text-anchor="middle" fill="#555">{share} %</text>'
        for share in (0, 50, 100)
    ]
    return "\n".join([*parts, "</svg>", ""])


def bar(standing: Standing, top: int) -> list[str]:
    middle = top + ROW // 2 - 4
    end = place(standing.share)
    parts = [
        f'<text x="{LEFT - 8}" y="{middle + 4}" text-anchor="end">{escape(standing.bot)}</text>',
        f'<rect x="{LEFT}" y="{top}" width="{end - LEFT:.1f}" height="{ROW - 10}" fill="#7aa5d8"/>',
    ]
    after = end
    if standing.interval is not None:
        least, most = map(place, standing.interval)
        after = most
        whiskers = f"M{least} {middle}H{most}M{least} {middle - 5}v10M{most} {middle - 5}v10"
        parts.append(f'<path d="{whiskers}" stroke="#222"/>')
    parts.append(f'<text x="{after + 6}" y="{middle + 4}">{100 * standing.share:.1f} %</text>')
    return parts


def place(share: float) -> float:
    return round(LEFT + WIDTH * share, 1)
