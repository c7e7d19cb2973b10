/** What the server tells the other side of a deal. */
export const dealNoticeText = {
  /** What has no name. */
  thing: '상품',
  reservedTitle: '거래가 예약되었습니다',
  reserved: (title: string, price: string) => `${title} · ${price}에 거래를 약속했습니다.`,
  handedTitle: '거래를 확정해주세요',
  handed: (title: string, price: string) =>
    `${title} · 판매자가 ${price}에 거래완료로 표시했습니다. 물건을 받았다면 내 주문에서 확정해주세요.`,
  completedTitle: '거래가 완료되었습니다',
  completed: (title: string) => `${title} · 거래 후기를 남겨주세요.`,
  cancelledTitle: '거래 예약이 취소되었습니다',
  /** Of what its seller had marked as sold. */
  undoneTitle: '거래가 취소되었습니다',
  cancelled: (title: string, why: string) => [title, why].filter((part) => part !== '').join(' · '),
  why: {
    by_buyer: '구매자가 예약을 취소했습니다.',
    by_seller: '판매자가 예약을 취소했습니다.',
    denied: '구매자가 거래하지 않았다고 알려왔습니다.',
    undone: '판매자가 거래완료 표시를 취소했습니다.',
    /** The house has taken the listing down. */
    withheld: '상품이 운영정책에 따라 내려져 예약이 끝났습니다.',
  },
  onSaleAgain: '상품은 다시 판매중입니다.',
  lapsed: (days: number) => `${days}일 동안 거래가 진행되지 않아 예약이 끝났습니다.`,
} as const;
