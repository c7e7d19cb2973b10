import { UNKNOWN_PERSON } from './person.ts';

/** What the server tells of what other people did: comments, reviews, a listing that got cheaper, and what a search has found. */
export const activityNoticeText = {
  commentTitle: '내 글에 댓글이 달렸습니다',
  replyTitle: '내 댓글에 답글이 달렸습니다',
  comment: (name: string, words: string) => `${name}: ${words}`,
  somebody: UNKNOWN_PERSON,
  reviewTitle: '새 거래 후기가 도착했습니다',
  reviewWithoutWords: '받은 후기를 확인해주세요.',
  /** A listing without a name. */
  listing: '상품',
  priceDropTitle: '관심상품 가격이 내려갔습니다',
  priceDrop: (title: string, from: string, to: string) => `${title} · ${from}에서 ${to}으로`,
  priceTargetTitle: '목표 시세에 도달했습니다',
  priceSide: { buy: '살 때', sell: '팔 때' },
  priceTargetGoal: {
    up: (amount: string) => `목표 ${amount} 이상`,
    down: (amount: string) => `목표 ${amount} 이하`,
  },
  priceTarget: (side: string, price: string, goal: string, day: string) =>
    `순금 1돈 ${side} ${price} · ${goal} · 기준일 ${day}`,
  savedSearchTitle: (name: string, count: number) => `${name} 새 상품 ${count}개`,
  savedSearch: (title: string, price: string, count: number) =>
    count === 1 ? `${title} · ${price}` : `${title} · ${price} 외 ${count - 1}개`,
} as const;
