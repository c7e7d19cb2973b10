import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { IntentKind, IntentOf, OutboxIntent, OutboxRow } from '#data/local/outbox-row.ts';
import { appendIntent, failRow } from '#data/local/outbox-store.ts';
import { parseReportId } from '#domain/ids.ts';
import { milligrams, millis, micros, won } from '#domain/units.ts';
import { commentId, orderId, postId } from '#tests/support/catalogue-fixtures.ts';
import {
  anExchange,
  aProduct,
  BUYER,
  chatId,
  exchangeId,
  messageId,
  must,
  notificationId,
  productId,
  SELLER,
} from '#tests/support/domain-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { keepSearch } from '../commands/keep-search.ts';
import { setPriceTarget } from '../commands/set-price-target.ts';
import type { Standing } from './intent.ts';
import { countUnsent, deliveryOf, retryOf, standingOf, withdrawIntent } from './intents.ts';

const ROOM = chatId('p1_buyer_seller');
const NOTHING = { kind: 'nothing' };
const words = (said: string) => ({ kind: 'words', words: said });
const post = { category: 'free', title: '금 한 돈', content: '얼마예요?' } as const;
const target = { side: 'sell', direction: 'up', perDon: won(600_000) } as const;
const address = '/trade?q=ring';
const searchId = createHash('sha256').update(address).digest('hex');

/** How one of a kind stands in the list of what waits, and whether a sign-out asks about it. */
interface Case<Kind extends IntentKind> {
  readonly intent: IntentOf<Kind>;
  readonly about: object;
  readonly place: Standing['place'];
  readonly isAskedAbout: boolean;
}

const CASES: { readonly [Kind in IntentKind]: Case<Kind> } = {
  message: {
    intent: { kind: 'message', chatId: ROOM, messageId: messageId('m1'), body: { kind: 'text', text: '네' } },
    about: { kind: 'message', body: { kind: 'text', text: '네' } },
    place: { kind: 'room', chatId: ROOM },
    isAskedAbout: true,
  },
  read: {
    intent: { kind: 'read', chatId: ROOM, messageIds: [messageId('m1')] },
    about: NOTHING,
    place: { kind: 'room', chatId: ROOM },
    isAskedAbout: false,
  },
  favorite: {
    intent: { kind: 'favorite', productId: productId('p1'), wanted: true },
    about: { kind: 'product', productId: 'p1' },
    place: { kind: 'product', productId: productId('p1') },
    isAskedAbout: false,
  },
  notification_read: {
    intent: { kind: 'notification_read', notificationId: notificationId('n1') },
    about: NOTHING,
    place: { kind: 'notifications' },
    isAskedAbout: false,
  },
  all_notifications_read: {
    intent: { kind: 'all_notifications_read', ids: [notificationId('n1')] },
    about: NOTHING,
    place: { kind: 'notifications' },
    isAskedAbout: false,
  },
  exchange_request: {
    intent: {
      kind: 'exchange_request',
      exchangeId: exchangeId('x1'),
      request: anExchange(),
      estimate: anExchange().estimate,
      refusal: null,
    },
    about: NOTHING,
    place: { kind: 'own_exchanges' },
    isAskedAbout: true,
  },
  exchange_viewed: {
    intent: { kind: 'exchange_viewed', exchangeId: exchangeId('x1'), version: 3 },
    about: NOTHING,
    place: { kind: 'own_exchanges' },
    isAskedAbout: false,
  },
  price_target: {
    intent: { kind: 'price_target', target, wanted: true },
    about: words('600,000원'),
    place: { kind: 'gold_price' },
    isAskedAbout: true,
  },
  saved_search: {
    intent: { kind: 'saved_search', searchId, address, wish: 'kept', before: 'removed' },
    about: { kind: 'search', address },
    place: { kind: 'searches' },
    isAskedAbout: true,
  },
  product_publish: {
    intent: { kind: 'product_publish', productId: productId('p1'), details: aProduct(), pictures: [] },
    about: words('18K 민자 반지 1돈'),
    place: { kind: 'own_listings' },
    isAskedAbout: true,
  },
  product_update: {
    intent: { kind: 'product_update', productId: productId('p1'), details: aProduct(), pictures: [] },
    about: words('18K 민자 반지 1돈'),
    place: { kind: 'own_listings' },
    isAskedAbout: true,
  },
  product_change: {
    intent: { kind: 'product_change', productId: productId('p1'), change: { kind: 'bump' } },
    about: { kind: 'product', productId: 'p1' },
    place: { kind: 'own_listings' },
    isAskedAbout: true,
  },
  review: {
    intent: {
      kind: 'review',
      review: {
        orderId: orderId('o1'),
        reviewerId: BUYER,
        revieweeId: SELLER,
        role: 'buyer',
        rating: 'best',
        tags: [],
        content: '친절해요',
      },
    },
    about: words('친절해요'),
    place: { kind: 'review', orderId: orderId('o1') },
    isAskedAbout: true,
  },
  post_publish: {
    intent: { kind: 'post_publish', postId: postId('post1'), words: post, images: [] },
    about: words('금 한 돈'),
    place: { kind: 'board' },
    isAskedAbout: true,
  },
  post_update: {
    intent: { kind: 'post_update', postId: postId('post1'), words: post, images: [] },
    about: words('금 한 돈'),
    place: { kind: 'board' },
    isAskedAbout: true,
  },
  post_delete: {
    intent: { kind: 'post_delete', postId: postId('post1') },
    about: NOTHING,
    place: { kind: 'board' },
    isAskedAbout: true,
  },
  comment: {
    intent: {
      kind: 'comment',
      postId: postId('post1'),
      commentId: commentId('c1'),
      parentId: null,
      content: '좋아요',
    },
    about: words('좋아요'),
    place: { kind: 'post', postId: postId('post1') },
    isAskedAbout: true,
  },
  comment_delete: {
    intent: { kind: 'comment_delete', postId: postId('post1'), commentId: commentId('c1') },
    about: NOTHING,
    place: { kind: 'post', postId: postId('post1') },
    isAskedAbout: true,
  },
  like: {
    intent: { kind: 'like', postId: postId('post1'), wanted: true },
    about: NOTHING,
    place: { kind: 'post', postId: postId('post1') },
    isAskedAbout: false,
  },
  block: {
    intent: { kind: 'block', person: SELLER, wanted: true },
    about: NOTHING,
    place: null,
    isAskedAbout: true,
  },
  report: {
    intent: {
      kind: 'report',
      reportId: must(parseReportId)('r1'),
      report: { target: { type: 'user', id: SELLER }, reason: 'fraud', detail: '' },
    },
    about: NOTHING,
    place: null,
    isAskedAbout: true,
  },
  deal_proof: {
    intent: {
      kind: 'deal_proof',
      proofId: 'proof1',
      chatId: ROOM,
      fileHash: 'a'.repeat(64),
      range: { from: micros(1), to: micros(2) },
    },
    about: NOTHING,
    place: { kind: 'room', chatId: ROOM },
    isAskedAbout: true,
  },
  meeting: {
    intent: {
      kind: 'meeting',
      chatId: ROOM,
      refusal: null,
      receipt: {
        orderId: orderId('o1'),
        weight: milligrams(3_750),
        amount: won(590_000),
        step: 100,
        takenStep: 101,
        seller: { kind: 'code', digits: '012345' },
        buyer: { kind: 'seal', seal: 'a'.repeat(22) },
      },
    },
    about: NOTHING,
    place: { kind: 'room', chatId: ROOM },
    isAskedAbout: true,
  },
};
const ALL = Object.values(CASES).map((one) => [one.intent.kind, one] as const);

let server: FakeServer;
let device: FakeDevice;
beforeEach(() => {
  server = new FakeServer();
  device = new FakeDevice(server);
});

async function queue(intent: OutboxIntent): Promise<OutboxRow> {
  const seq = await appendIntent(device.db, intent, millis(device.now));
  const row = await device.db.outbox.get(seq);
  if (!row) throw new Error('it does not wait');
  return row;
}

describe('one of each kind that waits', () => {
  test.each(ALL)('(%s) stands in the list with what it is about, and where', (kind, one) => {
    expect(standingOf(one.intent)).toEqual({ what: kind, about: one.about, place: one.place });
  });

  test.each(ALL)('(%s) is worth a question at the sign-out, or is not', async (_kind, one) => {
    await queue(one.intent);
    expect(await countUnsent(device.db)).toBe(one.isAskedAbout ? 1 : 0);
  });

  test.each(ALL)('(%s) is sent no more once its row is gone, and its lane goes on', async (_kind, one) => {
    const row = await queue(one.intent);
    await device.db.outbox.clear();
    const context = {
      db: device.db,
      environment: device.environment,
      remote: server,
      onOutcome: () => expect.unreachable('nothing was sent'),
      begin: () => () => undefined,
      signal: new AbortController().signal,
    };
    expect(await deliveryOf(row)(context, row)).toBe('advanced');
    expect(server.requests).toBe(0);
  });

  test.each(ALL)('(%s) that was refused waits again when it is to be tried again', async (_kind, one) => {
    const row = await queue(one.intent);
    await failRow(device.db, row, 'denied');
    await retryOf(row)(device.db, row);
    expect((await device.db.outbox.toArray()).map(({ state }) => state)).toEqual([{ kind: 'queued' }]);
  });

  test.each(ALL)('(%s) can be taken back, and nothing waits any more', async (_kind, one) => {
    // Of these the device holds what is wished, which is taken back with it.
    await setPriceTarget(device.db, target, true, device.environment);
    await keepSearch(device.db, address, 'kept', device.environment);
    await queue(one.intent);
    for (const row of await device.db.outbox.toArray()) {
      expect(await withdrawIntent(device.db, row.intent, row, device.environment)).toBe(true);
    }
    expect(await device.db.outbox.count()).toBe(0);
  });
});

test.each([
  [{ ...CASES.product_change.intent, change: { kind: 'delete' } }, 'product_delete'],
  [{ ...CASES.favorite.intent, wanted: false }, 'unfavorite'],
  [{ ...CASES.like.intent, wanted: false }, 'unlike'],
  [{ ...CASES.block.intent, wanted: false }, 'unblock'],
  [{ ...CASES.price_target.intent, wanted: false }, 'price_target_off'],
  [{ ...CASES.saved_search.intent, wish: 'paused' }, 'saved_search_paused'],
  [{ ...CASES.saved_search.intent, wish: 'removed' }, 'saved_search_removed'],
] as const)('what is wished no longer is named otherwise (%#: %s)', (intent, what) => {
  expect(standingOf<IntentKind>(intent).what).toBe(what);
});
