# 카드. 값은 이름 그대로이고, .subj(이/가), .obj(을/를), .topic(은/는)은 문장에서 쓰며, .rule은 카드의 능력이다.

card-king = 왕
    .subj = 왕이
    .obj = 왕을
    .topic = 왕은
    .rule = 항상 20.
card-queen = 여왕
    .subj = 여왕이
    .obj = 여왕을
    .topic = 여왕은
    .rule = 항상 16.
card-juliet = 줄리엣
    .subj = 줄리엣이
    .obj = 줄리엣을
    .topic = 줄리엣은
    .rule =
        { $romeo ->
            [any_juliet] 14. 곁에 있는 로미오는 누구의 것이든 15가 돼요.
           *[own_juliet] 14. 곁에 있는 내 로미오는 15가 돼요.
        }
card-alchemist = 연금술사
    .subj = 연금술사가
    .obj = 연금술사를
    .topic = 연금술사는
    .rule = 연금술 목표에서는 12, 다른 목표에서는 8.
card-fencing_master = 검술선생
    .subj = 검술선생이
    .obj = 검술선생을
    .topic = 검술선생은
    .rule = 펜싱 목표에서는 12, 다른 목표에서는 8.
card-landlord = 영주
    .subj = 영주가
    .obj = 영주를
    .topic = 영주는
    .rule = 농업 목표에서는 12, 다른 목표에서는 8.
card-merchant = 상인
    .subj = 상인이
    .obj = 상인을
    .topic = 상인은
    .rule = 상업 목표에서는 12, 다른 목표에서는 8.
card-cardinal = 추기경
    .subj = 추기경이
    .obj = 추기경을
    .topic = 추기경은
    .rule = 종교 목표에서는 12, 다른 목표에서는 8.
card-minstrel = 음유시인
    .subj = 음유시인이
    .obj = 음유시인을
    .topic = 음유시인은
    .rule = 음악 목표에서는 12, 다른 목표에서는 8.
card-explorer = 항해사
    .subj = 항해사가
    .obj = 항해사를
    .topic = 항해사는
    .rule = 13. 공개되면 오른쪽의 다음 열린 열로 뒷면인 채 옮겨 가서 바로 위 카드를 공개해요.
card-assassin = 암살자
    .subj = 암살자가
    .obj = 암살자를
    .topic = 암살자는
    .rule =
        { $assassin ->
            [kills_revealed] 9.5. 놓일 때 자신이 공개한 카드를 능력이 발휘되기 전에 그 주인의 버린 카드 더미로 보내요.
           *[kills_revealer] 9.5. 공개되면 자신을 공개한 카드를 그 주인의 버린 카드 더미로 보내요.
        }
card-storm = 폭풍
    .subj = 폭풍이
    .obj = 폭풍을
    .topic = 폭풍은
    .rule =
        { $storm ->
            [fulfils] 9. 공개되면 라운드가 끝날 때까지 그 열의 목표를 완수된 것으로 간주해요. 열은 열려 있어요.
           *[closes] 9. 공개되면 라운드가 끝날 때까지 그 열을 닫아요. 목표는 완수된 것으로 간주해요.
        }
card-cloak = 투명 망토
    .subj = 투명 망토가
    .obj = 투명 망토를
    .topic = 투명 망토는
    .rule =
        0. 공개되면 주인은 손에 든 카드 한 장을 그 아래에 { $cloak ->
            [must] 넣어야 하고
           *[may] 넣을 수 있고
        }, 넣으면 바로 한 장을 뽑아요. 넣은 카드는 라운드가 끝날 때까지 숨겨져요.{ $cloaked_card ->
            [replaces_cloak] {" "}둘을 넣은 카드 한 장으로 취급해요.
           *[own_card] {""}
        }
card-traitor = 배신자
    .subj = 배신자가
    .obj = 배신자를
    .topic = 배신자는
    .rule = 10. 공개되면 주인은 이 열의 목표를 다른 열의 목표와 맞바꿀 수 있어요.
card-musketeers = 삼총사
    .subj = 삼총사가
    .obj = 삼총사를
    .topic = 삼총사는
    .rule = 11. 분배: 같은 열의 다른 카드는 모두 능력을 잃고 카드에 적힌 숫자만 인정돼요. 도플갱어는 숫자가 없어요.
card-wizard = 마법사
    .subj = 마법사가
    .obj = 마법사를
    .topic = 마법사는
    .rule =
        7. 분배: 마법사가 하나뿐이면 { $wizard_doppelganger ->
            [every] 도플갱어와 숫자가 10 이상인 카드를 모두 없애요.
           *[by_number] 숫자가 10 이상인 카드를 모두 없애요.
        }
card-witch = 마녀
    .subj = 마녀가
    .obj = 마녀를
    .topic = 마녀는
    .rule =
        1. 분배: 마녀가 하나뿐이면 숫자가 9 이하인 다른 카드를 모두 없애요.{ $witch_doppelganger ->
            [stays] {" "}마녀를 따라 하는 도플갱어는 남아요.
           *[removed] {""}
        }
card-prince = 왕자
    .subj = 왕자가
    .obj = 왕자를
    .topic = 왕자는
    .rule = 14. 분배: 내 시종과 함께 있으면 합계와 상관없이 목표를 얻어요.
card-squire = 시종
    .subj = 시종이
    .obj = 시종을
    .topic = 시종은
    .rule = 2. 분배: 내 왕자와 함께 있으면 합계와 상관없이 목표를 얻어요.
card-hermit = 은둔자
    .subj = 은둔자가
    .obj = 은둔자를
    .topic = 은둔자는
    .rule =
        12. 분배: { $hermit_giant ->
            [others] 같은 열의 다른 카드를 모두 1씩 줄여요.
           *[self] 같은 열의 다른 카드 한 장마다 1씩 줄어요.
        }
card-little_giant = 작은 거인
    .subj = 작은 거인이
    .obj = 작은 거인을
    .topic = 작은 거인은
    .rule =
        2. 분배: { $hermit_giant ->
            [others] 같은 열의 다른 카드를 모두 3씩 늘려요.
           *[self] 같은 열의 다른 카드 한 장마다 3씩 늘어요.
        }
card-doppelganger = 도플갱어
    .subj = 도플갱어가
    .obj = 도플갱어를
    .topic = 도플갱어는
    .rule =
        분배: 아래에 있는 다음 카드의 { $doppelganger ->
            [current] 바뀐 숫자를
           *[printed] 적힌 숫자를
        } 따라 { $doppelganger_removed ->
            [slides] 하고, 그 카드가 없어지면 그다음 카드를 따라 해요.
           *[with_its_card] 하고, 그 카드와 함께 없어져요.
        } 그런 카드가 없으면 { $empty_doppelganger ->
            [zero] 0이고(거지가 있으면 숫자가 없어요)
           *[none] 숫자가 없고
        }, 삼총사가 있을 때도 숫자가 없어요.
card-dragon = 드래곤
    .subj = 드래곤이
    .obj = 드래곤을
    .topic = 드래곤은
    .rule =
        11. 분배: 같은 열에 있는 다른 사람의 카드를 모두 2씩 줄여요. { $floor ->
            [none] 0보다 낮아지기도 해요.
           *[zero] 0보다 낮아지지는 않아요.
        }
card-romeo = 로미오
    .subj = 로미오가
    .obj = 로미오를
    .topic = 로미오는
    .rule =
        5. 분배: 같은 열에 { $romeo ->
            [any_juliet] 누구의 것이든 줄리엣이 있으면 15가 돼요.
           *[own_juliet] 내 줄리엣이 있으면 15가 돼요.
        }
card-beggar = 거지
    .subj = 거지가
    .obj = 거지를
    .topic = 거지는
    .rule =
        4. 분배: 합계가 가장 낮은 사람이 그 열을 가져가요. 동점이면 { $beggar_tie ->
            [nearest] 목표에 가장 가까운 카드의 주인이 이겨요.
           *[farthest] 목표에서 가장 먼 카드의 주인이 이겨요.
        }

# 카드와 그 주인.
owned =
    { $who ->
        [you] 내 { CARD($card) }
       *[other] { $name } 님의 { CARD($card) }
    }
    .subj =
        { $who ->
            [you] 내 { CARD($card, form: "subj") }
           *[other] { $name } 님의 { CARD($card, form: "subj") }
        }
    .obj =
        { $who ->
            [you] 내 { CARD($card, form: "obj") }
           *[other] { $name } 님의 { CARD($card, form: "obj") }
        }

# Columns, domains, goals.

column = { $column }열

domain-alchemy = 연금술
domain-fencing = 펜싱
domain-agriculture = 농업
domain-trade = 상업
domain-religion = 종교
domain-music = 음악

goal = { $domain } { $points }점
