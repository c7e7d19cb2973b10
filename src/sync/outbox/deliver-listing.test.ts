import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { countUnsent } from '../intents/intents.ts';
import { waitingListings } from '#data/local/queries/listing-queries.ts';
import type { ProductId } from '#domain/ids.ts';
import type { ListingPicture } from '#domain/product/listing.ts';
import type { ListingDetails } from '#domain/product/product.ts';
import { EMPTY_LISTING, formOf } from '#domain/product/listing-form.ts';
import { millis } from '#domain/units.ts';
import { aProduct } from '#tests/support/domain-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import type { Fault } from '#tests/support/sync/faulty-way.ts';
import { changeListing } from '../commands/change-listing.ts';
import {
  dropListingDraft,
  keepListingDraft,
  keepListingPhoto,
  takeListingDraft,
} from '../commands/keep-listing-draft.ts';
import { retryListingRow, submitListing, withdrawListingRow } from '../commands/submit-listing.ts';

let server: FakeServer;
let device: FakeDevice;

beforeEach(async () => {
  server = new FakeServer();
  device = new FakeDevice(server);
  await catalogue.products.clear();
});

const details = (over: Partial<ListingDetails> = {}): ListingDetails => {
  const { title, description, category, purity, weight, hasStones, hasCertificate } = aProduct();
  const { hasReceipt, price, negotiable, tradeMethods, region } = aProduct();
  const base = { title, description, category, purity, weight, hasStones, hasCertificate, hasReceipt };
  return { ...base, price, negotiable, tradeMethods, region, ...over };
};

const jpeg = () => new Blob([new Uint8Array([0xff, 0xd8, 0xff])], { type: 'image/jpeg' });

async function photo(): Promise<ListingPicture> {
  const picture = { blob: jpeg(), thumb: jpeg(), width: 800, height: 600 };
  const kept = await keepListingPhoto(device.db, picture, device.environment);
  if (!kept.ok) throw new Error(kept.code);
  return kept.value;
}

async function submit(
  over: Partial<ListingDetails> = {},
  edited: ProductId | null = null,
): Promise<ProductId> {
  const submission = {
    edited,
    tab: 'a',
    details: details(over),
    pictures: [await photo(), await photo()],
  };
  const submitted = await submitListing(device.db, submission, device.environment);
  if (!submitted.ok) throw new Error(submitted.code);
  return submitted.value;
}

const box = { edited: null, tab: 'a' };
const left = (tab = 'a') => takeListingDraft(device.db, { edited: null, tab }, new Set(['a', 'b']));
const waiting = () => waitingListings(device.db);

test('a listing that waits behind a quota says which and until when, one that is on its way does not', async () => {
  await submit();
  const held = { quota: 'listings', until: millis(device.now + 3_600_000) } as const;
  await device.db.outbox.toCollection().modify({ held });
  expect((await waiting()).listings).toMatchObject([{ held }]);
  await device.db.outbox.toCollection().modify({ state: { kind: 'failed', reason: 'denied' } });
  expect((await waiting()).listings).toMatchObject([{ held: null }]);
});

describe('a new listing', () => {
  test('waits on the disk with its pictures, is counted as unsent, and takes the draft with it', async () => {
    await keepListingDraft(
      device.db,
      box,
      { step: 4, pictures: [], form: formOf(details()) },
      device.environment,
    );
    const id = await submit();
    expect((await waiting()).listings).toMatchObject([
      { productId: id, isNew: true, state: { kind: 'queued' } },
    ]);
    expect(await left()).toBeNull();
    expect(await countUnsent(device.db)).toBe(1);
    expect(await device.db.photos.count()).toBe(4);
    expect(server.requests).toBe(0);
  });

  test.each<Fault>([
    { kind: 'none' },
    { kind: 'lost' },
    { kind: 'answer_lost' },
    { kind: 'signed_out' },
    { kind: 'overloaded', retryAfterMs: 0 },
  ])('arrives once whatever happens to any request ($kind)', async (fault) => {
    const met = new Set<string>();
    server.fault = (request) => {
      if (met.has(request)) return { kind: 'none' };
      met.add(request);
      return fault;
    };
    const id = await submit();
    await device.drainUntilQuiet();
    expect([...server.listings.keys()]).toEqual([id]);
    expect(server.listings.get(id)?.images).toHaveLength(2);
    expect(server.objects.size).toBe(4);
    expect(await catalogue.products.get(id)).toMatchObject({ sellerId: device.uid, status: 'selling' });
    expect((await waiting()).listings).toEqual([]);
    expect(await device.db.photos.count()).toBe(0);
  });

  test('uploads no picture a second time that has arrived, and each has its own address', async () => {
    let uploads = 0;
    server.fault = (request) => {
      if (request === 'upload') uploads += 1;
      // The second picture meets no network, once.
      return request === 'upload' && uploads === 3 ? { kind: 'lost' } : { kind: 'none' };
    };
    const id = await submit();
    await device.drain();
    const [row] = await device.db.outbox.toArray();
    expect(row?.intent).toMatchObject({ pictures: [{ kind: 'stored' }, { kind: 'waiting' }] });
    await device.drainUntilQuiet();
    expect(uploads).toBe(5);
    const images = server.listings.get(id)?.images ?? [];
    expect(images).toMatchObject([
      { w: 800, h: 600 },
      { w: 800, h: 600 },
    ]);
    expect(new Set(images.flatMap(({ url, thumbUrl }) => [url, thumbUrl])).size).toBe(4);
  });

  test('is there after a reload and goes out then', async () => {
    const id = await submit();
    device.reopen();
    await device.drainUntilQuiet();
    expect([...server.listings.keys()]).toEqual([id]);
  });

  test('that is refused keeps its pictures, and can be tried again or mended', async () => {
    server.refusedTitle = '금지된 제목';
    const id = await submit({ title: '금지된 제목' });
    await device.drainUntilQuiet();
    const [refused] = (await waiting()).listings;
    expect(refused?.state).toEqual({ kind: 'failed', reason: 'denied' });
    expect(await retryListingRow(device.db, refused?.rowId ?? '')).toBe(true);
    await device.drainUntilQuiet();
    expect(server.listings.size).toBe(0);

    const pictures = refused?.pictures ?? [];
    const mended = { edited: id, tab: 'a', details: details({ title: '18K 반지' }), pictures };
    await submitListing(device.db, mended, device.environment);
    await device.drainUntilQuiet();
    expect(server.listings.get(id)?.details.title).toBe('18K 반지');
    expect(await waiting()).toEqual({ listings: [], changes: [] });
  });

  test('edited after its acknowledgement was lost arrives as it was said last', async () => {
    let isLost = true;
    server.fault = (request) =>
      isLost && request === 'create_listing' ? { kind: 'answer_lost' } : { kind: 'none' };
    const id = await submit({ title: '처음 제목' });
    await device.drain();
    expect(server.listings.get(id)?.details.title).toBe('처음 제목');
    isLost = false;
    await submit({ title: '고친 제목' }, id);
    await device.drainUntilQuiet();
    expect(server.listings.get(id)?.details.title).toBe('고친 제목');
  });

  test('edited in a form that was open while it went out arrives with the pictures it had', async () => {
    const id = await submit({ title: '처음 제목' });
    const [{ pictures } = { pictures: [] }] = (await waiting()).listings;
    await device.drainUntilQuiet();
    const sent = server.listings.get(id)?.images;
    const edit = { edited: id, tab: 'a', details: details({ title: '고친 제목' }), pictures };
    await submitListing(device.db, edit, device.environment);
    await device.drainUntilQuiet();
    expect(server.listings.get(id)).toMatchObject({ details: { title: '고친 제목' }, images: sent });
    expect(pictures).toMatchObject([{ kind: 'waiting' }, { kind: 'waiting' }]);
  });

  test('taken back is gone with its pictures, and no request was made', async () => {
    await submit();
    const [row] = (await waiting()).listings;
    expect(await withdrawListingRow(device.db, row?.rowId ?? '', device.environment)).toBe(true);
    await device.drainUntilQuiet();
    expect(await device.db.photos.count()).toBe(0);
    expect(server.requests).toBe(0);
  });
});

describe('a listing that is on the server', () => {
  test('takes an edit, then what is done to it, in that order', async () => {
    const id = await submit();
    await device.drainUntilQuiet();
    await submit({ title: '새 제목' }, id);
    await changeListing(device.db, id, { kind: 'bump' }, device.environment);
    await changeListing(device.db, id, { kind: 'status', status: 'hidden' }, device.environment);
    await device.drainUntilQuiet();
    expect(server.listings.get(id)?.details.title).toBe('새 제목');
    expect(server.listingChanges.map(({ change }) => change.kind)).toEqual(['bump', 'status']);
    expect(await catalogue.products.get(id)).toMatchObject({ title: '새 제목', status: 'hidden' });
  });

  test('is deleted once, though the answer is lost', async () => {
    const id = await submit();
    await device.drainUntilQuiet();
    const left: Fault[] = [{ kind: 'answer_lost' }];
    server.fault = () => left.shift() ?? { kind: 'none' };
    await changeListing(device.db, id, { kind: 'delete' }, device.environment);
    await device.drainUntilQuiet();
    expect(server.listings.size).toBe(0);
    expect(await catalogue.products.get(id)).toBeUndefined();
    expect((await waiting()).changes).toEqual([]);
  });

  test('that the house has taken down is not deleted, and is not forgotten here, however often it is tried', async () => {
    const id = await submit();
    await device.drainUntilQuiet();
    server.withheld.add(id);
    const left: Fault[] = [{ kind: 'answer_lost' }];
    server.fault = () => left.shift() ?? { kind: 'none' };
    await changeListing(device.db, id, { kind: 'delete' }, device.environment);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await device.drainUntilQuiet();
      const [change] = (await waiting()).changes;
      expect(change).toMatchObject({ productId: id, state: { kind: 'failed' } });
      expect(await catalogue.products.get(id)).toBeDefined();
      expect(await retryListingRow(device.db, change?.rowId ?? '')).toBe(true);
    }
  });
});

test('a forgotten draft takes its pictures with it, but not those of a listing that waits', async () => {
  await submit();
  const pictures = [await photo()];
  await keepListingDraft(device.db, box, { step: 0, pictures, form: EMPTY_LISTING }, device.environment);
  expect(await left()).toMatchObject({ pictures });
  expect(await device.db.photos.count()).toBe(6);
  await dropListingDraft(device.db, box);
  expect(await device.db.photos.count()).toBe(4);
});

test('what one tab lists or forgets leaves what another one is writing, with its pictures', async () => {
  const pictures = [await photo()];
  const draft = { step: 2, pictures, form: { ...EMPTY_LISTING, title: '다른 탭의 반지' } };
  await keepListingDraft(device.db, { edited: null, tab: 'b' }, draft, device.environment);
  await keepListingDraft(device.db, box, { ...draft, pictures: [] }, device.environment);
  await submit();
  expect(await left()).toBeNull();
  expect(await left('b')).toEqual(draft);
  await dropListingDraft(device.db, box);
  await device.drainUntilQuiet();
  expect(await left('b')).toEqual(draft);
  expect(await device.db.photos.count()).toBe(2);
});
