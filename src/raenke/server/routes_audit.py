"""The route for the public audit of the shuffles."""

from collections.abc import Sequence

from litestar import get

from raenke.server.auditing import SETTLED, Auditor, Dealt, finished_after
from raenke.server.payer import Payer
from raenke.server.requests import hall_of, words_of
from raenke.server.routes_guests import AnyRequest
from raenke.server.safety import address_of
from raenke.server.shares import metered
from raenke.server.summing import card_name
from raenke.server.wire_http import AuditedGame, AuditedPlace, AuditReport
from raenke.words import Words


@get("/api/audit", summary="How often each card stood where, over all finished matches")
async def show_audit(request: AnyRequest, language: str = "") -> AuditReport:
    """The first shuffles of all finished matches that began with one, and the odds of being as uneven by chance. A
    question counts some hundred matches more, if there are any, so that nobody waits long."""
    hall, auditor = hall_of(request), request.app.state.auditor
    until = hall.source.now() - SETTLED
    found = await hall.store.read(lambda connection: finished_after(connection, auditor.last, until))
    payer = Payer(address_of(request.scope), "")
    words = {game: words_of(request, game) for game in auditor.audits}
    return await hall.retellers.run(payer, metered(counted), auditor, found, words)


def counted(auditor: Auditor, found: Sequence[Dealt], words: dict[str, Words]) -> AuditReport:
    if found and (found[0].finished_at, found[0].match) > auditor.last:  # somebody else may have counted them meanwhile
        auditor.count(found)
    return AuditReport(games=[told(game, auditor, words[game]) for game in auditor.audits])


def told(game: str, auditor: Auditor, words: Words) -> AuditedGame:
    audit = auditor.audits[game]
    largest = audit.largest
    return AuditedGame(
        game=game,
        matches=audit.matches,
        shuffles=audit.shuffles,
        odds=audit.odds(),
        is_suspicious=audit.is_suspicious,
        striking=[
            AuditedPlace(
                card=card_name(words, each.card),
                place=each.place + 1,
                times=each.times,
                expected=each.expected,
                odds=each.odds,
            )
            for each in audit.striking()
        ],
        counted=largest.count if largest else 0,
        times={card_name(words, card): row for card, row in sorted(largest.times.items())} if largest else {},
    )


ROUTES = [show_audit]
