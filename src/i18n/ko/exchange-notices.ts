/** What the server tells a customer about an exchange: in the app, in a toast and as a push. */
export const exchangeNoticeText = {
  scheduledTitle: '예약이 확정되었습니다!',
  scheduled: (requestNo: string, time: string) => `${requestNo} · ${time}에 매장에서 뵙겠습니다.`,
  inProgressTitle: '교환이 진행 중입니다',
  inProgress: (requestNo: string) => `${requestNo} · 신분 확인과 계량을 마치고 교환을 시작했습니다.`,
  completedTitle: '교환이 완료되었습니다!',
  completed: (requestNo: string, receiptNo: string) => `${requestNo} · 영수증 번호 ${receiptNo}`,
  cancelledTitle: '교환이 취소되었습니다',
  cancelled: (requestNo: string, reason: string) =>
    [requestNo, reason].filter((part) => part !== '').join(' · '),
  rejectedTitle: '교환 신청이 반려되었습니다',
  rejected: (requestNo: string, reason: string) => `${requestNo} · ${reason}`,
} as const;
