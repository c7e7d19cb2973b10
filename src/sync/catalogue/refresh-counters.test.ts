import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { listingAsOf } from '#data/local/queries/product-queries.ts';
import { err } from '#domain/result.ts';
import { aProduct } from '#tests/support/domain-fixtures.ts';
import { aCatalogueDevice } from '#tests/support/sync/fake-catalogue.ts';
import { keepSeen } from '../market/keep-listings.ts';
import { refreshProduct } from './refresh-product.ts';

const WHEN_STALE = { isForced: false };
let device: Awaited<ReturnType<typeof aCatalogueDevice>>;
beforeEach(async () => {
  device = await aCatalogueDevice();
});
const held = () => device.catalogue.products.get(aProduct().id);

describe('what a listing counts', () => {
  it('is what its card said, and is not asked for again by whoever comes from a list', async () => {
    await keepSeen(
      device.deps,
      [aProduct({ viewCount: 7, favoriteCount: 2 })],
      device.deps.environment.now(),
    );
    device.server.products = [aProduct({ viewCount: 0, favoriteCount: 0, title: '새 제목' })];
    await refreshProduct(device.deps, aProduct().id, WHEN_STALE);
    expect(await held()).toMatchObject({ title: '새 제목', viewCount: 7, favoriteCount: 2 });
    expect(device.server.asked.filter((question) => question.startsWith('listedProducts'))).toEqual([]);
  });

  it('is asked of the card by whoever comes by a link', async () => {
    device.server.products = [aProduct({ viewCount: 5 })];
    await refreshProduct(device.deps, aProduct().id, WHEN_STALE);
    expect(await held()).toMatchObject({ viewCount: 5 });
    expect(device.server.asked).toContain(`listedProducts ${aProduct().id}`);
  });

  it('may be on its way as the page ends: as of when the listing is, is known by then', async () => {
    device.server.products = [aProduct()];
    let asOf: number | null = null;
    const listedProducts = async () => {
      asOf = await listingAsOf(device.catalogue, aProduct().id, device.deps.environment.now());
      return err('offline' as const);
    };
    const remote = { ...device.deps.remote, listedProducts };
    await refreshProduct({ ...device.deps, remote }, aProduct().id, WHEN_STALE);
    expect(asOf).toBe(device.deps.environment.now());
  });
});
