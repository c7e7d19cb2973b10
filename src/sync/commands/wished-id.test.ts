import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { postId } from '#tests/support/catalogue-fixtures.ts';
import { anExchange, aProduct } from '#tests/support/domain-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { requestExchange } from './request-exchange.ts';
import { sendMessage } from './send-message.ts';
import { submitListing } from './submit-listing.ts';
import { submitPost } from './submit-post.ts';
import { writeComment } from './write-comment.ts';

/** No document can have it. */
const NO_ID = 'a/b';
const words = { category: 'free', title: '금 한 돈', content: '얼마예요?' } as const;

let device: FakeDevice;
beforeEach(() => {
  device = new FakeDevice(new FakeServer());
});

const WRITES: readonly (readonly [string, () => Promise<unknown>])[] = [
  [
    'a message',
    async () =>
      sendMessage(
        device.db,
        await device.openChat('ring'),
        { kind: 'text', text: '안녕하세요' },
        device.environment,
        NO_ID,
      ),
  ],
  [
    'a listing',
    () =>
      submitListing(
        device.db,
        { edited: null, tab: 'a', details: aProduct(), pictures: [] },
        device.environment,
        NO_ID,
      ),
  ],
  [
    'a post',
    () => submitPost(device.db, { edited: null, tab: 'a', words, images: [] }, device.environment, NO_ID),
  ],
  [
    'a comment',
    () =>
      writeComment(
        device.db,
        { postId: postId('p1'), parentId: null, content: '네', tab: 'a' },
        device.environment,
        NO_ID,
      ),
  ],
  [
    'a request for an exchange',
    () =>
      requestExchange(
        device.db,
        { request: anExchange(), estimate: anExchange().estimate, tab: 'a' },
        device.environment,
        NO_ID,
      ),
  ],
];

test.each(WRITES)(
  '%s under an id that no document can have is a fault of ours, and is not kept',
  async (_what, write) => {
    await expect(write()).rejects.toThrow('a new id must be a document id');
    expect(await device.db.outbox.count()).toBe(0);
  },
);
