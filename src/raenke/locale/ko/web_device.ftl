# 서버 없는 페이지: 규칙은 브라우저에서 돌아가고, 게임도 브라우저가 간직한다.

device-aside = 이 브라우저
device-loading = 규칙과 봇을 불러오고 있어요. 그동안 둘러보세요.
device-failed-old = 이 브라우저에서는 게임을 할 수 없어요.
device-failed-old-todo = 브라우저를 업데이트하거나 다른 브라우저에서 열어 주세요. 규칙은 여기서도 읽을 수 있어요.
device-failed-files = 규칙과 봇을 불러오지 못했어요.
device-failed-files-todo = 연결을 확인하고 다시 시도해 주세요. 전에 왔었다면 게임은 그대로 있어요.
device-failed-broken = 규칙과 봇이 시작되지 않았어요.
device-failed-broken-todo = 메모리가 부족하면 다른 페이지를 닫고 다시 시도해 주세요. 게임은 그대로 있어요.
device-elsewhere = Ränke가 다른 탭에 열려 있어요.
device-elsewhere-todo = 그 탭이나 이 탭에서 이어서 하세요. 서로의 행동을 되돌리지 않도록 한 번에 한 탭에서만 할 수 있어요.
device-here = 여기서 하기
device-unkept = 이 브라우저에는 게임이 남지 않아요.
device-unkept-todo = 게임은 할 수 있지만 페이지를 닫으면 사라져요. 비공개 창이거나 빈 공간이 없어요. 남기고 싶은 게임은 기록으로 저장해 주세요.
device-understood = 알겠어요
device-new = 새 버전이 있어요. 원할 때 새로 고치세요. 게임은 그대로 남아요.
device-new-take = 지금 새로 고침
device-new-later = 나중에
device-unreachable = 규칙과 봇이 답하지 않아요.
device-todo-server = 다 불러올 때까지 기다리거나 페이지를 새로 고쳐 주세요.
device-replay = 브라우저가 기록을 확인해서 보여 줘요. 기록은 이 기기를 떠나지 않아요.
device-kept = 이 브라우저의 내 게임
device-kept-about = 플레이한 게임은 모두 이 브라우저에만 남아요. 끝난 게임은 가끔 파일로 저장해 두세요. 브라우저 데이터를 지우면 게임도 지워져요.
device-export = 모든 기록 저장
device-import = 기록 가져오기
device-added =
    { $count ->
        [0] 새 게임이 없었어요.
       *[other] 게임 { $count }개를 가져왔어요.
    }
device-forget = 여기서 모두 지우기
device-forget-ask = 이 브라우저에 있는 모든 게임과 이름, 설정이 지워져요. 아무도 되돌릴 수 없어요.
device-forget-not = 모두 남기기
