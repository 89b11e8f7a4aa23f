# The table in the browser.

# The start page.

web-title = Ränke: games of intrigue
web-subtitle = Play with friends or against bots. No account, nothing to install.
web-home = Start page
web-play-now = Play now against bots
web-play-first = To start with: { $about }
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
web-rules-options = Rules in detail
web-rules-changed = (changed: { $count })
web-rules-all = All rules of this table
web-rules-own = Own rules
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
web-keys-let-go = think again
web-keys-space = Space
web-keys-on = go on while something is shown; hold it down to hurry
web-keys-list = this list
web-look-at = Look at the card: { $card }
web-player = Player
web-text-table = The table as text
web-winner = winner
web-follow = On to the next game
web-rematch = Play again
web-record = Keep the record
web-rule = Rule { $paragraph }
web-rule-open = Read rule { $paragraph }
web-closed = This table is closed.
web-last-award = Last award

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
