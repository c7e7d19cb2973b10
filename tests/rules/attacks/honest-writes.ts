import { createHash } from 'node:crypto';
import { POST_PARTS, postEditMask } from '#documents/post.ts';
import { LISTING_PARTS, listingEditMask } from '#documents/product.ts';
import { pictureUrl } from '../conversation.ts';
import { emailOf } from '../world.ts';
import { TALKS, talkOf } from './honest-talks.ts';
import {
  alone,
  before,
  changes,
  comment,
  counted,
  listing,
  makes,
  only,
  post,
  type Honest,
} from './honest.ts';
import { NOW, type Data } from './raw-commit.ts';

function reports(tag: string, targetType: string): Honest {
  const [uid, other] = [`${tag}b`, `${tag}s`];
  const talk = talkOf(tag);
  const places: Readonly<Record<string, readonly [path: string, parentId: string | null]>> = {
    user: [`profiles/${other}`, null],
    product: [`products/${tag}p`, null],
    post: [`posts/${tag}n`, null],
    comment: [`posts/${tag}n/comments/${tag}c`, `${tag}n`],
    message: [`${talk.path}/messages/${tag}m`, talk.chatId],
    review: [`reviews/${tag}o_${other}`, null],
  };
  const [path, parentId] = places[targetType] ?? ['', null];
  const targetId = path.split('/').at(-1) ?? '';
  const id = createHash('sha256')
    .update(`${targetType}/${parentId ?? ''}/${targetId}/${uid}`)
    .digest('hex');
  const report: Data = {
    reporterId: uid,
    targetType,
    targetId,
    parentId,
    reason: 'spam',
    detail: '같은 글이 여러 번 올라와요.',
    status: 'open',
    createdAt: NOW,
  };
  return {
    uid,
    other,
    given: { [path]: { a: 1 } },
    writes: [{ path: `reports/${id}`, data: report }, counted(uid, 'reports', id)],
  };
}

const account = (uid: string): Data => ({
  nickname: '두돈이',
  phone: '010-1234-5678',
  email: emailOf(uid),
  createdAt: NOW,
  photoUrl: pictureUrl(`profileImages/${uid}`),
  fcmTokens: ['token-of-a-phone'],
  quietHours: { fromMinute: 1320, toMinute: 480 },
});

/** Everything that rules let a person write, once each; all names begin with `tag`, which no other has. */
export const HONEST: Readonly<Record<string, (tag: string) => Honest>> = {
  ...TALKS,
  'an account is made': (tag) => alone(`${tag}b`, { path: `users/${tag}b`, data: account(`${tag}b`) }),
  'an account is changed': (tag) => {
    const there = account(`${tag}b`);
    const names = Object.keys(there).filter((name) => name !== 'createdAt');
    return changes(`${tag}b`, `users/${tag}b`, { ...there, nickname: '옛이름' }, only(there, names));
  },
  'a sign-up is kept': (tag) =>
    alone(`${tag}b`, {
      path: `signUps/${tag}b`,
      data: { nickname: '두돈이', phone: '010-1234-5678', at: NOW },
    }),
  'a consent is given': (tag) =>
    alone(`${tag}b`, {
      path: `consents/${tag}b/items/service`,
      data: { isGiven: true, version: '2025-01-01', at: NOW },
    }),
  'a favorite is kept': (tag) =>
    makes(`${tag}b`, `favorites/${tag}b/items/${tag}p`, { favoriteProductId: `${tag}p`, createdAt: NOW }, [
      'favorites',
      `${tag}p`,
    ]),
  'a price is waited for': (tag) =>
    makes(
      `${tag}b`,
      `priceTargets/${tag}b/targets/sell_up_800000`,
      { side: 'sell', direction: 'up', perDon: 800_000, createdAt: NOW },
      ['targets', 'sell_up_800000'],
    ),
  'a person is blocked': (tag) =>
    alone(`${tag}b`, { path: `blocks/${tag}b/items/${tag}s`, data: { createdAt: NOW } }),
  'a wish is witnessed': (tag) =>
    alone(`${tag}b`, { path: `wishes/${tag}b/items/like_${tag}n`, data: { at: NOW } }),
  'a person is reported': (tag) => reports(tag, 'user'),
  'a listing is reported': (tag) => reports(tag, 'product'),
  'a post is reported': (tag) => reports(tag, 'post'),
  'a comment is reported': (tag) => reports(tag, 'comment'),
  'a message is reported': (tag) => reports(tag, 'message'),
  'a review is reported': (tag) => reports(tag, 'review'),
  'a listing is made': (tag) =>
    makes(`${tag}b`, `products/${tag}p`, listing(`${tag}b`), ['listings', `${tag}p`]),
  'a listing is changed': (tag) => {
    const now = only(listing(`${tag}b`), [
      ...listingEditMask(LISTING_PARTS),
      'status',
      'updatedAt',
      'bumpedAt',
    ]);
    return changes(`${tag}b`, `products/${tag}p`, listing(`${tag}b`), now);
  },
  'a listing is looked at': (tag) =>
    alone(
      `${tag}b`,
      { path: `products/${tag}p/views/${tag}b`, data: { uid: `${tag}b` } },
      { [`products/${tag}p`]: before(listing(`${tag}s`)) },
    ),
  'a deal is reviewed': (tag) => ({
    ...alone(
      `${tag}b`,
      {
        path: `reviews/${tag}o_${tag}b`,
        data: {
          orderId: `${tag}o`,
          reviewerId: `${tag}b`,
          revieweeId: `${tag}s`,
          role: 'buyer',
          rating: 'best',
          tags: ['친절해요', '시간 약속을 잘 지켜요'],
          content: '좋은 거래였어요.',
          createdAt: NOW,
        },
      },
      { [`orders/${tag}o`]: { buyerId: `${tag}b`, sellerId: `${tag}s`, status: 'completed' } },
    ),
    other: `${tag}s`,
  }),
  'an exchange is seen': (tag) =>
    changes(
      `${tag}b`,
      `goldExchanges/${tag}x`,
      { userId: `${tag}b`, viewed: false, status: 'scheduled', touchedAt: NOW },
      { viewed: true, touchedAt: NOW },
    ),
  'a notice is read': (tag) =>
    changes(
      `${tag}b`,
      `notifications/${tag}n`,
      {
        to: `${tag}b`,
        type: 'system',
        title: '안내',
        body: '',
        link: '',
        meta: {},
        read: false,
        createdAt: NOW,
      },
      { read: true, readAt: NOW },
    ),
  'a post is made': (tag) => makes(`${tag}b`, `posts/${tag}n`, post(`${tag}b`), ['posts', `${tag}n`]),
  'a post is changed': (tag) => {
    const now = only(post(`${tag}b`), [...postEditMask(POST_PARTS), 'updatedAt']);
    return changes(`${tag}b`, `posts/${tag}n`, post(`${tag}b`), now);
  },
  'a comment is written': (tag) =>
    makes(
      `${tag}b`,
      `posts/${tag}n/comments/${tag}c`,
      comment(`${tag}b`, null),
      ['comments', `${tag}n/${tag}c`],
      { [`posts/${tag}n`]: before(post(`${tag}s`)) },
    ),
  'a comment is answered': (tag) =>
    makes(
      `${tag}b`,
      `posts/${tag}n/comments/${tag}c`,
      comment(`${tag}b`, `${tag}a`),
      ['comments', `${tag}n/${tag}c`],
      {
        [`posts/${tag}n`]: before(post(`${tag}s`)),
        [`posts/${tag}n/comments/${tag}a`]: before(comment(`${tag}s`, null)),
      },
    ),
  'a comment is withdrawn': (tag) =>
    changes(`${tag}b`, `posts/${tag}n/comments/${tag}c`, comment(`${tag}b`, null), {
      content: '',
      deleted: true,
    }),
  'a post is liked': (tag) => {
    const liking = makes(`${tag}b`, `posts/${tag}n/likes/${tag}b`, { createdAt: NOW }, ['likes', `${tag}n`], {
      [`posts/${tag}n`]: before(post(`${tag}s`)),
    });
    const witness = { path: `wishes/${tag}b/items/like_${tag}n`, data: { at: NOW } };
    return { ...liking, writes: [...liking.writes, witness] };
  },
  'an upload is announced': (tag) =>
    alone(`${tag}b`, counted(`${tag}b`, 'uploads', `productImages/${tag}b/p1/ring.jpg`)),
};
