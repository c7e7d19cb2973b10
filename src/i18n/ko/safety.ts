import { notStoredText } from './refusals.ts';

/** Blocking and reporting. */
export const safetyText = {
  report: {
    action: '신고',
    title: '신고하기',
    lead: '신고한 사람은 알려지지 않아요. 관리자가 확인한 뒤 처리해요.',
    reason: '신고 이유',
    reasons: {
      fraud: '사기가 의심돼요',
      false_info: '사실과 다른 정보예요',
      forbidden: '올릴 수 없는 것이에요',
      abuse: '욕설이나 괴롭힘이에요',
      spam: '광고나 도배예요',
      other: '그 밖의 이유',
    },
    detail: '자세한 내용',
    submit: '신고하기',
    reasonMissing: '신고 이유를 골라주세요.',
    sent: '신고를 접수했습니다.',
    sentLater: '신고를 이 기기에 저장했습니다. 연결되면 자동으로 전송됩니다.',
    notStored: notStoredText,
  },
  block: {
    action: '차단',
    undo: '차단 해제',
    title: '이 회원을 차단할까요?',
    body: '서로의 대화에서 새 메시지를 받지 않고, 이 회원의 상품과 글, 대화방이 보이지 않아요. 상대방에게는 알려지지 않으며 프로필에서 해제할 수 있어요.',
    confirm: '차단하기',
    blocked: '차단했습니다.',
    unblocked: '차단을 해제했습니다.',
  },
  login: '로그인이 필요해요',
} as const;
