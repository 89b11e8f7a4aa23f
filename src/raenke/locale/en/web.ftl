# The table in the browser.

# The start page.

web-title = Ränke: games of intrigue
web-subtitle = Play with friends or against bots. No account, nothing to install.
web-home = Start page
web-play-now = Play against bots
web-play-first = To start with: { $about }
web-new-table = Set up a table
web-new-table-of = New table: { $game }
web-open-table = Create the table
web-own-games = Your games
web-open-tables = Open tables
web-finished = Finished games
web-waiting = waiting for players
web-ready = ready to start
web-running = in progress
web-join = Join with a link
web-join-link = Table link
web-join-go = Join
web-link-wrong = This is not a table link.
web-link-todo = A table link looks like …/t/ followed by letters and digits; copy all of it.
web-you = You
web-you-nobody = You get a name when you start your first game.
web-become-guest = Choose a name now
web-your-name = Your name
web-your-colour = Your colour
web-credits = Card pictures by Lorc, Delapouite and others, game-icons.net, CC BY 3.0. Ränke is not connected with the authors or publishers of the games.
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
web-theme = Theme
web-theme-auto = same as device
web-theme-light = light
web-theme-dark = dark
web-speed = Animation speed
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-instant = instant
web-confirm-setting = Confirm each of my moves
web-text-setting = Also show the table as text
web-sounds-setting = Sounds
web-notices-setting = Notify me when it is my turn
web-notices-denied = Your browser blocks notifications. Allow them for this page in the browser’s settings.
web-devices = Your devices
web-code-about = With a recovery code you keep your name, games and rating on another device.
web-code-new = Show a new code
web-code-keep = Write it down: you will see it only once, and earlier codes no longer work.
web-code-enter = Recovery code
web-code-go = Use this code
web-sign-out = Sign out on all devices
web-sign-out-ask = You lose your seats on every device, including this one. Only a recovery code gets you back in: show one first and write it down.
web-sign-out-stay = Stay signed in
web-notice-turn = It is your turn.

# Setting up a table.

web-seats = Players
web-clock = Time per move
web-clock-none = no limit
web-clock-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
web-clock-minutes = { $count } min
web-clock-weekends = Weekends do not count
web-clock-zone = Saturday and Sunday in the time zone { $zone }.
web-clock-reserve = and beyond that { $count } min for the whole game
web-clock-until = until { $time }
web-clock-left = { $time } left
web-clock-paused = paused
web-table-open = List this table publicly on this server
web-table-hints = Allow hints
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
web-seat-kept = reserved
web-seat-bot = Add a bot
web-fill-bots = Fill with bots
web-bot-level = Bot level
web-level-novice = Dreamer
web-level-hasty = Hothead
web-level-greedy = Steward
web-level-shrewd = Tactician
web-level-search = Schemer
web-level-random = random
web-sit = Sit here
web-sit-down = Sit down
web-moment-anew = From an earlier game, cards redealt
web-moment-old = From an earlier game, old cards
web-moment-anew-about = This game continues an earlier one from the middle. Everything that some player could not see then has been redealt. It does not count for ratings.
web-moment-old-about = This game continues an earlier one from the middle, with the old cards: anyone who has the earlier record knows every hidden card. It does not count for ratings.
web-moment-agree = I accept the old cards
web-cancel = Cancel
web-name-title = Your name at the table
web-name-change = Change my name
web-name-keep = Save
web-name-another = Suggest another
web-stand = Clear the seat
web-hot-seat = Add player on this device
web-hot-seat-name = Their name
web-hot-seat-title = Another player on this device
web-hot-seat-about = You pass the device from turn to turn; a curtain hides the cards in between.
web-host = host
web-away = away
web-begin = Start the game
web-begin-wait = The game can start once every seat is taken.
web-give-up = Close this table
web-host-begins = The host starts the game once every seat is taken.
web-host-begins-now = All seats are taken. Waiting for the host to start.
web-watching = You are watching this game.
web-watching-full = The table is full. You are watching.
web-invite = Invite friends
web-invite-about = Friends on the same network can open this link or scan the code.
web-invite-local = Only this computer can reach this server. To let friends on your network join, start it like this:
web-invite-watch = Invite people to watch
web-invite-full = All seats are taken. Anyone who opens this link can watch.
web-meanwhile = While you wait
web-copy = Copy the link
web-copied = Copied
web-qr = QR code for the link
web-options-heading = Rules at this table

# The connection, and what to do.

web-loading = Loading table…
web-lost = Connection lost. You see the table as it was; trying to reconnect.
web-connecting = Connecting…
web-back = Reconnected.
web-was-made = Your move went through.
web-slow = The server has not answered yet. Your move is on its way.
web-sending = Sending your move…
web-try-now = Try now
web-try-again = Try again
web-unreachable = The server is not responding.
web-todo-server = Check that it is running, then try again.
web-lost-command = The connection was lost before the answer came.
web-todo-look = Once you are reconnected, you will see here whether your move went through.
web-not-made = Your move did not go through.
web-todo-repeat = Choose it again.
web-todo-stale = The table is up to date now; choose again.
web-todo-choose = Nothing has changed; choose something else.
web-nowhere = There is no page at this address
web-nowhere-todo = Check that the address is complete, or go to the start page.
web-no-table = There is no table at this address.
web-todo-link = Ask for the link again, or go to the start page.

# Several players on one device.

web-curtain-title = Pass the device on
web-curtain = It is { $name }’s turn. Everyone else, look away.
web-curtain-raise = I am { $name }

# The table of every game.

web-your-turn = Your turn
web-turn = to move
web-live = Live updates
web-side = News, chat and players
web-since = Since your last turn
web-since-nothing = Nothing yet.
web-news = News
web-news-you = This hit you
web-news-round = This round
web-news-draws = Also show draws and shuffles
web-unread = New:
web-requests = Requests
web-log = Game log
web-chat = Chat
web-chat-say = Message to the table
web-chat-send = Send
web-people = Players
web-is-bot = bot
web-is-here = here
web-bot-plays = away, a bot is playing
web-bot-moves = Your time is up: a bot is making this move.
web-vote = Let a bot play
web-vote-you = Other players want a bot to play for you. Make a move to stay in the game.
web-mute = Mute
web-unmute = Unmute
web-spectators = Spectators: { $count }
web-undo = Undo
web-undo-agree = Allow
web-undo-refuse = Refuse
web-undo-wait = Waiting for the others to allow your undo.
web-undo-withdraw = Never mind
web-pause-ask = Pause the clock
web-pause-wait = Waiting for the others to agree to the pause.
web-pause-on = The clock is paused: { $name } asked for it, and everyone agreed. You can still make moves. Any player may end the pause.
web-pause-end = End the pause
web-move-seat = Continue on another device
web-move-seat-link = Open this link there; it works once:
web-leave = Leave the game
web-leave-ask = A bot will play for you. Your seat is kept: you can take it back until the game is over.
web-leave-stay = Stay
web-left = You have left the game. A bot is playing for you.
web-left-back = Take my seat back
web-skip = Skip
web-hold = Pause
web-hint = Hint
web-do-it = Confirm
web-think-again = Cancel
web-keys = Keys
web-keys-let-go = cancel
web-keys-space = Space
web-keys-on = continue while something is shown; hold to speed up
web-keys-list = this list
web-look-at = Look at the card: { $card }
web-player = Player
web-text-table = The table as text
web-winner = winner
web-follow = Go to the next game
web-rematch = Play again
web-record = Save the record
web-rule = Rule { $paragraph }
web-rule-open = Read rule { $paragraph }
web-last-award = Last award

# The table of a game that has none of its own.
web-generic-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
web-generic-choices = Your choices
web-generic-nothing = You have nothing to decide right now.
web-generic-refused = What you cannot do, and why
web-generic-explained = How it came about
web-generic-table = The table
web-keys-option = the choice in this position
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

# Being told elsewhere

web-nudges = Tell me elsewhere when it is my turn
web-nudges-about = For slow games: when you are away from the table, you get a message here. It names the game and the players, never a card.
web-nudges-push = This browser
web-nudges-ntfy = ntfy
web-nudges-discord = Discord
web-nudges-telegram = Telegram
web-nudges-mail = Email
web-nudges-webhook = Webhook
web-nudges-here = Tell me in this browser
web-nudges-where = Where
web-nudges-ntfy-address = Topic or its address
web-nudges-discord-address = Address of the webhook
web-nudges-telegram-address = Chat number
web-nudges-mail-address = Email address
web-nudges-webhook-address = Address (https://…)
web-nudges-add = Add
web-nudges-remove = Remove
web-nudges-remove-which = Remove { $which }
web-nudges-code = The code that was sent there
web-nudges-confirm = Confirm
web-nudges-failed = The last message did not arrive: { $why }
web-nudges-table = Tell me elsewhere about this table

# How the cards were dealt, and whether the record proves it.
web-deal = The deal
web-deal-showing = The cards are dealt with a random number from everyone’s browser, so nobody can choose them.
web-deal-begun = The random numbers are being revealed…
web-deal-withheld = Without a number of { $names }: it was not revealed in time.
web-deal-own = Dealt with random numbers of { $names }: nobody could choose the cards.
web-deal-alone = The server alone chose this deal, and committed to it in advance.
web-deal-none = This record does not prove its shuffles.
web-deal-proven = Proven: the cards follow from random numbers of { $names } and the server’s sealed one. Nobody could choose them.
web-deal-wrong = This record does not hold up: something was changed.
web-deal-checked = What your browser has checked
web-deal-result =
    { $right ->
        [yes] correct
       *[no] wrong
    }
web-deal-check =
    { $what ->
        [chain] Every move is as it was recorded (chain of hashes).
        [hash] The last hash is the one published with the result.
        [commitment] The server’s number is the one it had sealed, for this game and these options.
        [seed] The seed follows from the numbers of the server and all seats.
        [seen] Everything is as your browser saw it at the table, and your own number is in it.
       *[cards] The first shuffles of this replay follow from the seed.
    }
web-deal-voided =
    { $count ->
        [one] Before this, { $count } deal was void because somebody did not reveal a number.
       *[other] Before this, { $count } deals were void because somebody did not reveal a number.
    }
web-deal-hash = Last hash:
web-deal-host = This proves that nobody chose the cards. Whoever runs the server could still see them during the game.
web-deal-more = How the cards are dealt
