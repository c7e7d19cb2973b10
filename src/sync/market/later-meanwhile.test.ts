import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { MarketQuestion } from '#domain/market/market-question.ts';
import { NO_FILTER } from '#domain/product/product-filter.ts';
import { millis } from '#domain/units.ts';
import { aProduct, productId } from '#tests/support/domain-fixtures.ts';
import { aCatalogueDevice } from '#tests/support/sync/fake-catalogue.ts';
import { createMarketList } from './market-list.ts';

const EVERYTHING: MarketQuestion = { term: '', filter: NO_FILTER, sort: 'newest' };
const GENTLY = { isForced: false };
const listings = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    aProduct({ id: productId(`p${n}`), bumpedAt: millis(1_000_000 + n) }),
  );

test('a list of the market shows no page behind another than the one that it follows, where the later answer comes between', async () => {
  const device = await aCatalogueDevice();
  device.server.products = listings(20);
  const list = createMarketList(device.deps, EVERYTHING, new Map());
  const ids = () => list.get().shown?.ids.map(String) ?? null;
  await list.refresh(GENTLY);
  device.pass(20 * 60_000);
  device.server.products = listings(24);
  await list.refresh(GENTLY);
  expect(list.get().later?.newer).toBe(4);
  device.server.beforeAnswer = () => list.showLater();
  await list.further();
  device.server.beforeAnswer = () => undefined;
  while (list.get().shown?.next !== null) await list.further();
  expect(ids()).toEqual(
    listings(24)
      .toReversed()
      .map(({ id }) => id),
  );
});
