# Playing together: guests, games, bots.

# A name for who gives none, and as a suggestion: one a line, no card, nothing that is said of only some people.
server-guest-names =
    Sly Fox
    Brave Badger
    Wise Owl
    Silent Marten
    Proud Peacock
    Nimble Weasel
    Merry Magpie
    Bold Falcon
    Patient Heron
    Noble Stag
    Keen Lynx
    Clever Raven
    Cheeky Jay
    Gentle Bear
    Swift Swallow
    Lucky Hare
    Old Boar
    Fearless Wren
    Velvet Cat
    Gallant Griffin
    Cheerful Otter
    Watchful Crane
    Saucy Sparrow
    Stately Swan

server-bot-novice = Dreamer (1 of 5)
server-bot-novice-about = Plays what looks good and overlooks a great deal.
server-bot-hasty = Hothead (2 of 5)
server-bot-hasty-about = Plays quickly, and overlooks something now and then.
server-bot-greedy = Steward (3 of 5)
server-bot-greedy-about = Weighs what every move brings and picks the best right away.
server-bot-shrewd = Tactician (4 of 5)
server-bot-shrewd-about = Thinks ahead, but not for long.
server-bot-search = Schemer (5 of 5)
server-bot-search-about = Thinks ahead: plays out possible games thousands of times and picks the move that wins most often.
server-bot-random = Random bot

# The server's own page.

server-page-title = Ränke
server-page-runs = The game server is running.
server-page-client = This installation has no browser client; programs can still play here.
server-page-api = API description (OpenAPI)
server-page-health = Server status

# What happens at a table.

server-table-seated = { $name } sits down.
server-table-invited = { $name } is invited to play again and has a reserved seat.
server-table-freed = { $name }’s seat is no longer reserved.
server-table-renamed = { $before } is now called { $name }.
server-table-left = { $name } leaves the table.
server-table-salt-shown = { $name } seals a random number for the deal.
server-table-deal-began = All numbers are sealed and are now revealed.
server-table-salt-opened = { $name } reveals the number.
server-table-deal-voided-time =
    { $count ->
        [one] { $name } did not reveal the sealed number in time, so this deal is void. The cards are redealt without a number of theirs.
       *[other] { $name } did not reveal their sealed numbers in time, so this deal is void. The cards are redealt without numbers of theirs.
    }
server-table-deal-voided-left = { $name } leaves without having revealed the sealed number, so this deal is void.
server-table-began =
    { $cards ->
        [anew] The game continues an earlier one, with the hidden cards redealt.
        [old] The game continues an earlier one, with the old cards.
       *[none] The game starts.
    }
server-table-said = { $name }: { $text }
server-table-undo-asked = { $name } asks to undo their last decision.
server-table-undo-agreed = { $name } agrees.
server-table-undo-refused = { $name } does not agree.
server-table-undo-withdrawn = { $name } withdraws the request.
server-table-undone = { $name }’s last decision was undone, and everything after it.
server-table-voted = { $name } votes to let a bot play for { $second }.
server-table-absent-clock = { $name } ran out of time; a bot is playing for now.
server-table-absent-vote = { $name } is away; a bot is playing for now.
server-table-returned = { $name } is back.
server-table-pause-asked = { $name } asks to pause the clock.
server-table-pause-agreed = { $name } agrees to the pause.
server-table-pause-refused = { $name } does not agree to a pause.
server-table-pause-withdrawn = { $name } no longer asks for a pause.
server-table-paused = The clock is paused until someone ends the pause.
server-table-pause-ended = { $name } ended the pause; the clock is running again.
server-table-warned =
    { $hours ->
        [one] { $name } has less than an hour left for this move.
       *[other] { $name } has less than { $hours } hours left for this move.
    }
server-table-finished = The game is over.
server-table-rematched = { $name } opens a table for another game.
server-table-closed = This table is closed.
server-table-closed-host = The host closed the table.
server-table-closed-server = Whoever runs this server closed the table.
server-table-closed-time = Nobody started a game here for days; the table is closed.
server-table-closed-empty = Nobody is left at this table; it is closed.
server-table-closed-abandoned = Everyone left the game; the table is closed.
server-table-closed-long = The game has reached the highest number of moves allowed and ends without a result; the table is closed.

# Why something is refused: a clause, as for moves.

server-refusal-malformed = that could not be understood ({ $why })
server-refusal-name = a name needs letters or digits
server-refusal-which-seat = it is not clear which seat you mean
server-refusal-no-seat = there is no seat { $seat } here; seats are numbered from 0 to { $last }
server-refusal-bot-seat = no bot can sit at “{ $given }”: seats are numbered from 0 and written as text; here there are { $free }
server-refusal-options = the table cannot be set up like that: { $why }
server-refusal-no-bot = there is no such bot; choose one of { $bots }
server-refusal-zone = this server does not know the time zone “{ $zone }”
server-refusal-moment = a game can only continue from a finished game of the same kind, at a point before its end
server-refusal-moment-long = a game cannot continue from a point after { $most } moves or more
server-refusal-record = this record cannot be used: { $why }
server-refusal-long = the record has more than { $most } moves; `raenke replay` can tell such long games on your own machine
server-refusal-column = this column cannot be awarded: { $why }
server-refusal-city = this city cannot be counted: { $why }
server-refusal-guest = you are not signed in as a guest yet
server-refusal-secret = this code or link is not valid, or no longer valid
server-refusal-origin = this request comes from a page that does not belong to this server
server-refusal-not-your-seat = this is not your seat
server-refusal-host = only the host can do that
server-refusal-not-found = there is nothing here
server-refusal-method = this cannot be done here
server-refusal-too-large = that is too large; the limit is { $most } bytes
server-refusal-too-many = too many requests; try again in { $seconds } s
server-refusal-tables =
    { $most ->
        [one] you already have an unfinished table; finish or close it first
       *[other] you already have { $most } unfinished tables; finish or close one first
    }
server-refusal-tables-address =
    { $most ->
        [one] your network already has an unfinished table; finish or close it first
       *[other] your network already has { $most } unfinished tables; finish or close one first
    }
server-refusal-failure = something went wrong on the server; try again
server-refusal-store = the database is not responding; nothing was done, try again
server-refusal-unreadable = this release of the server cannot read this game
server-refusal-stale = the game has moved on in the meantime
server-refusal-taken = that seat is taken
server-refusal-kept = this seat is reserved for someone else
server-refusal-looked = you have already played another seat in this game
server-refusal-full = all seats are taken
server-refusal-old-cards = this game continues with the old cards: anyone who has the earlier record knows every hidden card; to sit down you must agree to that
server-refusal-begun = the game has already started
server-refusal-not-begun = the game has not started yet
server-refusal-over = the game is over
server-refusal-not-over = the game is not over yet
server-refusal-device = this page plays on this device alone; for people at other devices, use a Ränke server
server-refusal-salt =
    { $why ->
        [none] this table does not prove its shuffles, so it takes no numbers
        [withheld] you did not reveal your number in time; this table deals without it
        [late] the numbers are being revealed already, so nobody may seal another
        [early] numbers are revealed only when the host has started the game
        [unshown] this seat has sealed no number
       *[other] this is not the number that the seat has sealed
    }
server-refusal-seats-open = not all seats are taken yet
server-refusal-no-chat = there is no chat at this table
server-refusal-said = this table has reached its limit of { $most } chat messages
server-refusal-noted = you have done too much at this table besides playing; you can still move, vote and leave
server-refusal-no-hints = the host does not allow hints at this table
server-refusal-turn = it is not your turn
server-refusal-bot-moves = your time for this move is up; a bot is making it
server-refusal-undo-none = you have no move to undo
server-refusal-undo-shown = you have seen something new since then (“{ $what }”)
server-refusal-undo-public = everyone has seen something new since then (“{ $what }”)
server-refusal-undo-far = too much has happened since then
server-refusal-undo-asked = someone is already asking to undo a move
server-refusal-undo-not-asked = nobody is asking to undo a move
server-refusal-vote-early = that player is here and has not kept you waiting long
server-refusal-vote-nobody = there is no player in that seat for a bot to replace
server-refusal-pause-clock = this table has no clock
server-refusal-pause-on = the clock is already paused
server-refusal-pause-asked = someone is already asking for a pause
server-refusal-pause-again = your last request for a pause came to nothing; you can ask again after your next move
server-refusal-pause-not-asked = nobody is asking for a pause
server-refusal-pause-off = the clock is not paused

# What people who are not at the table are told, and where they cannot be

server-nudge-code = Your code for Ränke: { $code }. Enter it in the settings to be told here when it is your turn.
server-nudge-turn = It is your turn in { $game } with { $names }.
server-nudge-over = Your game of { $game } with { $names } is over.
server-nudge-pause = You are asked to agree to a pause in { $game } with { $names }.
server-nudge-soon = Your time for a move in { $game } with { $names } runs out soon.

server-refusal-channel-kind = this server cannot tell you there; it offers { $kinds }
server-refusal-channel-push = the browser’s subscription cannot be used; allow notifications and try again
server-refusal-channel-ntfy = name a topic of ntfy.sh (letters, digits, - and _) or the whole address of a topic
server-refusal-channel-discord = paste the address of the webhook as Discord shows it (https://discord.com/api/webhooks/…)
server-refusal-channel-telegram = enter the number of your chat with the bot
server-refusal-channel-mail = enter one email address
server-refusal-channel-webhook = enter a whole address that begins with https://
server-refusal-channel-code = this code is not right
server-refusal-channels = you can be told in at most { $most } places; remove one first
server-refusal-nudge-refused = the service did not accept the message; check the address
server-refusal-nudge-gone = the service no longer knows this address
server-refusal-nudge-inside = this address is inside the server’s own network, where it sends nothing
server-refusal-nudge-unreachable = nothing answers at this address; check it or try again later
