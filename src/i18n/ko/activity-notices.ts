/** What the server tells of what other people did: comments, reviews, and a listing that got cheaper. */
export const activityNoticeText = {
  commentTitle: '내 글에 댓글이 달렸습니다',
  replyTitle: '내 댓글에 답글이 달렸습니다',
  comment: (name: string, words: string) => `${name}: ${words}`,
  somebody: '금나루 회원',
  reviewTitle: '새 거래 후기가 도착했습니다',
  reviewWithoutWords: '받은 후기를 확인해주세요.',
  priceDropTitle: '관심상품 가격이 내려갔습니다',
  priceDrop: (title: string, price: string) => `${title} · ${price}`,
} as const;
