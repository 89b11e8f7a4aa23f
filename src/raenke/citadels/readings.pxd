# written from the rows of `options`
cimport cython

@cython.final
cdef class Readings:
    cdef readonly bint murdered_king_heir
    cdef readonly bint long_reign_on
    cdef readonly bint face_down_nobody
    cdef readonly bint warlord_own_yes
    cdef readonly bint rank8_timing_end_of_turn
    cdef readonly bint emperor_payment_receiver_chooses
    cdef readonly bint emperor_payment_emperor_chooses
    cdef readonly bint smithy_2_for_3
    cdef readonly bint alchemist_building
    cdef readonly bint discard_under_deck
    cdef readonly bint armory_incomplete
    cdef readonly bint haunted_city_not_if_built_in_last_round
    cdef readonly bint duplicates_allowed
    cdef readonly bint thief_spares_assassin
    cdef readonly bint diplomat_complete_open
    cdef readonly bint warlord_eight_anybody
    cdef readonly bint queen_seats_any
    cdef readonly bint emperor_crown_anybody_else
    cdef readonly bint bewitched_emperor_player
    cdef readonly bint tax_time_collectors_turn
    cdef readonly bint witch_income_basic_and_colour
