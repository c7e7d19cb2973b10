import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { ownWritesSince } from '#data/local/own-writes.ts';
import { parsePostId, parseProductId } from '#domain/ids.ts';
import { millis } from '#domain/units.ts';
import { aProduct, must } from '#tests/support/domain-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { keepListingPhoto } from '../commands/keep-listing-draft.ts';
import { keepPostPhoto } from '../commands/keep-post-draft.ts';
import { submitListing } from '../commands/submit-listing.ts';
import { submitPost } from '../commands/submit-post.ts';

let server: FakeServer;
let device: FakeDevice;
/** What the server is asked, in its order, uploads left out. */
let asked: string[];
let uploads: number;

beforeEach(async () => {
  server = new FakeServer();
  device = new FakeDevice(server);
  [asked, uploads] = [[], 0];
  server.fault = (request) => {
    if (request === 'upload') uploads += 1;
    else asked.push(request);
    return { kind: 'none' };
  };
  await Promise.all([catalogue.products.clear(), catalogue.posts.clear(), catalogue.cursors.clear()]);
});

const productIdOf = must(parseProductId);
const postIdOf = must(parsePostId);
const jpeg = () => new Blob([new Uint8Array([0xff, 0xd8, 0xff])], { type: 'image/jpeg' });
const photo = () => ({ blob: jpeg(), thumb: jpeg(), width: 8, height: 6 });

/** What goes out with pictures, new or edited. */
interface Publication {
  readonly what: 'product' | 'post';
  readonly create: string;
  readonly update: string;
  /** Requests that one picture takes. */
  readonly uploads: number;
  readonly submit: (title: string, edited?: string) => Promise<string>;
  readonly titleOnServer: (id: string) => string | undefined;
  readonly remove: (id: string) => void;
}

const listing: Publication = {
  what: 'product',
  create: 'create_listing',
  update: 'update_listing',
  uploads: 2,
  async submit(title, edited) {
    const kept = await keepListingPhoto(device.db, photo(), device.environment);
    if (!kept.ok) throw new Error(kept.code);
    const details = { ...aProduct(), title };
    const submission = {
      edited: edited === undefined ? null : productIdOf(edited),
      tab: 'a',
      details,
      pictures: [kept.value],
    };
    const submitted = await submitListing(device.db, submission, device.environment);
    if (!submitted.ok) throw new Error(submitted.code);
    return submitted.value;
  },
  titleOnServer: (id) => server.listings.get(productIdOf(id))?.details.title,
  remove: (id) => void server.listings.delete(productIdOf(id)),
};

const post: Publication = {
  what: 'post',
  create: 'create_post',
  update: 'update_post',
  uploads: 1,
  async submit(title, edited) {
    const kept = await keepPostPhoto(device.db, photo(), device.environment);
    if (!kept.ok) throw new Error(kept.code);
    const words = { category: 'free', title, content: '금 한 돈' } as const;
    const submission = {
      edited: edited === undefined ? null : postIdOf(edited),
      tab: 'a',
      words,
      images: [kept.value],
    };
    const submitted = await submitPost(device.db, submission, device.environment);
    if (!submitted.ok) throw new Error(submitted.code);
    return submitted.value;
  },
  titleOnServer: (id) => server.posts.get(postIdOf(id))?.words.title,
  remove: (id) => void server.posts.delete(postIdOf(id)),
};

const stateOfRow = async () => (await device.db.outbox.toArray())[0]?.state;
const whenDue = () => {
  device.now += 24 * 3_600_000;
};

describe.each([listing, post])('a new $what', ({ what, create, update, submit, titleOnServer }) => {
  test('that arrives at once is one question, news of the network, and noted as written here', async () => {
    const id = await submit('반지');
    await device.drainUntilQuiet();
    expect(asked).toEqual([create]);
    expect(device.outcomes).toEqual(['success']);
    expect([...(await ownWritesSince(catalogue, what, millis(device.now - 300_000)))]).toEqual([id]);
  });

  test('that arrives at its second attempt is not written once more', async () => {
    const { fault } = server;
    let isLost = true;
    server.fault = (request) => {
      const outcome = fault(request);
      if (request !== create || !isLost) return outcome;
      isLost = false;
      return { kind: 'lost' };
    };
    await submit('반지');
    await device.drainUntilQuiet();
    expect(asked).toEqual([create, create]);
  });

  /** The server counts too many: nothing is looked at. */
  function holdCreation(): void {
    const held = async () => {
      asked.push(create);
      return { kind: 'held', quota: 'listings', until: millis(device.now + 3_600_000) } as const;
    };
    if (what === 'product') server.createListing = held;
    else server.createPost = held;
  }

  test('that a quota holds at its first attempt cannot be there yet: it waits', async () => {
    holdCreation();
    await submit('반지');
    await device.drain();
    expect(asked).toEqual([create]);
    expect((await device.db.outbox.toArray())[0]?.held).toMatchObject({ quota: 'listings' });
  });

  test('that a quota holds later may be there from an attempt whose answer was lost: then it has arrived', async () => {
    const { fault } = server;
    server.fault = (request) => (request === create ? { kind: 'answer_lost' } : fault(request));
    const id = await submit('반지');
    await device.drain();
    expect(titleOnServer(id)).toBe('반지');
    whenDue();
    server.fault = fault;
    holdCreation();
    await device.drain();
    expect(asked).toEqual([create, update]);
    expect(await device.db.outbox.count()).toBe(0);
  });

  test('that a quota holds later, and that is not there, goes on waiting for the quota', async () => {
    const { fault } = server;
    server.fault = (request) => (request === create ? { kind: 'lost' } : fault(request));
    await submit('반지');
    await device.drain();
    whenDue();
    server.fault = fault;
    holdCreation();
    await device.drain();
    expect(await stateOfRow()).toEqual({ kind: 'queued' });
    expect((await device.db.outbox.toArray())[0]?.held).toMatchObject({ quota: 'listings' });
  });
});

describe.each([listing, post])('an edit of a $what', (publication) => {
  const { create, update, submit, titleOnServer, remove } = publication;

  test('is asked for as an edit, and makes no listing of what this device does not know', async () => {
    const id = await submit('반지');
    await device.drainUntilQuiet();
    await Promise.all([catalogue.products.clear(), catalogue.posts.clear()]);
    await submit('18K 반지', id);
    await device.drainUntilQuiet();
    expect(asked).toEqual([create, update]);
    expect(titleOnServer(id)).toBe('18K 반지');
    expect(await catalogue.products.count()).toBe(0);
  });

  test('of one that is gone does not bring it back', async () => {
    const id = await submit('반지');
    await device.drainUntilQuiet();
    remove(id);
    await submit('18K 반지', id);
    await device.drainUntilQuiet();
    expect(titleOnServer(id)).toBeUndefined();
    expect(await stateOfRow()).toEqual({ kind: 'failed', reason: 'gone' });
  });

  test('that does not get through uploads its new picture once', async () => {
    const id = await submit('반지');
    await device.drainUntilQuiet();
    uploads = 0;
    const { fault } = server;
    let isLost = true;
    server.fault = (request) => {
      const outcome = fault(request);
      if (request !== update || !isLost) return outcome;
      isLost = false;
      return { kind: 'lost' };
    };
    await submit('18K 반지', id);
    await device.drainUntilQuiet();
    expect(uploads).toBe(publication.uploads);
    expect(titleOnServer(id)).toBe('18K 반지');
  });
});

test.each([listing, post])(
  'a $what that is written anew while its picture goes up arrives as it was said last',
  async (publication) => {
    const { submit, titleOnServer } = publication;
    const upload = server.uploadPhoto.bind(server);
    const id = await submit('처음 제목');
    server.uploadPhoto = async (...args) => {
      const answer = await upload(...args);
      // With all of its first picture on the server.
      if (uploads === publication.uploads) await submit('고친 제목', id);
      return answer;
    };
    await device.drainUntilQuiet();
    expect(titleOnServer(id)).toBe('고친 제목');
    expect(await device.db.outbox.count()).toBe(0);
  },
);

test('a listing whose small picture does not go up waits with both, and arrives with both', async () => {
  const { fault } = server;
  server.fault = (request) => {
    const outcome = fault(request);
    return request === 'upload' && uploads === 2 ? { kind: 'lost' } : outcome;
  };
  const id = await listing.submit('반지');
  await device.drain();
  expect(asked).toEqual([]);
  await device.drainUntilQuiet();
  const [image] = server.listings.get(productIdOf(id))?.images ?? [];
  expect([image?.url, image?.thumbUrl]).toEqual([expect.any(String), expect.any(String)]);
});
