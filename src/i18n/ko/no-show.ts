import { dealRefusalText } from './call-refusals.ts';

/** Below an appointment that is over: whether both came. */
export const noShowText = {
  group: '약속 불참',
  tell: '상대방이 안 왔어요',
  question: '상대방이 약속에 나오지 않았나요?',
  explanation:
    '상대방의 회원 정보에 약속 불참으로 더해지고, 상대방도 이 채팅방에서 볼 수 있어요. 한 번 알리면 되돌릴 수 없습니다.',
  yes: '알리기',
  no: '닫기',
  answer: '저는 나갔어요',
  answerQuestion: '약속에 나가셨나요?',
  answerExplanation:
    '서로 말이 다른 약속으로 두 분 모두에게 표시되고, 약속 불참으로는 세지 않아요. 되돌릴 수 없습니다.',
  state: {
    told_by_me: '상대방이 나오지 않았다고 알렸어요.',
    told_of_me: '상대방이 회원님을 만나지 못했다고 알렸어요. 나가셨다면 알려주세요.',
    disputed: '두 분의 이야기가 서로 다르다고 표시돼요.',
  },
  told: '알렸습니다.',
  failure: {
    ...dealRefusalText,
    offline: '네트워크 연결을 확인해주세요. 연결되어 있을 때 알릴 수 있습니다.',
    denied: '이 약속의 당사자만 알릴 수 있습니다.',
    invalid: '알릴 수 없는 약속입니다.',
    gone: '약속을 찾을 수 없습니다.',
    not_agreed: '두 분이 함께 정한 약속만 알릴 수 있습니다.',
    replaced: '다른 약속으로 바뀐 약속입니다.',
    called_off: '취소된 약속입니다.',
    too_early: '약속 시간에서 20분이 지나면 알릴 수 있습니다.',
    too_late: '약속에서 2주가 지나 알릴 수 없습니다.',
    too_many: '이 채팅방에서는 더 알릴 수 없습니다. 문제가 있다면 신고해주세요.',
  },
} as const;
