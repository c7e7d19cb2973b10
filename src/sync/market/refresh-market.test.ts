import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { stripKey, type MarketQuestion } from '#domain/market/market-question.ts';
import { NO_FILTER } from '#domain/product/product-filter.ts';
import { millis } from '#domain/units.ts';
import { aProduct, productId } from '#tests/support/domain-fixtures.ts';
import { aCatalogueDevice } from '#tests/support/sync/fake-catalogue.ts';
import { createMarketList } from './market-list.ts';
import { refreshMarket } from './refresh-market.ts';

const NEWEST: MarketQuestion = { term: '', filter: NO_FILTER, sort: 'newest' };
const POPULAR: MarketQuestion = { ...NEWEST, sort: 'popular' };
const GENTLY = { isForced: false };
const MOST = 4;
const MINUTE = 60_000;
const listing = (n: number) => aProduct({ id: productId(`p${n}`), bumpedAt: millis(1_000_000 + n) });

let device: Awaited<ReturnType<typeof aCatalogueDevice>>;
beforeEach(async () => {
  device = await aCatalogueDevice();
  device.server.products = Array.from({ length: 20 }, (_, n) => listing(n));
});

const refresh = (question: MarketQuestion) => refreshMarket(device.deps, question, MOST, GENTLY);
const shown = async (question: MarketQuestion) =>
  (await device.deps.catalogue.answers.get(stripKey(question)))?.ids.map(String);
/** Cards that were given since it was asked last. */
const cardsGiven = () => device.server.asked.splice(0).filter((what) => what.startsWith('market')).length;

test('a strip shows what the list of the same question has just shown, and asks nobody', async () => {
  await createMarketList(device.deps, NEWEST).refresh(GENTLY);
  cardsGiven();
  await refresh(NEWEST);
  expect(await shown(NEWEST)).toEqual(['p19', 'p18', 'p17', 'p16']);
  expect(cardsGiven()).toBe(0);
});

test('within ten minutes a strip is asked whether something is new, and read anew where it is', async () => {
  await refresh(NEWEST);
  device.pass(2 * MINUTE);
  await refresh(NEWEST);
  expect(await shown(NEWEST)).toEqual(['p19', 'p18', 'p17', 'p16']);
  device.server.products.push(listing(20));
  device.pass(2 * MINUTE);
  await refresh(NEWEST);
  expect(await shown(NEWEST)).toEqual(['p20', 'p19', 'p18', 'p17']);
});

test('what is liked most is asked for twice a day', async () => {
  await refresh(POPULAR);
  cardsGiven();
  device.pass(11 * 60 * MINUTE);
  await refresh(POPULAR);
  expect(cardsGiven()).toBe(0);
  device.pass(61 * MINUTE);
  await refresh(POPULAR);
  expect(cardsGiven()).toBe(1);
});
