# The table in the browser.

# The start page.

web-title = Ränke: games of intrigue
web-subtitle = Play with friends or against bots. No account, nothing to install.
web-home = Start page
web-play-now = Play now against bots
web-new-table = Set up a table
web-new-table-of = A table for { $game }
web-open-table = Open the table
web-own-games = Your games
web-open-tables = Open tables
web-finished = Finished games
web-waiting = waiting for players
web-ready = ready to begin
web-running = being played
web-join = Join by link
web-join-link = Link of a table
web-join-go = Join
web-link-wrong = This is not the link of a table.
web-link-todo = It looks like …/t/ and a row of letters and figures; copy it whole.
web-you = You
web-you-nobody = You get a name when you play your first game.
web-become-guest = Choose a name now
web-your-name = Your name
web-your-colour = Your colour
web-credits = Card pictures by Lorc, Delapouite and others, game-icons.net, CC BY 3.0. Ränke is independent of the games’ authors and publishers.
web-colour-red = Red
web-colour-blue = Blue
web-colour-yellow = Yellow
web-colour-green = Green
web-colour-white = White
web-colour-black = Black
web-colour-violet = Violet
web-colour-orange = Orange

# Settings.

web-settings = Settings
web-language = Language
web-close = Close
web-theme = Light or dark
web-theme-auto = as the device
web-theme-light = light
web-theme-dark = dark
web-speed = Speed of what is shown
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-instant = at once
web-confirm-setting = Ask before each of my moves
web-text-setting = Show the table as text too
web-sounds-setting = Sounds
web-notices-setting = Notify me when it is my turn
web-notices-denied = The browser does not allow it. Allow notifications for this page in the browser’s settings.
web-devices = Your devices
web-code-about = A recovery code makes you the same person on another device, with your games and your rating.
web-code-new = Show a new code
web-code-keep = Write it down: it is shown only once, and earlier codes no longer work.
web-code-enter = Recovery code
web-code-go = Use it
web-sign-out = Sign out on all devices
web-sign-out-ask = Every device loses your seats, this one too. You only get back with a recovery code: show one first and write it down.
web-sign-out-stay = Stay signed in
web-notice-turn = It is your turn.

# Setting up a table.

web-seats = Players
web-clock = Time for each move
web-clock-none = no limit
web-clock-day = 1 day
web-clock-minutes = { $count } min
web-table-open = Everybody on this server may find the table
web-table-hints = Hints are allowed
web-table-chat = Chat
web-rules-options = Rules of this table
web-choose-cards = Choose one by one: { $option }

# Before the game.

web-seats-heading = Seats
web-seat = Seat { $number }
web-seat-open = free
web-seat-kept = kept until they come
web-seat-bot = Seat a bot
web-fill-bots = Fill with bots
web-bot-level = Level of the bot
web-level-novice = easy
web-level-greedy = medium
web-level-search = hard
web-level-random = aimless
web-sit = Sit down here
web-sit-down = Sit down
web-moment-anew = From a moment, cards dealt anew
web-moment-old = From a moment, with the old cards
web-moment-anew-about = This match goes on from a moment of an earlier one. What not everybody knew then is dealt anew. It counts for no rating.
web-moment-old-about = This match goes on from a moment of an earlier one, with the old cards: whoever has its record knows every hidden card. It counts for no rating.
web-moment-agree = I agree to the old cards
web-cancel = Cancel
web-name-title = Your name at the table
web-name-change = Change my name
web-name-keep = Save
web-name-another = Suggest another
web-stand = Clear the seat
web-hot-seat = Someone else at this device
web-hot-seat-name = Their name
web-hot-seat-title = Another player at this device
web-hot-seat-about = You hand the device over from turn to turn; a curtain hides the cards in between.
web-host = host
web-away = away
web-begin = Begin the game
web-begin-wait = The game can begin when every seat is taken.
web-give-up = Give the table up
web-host-begins = The host begins the game when every seat is taken.
web-host-begins-now = All seats are taken. The host begins the game.
web-watching = You are watching this game.
web-watching-full = The table is full. You are watching.
web-invite = Invite friends
web-invite-about = Friends in the same network open this link or scan the code.
web-invite-local = This server can only be reached from this computer. So that friends in your network can join, start it like this:
web-invite-watch = Invite people to watch
web-invite-full = All seats are taken. Anyone who opens this link can watch.
web-copy = Copy the link
web-copied = Copied
web-qr = QR code of the link
web-options-heading = Rules of this table

# The connection, and what to do.

web-loading = The table is coming …
web-lost = Connection lost. You see the table as it last was; I am trying to connect again.
web-connecting = Connecting …
web-back = Connected again.
web-was-made = Your move was made.
web-slow = The server has not answered yet. Your move is on its way.
web-sending = Your move is being sent …
web-try-now = Try now
web-try-again = Try again
web-unreachable = The server does not answer.
web-todo-server = Check that it is running, then try again.
web-lost-command = The connection ended before the answer came.
web-todo-look = Wait until you are connected again: then you will see here whether your move was made.
web-not-made = Your move was not made.
web-todo-repeat = Choose it again.
web-todo-stale = The table is up to date now; choose again.
web-todo-choose = Nothing has changed; choose something else.
web-nowhere = There is no page at this address
web-nowhere-todo = Check whether the address is complete, or go to the start page.
web-no-table = There is no table at this address.
web-todo-link = Ask for the link again, or go to the start page.

# Several players on one device.

web-curtain-title = Hand the device over
web-curtain = It is now { $name }’s turn. The others look away.
web-curtain-raise = I am { $name }

# The table of every game.

web-your-turn = Your turn
web-turn = to move
web-live = What happens
web-side = News, chat and people
web-since = Since your last turn
web-since-nothing = Nothing yet.
web-news = News
web-news-you = This struck you
web-news-round = The round
web-news-draws = Show draws and shuffles too
web-unread = New:
web-requests = Requests
web-log = All that happened
web-chat = Chat
web-chat-say = Say something to the table
web-chat-send = Send
web-people = Players
web-is-bot = bot
web-is-here = here
web-bot-plays = away, a bot plays
web-bot-moves = Your time is up: a bot makes this move.
web-vote = Let a bot play
web-vote-you = Others want a bot to play for you. As soon as you move, this is settled.
web-mute = Mute
web-unmute = Hear again
web-spectators = Looking on: { $count }
web-undo = Take back
web-undo-agree = Agree
web-undo-refuse = Refuse
web-undo-wait = The others are asked whether you may take it back.
web-undo-withdraw = Never mind
web-move-seat = Go on with another device
web-move-seat-link = Open this link there, it works once:
web-leave = Leave the game
web-leave-ask = A bot plays on for you. Your seat is kept for you: until the game is over you can take it again.
web-leave-stay = Stay
web-left = You have left the game. A bot plays for you.
web-left-back = Take the seat again
web-skip = Skip
web-hold = Hold
web-hint = Hint
web-do-it = Do it
web-think-again = Think again
web-keys = Keys
web-keys-card = the first, second or third card of the hand
web-keys-column = then the column, left to right
web-keys-slip = slip the chosen card under the Cloak
web-keys-nothing = change nothing (Cloak, Traitor)
web-keys-back = think again: put the chosen card back
web-keys-point = point at the choice with this number; a character by its rank
web-keys-make = make the move that is pointed at
web-keys-end = end the turn
web-keys-let-go = think again
web-keys-space = Space
web-keys-on = go on while something is shown; hold it down to hurry
web-keys-list = this list
web-look-at = Look at the card: { $card }
web-card = card
web-columns = Columns
web-column-heading = Column
web-goal = Goal
web-cards-heading = Cards from the goal downwards
web-player = Player
web-character = Character
web-text-table = The table as text
web-winner = winner
web-follow = On to the next game
web-rematch = Play again
web-record = Keep the record
web-rule = Rule { $paragraph }
web-rule-open = Read rule { $paragraph }

# Kabale & Hiebe.

web-kabale-lay = Your turn: choose a card, then a column.
web-kabale-cloak = Your Cloak was turned up: choose a card to slip under it.
web-kabale-traitor = Your Traitor was turned up: choose the column to swap goals with.
web-kabale-where = { $card }: which column?
web-kabale-slip = { $card }: slip it under the Cloak?
web-kabale-slip-nothing = Slip nothing
web-known = What is known
web-known-of = What is known of { $name }
web-gone = In the discard pile
web-face-up = Face up in the columns
web-played = In the hand or face down, for certain
web-to-come = Can still come: pile, hand or face down
web-no-goals = no goal yet
web-award = Award of round { $round }
web-last-award = Last award
web-award-close = Go on
web-back-step = Back
web-next-step = Next step
web-next-column = Next column
web-all-steps = All steps

# Citadels.

web-citadels-take = Take a character
web-citadels-put = Put a character away
web-citadels-turn = Your turn
web-citadels-keep = Which of the drawn cards do you keep?
web-citadels-discard = Which card do you put away?
web-citadels-pick = Which card do you take?
web-citadels-place = Where does the card go?
web-citadels-crown = Who gets the crown?
web-citadels-ask = What do you ask for the crown?
web-citadels-pay = How do you pay for the crown?
web-citadels-recover = A district was destroyed: does your Graveyard save it?
web-citadels-give = Which district do you give?
web-citadels-look = Your Lighthouse stands: do you look through the deck?
web-citadels-choose = Which card do you take from the deck?
web-citadels-declare = Your Bell Tower stands: do you ring the bell?
web-citadels-still = Before you end the turn, you can still:
web-citadels-purse =
    { $cards ->
        [one] { $gold } gold · 1 card · { $city }/{ $needed }
       *[other] { $gold } gold · { $cards } cards · { $city }/{ $needed }
    }
web-citadels-murdered-all = You were murdered. You miss this round.
web-citadels-murdered-one = Your { CHARACTER($character) } was murdered and misses this round.
web-citadels-murdered-hospital = You were murdered. Thanks to your Hospital you still have the basic action, and nothing else.
web-citadels-robbed-to-come = You are being robbed: when { CHARACTER($character, form: "the") } is called, the Thief takes all your gold.
web-citadels-robbed-done = You were robbed: the Thief has taken all your gold.
web-citadels-bewitched = You are bewitched: as { CHARACTER($character, form: "the") } you have the basic action only, then the Witch goes on with your turn.
web-build = Build
web-do-take = Take
web-do-put = Put away
web-do-murder = Murder
web-do-rob = Rob
web-do-bewitch = Bewitch
web-do-exchange = Exchange hands
web-do-peek = Look at a hand
web-do-crown = Give the crown
web-do-keep = Keep
web-do-discard = Put cards away and draw anew
web-do-pick = Take a card
web-do-pay = Pay with a card
web-do-laboratory = Laboratory
web-do-museum = Museum
web-do-choose = Take from the deck
web-do-embellish = Embellish
web-do-give = Give in return
web-do-destroy = Destroy
web-do-trade = Swap districts
web-do-armory = Armory
web-known-hand = in hand: { $cards }
web-face-up-short = out of play
web-own-short = you
web-slot-down = face down
web-slot-withdrawn = put away by chance
web-slot-left = still handed on
web-slot-away = left over
web-slot-take = taken
web-slot-put = put away
web-slot-has = taken
web-slot-take-seat = { $name } has
web-slot-has-seat = { $name } has
web-slot-put-seat = put away by { $name }
web-count = The count
web-count-part = Part
web-count-districts = Districts
web-count-colours = All five colours
web-count-complete = Complete city
web-count-total = Total

# The end of Kabale & Hiebe, round by round.

web-final = Goals by round
web-final-round = Round
web-final-nobody = Nobody
web-final-score = Points
web-closed = This table is closed.

# The table of a game that has none of its own.
web-generic-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
web-generic-choices = Your choices
web-generic-nothing = There is nothing to decide now.
web-generic-refused = What cannot be done, and why
web-generic-explained = How it came about
web-generic-table = The table
web-keys-option = the choice in this place
web-yes = yes
web-no = no
web-view-hand_size = cards in hand
web-view-deck_size = cards in the deck
web-view-pile_size = cards in the pile
web-view-discard = discard pile
web-view-round = round
web-view-rounds = rounds
web-view-scores = points
web-view-points = points
web-view-gold = gold
web-view-cards = cards
web-view-winner = winner
