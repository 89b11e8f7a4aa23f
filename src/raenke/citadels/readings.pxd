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
    cdef readonly bint alchemist_all
    cdef readonly bint discard_pile
    cdef readonly bint armory_incomplete
    cdef readonly bint haunted_city_not_if_built_in_last_round
