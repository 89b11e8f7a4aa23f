# The labs: building a situation by hand.

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
