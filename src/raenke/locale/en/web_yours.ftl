# The page about one's own games.

yours-title = Your results
yours-about = Every game you have finished. Only you can see this page.
yours-empty = Nothing here yet
yours-empty-todo = Finish your first game and you will find it here: your results, your rating, your best cards.
yours-play = Play a game
yours-played = Games
yours-won = Won
yours-share = Share
yours-by-opponent = By opponent
yours-by-rules = By rules
yours-won-of = { $wins } of { $times }
yours-rating = Rating
yours-rating-bots = against bots
yours-rating-people = with other people
yours-rating-told-bots = Against bots: { $rating } after { $count ->
        [one] 1 game
       *[other] { $count } games
    }.
yours-rating-told-people = With other people: { $rating } after { $count ->
        [one] 1 game
       *[other] { $count } games
    }.
yours-rating-about = Everyone starts at 0. The rating rises when you do better than expected against opponents of this strength. Both curves are worked out with today’s strength of every opponent.
yours-rating-none = No rated game yet. Games that continue an earlier one, and games with several of your own seats, are not rated.
yours-table = As a table
yours-date = Date
yours-tally = Your cards
yours-more-cards = Show { $count } more
yours-counted = From { $counted } of { $played } games; earlier ones were not counted.
yours-games = Your games
yours-is-won = won
yours-is-lost = lost
yours-watch = watch again
yours-unrated = not rated
yours-more = Show older games
yours-most = Results and curves are from your last { $most } games.
