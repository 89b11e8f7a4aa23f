# 시타델의 카드. 값은 이름 그대로이고, .subj(이/가), .obj(을/를), .topic(은/는)은 문장에서 쓰며, .rule은 카드의 능력이다.
# 이름은 한국어판을 따르고, 어디서 온 이름인지는 docs/glossary.md에 있다.

# 인물, 번호 순서로.

character-assassin = 암살자
    .subj = 암살자가
    .obj = 암살자를
    .topic = 암살자는
    .rule = 인물 하나를 지목해 암살해요. 그 인물은 차례를 잃고, 라운드가 끝날 때에야 정체를 밝혀요.
character-thief = 도둑
    .subj = 도둑이
    .obj = 도둑을
    .topic = 도둑은
    .rule =
        인물 하나를 지목하고, 그 인물이 불리면 그 사람의 금화를 모두 가져와요. { $thief_spares ->
            [assassin] 암살자는 안 돼요.
           *[assassin_murdered_bewitched] 암살자와 마녀, 그들이 지목한 인물은 안 돼요.
        }
character-magician = 마술사
    .subj = 마술사가
    .obj = 마술사를
    .topic = 마술사는
    .rule =
        { $discard ->
            [under_deck] 손에 든 카드를 다른 사람과 모두 맞바꾸거나, 원하는 만큼 카드 더미 맨 아래에 넣고 그만큼 새로 뽑아요.
           *[pile] 손에 든 카드를 다른 사람과 모두 맞바꾸거나, 원하는 만큼 버리고 그만큼 새로 뽑아요.
        }
character-king = 왕
    .subj = 왕이
    .obj = 왕을
    .topic = 왕은
    .rule =
        { $murdered_king ->
            [heir] 불리면 왕관을 가져와요. 암살당했으면 라운드가 끝날 때 가져와요. 노란색 건물마다 금화 1개를 받아요.
           *[stays] 불리면 왕관을 가져와요. 노란색 건물마다 금화 1개를 받아요.
        }
character-bishop = 주교
    .subj = 주교가
    .obj = 주교를
    .topic = 주교는
    .rule = 파란색 건물마다 금화 1개를 받아요. 이번 라운드에 장군과 외교관은 이 도시를 건드릴 수 없어요.
character-merchant = 상인
    .subj = 상인이
    .obj = 상인을
    .topic = 상인은
    .rule = 금화 1개를 더 받고, 초록색 건물마다 금화 1개를 받아요.
character-architect = 건축가
    .subj = 건축가가
    .obj = 건축가를
    .topic = 건축가는
    .rule = 카드 2장을 뽑아 모두 가져요. 건물을 세 채까지 지을 수 있어요.
character-warlord = 장군
    .subj = 장군이
    .obj = 장군을
    .topic = 장군은
    .rule =
        빨간색 건물마다 금화 1개를 받아요. { $rank8_timing ->
            [end_of_turn] 차례 끝에
           *[any] 차례 중에
        } { $warlord_own ->
            [yes] 다른 사람이나 자기의 건물 하나를
           *[no] 다른 사람의 건물 하나를
        } 그 비용보다 금화 1개 적게 내고 파괴할 수 있어요. { $warlord_eight ->
            [anybody] 초소와 주교의 도시는 안 되고, 완성된 도시가 하나라도 있으면 아무것도 안 돼요.
           *[target] 초소, 주교의 도시, 완성된 도시는 안 돼요.
        }
character-witch = 마녀
    .subj = 마녀가
    .obj = 마녀를
    .topic = 마녀는
    .rule =
        기본 행동을 한 뒤 인물 하나에게 마법을 걸어요. { $witch_income ->
            [basic_and_colour] 그 인물은 기본 행동을 하고 색에서 얻는 금화를 받고, 나머지 차례는 마녀가 이어서
           *[basic] 그 인물은 기본 행동만 하고, 나머지 차례는 마녀가 이어서
        } { $bewitched_emperor ->
            [player] 해요. 황제의 왕관만은 황제를 고른 사람이 줘요.
           *[witch] 해요.
        }
character-tax_collector = 세금 징수원
    .subj = 세금 징수원이
    .obj = 세금 징수원을
    .topic = 세금 징수원은
    .rule =
        { $tax_time ->
            [collectors_turn] 이 라운드에 이미 건물을 지은 다른 사람은 세금 징수원의 차례가 끝날 때 금화 1개를 내요. 그 뒤에 지은 사람은 자기 차례가 끝날 때 내요.
           *[builders_turn] 건물을 지은 다른 사람은 차례가 끝날 때 세금 징수원에게 금화 1개를 내요(라운드마다 한 번).
        }
character-wizard = 마법사
    .subj = 마법사가
    .obj = 마법사를
    .topic = 마법사는
    .rule =
        { $duplicates ->
            [allowed] 다른 사람의 손패를 보고 카드 한 장을 가져와 손에 들거나 바로 지어요.
           *[forbidden] 다른 사람의 손패를 보고 카드 한 장을 가져와 손에 들거나 바로 지어요. 이미 있는 건물도 또 지을 수 있어요.
        }
character-emperor = 황제
    .subj = 황제가
    .obj = 황제를
    .topic = 황제는
    .rule =
        { $murdered_king ->
            [heir] 불리면(암살당했으면 라운드가 끝날 때)
           *[stays] 불리면
        } { $emperor_crown ->
            [anybody_else] 왕관을 다른 사람에게 주거나 그대로 둬요.
           *[not_holder] 왕관을 다른 사람에게 줘요(지금 왕관을 가진 사람은 안 돼요).
        } { $emperor_payment ->
            [receiver_chooses] 왕관을 받은 사람은 금화 1개나 카드 1장을 골라서 내요. 노란색 건물마다 금화 1개를 받아요.
            [emperor_chooses] 왕관을 받은 사람에게서 금화 1개나 무작위 카드 1장을 받아요. 노란색 건물마다 금화 1개를 받아요.
           *[none] 노란색 건물마다 금화 1개를 받아요.
        }
character-abbot = 수도원장
    .subj = 수도원장이
    .obj = 수도원장을
    .topic = 수도원장은
    .rule = 파란색 건물마다 금화 1개를 받고, 나 말고 금화가 가장 많은 사람이 한 명뿐이면 그 사람에게서 금화 1개를 받아요.
character-alchemist = 연금술사
    .subj = 연금술사가
    .obj = 연금술사를
    .topic = 연금술사는
    .rule =
        { $alchemist ->
            [building] 차례가 끝나면 건설비로 낸 금화를 돌려받아요.
           *[all] 차례가 끝나면 그 차례에 쓴 금화를 세금만 빼고 모두 돌려받아요.
        }
character-navigator = 항해사
    .subj = 항해사가
    .obj = 항해사를
    .topic = 항해사는
    .rule = 금화 4개를 받거나 카드 4장을 뽑아요. 건물은 지을 수 없어요.
character-diplomat = 외교관
    .subj = 외교관이
    .obj = 외교관을
    .topic = 외교관은
    .rule =
        빨간색 건물마다 금화 1개를 받아요. { $rank8_timing ->
            [end_of_turn] 차례 끝에
           *[any] 차례 중에
        } 내 건물 하나를 다른 사람의 건물과 교환하고 차액을 낼 수 있어요. { $diplomat_complete ->
            [open] 초소와 주교의 도시는 안 돼요.
           *[protected] 초소, 주교의 도시, 완성된 도시는 안 돼요.
        }
character-artist = 예술가
    .subj = 예술가가
    .obj = 예술가를
    .topic = 예술가는
    .rule = 내 건물 한두 채에 금화를 1개씩 올려 꾸밀 수 있어요. 1점이 늘고, 파괴하거나 교환하는 비용도 1 늘어요.
character-queen = 여왕
    .subj = 여왕이
    .obj = 여왕을
    .topic = 여왕은
    .rule = 차례를 시작할 때 왕관을 가진 사람 바로 옆에 앉아 있으면 금화 3개를 받아요.

# 네 가지 색의 건물.

district-manor = 저택
    .subj = 저택이
    .obj = 저택을
    .topic = 저택은
    .rule = 노란색: 왕과 황제의 수입.
district-castle = 성
    .subj = 성이
    .obj = 성을
    .topic = 성은
    .rule = 노란색: 왕과 황제의 수입.
district-palace = 궁전
    .subj = 궁전이
    .obj = 궁전을
    .topic = 궁전은
    .rule = 노란색: 왕과 황제의 수입.
district-temple = 사원
    .subj = 사원이
    .obj = 사원을
    .topic = 사원은
    .rule = 파란색: 주교와 수도원장의 수입.
district-church = 교회
    .subj = 교회가
    .obj = 교회를
    .topic = 교회는
    .rule = 파란색: 주교와 수도원장의 수입.
district-monastery = 수도원
    .subj = 수도원이
    .obj = 수도원을
    .topic = 수도원은
    .rule = 파란색: 주교와 수도원장의 수입.
district-cathedral = 대성당
    .subj = 대성당이
    .obj = 대성당을
    .topic = 대성당은
    .rule = 파란색: 주교와 수도원장의 수입.
district-tavern = 선술집
    .subj = 선술집이
    .obj = 선술집을
    .topic = 선술집은
    .rule = 초록색: 상인의 수입.
district-market = 시장
    .subj = 시장이
    .obj = 시장을
    .topic = 시장은
    .rule = 초록색: 상인의 수입.
district-trading_post = 교역소
    .subj = 교역소가
    .obj = 교역소를
    .topic = 교역소는
    .rule = 초록색: 상인의 수입.
district-docks = 부두
    .subj = 부두가
    .obj = 부두를
    .topic = 부두는
    .rule = 초록색: 상인의 수입.
district-harbor = 항구
    .subj = 항구가
    .obj = 항구를
    .topic = 항구는
    .rule = 초록색: 상인의 수입.
district-town_hall = 시청
    .subj = 시청이
    .obj = 시청을
    .topic = 시청은
    .rule = 초록색: 상인의 수입.
district-watchtower = 감시탑
    .subj = 감시탑이
    .obj = 감시탑을
    .topic = 감시탑은
    .rule = 빨간색: 장군과 외교관의 수입.
district-prison = 감옥
    .subj = 감옥이
    .obj = 감옥을
    .topic = 감옥은
    .rule = 빨간색: 장군과 외교관의 수입.
district-battlefield = 전장
    .subj = 전장이
    .obj = 전장을
    .topic = 전장은
    .rule = 빨간색: 장군과 외교관의 수입.
district-fortress = 요새
    .subj = 요새가
    .obj = 요새를
    .topic = 요새는
    .rule = 빨간색: 장군과 외교관의 수입.

# 보라색 건물.

district-haunted_city = 유령의 집
    .subj = 유령의 집이
    .obj = 유령의 집을
    .topic = 유령의 집은
    .rule =
        { $haunted_city ->
            [not_if_built_in_last_round] 마지막 점수 계산에서 나에게 가장 이로운 색이 돼요. 마지막 라운드에 지었으면 안 돼요.
           *[always] 마지막 점수 계산에서 나에게 가장 이로운 색이 돼요.
        }
district-keep = 초소
    .subj = 초소가
    .obj = 초소를
    .topic = 초소는
    .rule = 장군이 파괴할 수 없고, 외교관이 가져갈 수 없어요.
district-laboratory = 실험실
    .subj = 실험실이
    .obj = 실험실을
    .topic = 실험실은
    .rule =
        { $discard ->
            [under_deck] 차례마다 한 번: 손에 든 카드 한 장을 카드 더미 맨 아래에 넣고 금화 1개를 받아요.
           *[pile] 차례마다 한 번: 손에 든 카드 한 장을 버리고 금화 1개를 받아요.
        }
district-smithy = 대장간
    .subj = 대장간이
    .obj = 대장간을
    .topic = 대장간은
    .rule =
        { $smithy ->
            [pays_2_for_3] 차례마다 한 번: 금화 2개를 내고 카드 3장을 뽑아요.
           *[pays_3_for_2] 차례마다 한 번: 금화 3개를 내고 카드 2장을 뽑아요.
        }
district-observatory = 천문대
    .subj = 천문대가
    .obj = 천문대를
    .topic = 천문대는
    .rule = 기본 행동으로 카드를 뽑을 때 2장이 아니라 3장을 뽑아요.
district-graveyard = 묘지
    .subj = 묘지가
    .obj = 묘지를
    .topic = 묘지는
    .rule = 장군이 건물을 파괴하면 금화 1개를 내고 그 카드를 손에 들 수 있어요. 내가 장군일 때는 안 돼요.
district-dragon_gate = 드래곤 게이트
    .subj = 드래곤 게이트가
    .obj = 드래곤 게이트를
    .topic = 드래곤 게이트는
    .rule = 8점으로 계산해요.
district-university = 대학
    .subj = 대학이
    .obj = 대학을
    .topic = 대학은
    .rule = 8점으로 계산해요.
district-library = 도서관
    .subj = 도서관이
    .obj = 도서관을
    .topic = 도서관은
    .rule = 기본 행동으로 카드를 뽑을 때 2장을 가져요.
district-school_of_magic = 마법학교
    .subj = 마법학교가
    .obj = 마법학교를
    .topic = 마법학교는
    .rule = 수입을 받을 때 내 인물의 색으로 간주해요.
district-great_wall = 거대 성곽
    .subj = 거대 성곽이
    .obj = 거대 성곽을
    .topic = 거대 성곽은
    .rule = 내 도시의 다른 건물을 파괴하거나 가져가는 비용이 1 늘어요.
district-lighthouse = 등대
    .subj = 등대가
    .obj = 등대를
    .topic = 등대는
    .rule = 지을 때: 카드 더미를 살펴보고 한 장을 가질 수 있어요. 그런 다음 더미를 섞어요.
district-armory = 무기고
    .subj = 무기고가
    .obj = 무기고를
    .topic = 무기고는
    .rule =
        { $armory ->
            [incomplete] 내 차례에: 이 건물을 버리고 완성되지 않은 다른 도시의 건물 하나를 파괴해요.
           *[any] 내 차례에: 이 건물을 버리고 다른 도시의 건물 하나를 파괴해요. 완성된 도시도 돼요.
        }
district-museum = 박물관
    .subj = 박물관이
    .obj = 박물관을
    .topic = 박물관은
    .rule = 차례마다 한 번: 손에 든 카드 한 장을 아래에 넣어요. 마지막에 한 장마다 1점이에요.
district-imperial_treasury = 제국 보고
    .subj = 제국 보고가
    .obj = 제국 보고를
    .topic = 제국 보고는
    .rule = 마지막에: 내 금화 하나마다 1점.
district-map_room = 지도 보관실
    .subj = 지도 보관실이
    .obj = 지도 보관실을
    .topic = 지도 보관실은
    .rule = 마지막에: 손에 든 카드 한 장마다 1점.
district-wishing_well = 소원의 우물
    .subj = 소원의 우물이
    .obj = 소원의 우물을
    .topic = 소원의 우물은
    .rule = 마지막에: 내 도시의 다른 보라색 건물마다 1점.
district-quarry = 채석장
    .subj = 채석장이
    .obj = 채석장을
    .topic = 채석장은
    .rule =
        { $duplicates ->
            [allowed] 여기에서는 효력이 없어요. 누구나 이름이 같은 건물을 지을 수 있어요.
           *[forbidden] 도시에 이름이 겹치는 건물이 아직 없으면 같은 건물을 한 채 더 지을 수 있어요.
        }
district-bell_tower = 종탑
    .subj = 종탑이
    .obj = 종탑을
    .topic = 종탑은
    .rule = 지을 때: 건물이 하나 적어도 게임이 끝난다고 선언할 수 있어요.
district-poor_house = 구빈원
    .subj = 구빈원이
    .obj = 구빈원을
    .topic = 구빈원은
    .rule = 내 차례가 끝날 때 금화가 없으면 금화 1개를 받아요.
district-factory = 공장
    .subj = 공장이
    .obj = 공장을
    .topic = 공장은
    .rule = 다른 보라색 건물을 금화 1개 적게 내고 지어요.
district-park = 공원
    .subj = 공원이
    .obj = 공원을
    .topic = 공원은
    .rule = 내 차례가 끝날 때 손에 든 카드가 없으면 카드 2장을 뽑아요.
district-hospital = 병원
    .subj = 병원이
    .obj = 병원을
    .topic = 병원은
    .rule = 암살당해도 기본 행동은 할 수 있어요. 다른 것은 못 해요.
district-throne_room = 왕좌의 방
    .subj = 왕좌의 방이
    .obj = 왕좌의 방을
    .topic = 왕좌의 방은
    .rule = 왕관의 주인이 바뀔 때마다 금화 1개를 받아요.
district-ball_room = 무도회장
    .subj = 무도회장이
    .obj = 무도회장을
    .topic = 무도회장은
    .rule = 반짝이기만 하고 아무 능력도 없어요.

# 색.

colour-yellow = 노란색
colour-blue = 파란색
colour-green = 초록색
colour-red = 빨간색
colour-violet = 보라색
