"""How a table reads the rules, as yes or no; written from the rows of `options`."""

from raenke.citadels.options import Options


class Readings:
    """For each option and each of its words but the default: whether the table has chosen it."""

    def __init__(self, options: Options) -> None:
        self.murdered_king_heir = options.murdered_king == "heir"
        self.long_reign_on = options.long_reign == "on"
        self.face_down_nobody = options.face_down == "nobody"
        self.warlord_own_yes = options.warlord_own == "yes"
        self.rank8_timing_end_of_turn = options.rank8_timing == "end_of_turn"
        self.emperor_payment_receiver_chooses = options.emperor_payment == "receiver_chooses"
        self.emperor_payment_emperor_chooses = options.emperor_payment == "emperor_chooses"
        self.smithy_2_for_3 = options.smithy == "2_for_3"
        self.alchemist_building = options.alchemist == "building"
        self.discard_under_deck = options.discard == "under_deck"
        self.armory_incomplete = options.armory == "incomplete"
        self.haunted_city_not_if_built_in_last_round = options.haunted_city == "not_if_built_in_last_round"
        self.duplicates_allowed = options.duplicates == "allowed"
        self.thief_spares_assassin = options.thief_spares == "assassin"
        self.diplomat_complete_open = options.diplomat_complete == "open"
        self.warlord_eight_anybody = options.warlord_eight == "anybody"
        self.queen_seats_any = options.queen_seats == "any"
        self.emperor_crown_anybody_else = options.emperor_crown == "anybody_else"
        self.bewitched_emperor_player = options.bewitched_emperor == "player"
        self.tax_time_collectors_turn = options.tax_time == "collectors_turn"
        self.witch_income_basic_and_colour = options.witch_income == "basic_and_colour"
