# How the cards are dealt, and whether the shuffles are fair.

audit-title = Are the shuffles fair?
audit-how = How the cards are dealt
audit-step-seal = Before a game, the server seals a secret number. It shows a fingerprint of it (a hash), which fits only this one number. Then every browser at the table seals a random number in the same way.
audit-step-open = When the host starts the game, nobody can seal any more, and the numbers of all seats are revealed. The whole deal follows from them and the server’s number. Nobody knew all of them in time, so nobody could choose the cards. It all happens by itself, in a moment.
audit-step-void = If somebody does not reveal their number, the deal is void. Everyone at the table is told who it was, and the cards are redealt without that number.
audit-step-check = After the game, the record reveals everything, the server’s number too. On the replay page your own browser checks the record: that the numbers are the sealed ones, that the deal follows from them, and that no move was changed. You can also do it without us, with the record and the published description of its format.
audit-limits = What this does not prove
audit-limit-host = Whoever runs the server can see the cards during a game, and could tell somebody. No proof prevents that. Play where you trust whoever runs it, or run a server yourself.
audit-limit-alone = A seat without a browser of its own, such as a bot, gives no number. If nobody gives one, the server alone chooses the deal; the table and the record say so.
audit-counts = All first shuffles so far, counted
audit-about = For each finished game we repeated the first shuffles from its seed, and counted each card at each place. Chance is never perfectly even. The question is whether the shuffles are more uneven than chance would make them.
audit-none = No finished game yet.
audit-counted =
    { $matches ->
        [one] { $matches } game
       *[other] { $matches } games
    } · { $shuffles ->
        [one] { $shuffles } shuffle
       *[other] { $shuffles } shuffles
    }
audit-fair = Nothing unusual: of 100 honest servers, about { $count } would show at least as much unevenness.
audit-suspicious = This is unusual: an honest server shows this once in a thousand times at most. Ask whoever runs it.
audit-striking = Farthest from the average
audit-place = { $card } at place { $place }: { $times } times instead of { $expected }
audit-place-odds = of 100 honest servers, about { $count } have such a place
audit-striking-none = No card is strikingly often or seldom at any place.
audit-table =
    { $count ->
        [one] All counts, from { $count } shuffle
       *[other] All counts, from { $count } shuffles
    }
audit-card = Card
audit-device = Games on this device alone are dealt by the device itself; there is nobody to prove anything to.
