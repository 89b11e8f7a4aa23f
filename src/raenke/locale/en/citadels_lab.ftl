# The city lab.

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
lab-worth-hand = From your hand
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
