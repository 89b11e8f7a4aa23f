"""Why a move is not offered, found on a table that fits the seat's view."""

from raenke.citadels import reason
from raenke.citadels.attempts import attempts
from raenke.citadels.cards import CHARACTER_BUILDS, CHARACTERS
from raenke.citadels.legal_moves import price_of
from raenke.citadels.legal_moves import why_not as code_of
from raenke.citadels.moves import move_of, text_of, verb_at
from raenke.citadels.prices import table_of
from raenke.citadels.view import CitadelsView
from raenke.core.errors import IllegalMove
from raenke.core.nearest import nearest

# What each decision asks for, and its paragraph.
ASKED = {
    "take": ("take one of the characters passed to you", "C3.2"),
    "put": ("set aside one of the characters passed to you", "C3.2"),
    "keep": ("keep one of the cards you drew", "C3.3"),
    "discard": ("discard another card, or say done", "C2.5"),
    "pick": ("take a card from the hand you are looking at", "C2.13"),
    "place": ("take the card into your hand, or build it if you can pay for it", "C2.13"),
    "crown": ("give the crown to another player", "C2.14"),
    "ask": ("ask for gold or a card that the player has", "C5.47"),
    "pay": ("pay with gold or a card that you have", "C5.47"),
    "recover": ("recover the district or decline", "C1.9"),
    "give": ("give one of your districts that can be swapped for it", "C2.18"),
    "look": ("search the deck or decline", "C1.15"),
    "choose": ("choose a card from the deck", "C1.15"),
    "declare": ("declare or decline", "C1.22"),
}
# The words, the id and the paragraph of every other reason; without a paragraph, the verb's own applies.
REASONS = {
    reason.NOT_ASKED: ("you are not asked to {verb} now", "refusal-not-asked", "C3.3"),
    reason.MURDERED: ("you only get the basic action", "refusal-lone", "C1.26"),
    reason.BEWITCHED: ("you only get the basic action", "refusal-lone", "C2.11"),
    reason.WITCH: ("until she names a character, the Witch only gets the basic action", "refusal-witch", "C2.11"),
    reason.ONLY_END: ("after the strike you can only end your turn", "refusal-only-end", "C4.7"),
    reason.BASIC_DONE: ("you have already taken the basic action", "refusal-basic-done", "C3.3"),
    reason.INCOME_DONE: ("you have already taken your income", "refusal-income-done", "C2.2"),
    reason.ABILITY_DONE: ("you have already used this ability", "refusal-ability-done", "C2.2"),
    reason.WORKED: ("your {verb} has already worked this turn", "refusal-worked", "C1.3"),
    reason.CHARACTER: ("only the {owner} can do that", "refusal-character", ""),
    reason.NOT_IN_CITY: ("there is no {district} in your city", "refusal-not-there", ""),
    reason.NO_SEAT: ("there are {seats} players", "refusal-no-seat", "C3.1"),
    reason.OWN_SEAT: ("choose another player", "refusal-own", "C2.2"),
    reason.OWN_STRIKE: ("choose another player's district", "refusal-own", ""),
    reason.OWN_ARMORY: ("choose a district in another city", "refusal-own", ""),
    reason.END_OF_TURN: ("you can only do that at the end of your turn", "refusal-end-of-turn", "C4.7"),
    reason.NOT_THERE: ("there is no {name} in that city", "refusal-not-there", ""),
    reason.NOT_IN_HAND: ("you do not hold {name}", "refusal-not-in-hand", "C3.4"),
    reason.NO_DECK: ("there are no cards to draw", "refusal-no-deck", "C3.3"),
    reason.NO_INCOME: ("the {character} has no income", "refusal-no-income", "C2.2"),
    reason.NO_DISTRICT: ("you have no district of that colour", "refusal-nothing", "C3.3"),
    reason.NAVIGATOR: ("the Navigator cannot build", "refusal-navigator", "C2.17"),
    reason.BASIC_BEFORE: ("take the basic action before you build", "refusal-basic-first", "C3.3"),
    reason.BUILT: ("you have already built {limit} this turn", "refusal-built", "C3.3"),
    reason.PRICE: ("{what} costs {price} and you have {gold} gold", "refusal-price", ""),
    reason.QUARRY: ("your city already has a duplicate", "refusal-quarry", "C1.21"),
    reason.TWICE: ("your city already has {name}", "refusal-twice", "C3.4"),
    reason.BASIC_FIRST: ("take the basic action first", "refusal-basic-first", ""),
    reason.MUST: ("the Navigator must first take 4 gold or draw 4 cards", "refusal-must", "C2.17"),
    reason.NO_PART: ("{name} is not in the cast", "refusal-not-in-cast", "C2.1"),
    reason.FACE_UP: ("{name} is face up in the middle", "refusal-face-up", "C3.2"),
    reason.NOT_HANDED: ("{name} was not passed to you", "refusal-not-handed", "C3.2"),
    reason.NOT_IN_CAST: ("{name} is not in the cast", "refusal-not-in-cast", "C2.2"),
    reason.NOT_TO_ROB: ("the {name} cannot be robbed", "refusal-not-to-rob", ""),
    reason.OWN_CHARACTER: ("you cannot name your own character", "refusal-own-character", "C2.2"),
    reason.NAMED: ("the {name} is murdered or bewitched and cannot be robbed", "refusal-not-to-rob", ""),
    reason.RICHEST: ("no single other player has the most gold", "refusal-richest", "C2.15"),
    reason.EMBELLISHED: ("you have already beautified two districts", "refusal-ability-done", "C2.19"),
    reason.NO_GOLD: ("gold on a district costs 1 and you have {gold} gold", "refusal-price", "C2.19"),
    reason.GOLD_THERE: ("there is already gold on your {name}", "refusal-gold-there", "C2.19"),
    reason.NO_CHANGE: ("that would change nothing", "refusal-nothing", ""),
    reason.NO_CARDS: ("this player has no cards", "refusal-nothing", ""),
    reason.HAS_CROWN: ("this player already has the crown", "refusal-has-crown", "C2.14"),
    reason.BISHOP: ("the Bishop protects this city", "refusal-bishop", "C2.7"),
    reason.COMPLETE: ("this city is complete", "refusal-complete", ""),
    reason.ANY_COMPLETE: ("nothing is destroyed while a city is complete", "refusal-any-complete", "C4.20"),
    reason.SPARED: ("this city is complete", "refusal-complete", "C4.12"),
    reason.KEEP: ("the Keep cannot be destroyed or taken", "refusal-keep", "C1.5"),
    reason.NOTHING_TO_GIVE: ("you have nothing to swap for {name}", "refusal-nothing-to-give", ""),
    reason.INCOME_TAKEN: ("the bewitched player has taken this income", "refusal-income-taken", "C4.25"),
}
# What is too expensive, if it is not what the move names.
DEAR = {"destroy": "to destroy {name}", "smithy": "the smithy", "city": "{card}"}


def offered(view: CitadelsView) -> list[str]:
    """The moves a view's seat may make now: all tables that fit the view have the same."""
    if view.seat is None or view.seat != view.to_move:
        return []
    return [text_of(move) for move in table_of(view).moves()]


def why_not(view: CitadelsView, text: str) -> IllegalMove | None:
    """Why a seat cannot make a move now, with the paragraph; None if it can."""
    if view.decision == "over":
        return IllegalMove("the game is over (C3.6)", "refusal-over", {"paragraph": "C3.6"})
    if view.seat is None or view.seat != view.to_move:
        words = f"seat {view.to_move + 1} decides now (C3.3)"
        return IllegalMove(words, "refusal-not-your-turn", {"seat": view.to_move, "paragraph": "C3.3"})
    move, moves = move_of(text), offered(view)
    if move is None:
        like = nearest(text, moves)
        return IllegalMove(
            f"{text!r} is not a move; did you mean {' or '.join(like)}?", "refusal-no-move", {"near": like}
        )
    if text_of(move) in moves:
        return None
    return refusal(view, view.seat, move)


def refusal(view: CitadelsView, seat: int, move: int) -> IllegalMove:
    """Why a valid move is not offered."""
    text, verb, table = text_of(move), verb_at(move), table_of(view)
    arguments: dict[str, object] = {"move": text}
    code = code_of(table, move)
    if code == reason.ASKED:
        words, paragraph = ASKED[view.decision]
        words, which = f"now {words}", f"refusal-now-{view.decision}"
    else:
        words, which, paragraph = REASONS[code]
        paragraph = paragraph or verb.paragraph
        character = view.turn.character if view.turn else ""
        said = {
            "verb": text.split()[0], "name": text.split()[-1], "card": view.card, "seats": view.seats,
            "owner": verb.character, "district": verb.district or text.split()[-1], "character": character,
            "limit": CHARACTER_BUILDS[CHARACTERS.index(character)] if character else 0,
            "gold": view.players[seat].gold, "price": price_of(table, seat, move),
        }  # fmt: skip
        words = words.format(what=DEAR.get(verb.word, "{name}").format(**said), **said)
    arguments["paragraph"] = paragraph
    if which == "refusal-price":
        arguments |= {"price": 1 if code == reason.NO_GOLD else said["price"], "gold": said["gold"]}
    return IllegalMove(f"{words} ({paragraph})", which, arguments)


def refused(view: CitadelsView) -> list[tuple[str, IllegalMove]]:
    """Moves that the deciding seat may miss, each with the reason."""
    seat, moves = view.seat, offered(view)
    if seat is None or not moves:
        return []
    tried = [(text, move_of(text)) for text in attempts(view) if text not in moves]
    return [(text, refusal(view, seat, move)) for text, move in tried if move is not None]
