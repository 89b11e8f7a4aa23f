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
        self.scores_goals = options.scores == "goals"
        self.scores_open = options.scores == "open"
        self.doppelganger_removed_slides = options.doppelganger_removed == "slides"
        self.wizard_doppelganger_every = options.wizard_doppelganger == "every"
        self.witch_doppelganger_stays = options.witch_doppelganger == "stays"
        self.empty_doppelganger_zero = options.empty_doppelganger == "zero"
        self.beggar_tie_nearest = options.beggar_tie == "nearest"
        self.romeo_any_juliet = options.romeo == "any_juliet"
        self.hermit_giant_others = options.hermit_giant == "others"
        self.assassin_kills_revealed = options.assassin == "kills_revealed"
        self.storm_fulfils = options.storm == "fulfils"
        self.cloak_must = options.cloak == "must"
        self.next_start_left_of_ender = options.next_start == "left_of_ender"
