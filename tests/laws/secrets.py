"""The secrets of every game."""

from tests.citadels import disguise as citadels
from tests.kabale import disguise as kabale
from tests.laws.interference import Secrets

SECRETS: dict[str, Secrets] = {"kabale": kabale.SECRETS, "citadels": citadels.SECRETS}
