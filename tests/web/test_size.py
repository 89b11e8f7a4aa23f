"""What a browser has to load before a game can begin."""

from raenke.cli.bench_client import client_sizes

MOST = 150_000


def test_the_page_with_the_words_of_any_language_is_small() -> None:
    """Pictures come after the page can be used, rules when somebody asks for one."""
    sizes = client_sizes()
    words = [size for part, size in sizes.items() if part.startswith("texts")]
    assert len(words) == 4
    assert sizes["page"] + max(words) < MOST
    assert sum(part.startswith(("pictures", "rules")) for part in sizes) == 4
