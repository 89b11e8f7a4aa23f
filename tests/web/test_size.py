"""What a browser has to load before a game can begin."""

from raenke.cli.bench_client import client_sizes

MOST = 168_000
LETTERS = {"letters-latin": 75_000, "letters-extended": 40_000, "letters-korean": 130_000}


def test_the_page_with_the_words_of_any_language_is_small() -> None:
    """Pictures and letters come after the page can be used, rules and rooms when somebody asks for one."""
    sizes = client_sizes()
    words, tables = ([size for part, size in sizes.items() if part.startswith(kind)] for kind in ("texts", "game"))
    assert (len(words), len(tables)) == (4, 3)
    assert sizes["page"] + max(words) + max(tables) < MOST
    assert sum(part.startswith(("pictures", "rules")) for part in sizes) == 4


def test_the_letters_are_cut_to_those_that_are_read() -> None:
    sizes = client_sizes()
    assert {part for part in sizes if part.startswith("letters")} == set(LETTERS)
    assert all(sizes[part] < most for part, most in LETTERS.items())
