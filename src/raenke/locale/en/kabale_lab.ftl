# The column lab.

lab-kabale-title = Column lab
lab-kabale-about = Lay any column and see who wins it, and why. Then see which card would win it for you.
lab-domain = Domain of the goal
lab-points = Points
lab-column = The column, from the goal down
lab-empty = No cards yet: choose a player and an ally.
lab-slip = Slip a card under it
lab-slip-now = Now choose the card that goes under the Cloak.
lab-verdict = Who wins
lab-first-step = From the start
lab-step = Step { $count } of { $total }
lab-allies = Allies
lab-lay-for = Whose card do you lay?
lab-laid = already laid
lab-mark = wins
lab-wins = Which card wins it now?
lab-wins-none = No card would win this column now.
lab-wins-all = Any card would win.
lab-wins-most = { $count } of { $total } cards, all but: { $cards }.
lab-wins-some =
    { $count ->
        [one] Only one of { $total } cards: { $cards }.
       *[other] { $count } of { $total } cards: { $cards }.
    }
lab-ends = This card ends the round
lab-wins-how = Each card is tried as in play: it is laid at the bottom. If the card above it is face down, that card is revealed and works: an Assassin kills, an Explorer leaves for another column, a Storm closes the column. Nobody slips a card under a Cloak, and a Traitor does not swap. Then the column is awarded as it is.
lab-wins-how-ends = Each card is laid at the bottom and ends the round: nothing is revealed before the award.
