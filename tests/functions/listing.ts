import { Timestamp } from 'firebase-admin/firestore';

const at = Timestamp.fromDate(new Date('2026-03-11T06:20:00.123Z'));

/** A listing as a member has put it up, with what is told apart of it. */
export const listing = (over: object = {}): object => ({
  sellerId: 'seller',
  title: '순금 골드바 10g',
  description: '선물로 받았어요',
  category: 'goldbar',
  purity: '24K',
  weightG: 10,
  hasStones: false,
  hasCertificate: true,
  hasReceipt: false,
  price: 2_000_000,
  negotiable: false,
  tradeMethods: ['meet'],
  region: { sido: '서울', sigungu: '강남구' },
  images: [
    { url: 'https://example.com/1', thumbUrl: 'https://example.com/1-s', w: 1, h: 1 },
    { url: 'https://example.com/2', thumbUrl: 'https://example.com/2-s', w: 1, h: 1 },
  ],
  status: 'selling',
  createdAt: at,
  updatedAt: at,
  bumpedAt: at,
  favoriteCount: 0,
  chatCount: 0,
  viewCount: 0,
  priceHistory: [],
  ...over,
});
