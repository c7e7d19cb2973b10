/** What the codes of a listing are called, on every screen that shows one. */
export const categoryText = {
  baby_ring: '돌반지',
  ring: '반지',
  necklace: '목걸이',
  bracelet: '팔찌',
  earring: '귀걸이',
  goldbar: '골드바',
  coin: '금화·메달',
  bean: '콩금',
  set: '세트',
  other: '기타',
} as const;

export const purityText = {
  '24K': '24K',
  '22K': '22K',
  '18K': '18K',
  '14K': '14K',
  '10K': '10K',
  unknown: '순도 미상',
} as const;

/** Other words that people look for the same gold by. */
export const puritySearchWords = {
  '24K': '순금',
  '22K': '',
  '18K': '',
  '14K': '',
  '10K': '',
  unknown: '',
} as const;

export const productStatusText = {
  selling: '판매중',
  reserved: '예약중',
  sold: '거래완료',
  hidden: '숨김',
} as const;

export const tradeMethodText = { meet: '직거래', store: '매장 거래', parcel: '택배 거래' } as const;

/** Where an asking price stands against the gold in the thing. */
export const pricePositionText = {
  low: '시세보다 많이 낮음 · 확인 필요',
  fair: '적정 범위',
  high: '살 때 시세보다 높음',
  /** Of which day's price; `11.22`. */
  of: (day: string) => `${day} 시세`,
} as const;

export const productText = {
  perGram: (price: string) => `g당 ${price}`,
  favorites: (count: string) => `관심 ${count}`,
} as const;
