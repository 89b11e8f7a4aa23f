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

server-bot-novice = Careless bot (easy)
server-bot-novice-about = Knows what is good, but often does whatever comes to mind.
server-bot-greedy = Prudent bot (medium)
server-bot-greedy-about = Weighs every move by what it may bring, and takes the best at once.
server-bot-search = Cunning bot (hard)
server-bot-search-about = Thinks ahead: plays out tables as they may be, thousands of times, and takes what wins most.
server-bot-random = Aimless bot

# The server's own page.

server-page-title = Ränke
server-page-runs = The game server is running.
server-page-client = This installation has no table for the browser; programs can play here all the same.
server-page-api = The description of the interface (OpenAPI)
server-page-health = Is the server well?

# What happens at a table.

server-table-seated = { $name } sits down.
server-table-bot-seated = { $name } sits down.
server-table-invited = { $name } is asked to play again and has a seat kept.
server-table-freed = The seat of { $name } is no longer kept.
server-table-renamed = { $before } is now called { $name }.
server-table-left = { $name } leaves the table.
server-table-began =
    { $cards ->
        [anew] The match goes on from a moment of an earlier one, with the hidden cards dealt anew.
        [old] The match goes on from a moment of an earlier one, with the old cards.
       *[none] The match begins.
    }
server-table-said = { $name }: { $text }
server-table-undo-asked = { $name } asks to take the last decision back.
server-table-undo-agreed = { $name } agrees.
server-table-undo-refused = { $name } does not agree.
server-table-undo-withdrawn = { $name } withdraws the request.
server-table-undone = Back to the last decision of { $name }: what came after it no longer counts.
server-table-voted = { $name } votes for a bot to play in place of { $second }.
server-table-absent-clock = The time of { $name } has run out; a bot plays on meanwhile.
server-table-absent-vote = { $name } is away; a bot plays on meanwhile.
server-table-returned = { $name } is back.
server-table-finished = The match is over.
server-table-rematched = { $name } opens a table for another match.
server-table-closed-host = The host has given the table up.
server-table-closed-time = Nobody has begun here for days; the table is closed.
server-table-closed-empty = Nobody sits here any more; the table is closed.
server-table-closed-abandoned = Everybody has left the match; the table is closed.
server-table-closed-long = The match has as many moves as one may have and ends here without a result; the table is closed.

# Why something is refused: a clause, as for moves.

server-refusal-malformed = that was not understood ({ $why })
server-refusal-name = a name needs letters or figures
server-refusal-which-seat = it is not clear which seat is meant
server-refusal-no-seat = there is no seat { $seat } here; seats are counted from 0, the last is { $last }
server-refusal-bot-seat = no bot can sit at "{ $given }": seats are counted from 0 and written as text, here there are { $free }
server-refusal-options = the table cannot be set up like that: { $why }
server-refusal-no-bot = there is no such bot, only { $bots }
server-refusal-moment = a match can only go on from a moment of a finished match of the same game, before its end
server-refusal-moment-long = no match goes on from a moment after { $most } moves or more
server-refusal-record = this record cannot be used: { $why }
server-refusal-long = the record has more than { $most } moves; `raenke replay` retells such long matches on your own machine
server-refusal-column = this column cannot be awarded: { $why }
server-refusal-guest = the server does not know you: become a guest first
server-refusal-secret = this code or link is not valid, or no longer
server-refusal-origin = this request comes from a page that does not belong to the server
server-refusal-not-your-seat = this is not your seat
server-refusal-host = only the host may do that
server-refusal-not-found = there is nothing here
server-refusal-method = this cannot be done here
server-refusal-too-large = that is too large, { $most } bytes is the most
server-refusal-too-many = that is too much at once; try again in { $seconds } s
server-refusal-tables = you have { $most } tables that are not over; finish or close one first
server-refusal-tables-address = there are already { $most } tables from your network that are not over; finish or close one first
server-refusal-failure = something went wrong on the server; try again
server-refusal-store = the database does not answer; nothing was done, try again
server-refusal-unreadable = this match cannot be read by this release of the server
server-refusal-stale = the match has gone on meanwhile
server-refusal-taken = somebody sits there already
server-refusal-kept = this seat is kept for somebody else
server-refusal-looked = you have played at another seat of this match
server-refusal-full = all seats are taken
server-refusal-old-cards = this match goes on with the old cards: whoever has the record of the earlier one knows every hidden card. Who sits down must agree to that
server-refusal-begun = the match has begun already
server-refusal-not-begun = the match has not begun yet
server-refusal-over = the match is over
server-refusal-not-over = the match is not over yet
server-refusal-seats-open = not all seats are taken yet
server-refusal-no-chat = there is no chat at this table
server-refusal-said = { $most } things have been said at this table already; there is no room for more
server-refusal-noted = you have done too much at this table besides playing; you can still move, vote and leave
server-refusal-no-hints = the host has forbidden hints at this table
server-refusal-turn = it is not your turn
server-refusal-bot-moves = your time for this move is up: a bot makes it
server-refusal-undo-none = there is no move of yours to take back
server-refusal-undo-shown = you have seen something new since then (“{ $what }”)
server-refusal-undo-public = everybody has seen something new since then (“{ $what }”)
server-refusal-undo-far = too much has happened since then
server-refusal-undo-asked = somebody already wants to take a move back
server-refusal-undo-not-asked = nobody wants to take a move back
server-refusal-vote-early = the player is there and has not kept you waiting long
server-refusal-vote-nobody = nobody sits there whose place a bot could take
