/** What the server tells the other side of a deal. */
export const dealNoticeText = {
  reservedTitle: '거래가 예약되었습니다',
  reserved: (title: string, price: string) => `${title} · ${price}에 거래를 약속했습니다.`,
  completedTitle: '거래가 완료되었습니다',
  completed: (title: string) => `${title} · 거래 후기를 남겨주세요.`,
  cancelledTitle: '거래 예약이 취소되었습니다',
  cancelled: (title: string) => title,
} as const;
