# 시타델에서 일어나는 일. `$name`은 그 일을 하거나 겪는 사람, `$second`는 상대방이다.

citadels-no-card = 없음
citadels-copies = { DISTRICT($district) } ×{ $count }

# 준비와 인물 고르기.

citadels-event-game_started =
    { $who ->
        [you] { $count }명이 하는 시타델을 시작해요. 왕관은 나에게 있어요. 나오는 인물: { $cast }.
       *[other] { $count }명이 하는 시타델을 시작해요. 왕관은 { $name } 님에게 있어요. 나오는 인물: { $cast }.
    }
citadels-event-deck_shuffled = 건물 카드 더미를 섞었어요: { $count }장.
citadels-event-round_started =
    { $who ->
        [you] { $round }라운드가 시작돼요. 왕관은 나에게 있어요.
       *[other] { $round }라운드가 시작돼요. 왕관은 { $name } 님에게 있어요.
    }
citadels-event-characters_laid_up = 가운데에 앞면으로 놓인 인물: { $characters }.
citadels-event-characters_laid_up-none = 이번 라운드에는 앞면으로 놓인 인물이 없어요.
citadels-event-character_laid_down = 인물 한 장을 아무도 보지 못하게 뒷면으로 놓았어요: { CHARACTER($character) }.
citadels-event-character_laid_down-seen =
    { $who ->
        [you] 뒷면으로 놓은 인물을 나만 봤어요: { CHARACTER($character) }.
       *[other] 뒷면으로 놓은 인물을 { $name } 님만 봤어요: { CHARACTER($character) }.
    }
citadels-event-character_covered = 인물 한 장을 아무도 보지 못하게 뒷면으로 놓았어요.
citadels-event-character_covered-seen =
    { $who ->
        [you] 인물 한 장을 뒷면으로 놓았고, 나만 봤어요.
       *[other] 인물 한 장을 뒷면으로 놓았고, { $name } 님만 봤어요.
    }
citadels-event-character_removed = 인물 한 장을 아무도 보지 못하게 무작위로 제외했어요: { CHARACTER($character) }.
citadels-event-character_withdrawn = 인물 한 장을 아무도 보지 못하게 무작위로 제외했어요.
citadels-event-character_taken =
    { $who ->
        [you] { CHARACTER($character, form: "obj") } 골랐어요.
       *[other] { $name } 님이 { CHARACTER($character, form: "obj") } 골랐어요.
    }
citadels-event-character_chosen =
    { $who ->
        [you] 인물을 골랐어요.
       *[other] { $name } 님이 인물을 골랐어요.
    }
citadels-event-character_put_away =
    { $who ->
        [you] { CHARACTER($character, form: "obj") } 뒷면으로 제외했어요.
       *[other] { $name } 님이 { CHARACTER($character, form: "obj") } 뒷면으로 제외했어요.
    }
citadels-event-character_put_away-left = 남은 인물 한 장을 뒷면으로 제외했어요: { CHARACTER($character) }.
citadels-event-character_laid_aside =
    { $who ->
        [you] 인물 한 장을 뒷면으로 제외했어요.
       *[other] { $name } 님이 인물 한 장을 뒷면으로 제외했어요.
    }
citadels-event-character_laid_aside-left = 남은 인물 한 장을 보지 않고 제외했어요.

# 인물 부르기.

citadels-event-rank_called = { $rank }번 인물, { CHARACTER($character, form: "obj") } 불러요.
citadels-event-character_revealed =
    { $who ->
        [you] 내가 { CHARACTER($character) } 카드를 공개했어요.
       *[other] { $name } 님이 { CHARACTER($character) } 카드를 공개했어요.
    }
citadels-event-character_named-murder =
    { $who ->
        [you] { CHARACTER($character, form: "obj") } 암살 대상으로 지목했어요.
       *[other] { $name } 님이 { CHARACTER($character, form: "obj") } 암살 대상으로 지목했어요.
    }
citadels-event-character_named-rob =
    { $who ->
        [you] { CHARACTER($character, form: "obj") } 도둑질 대상으로 지목했어요.
       *[other] { $name } 님이 { CHARACTER($character, form: "obj") } 도둑질 대상으로 지목했어요.
    }
citadels-event-character_named-bewitch =
    { $who ->
        [you] { CHARACTER($character) }에게 마법을 걸었어요.
       *[other] { $name } 님이 { CHARACTER($character) }에게 마법을 걸었어요.
    }
citadels-event-crown_moved-king =
    { $who ->
        [you] 왕으로서 왕관을 가져왔어요.
       *[other] { $name } 님이 왕으로서 왕관을 가져갔어요.
    }
citadels-event-crown_moved-emperor =
    { $who ->
        [you] 황제가 나에게 왕관을 주었어요.
       *[other] 황제가 { $name } 님에게 왕관을 주었어요.
    }
citadels-event-crown_moved-emperor-stays =
    { $who ->
        [you] 황제가 왕관을 나에게 그대로 두었어요.
       *[other] 황제가 왕관을 { $name } 님에게 그대로 두었어요.
    }
citadels-event-crown_moved-heir =
    { $who ->
        [you] 라운드가 끝나 암살당한 인물의 왕관이 나에게 왔어요.
       *[other] 라운드가 끝나 암살당한 인물의 왕관이 { $name } 님에게 갔어요.
    }
citadels-event-crown_moved-heir-stays =
    { $who ->
        [you] 라운드가 끝났고, 왕관은 나에게 그대로 있어요.
       *[other] 라운드가 끝났고, 왕관은 { $name } 님에게 그대로 있어요.
    }
citadels-event-crown_moved-long_reign =
    { $who ->
        [you] 세 라운드 동안 한 사람에게 있던 왕관이 왼쪽으로 옮겨 나에게 왔어요.
       *[other] 세 라운드 동안 한 사람에게 있던 왕관이 왼쪽으로 옮겨 { $name } 님에게 갔어요.
    }

# 금화.

citadels-event-gold_taken-basic =
    { $who ->
        [you] 금화 { $amount }개를 가져왔어요.
       *[other] { $name } 님이 금화 { $amount }개를 가져갔어요.
    }
citadels-event-gold_taken-income =
    { $who ->
        [you] 수입으로 금화 { $amount }개를 받았어요.
       *[other] { $name } 님이 수입으로 금화 { $amount }개를 받았어요.
    }
citadels-event-gold_taken-bonus =
    { $who ->
        [you] 상인으로서 금화 { $amount }개를 더 받았어요.
       *[other] { $name } 님이 상인으로서 금화 { $amount }개를 더 받았어요.
    }
citadels-event-gold_taken-navigator =
    { $who ->
        [you] 항해사로서 금화 { $amount }개를 받았어요.
       *[other] { $name } 님이 항해사로서 금화 { $amount }개를 받았어요.
    }
citadels-event-gold_taken-queen =
    { $who ->
        [you] 왕관 옆자리의 여왕으로서 금화 { $amount }개를 받았어요.
       *[other] { $name } 님이 왕관 옆자리의 여왕으로서 금화 { $amount }개를 받았어요.
    }
citadels-event-gold_taken-throne_room =
    { $who ->
        [you] 왕관의 주인이 바뀌어 내 왕좌의 방에서 금화 { $amount }개를 받았어요.
       *[other] 왕관의 주인이 바뀌어 { $name } 님이 왕좌의 방에서 금화 { $amount }개를 받았어요.
    }
citadels-event-gold_taken-laboratory =
    { $who ->
        [you] 실험실에서 금화 { $amount }개를 받았어요.
       *[other] { $name } 님이 실험실에서 금화 { $amount }개를 받았어요.
    }
citadels-event-gold_taken-poor_house =
    { $who ->
        [you] 금화가 다 떨어져 구빈원에서 금화 { $amount }개를 받았어요.
       *[other] 금화가 다 떨어져 { $name } 님이 구빈원에서 금화 { $amount }개를 받았어요.
    }
citadels-event-gold_taken-alchemist =
    { $who ->
        [you] 연금술사로서 금화 { $amount }개를 돌려받았어요.
       *[other] { $name } 님이 연금술사로서 금화 { $amount }개를 돌려받았어요.
    }
citadels-event-gold_paid-build =
    { $who ->
        [you] 건설비로 금화 { $amount }개를 냈어요.
       *[other] { $name } 님이 건설비로 금화 { $amount }개를 냈어요.
    }
citadels-event-gold_paid-smithy =
    { $who ->
        [you] 대장간에 금화 { $amount }개를 냈어요.
       *[other] { $name } 님이 대장간에 금화 { $amount }개를 냈어요.
    }
citadels-event-gold_paid-destroy =
    { $who ->
        [you] 파괴하는 데 금화 { $amount }개를 냈어요.
       *[other] { $name } 님이 파괴하는 데 금화 { $amount }개를 냈어요.
    }
citadels-event-gold_paid-graveyard =
    { $who ->
        [you] 묘지에 금화 { $amount }개를 냈어요.
       *[other] { $name } 님이 묘지에 금화 { $amount }개를 냈어요.
    }
citadels-event-gold_moved-thief =
    { $who ->
        [you] 도둑맞았어요! { $second } 님이 내 금화를 모두 가져갔어요: { $amount }개.
       *[other]
            { $whom ->
                [you] { $name } 님의 금화를 모두 훔쳤어요: { $amount }개.
               *[other] { $second } 님이 { $name } 님의 금화를 모두 훔쳤어요: { $amount }개.
            }
    }
citadels-event-gold_moved-tax =
    { $who ->
        [you] 건물을 지어서 { $second } 님에게 세금으로 금화 { $amount }개를 냈어요.
       *[other]
            { $whom ->
                [you] 건물을 지은 { $name } 님이 나에게 세금으로 금화 { $amount }개를 냈어요.
               *[other] 건물을 지은 { $name } 님이 { $second } 님에게 세금으로 금화 { $amount }개를 냈어요.
            }
    }
citadels-event-gold_moved-abbot =
    { $who ->
        [you] 금화가 가장 많아서 { $second } 님에게 금화 { $amount }개를 주었어요.
       *[other]
            { $whom ->
                [you] 금화가 가장 많은 { $name } 님이 나에게 금화 { $amount }개를 주었어요.
               *[other] 금화가 가장 많은 { $name } 님이 { $second } 님에게 금화 { $amount }개를 주었어요.
            }
    }
citadels-event-gold_moved-diplomat =
    { $who ->
        [you] 교환하면서 { $second } 님에게 금화 { $amount }개를 냈어요.
       *[other]
            { $whom ->
                [you] 교환하면서 { $name } 님이 나에게 금화 { $amount }개를 냈어요.
               *[other] 교환하면서 { $name } 님이 { $second } 님에게 금화 { $amount }개를 냈어요.
            }
    }
citadels-event-gold_moved-emperor =
    { $who ->
        [you] 왕관의 대가로 { $second } 님에게 금화 { $amount }개를 냈어요.
       *[other]
            { $whom ->
                [you] 왕관의 대가로 { $name } 님이 나에게 금화 { $amount }개를 냈어요.
               *[other] 왕관의 대가로 { $name } 님이 { $second } 님에게 금화 { $amount }개를 냈어요.
            }
    }
citadels-event-gold_laid =
    { $who ->
        [you] 금화 1개로 { DISTRICT($district, form: "obj") } 아름답게 꾸몄어요.
       *[other] { $name } 님이 금화 1개로 { DISTRICT($district, form: "obj") } 아름답게 꾸몄어요.
    }

# 카드.

citadels-event-card_drawn-deal =
    { $who ->
        [you] 처음에 { DISTRICT($district, form: "obj") } 받았어요.
       *[other] { $name } 님이 처음에 { DISTRICT($district, form: "obj") } 받았어요.
    }
citadels-event-card_drawn-basic =
    { $who ->
        [you] { DISTRICT($district, form: "obj") } 뽑았어요.
       *[other] { $name } 님이 { DISTRICT($district, form: "obj") } 뽑았어요.
    }
citadels-event-card_drawn-architect =
    { $who ->
        [you] 건축가로서 { DISTRICT($district, form: "obj") } 뽑았어요.
       *[other] { $name } 님이 건축가로서 { DISTRICT($district, form: "obj") } 뽑았어요.
    }
citadels-event-card_drawn-navigator =
    { $who ->
        [you] 항해사로서 { DISTRICT($district, form: "obj") } 뽑았어요.
       *[other] { $name } 님이 항해사로서 { DISTRICT($district, form: "obj") } 뽑았어요.
    }
citadels-event-card_drawn-magician =
    { $who ->
        [you] 마술사로서 { DISTRICT($district, form: "obj") } 새로 뽑았어요.
       *[other] { $name } 님이 마술사로서 { DISTRICT($district, form: "obj") } 새로 뽑았어요.
    }
citadels-event-card_drawn-smithy =
    { $who ->
        [you] 대장간에서 { DISTRICT($district, form: "obj") } 뽑았어요.
       *[other] { $name } 님이 대장간에서 { DISTRICT($district, form: "obj") } 뽑았어요.
    }
citadels-event-card_drawn-park =
    { $who ->
        [you] 손패가 비어 공원에서 { DISTRICT($district, form: "obj") } 뽑았어요.
       *[other] 손패가 비어 { $name } 님이 공원에서 { DISTRICT($district, form: "obj") } 뽑았어요.
    }
citadels-event-cards_drawn-deal =
    { $who ->
        [you] 처음에 카드 { $count }장을 받았어요.
       *[other] { $name } 님이 처음에 카드 { $count }장을 받았어요.
    }
citadels-event-cards_drawn-basic =
    { $who ->
        [you] 카드 { $count }장을 뽑았어요.
       *[other] { $name } 님이 카드 { $count }장을 뽑았어요.
    }
citadels-event-cards_drawn-architect =
    { $who ->
        [you] 건축가로서 카드 { $count }장을 뽑았어요.
       *[other] { $name } 님이 건축가로서 카드 { $count }장을 뽑았어요.
    }
citadels-event-cards_drawn-navigator =
    { $who ->
        [you] 항해사로서 카드 { $count }장을 뽑았어요.
       *[other] { $name } 님이 항해사로서 카드 { $count }장을 뽑았어요.
    }
citadels-event-cards_drawn-magician =
    { $who ->
        [you] 마술사로서 카드 { $count }장을 새로 뽑았어요.
       *[other] { $name } 님이 마술사로서 카드 { $count }장을 새로 뽑았어요.
    }
citadels-event-cards_drawn-smithy =
    { $who ->
        [you] 대장간에서 카드 { $count }장을 뽑았어요.
       *[other] { $name } 님이 대장간에서 카드 { $count }장을 뽑았어요.
    }
citadels-event-cards_drawn-park =
    { $who ->
        [you] 손패가 비어 공원에서 카드 { $count }장을 뽑았어요.
       *[other] 손패가 비어 { $name } 님이 공원에서 카드 { $count }장을 뽑았어요.
    }
citadels-event-card_kept =
    { $who ->
        [you] { DISTRICT($district, form: "obj") } 손에 넣었어요.
       *[other] { $name } 님이 { DISTRICT($district, form: "obj") } 손에 넣었어요.
    }
citadels-event-card_retained =
    { $who ->
        [you] 카드 한 장을 손에 넣었어요.
       *[other] { $name } 님이 카드 한 장을 손에 넣었어요.
    }
citadels-event-card_put_away-basic =
    { $who ->
        [you] { DISTRICT($district, form: "obj") } 돌려놓았어요.
       *[other] { $name } 님이 { DISTRICT($district, form: "obj") } 돌려놓았어요.
    }
citadels-event-card_put_away-magician =
    { $who ->
        [you] 마술사로서 { DISTRICT($district, form: "obj") } 버렸어요.
       *[other] { $name } 님이 마술사로서 { DISTRICT($district, form: "obj") } 버렸어요.
    }
citadels-event-card_put_away-laboratory =
    { $who ->
        [you] 실험실에서 { DISTRICT($district, form: "obj") } 버렸어요.
       *[other] { $name } 님이 실험실에서 { DISTRICT($district, form: "obj") } 버렸어요.
    }
citadels-event-card_put_away-destroyed = 파괴된 { DISTRICT($district, form: "subj") } 버려졌어요.
citadels-event-card_put_away-museum = 박물관과 함께 그 아래의 { DISTRICT($district, form: "subj") } 버려졌어요.
citadels-event-card_put_away-armory = 공격하는 데 쓴 { DISTRICT($district, form: "subj") } 버려졌어요.
citadels-event-card_discarded-basic =
    { $who ->
        [you] 카드 한 장을 돌려놓았어요.
       *[other] { $name } 님이 카드 한 장을 돌려놓았어요.
    }
citadels-event-card_discarded-magician =
    { $who ->
        [you] 마술사로서 카드 한 장을 버렸어요.
       *[other] { $name } 님이 마술사로서 카드 한 장을 버렸어요.
    }
citadels-event-card_discarded-laboratory =
    { $who ->
        [you] 실험실에서 카드 한 장을 버렸어요.
       *[other] { $name } 님이 실험실에서 카드 한 장을 버렸어요.
    }
citadels-event-card_discarded-museum = 박물관과 함께 그 아래의 카드 한 장이 버려졌어요.
citadels-event-card_given-emperor =
    { $who ->
        [you] 왕관의 대가로 { $second } 님에게 { DISTRICT($district, form: "obj") } 주었어요.
       *[other]
            { $whom ->
                [you] 왕관의 대가로 { $name } 님이 나에게 { DISTRICT($district, form: "obj") } 주었어요.
               *[other] 왕관의 대가로 { $name } 님이 { $second } 님에게 { DISTRICT($district, form: "obj") } 주었어요.
            }
    }
citadels-event-card_passed-emperor =
    { $who ->
        [you] 왕관의 대가로 { $second } 님에게 카드 한 장을 주었어요.
       *[other]
            { $whom ->
                [you] 왕관의 대가로 { $name } 님이 나에게 카드 한 장을 주었어요.
               *[other] 왕관의 대가로 { $name } 님이 { $second } 님에게 카드 한 장을 주었어요.
            }
    }
citadels-event-hands_swapped =
    { $who ->
        [you] { $second } 님과 손패를 맞바꿨어요.
       *[other]
            { $whom ->
                [you] { $name } 님이 나와 손패를 맞바꿨어요.
               *[other] { $name } 님이 { $second } 님과 손패를 맞바꿨어요.
            }
    }
citadels-event-hands_exchanged =
    { $who ->
        [you] { $second } 님과 손패를 맞바꿨어요. 이제 내 손패: { $hand }; { $second } 님: { $second_hand }.
       *[other]
            { $whom ->
                [you] { $name } 님이 나와 손패를 맞바꿨어요. 이제 내 손패: { $second_hand }; { $name } 님: { $hand }.
               *[other] { $name } 님이 { $second } 님과 손패를 맞바꿨어요. 이제 { $name } 님: { $hand }; { $second } 님: { $second_hand }.
            }
    }
citadels-event-hand_seen =
    { $who ->
        [you] { $second } 님의 손패를 봤어요: { $cards }.
       *[other]
            { $whom ->
                [you] { $name } 님이 내 손패를 봤어요: { $cards }.
               *[other] { $name } 님이 { $second } 님의 손패를 봤어요: { $cards }.
            }
    }
citadels-event-hand_shown =
    { $who ->
        [you] { $second } 님의 손패를 봤어요.
       *[other]
            { $whom ->
                [you] { $name } 님이 내 손패를 봤어요.
               *[other] { $name } 님이 { $second } 님의 손패를 봤어요.
            }
    }
citadels-event-card_picked =
    { $who ->
        [you] { $second } 님의 손패에서 { DISTRICT($district, form: "obj") } 골라 가져왔어요.
       *[other]
            { $whom ->
                [you] { $name } 님이 내 손패에서 { DISTRICT($district, form: "obj") } 골라 가져갔어요.
               *[other] { $name } 님이 { $second } 님의 손패에서 { DISTRICT($district, form: "obj") } 골라 가져갔어요.
            }
    }
citadels-event-card_pulled =
    { $who ->
        [you] { $second } 님의 손패에서 카드 한 장을 골라 가져왔어요.
       *[other]
            { $whom ->
                [you] { $name } 님이 내 손패에서 카드 한 장을 골라 가져갔어요.
               *[other] { $name } 님이 { $second } 님의 손패에서 카드 한 장을 골라 가져갔어요.
            }
    }
citadels-event-card_to_hand =
    { $who ->
        [you] { DISTRICT($district, form: "obj") } 손에 들었어요.
       *[other] { $name } 님이 { DISTRICT($district, form: "obj") } 손에 들었어요.
    }
citadels-event-card_held =
    { $who ->
        [you] 그 카드를 손에 들었어요.
       *[other] { $name } 님이 그 카드를 손에 들었어요.
    }
citadels-event-card_stored =
    { $who ->
        [you] 박물관 아래에 { DISTRICT($district, form: "obj") } 뒷면으로 넣었어요.
       *[other] { $name } 님이 박물관 아래에 { DISTRICT($district, form: "obj") } 뒷면으로 넣었어요.
    }
citadels-event-card_covered =
    { $who ->
        [you] 박물관 아래에 카드 한 장을 뒷면으로 넣었어요.
       *[other] { $name } 님이 박물관 아래에 카드 한 장을 뒷면으로 넣었어요.
    }
citadels-event-deck_seen =
    { $who ->
        [you] 카드 더미를 살펴봤어요: { $cards }.
       *[other] { $name } 님이 카드 더미를 살펴봤어요: { $cards }.
    }
citadels-event-deck_searched =
    { $who ->
        [you] 카드 더미를 살펴봤어요.
       *[other] { $name } 님이 카드 더미를 살펴봤어요.
    }
citadels-event-look_declined =
    { $who ->
        [you] 카드 더미를 살펴보지 않았어요.
       *[other] { $name } 님이 카드 더미를 살펴보지 않았어요.
    }
citadels-event-card_chosen =
    { $who ->
        [you] 카드 더미에서 { DISTRICT($district, form: "obj") } 가져왔어요.
       *[other] { $name } 님이 카드 더미에서 { DISTRICT($district, form: "obj") } 가져갔어요.
    }
citadels-event-card_selected =
    { $who ->
        [you] 카드 더미에서 카드 한 장을 가져왔어요.
       *[other] { $name } 님이 카드 더미에서 카드 한 장을 가져갔어요.
    }

# 도시.

citadels-event-district_built-build =
    { $who ->
        [you] 금화 { $price }개로 { DISTRICT($district, form: "obj") } 지었어요.
       *[other] { $name } 님이 금화 { $price }개로 { DISTRICT($district, form: "obj") } 지었어요.
    }
citadels-event-district_built-wizard =
    { $who ->
        [you] 금화 { $price }개로 { DISTRICT($district, form: "obj") } 그 자리에서 지었어요.
       *[other] { $name } 님이 금화 { $price }개로 { DISTRICT($district, form: "obj") } 그 자리에서 지었어요.
    }
citadels-event-district_destroyed-warlord =
    { $who ->
        [you] { $second } 님이 장군으로서 내 도시의 { DISTRICT($district, form: "obj") } 파괴했어요.
       *[other]
            { $whom ->
                [you] 장군으로서 { $name } 님 도시의 { DISTRICT($district, form: "obj") } 파괴했어요.
               *[other] { $second } 님이 장군으로서 { $name } 님 도시의 { DISTRICT($district, form: "obj") } 파괴했어요.
            }
    }
citadels-event-district_destroyed-warlord-own =
    { $who ->
        [you] 장군으로서 내 도시의 { DISTRICT($district, form: "obj") } 스스로 파괴했어요.
       *[other] { $name } 님이 장군으로서 자기 도시의 { DISTRICT($district, form: "obj") } 파괴했어요.
    }
citadels-event-district_destroyed-armory =
    { $who ->
        [you] { $second } 님이 무기고로 내 도시의 { DISTRICT($district, form: "obj") } 파괴했어요.
       *[other]
            { $whom ->
                [you] 무기고로 { $name } 님 도시의 { DISTRICT($district, form: "obj") } 파괴했어요.
               *[other] { $second } 님이 무기고로 { $name } 님 도시의 { DISTRICT($district, form: "obj") } 파괴했어요.
            }
    }
citadels-event-district_recovered =
    { $who ->
        [you] 내 묘지가 { DISTRICT($district, form: "obj") } 건져서 그 카드가 내 손에 들어왔어요.
       *[other] 묘지가 { DISTRICT($district, form: "obj") } 건져서 그 카드가 { $name } 님의 손에 들어갔어요.
    }
citadels-event-recovery_declined =
    { $who ->
        [you] 묘지로 { DISTRICT($district, form: "obj") } 건지지 않았어요.
       *[other] { $name } 님이 묘지로 { DISTRICT($district, form: "obj") } 건지지 않았어요.
    }
citadels-event-districts_swapped =
    { $who ->
        [you] { $second } 님과 건물을 교환했어요. { DISTRICT($taken, form: "obj") } 받고 { DISTRICT($given, form: "obj") } 주었어요.
       *[other]
            { $whom ->
                [you] { $name } 님이 나와 건물을 교환했어요. 나는 { DISTRICT($taken, form: "obj") } 내주고 { DISTRICT($given, form: "obj") } 받았어요.
               *[other] { $name } 님이 { $second } 님과 건물을 교환했어요. { $name } 님은 { DISTRICT($taken, form: "obj") } 받고 { DISTRICT($given, form: "obj") } 주었어요.
            }
    }
citadels-event-bell_declared =
    { $who ->
        [you] 종탑의 종을 울렸어요. 이제 건물이 하나 적어도 게임이 끝나요.
       *[other] { $name } 님이 종탑의 종을 울렸어요. 이제 건물이 하나 적어도 게임이 끝나요.
    }
citadels-event-bell_declined =
    { $who ->
        [you] 종탑의 종을 울리지 않았어요.
       *[other] { $name } 님이 종탑의 종을 울리지 않았어요.
    }
citadels-event-city_completed =
    { $who ->
        [you] 내 도시도 완성됐어요.
       *[other] { $name } 님의 도시도 완성됐어요.
    }
citadels-event-city_completed-first =
    { $who ->
        [you] 내 도시가 가장 먼저 완성됐어요! 이번이 마지막 라운드예요.
       *[other] { $name } 님의 도시가 가장 먼저 완성됐어요! 이번이 마지막 라운드예요.
    }
citadels-event-turn_ended =
    { $who ->
        [you] 내 차례({ CHARACTER($character) })가 끝났어요.
       *[other] { $name } 님의 차례({ CHARACTER($character) })가 끝났어요.
    }
citadels-event-murdered_shown =
    { $who ->
        [you] 암살당한 내 인물을 공개했어요: { CHARACTER($character) }.
       *[other] { $name } 님이 암살당한 인물을 공개했어요: { CHARACTER($character) }.
    }
citadels-event-round_ended = { $round }라운드가 끝났어요.

# 점수를 하나하나: 계산식의 항.

citadels-score =
    { $who ->
        [you] 나: { $terms } = { $total }
       *[other] { $name } 님: { $terms } = { $total }
    }
citadels-score-districts = { $points } (건물)
citadels-score-colours = + { $points } (다섯 가지 색)
citadels-score-first = + { $points } (가장 먼저 완성한 도시)
citadels-score-complete = + { $points } (완성한 도시)
citadels-score-violet = + { $points } ({ DISTRICT($district) })
citadels-score-tied-districts = 동점: { $names }. 건물 점수로 정해요.
citadels-score-tied-gold = 건물 점수까지 동점: { $names }. 금화로 정해요: { $gold }.
citadels-score-tied-all = 모든 것이 같아요: { $names }.
