import { pictureUrl } from './conversation.ts';
import { serverTime, type Fields } from './world.ts';

/** A picture in the seller's own folder. */
export const productPictureOf = (uid: string, name = 'ring.jpg'): Fields => ({
  url: pictureUrl(`productImages/${uid}/p1`, name),
  thumbUrl: pictureUrl(`productImages/${uid}/p1`, 'thumb.jpg'),
  w: 1200,
  h: 900,
});

/** What a seller writes to list a product. */
export const listingOf = (sellerId: string, changes: Fields = {}): Fields => ({
  sellerId,
  title: '순금 돌반지 1돈',
  description: '돌잔치 때 받은 반지예요.',
  category: 'baby_ring',
  purity: '24K',
  weightG: 3.75,
  hasStones: false,
  hasCertificate: true,
  hasReceipt: false,
  price: 790_000,
  negotiable: true,
  tradeMethods: ['meet', 'store'],
  region: { sido: '서울특별시', sigungu: '종로구' },
  images: [productPictureOf(sellerId)],
  status: 'selling',
  createdAt: serverTime(),
  updatedAt: serverTime(),
  bumpedAt: serverTime(),
  favoriteCount: 0,
  chatCount: 0,
  viewCount: 0,
  priceHistory: [],
  ...changes,
});
