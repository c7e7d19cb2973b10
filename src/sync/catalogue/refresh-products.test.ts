import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cursorKeys } from '#data/local/cursor-keys.ts';
import { syncedAt } from '#data/local/queries/cursor-queries.ts';
import type { Product } from '#domain/product/product.ts';
import { millis } from '#domain/units.ts';
import { aProduct, productId, SELLER } from '#tests/support/domain-fixtures.ts';
import { aCatalogueDevice } from '#tests/support/sync/fake-catalogue.ts';
import { refreshProducts } from './refresh-products.ts';

// Hundreds of rows in an IndexedDB of plain JavaScript take a busy machine a while.
vi.setConfig({ testTimeout: 60_000 });

const WHEN_STALE = { isForced: false };
const FORCED = { isForced: true };
const HOUR = 3_600_000;

let device: Awaited<ReturnType<typeof aCatalogueDevice>>;
beforeEach(async () => {
  device = await aCatalogueDevice();
});

/** Listing number `index`: the higher, the newer; an hour apart, all well in the past of the device's clock. */
const listing = (index: number, over: Partial<Product> = {}): Product => {
  const at = millis(1_700_000_000_000 + index * HOUR);
  const id = productId(`p${String(index).padStart(4, '0')}`);
  return aProduct({ id, createdAt: at, updatedAt: at, bumpedAt: at, ...over });
};
const listings = (count: number) => Array.from({ length: count }, (_, index) => listing(index));
const held = async () => (await device.catalogue.products.toCollection().primaryKeys()).toSorted();
const idsOf = (rows: readonly Product[]) => rows.map(({ id }) => id).toSorted();
const change = (index: number, over: Partial<Product>) => {
  device.server.products = device.server.products.map((row) =>
    row.id === listing(index).id ? { ...row, ...over } : row,
  );
};

describe('the first pull', () => {
  it('shows the newest page before it fetches the rest', async () => {
    device.server.products = listings(500);
    let shownAtFirstChange = -1;
    device.server.beforeAnswer = async (question) => {
      if (question.startsWith('productChanges') && shownAtFirstChange < 0) {
        shownAtFirstChange = await device.catalogue.products.count();
      }
    };
    expect(await refreshProducts(device.deps, WHEN_STALE)).toEqual({ ok: true, value: null });
    expect(shownAtFirstChange).toBe(60);
    expect(await held()).toEqual(idsOf(device.server.products));
    expect(device.reports).toEqual(['success']);
  });

  it('is not complete, and goes on where it stood, when the network breaks in between', async () => {
    device.server.products = listings(500);
    device.server.beforeAnswer = () => {
      device.server.isReachable =
        device.server.asked.filter((question) => question.startsWith('productChanges')).length < 3;
    };
    expect(await refreshProducts(device.deps, WHEN_STALE)).toEqual({ ok: false, code: 'offline' });
    expect(await syncedAt(device.catalogue, cursorKeys.products)).toBeNull();
    expect(device.reports).toEqual(['failure']);

    device.server.beforeAnswer = () => undefined;
    device.server.isReachable = true;
    device.server.asked.length = 0;
    await refreshProducts(device.deps, WHEN_STALE);
    expect(device.server.asked.filter((question) => question.startsWith('productChanges'))).toHaveLength(1);
    expect(await held()).toEqual(idsOf(device.server.products));
    expect(await syncedAt(device.catalogue, cursorKeys.products)).toBe(device.clock.now);
  });

  it('loses none of many listings that were written at one moment', async () => {
    const at = millis(1_700_000_000_000);
    device.server.products = listings(450).map((row) => ({ ...row, updatedAt: at, bumpedAt: at }));
    await refreshProducts(device.deps, WHEN_STALE);
    expect(await device.catalogue.products.count()).toBe(450);
  });
});

describe('a later pull', () => {
  it('is left out for a minute, unless it is forced or the clock was set back', async () => {
    device.server.products = listings(3);
    await refreshProducts(device.deps, WHEN_STALE);
    device.server.asked.length = 0;
    device.pass(59_000);
    await refreshProducts(device.deps, WHEN_STALE);
    expect(device.server.asked).toEqual([]);
    await refreshProducts(device.deps, FORCED);
    expect(device.server.asked).not.toEqual([]);
    device.server.asked.length = 0;
    device.pass(-24 * HOUR);
    await refreshProducts(device.deps, WHEN_STALE);
    expect(device.server.asked).not.toEqual([]);
  });

  it('sees a write that carries a time a little before the newest one seen', async () => {
    device.server.products = listings(500);
    await refreshProducts(device.deps, WHEN_STALE);
    const newest = 1_700_000_000_000 + 499 * HOUR;
    change(10, { title: '늦게 보인 제목', updatedAt: millis(newest - 4_000) });
    await refreshProducts(device.deps, FORCED);
    expect((await device.catalogue.products.get(listing(10).id))?.title).toBe('늦게 보인 제목');
  });

  it('reads what has changed and little else', async () => {
    device.server.products = listings(500);
    await refreshProducts(device.deps, WHEN_STALE);
    change(10, {
      price: aProduct().price,
      title: '고친 제목',
      updatedAt: millis(1_700_000_000_000 + 600 * HOUR),
    });
    device.server.asked.length = 0;
    await refreshProducts(device.deps, FORCED);
    expect((await device.catalogue.products.get(listing(10).id))?.title).toBe('고친 제목');
    expect(device.server.asked).toHaveLength(2);
  });

  it('takes out of the newest page what was hidden or deleted', async () => {
    device.server.products = listings(100);
    await refreshProducts(device.deps, WHEN_STALE);
    change(99, { status: 'hidden' });
    device.server.products = device.server.products.filter((row) => row.id !== listing(90).id);
    await refreshProducts(device.deps, FORCED);
    expect(await held()).not.toContain(listing(99).id);
    expect(await held()).not.toContain(listing(90).id);
    expect(await held()).toHaveLength(98);
  });

  it("leaves the seller's own hidden listings where they are", async () => {
    device.server.products = listings(10);
    await device.catalogue.products.put(listing(5, { status: 'hidden', sellerId: SELLER }));
    change(5, { status: 'hidden' });
    await refreshProducts(device.deps, WHEN_STALE);
    expect(await held()).toContain(listing(5).id);
  });

  it('changes nothing without network', async () => {
    device.server.products = listings(10);
    await refreshProducts(device.deps, WHEN_STALE);
    const before = await syncedAt(device.catalogue, cursorKeys.products);
    device.server.isReachable = false;
    device.pass(HOUR);
    expect(await refreshProducts(device.deps, WHEN_STALE)).toEqual({ ok: false, code: 'offline' });
    expect(await held()).toHaveLength(10);
    expect(await syncedAt(device.catalogue, cursorKeys.products)).toBe(before);
  });
});

describe('the slow round', () => {
  const rounds = async (count: number) => {
    for (let i = 0; i < count; i++) {
      device.pass(11 * 60_000);
      await refreshProducts(device.deps, WHEN_STALE);
    }
  };

  it('finds old listings that are gone, whatever became of them, and spares all others', async () => {
    const all = listings(130);
    device.server.products = all;
    await refreshProducts(device.deps, WHEN_STALE);
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.nat({ max: 129 }), { maxLength: 30 }), async (gone) => {
        await device.catalogue.products.bulkPut(all);
        const goneIds = new Set(gone.map((index) => listing(index).id));
        device.server.products = all.filter((row) => !goneIds.has(row.id));
        // Two pages stand behind the newest one; the round may begin anywhere.
        await rounds(4);
        expect(await held()).toEqual(idsOf(device.server.products));
      }),
      { numRuns: 3 },
    );
  });

  it('reads one page in ten minutes', async () => {
    device.server.products = listings(130);
    await refreshProducts(device.deps, FORCED);
    device.server.asked.length = 0;
    for (let i = 0; i < 5; i++) await refreshProducts(device.deps, FORCED);
    expect(device.server.asked.filter((question) => /newestProducts \d/.test(question))).toEqual([]);
  });

  it('gets past a page full of one moment', async () => {
    const at = millis(1_700_000_000_000);
    device.server.products = [
      ...Array.from({ length: 130 }, (_, i) => listing(i, { bumpedAt: at })),
      listing(900, { bumpedAt: millis(at - HOUR) }),
    ];
    await refreshProducts(device.deps, WHEN_STALE);
    device.server.products = device.server.products.filter((row) => row.id !== listing(900).id);
    await rounds(4);
    expect(await held()).not.toContain(listing(900).id);
  });
});
