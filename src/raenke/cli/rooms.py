"""Which room each game has in the terminal; only the one that is asked for is loaded."""

from raenke.cli.room import Retold, Room


def room_of(game: str) -> type[Room]:
    """Where it is played."""
    if game == "citadels":
        from raenke.cli.citadels.room import CitadelsRoom

        return CitadelsRoom
    from raenke.cli.kabale.room import KabaleRoom

    return KabaleRoom


def retold_by(game: str) -> type[Retold]:
    """How its records are retold."""
    if game == "citadels":
        from raenke.cli.citadels.tale import RetoldCitadels

        return RetoldCitadels
    from raenke.cli.kabale.retold import RetoldKabale

    return RetoldKabale
