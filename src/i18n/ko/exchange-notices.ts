interface Told {
  readonly requestNo: string;
  /** Of the visit; empty where none is agreed on, as the others are where there is none. */
  readonly time: string;
  /** The store's name; empty where it is not known. */
  readonly store: string;
  /** Another visit stood before. */
  readonly isMoved: boolean;
  readonly reason: string;
  readonly receiptNo: string;
}

/** In the place of a number that an exchange does not have. */
export const exchangeWithoutNumber = '골드바 교환';

/** What is not known leaves no hole: a change past the desk may say less than the desk does. */
const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

/** What the server tells a customer about an exchange, by state: in the app, in a toast and as a push. */
export const exchangeNoticeText = {
  exchange_scheduled: {
    title: '예약이 확정되었습니다!',
    body: ({ requestNo, time, store, isMoved }: Told) =>
      joined(
        requestNo,
        `${isMoved ? '예약이 변경되었습니다. ' : ''}${time === '' ? '' : `${time}에 `}${store === '' ? '매장' : store}에서 뵙겠습니다.`,
      ),
  },
  exchange_in_progress: {
    title: '교환이 진행 중입니다',
    body: ({ requestNo }: Told) => joined(requestNo, '신분 확인과 계량을 마치고 교환을 시작했습니다.'),
  },
  exchange_completed: {
    title: '교환이 완료되었습니다!',
    body: ({ requestNo, receiptNo }: Told) =>
      joined(requestNo, receiptNo === '' ? '' : `영수증 번호 ${receiptNo}`),
  },
  exchange_cancelled: {
    title: '교환이 취소되었습니다',
    body: ({ requestNo, reason }: Told) => joined(requestNo, reason),
  },
  exchange_rejected: {
    title: '교환 신청이 반려되었습니다',
    body: ({ requestNo, reason }: Told) => joined(requestNo, reason),
  },
} as const;
