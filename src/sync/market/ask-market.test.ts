import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { FIRST_PAGE, type MarketQuestion } from '#domain/market/market-question.ts';
import { NO_FILTER } from '#domain/product/product-filter.ts';
import { err } from '#domain/result.ts';
import { milligrams, won } from '#domain/units.ts';
import { aProduct, productId } from '#tests/support/domain-fixtures.ts';
import { aCatalogueDevice } from '#tests/support/sync/fake-catalogue.ts';
import { askMarket } from './ask-market.ts';

const EVERYTHING: MarketQuestion = { term: '', filter: NO_FILTER, sort: 'newest' };
/** The server's index knows one range at a time; the other is held against each card that it gives. */
const BETWEEN: MarketQuestion = {
  ...EVERYTHING,
  filter: {
    ...NO_FILTER,
    weight: { min: milligrams(1), max: null },
    price: { min: won(1), max: null },
  },
};

let device: Awaited<ReturnType<typeof aCatalogueDevice>>;
let asked: (number | undefined)[];
beforeEach(async () => {
  device = await aCatalogueDevice();
  device.server.products = [aProduct({ id: productId('ring'), title: '반지' })];
  asked = [];
});

/** Notes how many cards a page was asked for. */
const noting = () => ({
  ...device.deps,
  market: {
    ...device.server.market,
    page: (...given: Parameters<typeof device.server.market.page>) => {
      asked.push(given[2]);
      return device.server.market.page(...given);
    },
  },
});

test('a first page is as short as two screens, or as long as pages are where any number may fall out', async () => {
  await askMarket(noting(), EVERYTHING);
  await askMarket(noting(), BETWEEN);
  await askMarket(noting(), BETWEEN, 3);
  expect(asked).toEqual([FIRST_PAGE, undefined, 3]);
});

test('how many there are is asked for a list, not for a strip, and may stay unknown', async () => {
  expect(await askMarket(device.deps, EVERYTHING)).toMatchObject({
    ok: true,
    value: { count: { kind: 'whole', count: 1 } },
  });
  device.server.asked.length = 0;
  const unknown = { ok: true, value: { ids: ['ring'], next: null, count: { kind: 'unknown' } } };
  expect(await askMarket(device.deps, EVERYTHING, 3)).toMatchObject(unknown);
  expect(device.server.asked).toEqual(['market  top']);
  const uncounted = { ...device.server.market, count: async () => err('denied' as const) };
  expect(await askMarket({ ...device.deps, market: uncounted }, EVERYTHING)).toMatchObject(unknown);
});
