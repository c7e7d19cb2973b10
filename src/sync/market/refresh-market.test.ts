import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { questionKey, stripKey, type MarketQuestion } from '#domain/market/market-question.ts';
import { NO_FILTER } from '#domain/product/product-filter.ts';
import { err } from '#domain/result.ts';
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
  await createMarketList(device.deps, NEWEST, new Map()).refresh(GENTLY);
  cardsGiven();
  await refresh(NEWEST);
  expect(await shown(NEWEST)).toEqual(['p19', 'p18', 'p17', 'p16']);
  expect(cardsGiven()).toBe(0);
});

test('within ten minutes a strip is asked whether something is new, and read anew where it is', async () => {
  await refresh(NEWEST);
  device.pass(2 * MINUTE);
  cardsGiven();
  await refresh(NEWEST);
  expect(cardsGiven()).toBe(1);
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

test('what is liked most is never taken from its list, whose order may have changed behind its first', async () => {
  await createMarketList(device.deps, POPULAR, new Map()).refresh(GENTLY);
  cardsGiven();
  await refresh(POPULAR);
  expect(cardsGiven()).toBe(1);
});

test.each(['offline', 'denied'] as const)('without an answer (%s) nothing counts as asked', async (code) => {
  const market = { ...device.server.market, page: async () => err(code) };
  const refreshed = await refreshMarket({ ...device.deps, market }, NEWEST, MOST, GENTLY);
  expect(refreshed).toEqual(err(code));
  expect(await shown(NEWEST)).toBeUndefined();
  await refresh(NEWEST);
  expect(await shown(NEWEST)).toHaveLength(MOST);
});

test('a cursor of another question, which none was given, is a refusal', async () => {
  const market = { ...device.server.market, page: async () => err('other_question' as const) };
  expect(await refreshMarket({ ...device.deps, market }, NEWEST, MOST, GENTLY)).toEqual(err('denied'));
});

describe('what was answered lately stands for the strip', () => {
  const remembered = async (
    key: string,
    names: readonly string[],
    agoMs: number,
    next: string | null = 'on',
  ) => {
    const ids = names.map(productId);
    await device.catalogue.products.bulkPut(ids.map((id) => aProduct({ id })));
    const at = millis(device.clock.now - agoMs);
    await device.catalogue.answers.put({ key, ids, next, count: { kind: 'unknown' }, at });
  };
  const five = ['p9', 'p8', 'p7', 'p6', 'p5'];

  test('where it has enough, or is all there is', async () => {
    await remembered(questionKey(NEWEST), five.slice(0, MOST), 1_000);
    await refresh(NEWEST);
    expect(await shown(NEWEST)).toEqual(five.slice(0, MOST));
    await device.catalogue.cursors.clear();
    await device.catalogue.answers.clear();
    await remembered(questionKey(NEWEST), ['p9'], 1_000, null);
    await refresh(NEWEST);
    expect(await shown(NEWEST)).toEqual(['p9']);
    expect(cardsGiven()).toBe(0);
  });

  test('and not where more are wanted', async () => {
    await remembered(questionKey(NEWEST), five.slice(0, MOST - 1), 1_000);
    await refresh(NEWEST);
    expect(await shown(NEWEST)).toEqual(['p19', 'p18', 'p17', 'p16']);
  });

  test('the later of the two, whichever that is', async () => {
    await remembered(questionKey(NEWEST), five, 2_000);
    await remembered(stripKey(NEWEST), ['p4', 'p3', 'p2', 'p1'], 1_000);
    await refresh(NEWEST);
    expect(await shown(NEWEST)).toEqual(['p4', 'p3', 'p2', 'p1']);
    await device.catalogue.cursors.clear();
    await remembered(questionKey(NEWEST), five, 500);
    await refresh(NEWEST);
    expect(await shown(NEWEST)).toEqual(five.slice(0, MOST));
  });

  test('for ten minutes', async () => {
    await remembered(questionKey(NEWEST), ['p19', ...five], 10 * MINUTE);
    await refresh(NEWEST);
    expect(await shown(NEWEST)).toEqual(['p19', 'p18', 'p17', 'p16']);
  });
});
