# written from the rows of `options`
cimport cython

@cython.final
cdef class Readings:
    cdef readonly bint round_end_after_action
    cdef readonly bint doppelganger_current
    cdef readonly bint floor_none
    cdef readonly bint cloaked_card_replaces_cloak
    cdef readonly bint uncontested_goal_nearest
    cdef readonly bint scores_goals
    cdef readonly bint scores_open
    cdef readonly bint doppelganger_removed_slides
    cdef readonly bint wizard_doppelganger_every
    cdef readonly bint witch_doppelganger_stays
    cdef readonly bint empty_doppelganger_zero
    cdef readonly bint beggar_tie_nearest
    cdef readonly bint romeo_any_juliet
    cdef readonly bint hermit_giant_others
    cdef readonly bint assassin_kills_revealed
    cdef readonly bint storm_fulfils
    cdef readonly bint cloak_must
    cdef readonly bint next_start_left_of_ender
