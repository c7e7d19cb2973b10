import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { millis } from '#domain/units.ts';
import { commentId, postId } from '#tests/support/catalogue-fixtures.ts';
import { aProduct, productId } from '#tests/support/domain-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { changeListing } from './change-listing.ts';
import { keepListingPhoto } from './keep-listing-draft.ts';
import { keepPostPhoto } from './keep-post-draft.ts';
import { submitListing } from './submit-listing.ts';
import { deletePost, submitPost } from './submit-post.ts';
import { deleteComment, writeComment } from './write-comment.ts';

const [PRODUCT, POST, COMMENT] = [productId('p1'), postId('post1'), commentId('c1')];
const REFUSED = '막힌 글';

let server: FakeServer;
let device: FakeDevice;
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  server = new FakeServer();
  server.refusedTitle = REFUSED;
  device = new FakeDevice(server);
  await Promise.all([catalogue.products.clear(), catalogue.posts.clear(), catalogue.comments.clear()]);
});

interface Thing {
  /** Writes it, or writes it anew, with a picture that is only on this device. */
  readonly write: (title: string, isEdit?: boolean) => Promise<unknown>;
  readonly remove: () => Promise<unknown>;
  readonly onServer: () => number;
}

const picture = () => ({ blob: new Blob(['사진']), width: 8, height: 6 });
const THINGS = {
  post: {
    async write(title, isEdit = false) {
      const kept = await keepPostPhoto(device.db, picture(), device.environment);
      const words = { category: 'free', title, content: '내용' } as const;
      const post = { edited: isEdit ? POST : null, tab: 't', words, images: kept.ok ? [kept.value] : [] };
      return submitPost(device.db, post, device.environment, POST);
    },
    remove: () => deletePost(device.db, POST, device.environment),
    onServer: () => server.posts.size,
  },
  listing: {
    async write(title, isEdit = false) {
      const prepared = { ...picture(), thumb: new Blob(['작은 사진']) };
      const kept = await keepListingPhoto(device.db, prepared, device.environment);
      const pictures = kept.ok ? [kept.value] : [];
      const listing = {
        edited: isEdit ? PRODUCT : null,
        tab: 't',
        details: { ...aProduct(), title },
        pictures,
      };
      return submitListing(device.db, listing, device.environment, PRODUCT);
    },
    remove: () => changeListing(device.db, PRODUCT, { kind: 'delete' }, device.environment),
    onServer: () => server.listings.size,
  },
} satisfies Readonly<Record<string, Thing>>;

const rows = () => device.db.outbox.toArray();
async function expectNothing({ onServer }: Thing): Promise<void> {
  await device.drainUntilQuiet();
  expect(onServer()).toBe(0);
  expect(await rows()).toEqual([]);
  expect(await device.db.photos.count()).toBe(0);
}
/** What is written lands, and its answer is lost; then the way is good again. */
async function landUnheard(): Promise<void> {
  server.fault = (request) => ({ kind: request === 'upload' ? 'none' : 'answer_lost' });
  await device.drain();
  server.fault = () => ({ kind: 'none' });
}

describe.each(Object.entries(THINGS))('the deletion of a %s', (_, thing) => {
  const { write, remove } = thing;

  test('waits behind no edit that was refused', async () => {
    await write('반지');
    await device.drainUntilQuiet();
    await write(REFUSED, true);
    await device.drainUntilQuiet();
    expect(await rows()).toMatchObject([{ state: { kind: 'failed' } }]);
    await remove();
    await expectNothing(thing);
  });

  test('waits behind no publication that was refused when it was tried again, having landed unheard', async () => {
    await write('반지');
    await landUnheard();
    await write(REFUSED, true);
    await device.drainUntilQuiet();
    expect(await rows()).toMatchObject([{ state: { kind: 'failed' } }]);
    await remove();
    await expectNothing(thing);
  });

  test('takes the place of what nobody knows to have arrived, which is not written anew', async () => {
    await write('반지');
    await landUnheard();
    expect(thing.onServer()).toBe(1);
    await remove();
    expect(await rows()).toHaveLength(1);
    const asked: string[] = [];
    server.fault = (request) => {
      asked.push(request);
      return { kind: 'none' };
    };
    await expectNothing(thing);
    expect(asked).toHaveLength(1);
  });

  test('of what never left is nothing to send', async () => {
    await write('반지');
    await remove();
    await expectNothing(thing);
    expect(server.requests).toBe(0);
  });

  test('of what was refused at its first attempt is nothing to send', async () => {
    await write(REFUSED);
    await device.drainUntilQuiet();
    const asked = server.requests;
    await remove();
    await expectNothing(thing);
    expect(server.requests).toBe(asked);
  });

  test.each([
    ['refused', { kind: 'refused', code: 'denied' }],
    ['lost', { kind: 'unreachable', retryAfterMs: 0 }],
    ['held', { kind: 'held', quota: 'posts', until: millis(0) }],
  ] as const)(
    'follows an edit that is on its way, which is done with when it is %s',
    async (_what, outcome) => {
      await write('반지');
      await device.drainUntilQuiet();
      let answer = () => {};
      const answered = new Promise<void>((resolve) => (answer = resolve));
      let edits = 0;
      const edit = async () => {
        edits += 1;
        await answered;
        return outcome;
      };
      Object.assign(server, { updatePost: edit, updateListing: edit });
      await write('고친 반지', true);
      const draining = device.drain();
      await expect.poll(() => edits, { timeout: 20_000 }).toBe(1);
      await remove();
      expect((await rows()).map(({ state }) => state.kind)).toEqual(['sending', 'queued']);
      answer();
      await draining;
      expect(edits).toBe(1);
      await device.drainUntilQuiet();
      expect([thing.onServer(), await rows()]).toEqual([0, []]);
    },
  );
});

test('the deletion of a comment takes the place of one that nobody knows to have arrived', async () => {
  const box = { postId: POST, parentId: null, tab: 't' };
  await writeComment(device.db, { ...box, content: '좋아요' }, device.environment, COMMENT);
  await landUnheard();
  await deleteComment(device.db, POST, COMMENT, device.environment);
  expect(await rows()).toMatchObject([{ intent: { kind: 'comment_delete' } }]);
  await device.drainUntilQuiet();
  expect(server.comments.get(COMMENT)?.content).toBe('');
  expect(await rows()).toEqual([]);
});

test('a bump that was refused holds up no deletion', async () => {
  await THINGS.listing.write('반지');
  await device.drainUntilQuiet();
  server.withheld.add(PRODUCT);
  await changeListing(device.db, PRODUCT, { kind: 'bump' }, device.environment);
  await device.drainUntilQuiet();
  server.withheld.clear();
  await THINGS.listing.remove();
  await expectNothing(THINGS.listing);
});

test('the deletion of one thing leaves what waits about another', async () => {
  await THINGS.post.write(REFUSED);
  await writeComment(
    device.db,
    { postId: POST, parentId: null, tab: 't', content: '좋아요' },
    device.environment,
    COMMENT,
  );
  const before = await rows();
  await THINGS.listing.remove();
  expect(await rows()).toMatchObject([...before.map(({ seq }) => ({ seq })), { lane: `product:${PRODUCT}` }]);
  expect(await device.db.photos.count()).toBe(1);
});
