"""Kinds of notes; written from `constants.toml`."""

(
    GAME_STARTED, DECK_SHUFFLED, ROUND_STARTED, CHARACTERS_LAID_UP, CHARACTER_LAID_DOWN, CHARACTER_REMOVED,
    CHARACTER_TAKEN, CHARACTER_PUT_AWAY, RANK_CALLED, CHARACTER_REVEALED, GOLD_TAKEN, GOLD_PAID, GOLD_MOVED, GOLD_LAID,
    CARD_DRAWN, CARD_KEPT, CARD_PUT_AWAY, CARD_GIVEN, CHARACTER_NAMED, HANDS_EXCHANGED, HAND_SEEN, CARD_PICKED,
    CARD_TO_HAND, CROWN_MOVED, DISTRICT_BUILT, DISTRICT_DESTROYED, DISTRICT_RECOVERED, RECOVERY_DECLINED,
    DISTRICTS_SWAPPED, CARD_STORED, DECK_SEEN, LOOK_DECLINED, CARD_CHOSEN, BELL_DECLARED, BELL_DECLINED,
    CITY_COMPLETED, TURN_ENDED, MURDERED_SHOWN, ROUND_ENDED, GAME_ENDED,
) = range(40)  # fmt: skip
IDS = (
    "game_started", "deck_shuffled", "round_started", "characters_laid_up", "character_laid_down", "character_removed",
    "character_taken", "character_put_away", "rank_called", "character_revealed", "gold_taken", "gold_paid",
    "gold_moved", "gold_laid", "card_drawn", "card_kept", "card_put_away", "card_given", "character_named",
    "hands_exchanged", "hand_seen", "card_picked", "card_to_hand", "crown_moved", "district_built",
    "district_destroyed", "district_recovered", "recovery_declined", "districts_swapped", "card_stored", "deck_seen",
    "look_declined", "card_chosen", "bell_declared", "bell_declined", "city_completed", "turn_ended", "murdered_shown",
    "round_ended", "game_ended",
)  # fmt: skip
COUNT = 40
