# The labs: building a column or a city by hand.

lab-title = Lab
lab-about = Set up any situation by hand. The game itself says what comes of it, and why.
lab-open = Open the lab
lab-none = There is no lab for { $game }.
lab-unreadable = The address holds nothing that can be shown here. This is an example.
lab-rules = Rules
lab-example = Another example
lab-clear = Clear
lab-up = Move up: { $card }
lab-down = Move down: { $card }
lab-remove = Remove: { $card }

# A column of Kabale & Hiebe.

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

# A city of Citadels.

lab-citadels-title = City lab
lab-citadels-about = Build a city and see its score line by line. Then see which district would add the most.
lab-city = City
lab-your-city = This city
lab-city-empty = No districts yet: choose some below.
lab-hand = Hand
lab-hand-empty = No cards in hand.
lab-embellish = { $district }: gold from the Artist
lab-embellish-how = Click a district to put the Artist’s gold on it.
lab-needed = Districts: { $count } of { $needed }.
lab-museum = Cards under the Museum
lab-first = First complete city
lab-first-nobody = nobody so far
lab-first-me = this city
lab-first-another = another player’s
lab-declared = A Bell Tower was rung
lab-late = Haunted City built in the last round
lab-districts = Districts
lab-into = Where does the district go?
lab-into-city = into the city
lab-into-hand = into the hand
lab-worth = Which district is worth the most now?
lab-worth-hand = From the hand
lab-worth-box = From the box
lab-worth-all =
    { $count ->
        [one] Show 1 more
       *[other] Show { $count } more
    }
lab-worth-how = A card from the hand is built: it leaves the hand, and you pay its price. Any other district is counted as if you got it for free.
lab-price = costs { $gold } gold
lab-bar-full = the city is full
lab-bar-copies = no copy left in the box
lab-bar-twice = already in the city
lab-bar-price = too expensive
