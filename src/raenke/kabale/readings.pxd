# written from the rows of `options`
cimport cython

@cython.final
cdef class Readings:
    cdef readonly bint round_end_after_action
    cdef readonly bint doppelganger_current
    cdef readonly bint floor_none
    cdef readonly bint cloaked_card_replaces_cloak
    cdef readonly bint uncontested_goal_nearest
    cdef readonly bint scores_open
