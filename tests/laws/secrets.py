"""The secrets of every game."""

from tests.citadels import disguise as citadels
from tests.kabale import disguise as kabale
from tests.laws.interference import Secrets
from tests.third_game import disguise as magpies

SECRETS: dict[str, Secrets] = {
    "kabale": kabale.SECRETS,
    "citadels": citadels.SECRETS,
    "magpies": magpies.SECRETS,
}
