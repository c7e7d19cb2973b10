import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { visitKeys } from '#data/local/cursor-keys.ts';
import { markedListings } from '#data/local/queries/marked-listings.ts';
import { recordVisit } from '#data/local/visit-store.ts';
import { millis } from '#domain/units.ts';
import { aComment, aPost, aProfile, aStore, postId } from '#tests/support/catalogue-fixtures.ts';
import { aProduct, productId } from '#tests/support/domain-fixtures.ts';
import { aCatalogueDevice } from '#tests/support/sync/fake-catalogue.ts';
import { evictCatalogue } from './evict-catalogue.ts';
import { refreshListed } from './refresh-listed.ts';

let device: Awaited<ReturnType<typeof aCatalogueDevice>>;
beforeEach(async () => {
  device = await aCatalogueDevice();
});

const HOUR = 3_600_000;
const listing = (index: number) => {
  const at = millis(1_700_000_000_000 + index * HOUR);
  return aProduct({ id: productId(`p${index}`), bumpedAt: at, updatedAt: at });
};
const listings = (count: number) => Array.from({ length: count }, (_, index) => listing(index));
const has = async (index: number) => (await device.catalogue.products.get(listing(index).id)) !== undefined;
const open = (index: number) =>
  recordVisit(device.catalogue, visitKeys.product(listing(index).id), device.clock.now);

describe('giving up space', () => {
  it('takes the half that was not seen for longest, and never what is to be at hand', async () => {
    await device.catalogue.products.bulkPut(listings(6));
    for (const { id } of listings(2)) device.person.kept.add(id);
    await open(3);
    device.pass(HOUR);
    await device.catalogue.sightings.put({ id: listing(2).id, at: device.clock.now });
    expect(await evictCatalogue(device.deps)).toBe(2);
    expect([await has(2), await has(3), await has(4), await has(5)]).toEqual([true, true, false, false]);
    while ((await evictCatalogue(device.deps)) > 0);
    expect((await device.catalogue.products.toArray()).map(({ id }) => id)).toEqual(['p0', 'p1']);
    expect(await device.catalogue.sightings.count()).toBe(0);
  });

  it('calls no listing gone that it has taken, though it was asked for', async () => {
    device.server.products = [listing(0)];
    const ids = [listing(0).id, productId('deleted')];
    await refreshListed(device.deps, ids, { isForced: false });
    expect(await evictCatalogue(device.deps)).toBe(1);
    expect(await markedListings(device.catalogue, ids)).toEqual({ products: [], gone: ['deleted'] });
  });

  it('takes posts with their comments, and leaves shops and people alone', async () => {
    const posts = Array.from({ length: 40 }, (_, i) => aPost({ id: postId(`b${i}`), createdAt: millis(i) }));
    await device.catalogue.posts.bulkPut(posts);
    await device.catalogue.comments.put(aComment({ postId: postId('b0') }));
    await device.catalogue.stores.put(aStore());
    await device.catalogue.profiles.put(aProfile());
    expect(await evictCatalogue(device.deps)).toBe(10);
    expect(await device.catalogue.comments.count()).toBe(0);
    expect([await device.catalogue.stores.count(), await device.catalogue.profiles.count()]).toEqual([1, 1]);
  });
});

it('forgets the oldest of a thousand visits', async () => {
  await device.catalogue.visits.bulkPut(
    Array.from({ length: 1000 }, (_, i) => ({ key: `post:b${i}`, at: millis(i) })),
  );
  await recordVisit(device.catalogue, visitKeys.product(productId('p1')), millis(5_000));
  expect(await device.catalogue.visits.count()).toBe(1000);
  expect(await device.catalogue.visits.get('post:b0')).toBeUndefined();
});

it('takes, of posts that were all opened, those first that were opened longest ago', async () => {
  const posts = Array.from({ length: 4 }, (_, i) => aPost({ id: postId(`b${i}`), createdAt: millis(i) }));
  await device.catalogue.posts.bulkPut(posts);
  for (const id of ['b1', 'b3', 'b0', 'b2']) {
    device.pass(HOUR);
    await recordVisit(device.catalogue, visitKeys.post(postId(id)), device.clock.now);
  }
  expect(await evictCatalogue(device.deps)).toBe(2);
  expect(await device.catalogue.posts.toCollection().primaryKeys()).toEqual(['b0', 'b2']);
});
