# Kabale & Hiebe on its rules pages: examples, kinds of cards, the score sheet.

kabale-rules-removed = removed
kabale-rules-no-value = no value
kabale-rules-wins = wins
kabale-rules-nobody = Nobody takes part: the goal leaves the game.
kabale-rules-always = No ability
kabale-rules-reveal = Work when revealed
kabale-rules-award = Work at the award
kabale-rules-goal = Goals
kabale-rules-each = one for each player
kabale-rules-goals = Worth 1, 2, 3, 3, 4 and 5 points. Its specialist: { $specialist }.
kabale-rules-count-plain = Plain: all points
kabale-rules-count-best = The best of each domain
kabale-rules-count-double = × 2
kabale-rules-count-others = − 1 for every other goal
kabale-rules-count-all = All domains
kabale-rules-count-score = Score: the higher one
