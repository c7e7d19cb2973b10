import type { QuotaKind } from '#domain/quota/quotas.ts';
import { pictureUrl } from '../conversation.ts';
import { NOW, type Data, type Write } from './raw-commit.ts';

/** Something that the app writes, in a world where it may. */
export interface Honest {
  readonly uid: string;
  /** The other person whom it concerns, where there is one. */
  readonly other?: string;
  /** What is there before. */
  readonly given: Readonly<Record<string, Data>>;
  readonly writes: readonly Write[];
}

/** An attack: a commit like an honest one, but for one thing. */
export interface Forged {
  readonly what: string;
  readonly writes: readonly Write[];
}

export const EARLIER = new Date('2026-01-02T03:04:05Z');

export const counted = (uid: string, kind: QuotaKind, of: string): Write => ({
  path: `quotas/${uid}/kinds/${kind}`,
  data: { since: NOW, used: 1, added: 1, of, at: NOW },
});

/** Of a map as it is, that of before: what the clock writes has happened. */
export const before = (data: Data): Data =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, value === NOW ? EARLIER : value]));

const productPicture = (uid: string): Data => ({
  url: pictureUrl(`productImages/${uid}/p1`),
  thumbUrl: pictureUrl(`productImages/${uid}/p1`, 'thumb.jpg'),
  w: 1200,
  h: 900,
});

export const listing = (sellerId: string): Data => ({
  sellerId,
  title: '순금 돌반지 1돈',
  description: '돌잔치 때 받은 반지예요.',
  category: 'baby_ring',
  purity: '24K',
  fineness: 0.999,
  weightG: 3.75,
  hasStones: true,
  stoneWeightG: 0.25,
  maker: '금방',
  hasCertificate: true,
  hasReceipt: false,
  price: 790_000,
  negotiable: true,
  tradeMethods: ['meet', 'store'],
  region: { sido: '서울특별시', sigungu: '종로구' },
  images: [productPicture(sellerId)],
  status: 'selling',
  createdAt: NOW,
  updatedAt: NOW,
  bumpedAt: NOW,
  favoriteCount: 0,
  chatCount: 0,
  viewCount: 0,
  priceHistory: [],
});

export const post = (authorId: string): Data => ({
  authorId,
  category: 'question',
  title: '18K 반지 함량이 궁금해요',
  content: '각인이 750이라고 되어 있어요.',
  images: [{ url: pictureUrl(`postImages/${authorId}/b1`), w: 1200, h: 900 }],
  createdAt: NOW,
  updatedAt: NOW,
  likeCount: 0,
  commentCount: 0,
});

export const comment = (authorId: string, parentId: string | null): Data => ({
  authorId,
  parentId,
  content: '저도 궁금해요.',
  createdAt: NOW,
  deleted: false,
});

export const alone = (uid: string, write: Write, given: Honest['given'] = {}): Honest => ({
  uid,
  given,
  writes: [write],
});

export const only = (data: Data, names: readonly string[]): Data =>
  Object.fromEntries(Object.entries(data).filter(([name]) => names.includes(name)));

/** What one write makes, counted. */
export const makes = (
  uid: string,
  path: string,
  data: Data,
  [kind, of]: readonly [QuotaKind, string],
  given: Honest['given'] = {},
): Honest => ({ uid, given, writes: [{ path, data }, counted(uid, kind, of)] });

export const changes = (uid: string, path: string, there: Data, data: Data): Honest =>
  alone(uid, { path, data, mask: Object.keys(data) }, { [path]: before(there) });
