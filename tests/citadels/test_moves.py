"""Moves as people and programs write them."""

import pytest

from raenke.citadels.moves import move_of, seat_of, text_of


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("gold", 0), ("end", 18), ("navigate cards", 7),
        ("take assassin", 32), ("take queen", 49), ("put assassin", 64), ("murder queen", 113), ("rob assassin", 128),
        ("bewitch queen", 177),
        ("exchange 1", 192), ("exchange 8", 199), ("peek 1", 200), ("crown 1", 208), ("crown 8", 215),
        ("keep manor", 256), ("keep ball_room", 297), ("discard manor", 320), ("pick manor", 384), ("pay manor", 448),
        ("laboratory manor", 512), ("museum manor", 576), ("choose manor", 640), ("build manor", 704),
        ("embellish manor", 768), ("embellish ball_room", 809),
        ("give manor", 896), ("give manor*", 897), ("give ball_room*", 979),
        ("destroy 1 manor", 1024), ("destroy 8 ball_room*", 2003), ("trade 1 manor", 2048), ("trade 2 castle*", 2179),
        ("armory 1 manor", 3072), ("armory 8 ball_room*", 4051),
    ],
)  # fmt: skip
def test_a_move_has_one_number_and_one_text(text: str, move: int) -> None:
    assert (text_of(move), move_of(text)) == (text, move)
    assert move_of(f"  {text.upper()} ") == move


@pytest.mark.parametrize(
    "text",
    ["", "dance", "take", "take castle", "take king now", "exchange", "exchange 0", "exchange 9", "exchange 12",
     "exchange x", "keep king", "keep manor*", "give king", "give manor manor", "destroy manor", "destroy 2 king",
     "destroy 9 manor", "destroy x manor", "exchange 2 manor", "keep 2", "crown king", "gold 2", "steal 2 manor"],
)  # fmt: skip
def test_texts_that_are_no_move(text: str) -> None:
    assert move_of(text) is None


def test_seats_are_written_from_1_to_8() -> None:
    assert [seat_of(word) for word in ("1", "2", "8", "0", "9", "12", "", "x")] == [0, 1, 7, *[None] * 5]
