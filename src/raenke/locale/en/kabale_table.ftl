# The award of a round, first as a result and then step by step.

award-title = Award
award-all = All columns
award-how = Show how
award-walk = Show all step by step
award-pace = Pace
award-no-value = no value
award-why-highest = The highest sum wins.
award-why-alone = Nobody else has a value here.
