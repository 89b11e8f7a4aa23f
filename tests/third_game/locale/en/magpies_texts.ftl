# The texts of Magpies.

server-game-magpies = Magpies
server-game-magpies-about = Offer cards face down to your neighbour; the best nest wins. For 2 to 4 players.

magpies-card-cuckoo = Cuckoo
    .rule = Throws the best gem out of its nest.
magpies-card-ring = Ring
    .rule = 1
magpies-card-coin = Coin
    .rule = 2
magpies-card-mirror = Mirror
    .rule = 3
magpies-card-pearl = Pearl
    .rule = 4
magpies-card-ruby = Ruby
    .rule = 5

magpies-event-game_started = A game for { $seats } players begins.
magpies-event-deck_shuffled = The deck is shuffled: { $cards }.
magpies-event-deck_mixed = The deck of { $count } is shuffled.
magpies-event-card_drawn = { $name } draws: { CARD($card) }.
magpies-event-card_taken = { $name } draws a card.
magpies-event-card_offered = { $name } offers { $second } a card: { CARD($card) }.
magpies-event-card_shown = { $name } offers { $second } a card.
magpies-event-card_accepted = { $name } takes the card of { $second }: { CARD($card) }.
magpies-event-card_declined = { $name } leaves the card to { $second }: { CARD($card) }.
magpies-event-nest_counted = The nest of { $name }: { $points }.
magpies-step-gem = { CARD($card) }: { $points }
magpies-step-lost = { CARD($card) }: thrown out by a cuckoo

magpies-move-offer = Offer: { CARD($card) }
magpies-move-accept = Take the card
magpies-move-decline = Leave the card

magpies-refusal-over = the game is over (M3.2)
magpies-refusal-move = ‘{ $text }’ is no move (M2.1)
magpies-refusal-turn = it is not your turn (M2.1)
magpies-refusal-offer = first offer a card (M2.2)
magpies-refusal-answer = first answer the offer (M2.2)
magpies-refusal-hand = not in your hand: { CARD($card) } (M2.1)

magpies-option-hand = Hand
    .about = How many cards does each player hold? (M1.2)
    .count = { $count } cards

magpies-view-nests = nest
magpies-view-offer = offered card
magpies-view-turn = offers
