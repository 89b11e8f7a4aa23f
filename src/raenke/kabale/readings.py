"""How a table reads the rules, as yes or no; written from the rows of `options`."""

from raenke.kabale.options import Options


class Readings:
    """For each option and each of its words but the default: whether the table has chosen it."""

    def __init__(self, options: Options) -> None:
        self.round_end_after_action = options.round_end == "after_action"
        self.doppelganger_current = options.doppelganger == "current"
        self.floor_none = options.floor == "none"
        self.cloaked_card_replaces_cloak = options.cloaked_card == "replaces_cloak"
        self.uncontested_goal_nearest = options.uncontested_goal == "nearest"
        self.scores_open = options.scores == "open"
