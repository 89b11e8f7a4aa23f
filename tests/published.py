"""The games of the package; while it is tested, one more is known."""

PUBLISHED = ("kabale", "citadels")
