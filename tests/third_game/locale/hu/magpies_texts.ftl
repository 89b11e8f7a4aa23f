# The texts of Magpies.

server-game-magpies = Szarkák
server-game-magpies-about = Kínálj lefordított lapokat a szomszédodnak; a legjobb fészek nyer. 2–4 játékosnak.

magpies-card-cuckoo = Kakukk
    .rule = Kidobja fészkéből a legjobb kincset.
magpies-card-ring = Gyűrű
    .rule = 1
magpies-card-coin = Érme
    .rule = 2
magpies-card-mirror = Tükör
    .rule = 3
magpies-card-pearl = Gyöngy
    .rule = 4
magpies-card-ruby = Rubin
    .rule = 5

magpies-event-game_started = Játszma kezdődik { $seats } játékossal.
magpies-event-deck_shuffled = Megkeverve: { $cards }.
magpies-event-deck_mixed = A pakli ({ $count } lap) megkeverve.
magpies-event-card_drawn = { $name } húz: { CARD($card) }.
magpies-event-card_taken = { $name } lapot húz.
magpies-event-card_offered = { $name } lapot kínál, neki: { $second }. A lap: { CARD($card) }.
magpies-event-card_shown = { $name } lapot kínál, neki: { $second }.
magpies-event-card_accepted = { $name } elfogadja, tőle: { $second }. A lap: { CARD($card) }.
magpies-event-card_declined = { $name } nem kéri, marad nála: { $second }. A lap: { CARD($card) }.
magpies-event-nest_counted = { $name } fészke: { $points }.
magpies-step-gem = { CARD($card) }: { $points }
magpies-step-lost = { CARD($card) }: egy kakukk kidobta

magpies-move-offer = Kínálás: { CARD($card) }
magpies-move-accept = A lap elfogadása
magpies-move-decline = A lap visszautasítása

magpies-refusal-over = a játszma véget ért (M3.2)
magpies-refusal-move = „{ $text }” nem lépés (M2.1)
magpies-refusal-turn = nem te jössz (M2.1)
magpies-refusal-offer = előbb kínálj lapot (M2.2)
magpies-refusal-answer = előbb felelj az ajánlatra (M2.2)
magpies-refusal-hand = nincs a kezedben: { CARD($card) } (M2.1)

magpies-option-hand = Kéz
    .about = Hány lap van egy kézben? (M1.2)
    .count = { $count } lap

magpies-view-nests = fészek
magpies-view-offer = kínált lap
magpies-view-turn = kínál
