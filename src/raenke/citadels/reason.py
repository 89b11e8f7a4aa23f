"""Why a move is not offered; written from `constants.toml`."""

(
    NONE, ASKED, NOT_ASKED, MURDERED, BEWITCHED, WITCH, ONLY_END, BASIC_DONE, INCOME_DONE, ABILITY_DONE, WORKED,
    CHARACTER, NOT_IN_CITY, NO_SEAT, OWN_SEAT, OWN_STRIKE, OWN_ARMORY, END_OF_TURN, NOT_THERE, NOT_IN_HAND, NO_DECK,
    NO_INCOME, NO_DISTRICT, NAVIGATOR, BASIC_BEFORE, BUILT, PRICE, QUARRY, TWICE, BASIC_FIRST, MUST, NO_PART, FACE_UP,
    NOT_HANDED, NOT_IN_CAST, NOT_TO_ROB, OWN_CHARACTER, NAMED, RICHEST, EMBELLISHED, NO_GOLD, GOLD_THERE, NO_CHANGE,
    NO_CARDS, HAS_CROWN, BISHOP, COMPLETE, ANY_COMPLETE, SPARED, KEEP, NOTHING_TO_GIVE, INCOME_TAKEN,
) = range(52)  # fmt: skip
IDS = (
    "none", "asked", "not_asked", "murdered", "bewitched", "witch", "only_end", "basic_done", "income_done",
    "ability_done", "worked", "character", "not_in_city", "no_seat", "own_seat", "own_strike", "own_armory",
    "end_of_turn", "not_there", "not_in_hand", "no_deck", "no_income", "no_district", "navigator", "basic_before",
    "built", "price", "quarry", "twice", "basic_first", "must", "no_part", "face_up", "not_handed", "not_in_cast",
    "not_to_rob", "own_character", "named", "richest", "embellished", "no_gold", "gold_there", "no_change", "no_cards",
    "has_crown", "bishop", "complete", "any_complete", "spared", "keep", "nothing_to_give", "income_taken",
)  # fmt: skip
COUNT = 52
