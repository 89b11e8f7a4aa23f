# The table of Citadels in the browser.

web-keys-point = select the choice with this number; a character by its rank
web-keys-make = make the selected move
web-keys-end = end the turn
web-character = Character
web-citadels-take = Take a character
web-citadels-put = Set a character aside
web-citadels-turn = Your turn
web-citadels-keep = Choose a card to keep
web-citadels-discard = Choose a card to discard
web-citadels-pick = Choose a card to take
web-citadels-place = Where does the card go?
web-citadels-crown = Who gets the crown?
web-citadels-ask = What do you want for the crown?
web-citadels-pay = How do you pay for the crown?
web-citadels-recover = A district was destroyed. Save it with your Graveyard?
web-citadels-give = Which district do you give in return?
web-citadels-look = You built the Lighthouse. Search the deck?
web-citadels-choose = Choose a card from the deck
web-citadels-declare = You built the Bell Tower. Ring the bell?
web-citadels-still = Before you end your turn, you can still:
web-citadels-purse =
    { $cards ->
        [one] { $gold } gold · 1 card · { $city }/{ $needed }
       *[other] { $gold } gold · { $cards } cards · { $city }/{ $needed }
    }
web-citadels-murdered-all = You were murdered. You miss this round.
web-citadels-murdered-one = Your { CHARACTER($character) } was murdered and misses this round.
web-citadels-murdered-hospital = You were murdered. Thanks to your Hospital you still get the basic action, but nothing else.
web-citadels-robbed-to-come = You will be robbed: when { CHARACTER($character, form: "the") } is called, the Thief takes all your gold.
web-citadels-robbed-done = You were robbed: the Thief took all your gold.
web-citadels-bewitched = You are bewitched: as { CHARACTER($character, form: "the") } you get only the basic action, then the Witch takes over your turn.
web-build = Build
web-do-take = Take
web-do-put = Set aside
web-do-murder = Murder
web-do-rob = Rob
web-do-bewitch = Bewitch
web-do-exchange = Swap hands
web-do-peek = Look at a hand
web-do-crown = Give the crown
web-do-keep = Keep
web-do-discard = Discard and redraw
web-do-pick = Take a card
web-do-pay = Pay with a card
web-do-laboratory = Laboratory
web-do-museum = Museum
web-do-choose = Take from the deck
web-do-embellish = Beautify
web-do-give = Give in return
web-do-destroy = Destroy
web-do-trade = Swap districts
web-do-armory = Armory
web-face-up-short = out of play
web-own-short = you
web-count = Final score
web-count-districts = Districts
web-count-colours = All five colours
web-count-complete = Complete city
web-count-again = Count again
web-citadels-completed = The end came with
web-citadels-decisive = The decisive moment
web-citadels-led =
    { $who ->
        [you] From then on you were ahead.
       *[other] From then on { $name } was ahead.
    }
web-citadels-led-shared = From then on it was a tie.
web-citadels-led-always = The winner was ahead from the start.
web-citadels-review = Watch this moment
web-citadels-own-none = You have no character yet.
web-citadels-own-waits = Secret until rank { $rank } is called.
web-citadels-own-acts = It is your turn.
web-citadels-own-done = Your turn is over.
web-citadels-own-dead = Murdered.
web-citadels-todo = Still to do
web-citadels-todo-basic = Basic action
web-citadels-todo-income = Income
web-citadels-todo-ability = Ability
web-citadels-todo-build = Build
web-citadels-todo-done = done
web-citadels-todo-closed = not now
