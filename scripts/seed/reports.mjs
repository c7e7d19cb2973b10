/** Reports that wait at the desk, in the form that the rules let members write, and one that is decided. */
import { messageIdOf } from './chats.mjs';

const REPORTS = [
  {
    id: 'report-01',
    by: 'demo-buyer',
    type: 'product',
    target: 'goldbar-11',
    reason: 'fraud',
    minutesAgo: 28 * 60,
    detail: '시세보다 너무 싸고, 만나기 전에 계좌로 먼저 보내 달라고 해요.',
  },
  {
    id: 'report-02',
    by: 'demo-minji',
    type: 'product',
    target: 'goldbar-11',
    reason: 'false_info',
    minutesAgo: 19 * 60,
    detail: '보증서 사진이 다른 사람 것과 같아요.',
  },
  {
    id: 'report-03',
    by: 'demo-buyer',
    type: 'message',
    target: messageIdOf('goldbar-11', 'buyer', 3),
    parent: 'goldbar-11_demo-buyer_demo-rush',
    reason: 'fraud',
    minutesAgo: 5 * 60,
    detail: '예약금을 먼저 보내라고 합니다.',
  },
  {
    id: 'report-04',
    by: 'demo-hanok',
    type: 'post',
    target: 'post-24',
    reason: 'spam',
    minutesAgo: 130,
    detail: '',
  },
  {
    id: 'report-05',
    by: 'demo-jiho',
    type: 'user',
    target: 'demo-rush',
    reason: 'abuse',
    minutesAgo: 40,
    detail: '거절했더니 욕설을 보냈어요.',
  },
  {
    id: 'report-06',
    by: 'demo-gyul',
    type: 'product',
    target: 'necklace-4',
    reason: 'other',
    minutesAgo: 3 * 24 * 60,
    detail: '가격이 비싼 것 같아요.',
    decision: { decision: 'keep', note: '', minutesAgo: 2 * 24 * 60 },
  },
];

export const reports = (clock) =>
  REPORTS.map(({ id, by, type, target, parent, reason, detail, minutesAgo, decision }) => ({
    id,
    data: {
      reporterId: by,
      targetType: type,
      targetId: target,
      parentId: parent ?? null,
      reason,
      detail,
      status: decision ? 'dismissed' : 'open',
      createdAt: clock.minutesAgo(minutesAgo),
    },
  }));

export const reportDecisions = (clock) =>
  REPORTS.flatMap(({ id, type, target, parent, reason, decision }) =>
    decision
      ? [
          {
            id,
            data: {
              targetType: type,
              targetId: target,
              parentId: parent ?? null,
              reason,
              decision: decision.decision,
              note: decision.note,
              by: 'demo-admin',
              byName: '금나루지기',
              at: clock.minutesAgo(decision.minutesAgo),
              authorId: null,
            },
          },
        ]
      : [],
  );
