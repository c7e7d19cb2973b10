import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { EMPTY_LISTING, detailsOf } from '#domain/product/listing-form.ts';
import { parsePostId } from '#domain/ids.ts';
import { millis, won } from '#domain/units.ts';
import { anExchange, SELLER } from '#tests/support/domain-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { fileReport } from './file-report.ts';
import { requestExchange } from './request-exchange.ts';
import { sendMessage } from './send-message.ts';
import { submitListing } from './submit-listing.ts';
import { submitPost } from './submit-post.ts';
import { writeComment } from './write-comment.ts';

let device: FakeDevice;
beforeEach(() => {
  device = new FakeDevice(new FakeServer());
});

const WISH = 'wish1';
const DETAILS = detailsOf({
  ...EMPTY_LISTING,
  title: '금반지',
  category: 'ring',
  purity: '24K',
  weight: '3.75',
  price: '500000',
  tradeMethods: ['meet'],
  sido: '서울',
});

type Submit = (wish: string) => Promise<{ readonly ok: boolean }>;

const chat = () => device.openChat('ring');
const submits = {
  comment: async (wish) => {
    const postId = parsePostId('post1') ?? expect.unreachable();
    return writeComment(
      device.db,
      { postId, parentId: null, content: '좋아요', tab: 't' },
      device.environment,
      wish,
    );
  },
  post: (wish) => {
    const words = { category: 'free', title: '후기', content: '내용' } as const;
    return submitPost(device.db, { edited: null, tab: 't', words, images: [] }, device.environment, wish);
  },
  listing: (wish) => {
    const details = DETAILS ?? expect.unreachable();
    return submitListing(
      device.db,
      { edited: null, tab: 't', details, pictures: [] },
      device.environment,
      wish,
    );
  },
  // Its id is made of who reports what.
  report: () => {
    const report = { target: { type: 'user', id: SELLER }, reason: 'fraud', detail: '' } as const;
    return fileReport(device.db, report, device.environment);
  },
  'exchange request': (wish) => {
    const { items, targetBars, storeId, contactPhone, estimate } = anExchange();
    const preferredSlots = [millis(device.now + 86_400_000)];
    const request = { items, targetBars, storeId, contactPhone, preferredSlots };
    return requestExchange(device.db, { request, estimate, tab: 't' }, device.environment, wish);
  },
  offer: async (wish) =>
    sendMessage(device.db, await chat(), { kind: 'offer', price: won(500_000) }, device.environment, wish),
  appointment: async (wish) => {
    const appointment = { at: millis(device.now + 1000), place: '종로', note: '' };
    return sendMessage(
      device.db,
      await chat(),
      { kind: 'appointment', appointment },
      device.environment,
      wish,
    );
  },
} satisfies Readonly<Record<string, Submit>>;

describe.each(Object.entries(submits))('one %s', (_, submit) => {
  test('submitted twice is one, whether at once or one after the other', async () => {
    await Promise.all([submit(WISH), submit(WISH)]);
    await submit(WISH);
    expect(await device.db.outbox.count()).toBe(1);
    expect(await device.db.messages.count()).toBeLessThanOrEqual(1);
  });
});

// There is one report of each person and thing, whatever is wished.
const { report: _, ...repeatable } = submits;

test.each(Object.entries(repeatable))(
  'another wish of the same %s is a second one',
  async (_name, submit) => {
    await submit(WISH);
    await submit('wish2');
    expect(await device.db.outbox.count()).toBe(2);
  },
);

test('the third of three open requests, submitted twice, is not refused as a fourth', async () => {
  const ask = submits['exchange request'];
  await ask('a');
  await ask('b');
  await ask('c');
  expect(await ask('c')).toMatchObject({ ok: true });
  expect(await ask('d')).toMatchObject({ ok: false });
});

test('a message that has been sent is not sent again by its second submission', async () => {
  const offer = submits.offer;
  await offer(WISH);
  await device.db.outbox.clear();
  await offer(WISH);
  expect(await device.db.outbox.count()).toBe(0);
});
