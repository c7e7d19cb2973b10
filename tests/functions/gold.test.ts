import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseGoldPrice } from '#documents/gold-price.ts';
import { packYear, unpackYear } from '#domain/gold/price-year.ts';
import { dateAfter } from '#domain/time/business-days.ts';
import { dayNumberOfDate, seoulDate } from '#domain/time/seoul.ts';
import { millis } from '#domain/units.ts';
import { letDayEnd } from '#tests/support/day-that-stays.ts';
import { settlePrices } from '../../functions/src/gold/price-ledger.ts';
import { tellOfPriceMove } from '../../functions/src/gold/tell-of-price-move.ts';
import { writeAllPriceYears } from '../../functions/src/gold/write-price-years.ts';
import { closeBackend, database, eventually, freshId, given, stored, withoutFunctions } from './backend.ts';
import { signedIn, type Person } from './callers.ts';

// The server's today must stay this one; these take half a minute on a calm machine.
await letDayEnd(150_000);
const TODAY = seoulDate(millis(Date.now()));
const TOMORROW = dateAfter(TODAY, 1) ?? TODAY;
const YEAR = TODAY.slice(0, 4);
const LONG_AGO = '2001-03-05';

let desk: Person;
let before: ReadonlyMap<string, DocumentData | undefined>;

beforeAll(async () => {
  desk = await signedIn('pricer', { isAdmin: true });
  const days = [TODAY, TOMORROW, LONG_AGO].map((date) => `goldPrices/${date}`);
  const paths = [...days, 'goldPriceYears/2001', 'counters/gold-price'];
  before = new Map(await Promise.all(paths.map(async (path) => [path, await stored(path)] as const)));
});
afterAll(async () => {
  // Who shares this backend should see the seed's prices.
  for (const [path, data] of before) {
    if (data) await database().doc(path).set(data);
    else await database().doc(path).delete();
  }
  await closeBackend();
});

/** Won for a gram: a don is 3.75 of them. */
const setPrice = (sellPerGram: number, callId = freshId('call')) =>
  desk.call('setGoldPrice', {
    callId,
    price: { date: TODAY, buyPerGram: sellPerGram + 40_000, sellPerGram, source: '고시' },
  });

const sellIn = async (date: string): Promise<number | undefined> => {
  const year = await stored(`goldPriceYears/${date.slice(0, 4)}`);
  const points = unpackYear(date.slice(0, 4), String(year?.['days'] ?? ''));
  return points.find(({ day }) => day === dayNumberOfDate(date))?.sellPerGram;
};

describe('a year of prices', () => {
  test('is packed as soon as a price is set or corrected, with all other days of it', async () => {
    await setPrice(200_100);
    await eventually(async () => expect(await sellIn(TODAY)).toBe(200_100));
    await setPrice(200_200);
    await eventually(async () => expect(await sellIn(TODAY)).toBe(200_200));
    const { docs } = await database()
      .collection('goldPrices')
      .where('date', '>=', `${YEAR}-01-01`)
      .where('date', '<=', `${YEAR}-12-31`)
      .get();
    const prices = docs.flatMap((one) => parseGoldPrice(one.id, one.data()) ?? []);
    expect((await stored(`goldPriceYears/${YEAR}`))?.['days']).toBe(packYear(YEAR, prices));
  });

  test('is made anew by the backfill where it is gone, and a second run writes nothing', async () => {
    const price = { ...(await stored(`goldPrices/${TODAY}`)), date: LONG_AGO };
    // Of a year that no event of another test is about, which would pack it first.
    await withoutFunctions(() => given({ [`goldPrices/${LONG_AGO}`]: price }));
    expect(await writeAllPriceYears()).toBe(1);
    expect(await sellIn(LONG_AGO)).toBe(200_200);
    expect(await writeAllPriceYears()).toBe(0);
  });
});

describe('a target', () => {
  const wish = async (
    direction: 'up' | 'down',
    perDon: number,
    createdAt = Timestamp.now(),
    uid = freshId('goldbug'),
  ) => {
    const path = `priceTargets/${uid}/targets/sell_${direction}_${perDon}`;
    await given({ [path]: { side: 'sell', direction, perDon, createdAt } });
    return uid;
  };
  const toldTo = async (uid: string): Promise<readonly DocumentData[]> =>
    (await database().collection('notifications').where('to', '==', uid).get()).docs.map((one) => one.data());
  const moves = async () => (await database().collection('goldPriceMoves').get()).docs;
  const allTold = () =>
    eventually(async () => {
      const open = (await moves()).filter((move) => move.get('isTold') !== true);
      expect(open).toEqual([]);
    });
  const timesTold = async (...uids: readonly string[]): Promise<readonly number[]> => {
    await allTold();
    return Promise.all(uids.map(async (uid) => (await toldTo(uid)).length));
  };

  test('is told at each crossing once, in both directions, whatever comes twice', async () => {
    await setPrice(200_000);
    await allTold();
    const [rising, falling, reached] = [
      await wish('up', 760_000),
      await wish('down', 740_000),
      await wish('up', 750_000),
    ];
    const callId = freshId('call');
    await setPrice(204_000, callId);
    await setPrice(204_000, callId);
    expect(await timesTold(rising, falling, reached)).toEqual([1, 0, 0]);
    expect(await toldTo(rising)).toEqual([
      expect.objectContaining({
        type: 'price_target',
        body: expect.stringContaining('팔 때 765,000원 · 목표 760,000원 이상'),
        link: '/gold-price',
        read: false,
      }),
    ]);
    // Corrected down and up again: the price has crossed both, and each crossing is one.
    await setPrice(196_000);
    await setPrice(204_000);
    expect(await timesTold(rising, falling, reached)).toEqual([2, 1, 1]);
    // Every event once more, as a platform that tries again sends them.
    for (const move of await moves()) {
      await move.ref.update({ isTold: false });
      await tellOfPriceMove(move.ref);
    }
    expect(await timesTold(rising, falling, reached)).toEqual([2, 1, 1]);
  });

  test('of many that somebody has is told of in one notice, by the one nearest to the price', async () => {
    await setPrice(200_000);
    await allTold();
    const set = async (direction: 'up' | 'down', prices: readonly number[]) => {
      const uid = freshId('goldbug');
      for (const perDon of prices) await wish(direction, perDon, Timestamp.now(), uid);
      return uid;
    };
    const [rising, falling] = [
      await set('up', [755_000, 760_000, 764_000]),
      await set('down', [764_500, 762_000, 751_000]),
    ];
    await setPrice(204_000);
    expect(await timesTold(rising, falling)).toEqual([1, 0]);
    expect((await toldTo(rising))[0]?.['body']).toContain('목표 764,000원 이상');
    await setPrice(200_000);
    expect(await timesTold(rising, falling)).toEqual([1, 1]);
    expect((await toldTo(falling))[0]?.['body']).toContain('목표 751,000원 이하');
  });

  test('more than anybody needs is not kept: the oldest go when one more is set', async () => {
    const [uid, seconds] = [freshId('goldbug'), Timestamp.now().seconds];
    await withoutFunctions(async () => {
      for (let n = 0; n < 41; n += 1) await wish('up', 10_000 + n, new Timestamp(seconds - 60 + n, 0), uid);
    });
    await wish('up', 20_000, Timestamp.now(), uid);
    const targets = database().collection(`priceTargets/${uid}/targets`);
    await eventually(async () => expect((await targets.count().get()).data().count).toBe(40));
    const kept = (await targets.get()).docs.map((target) => Number(target.get('perDon')));
    expect(kept).toEqual([...Array.from({ length: 39 }, (_, n) => 10_002 + n), 20_000]);
  });

  test('that was set behind a move hears nothing of it, and a run that was cut short goes on from its place', async () => {
    const at = Timestamp.now();
    const long = new Timestamp(at.seconds - 60, 0);
    const [first, second] = [await wish('up', 900_001, long), await wish('up', 900_002, long)];
    const later = await wish('up', 900_003, new Timestamp(at.seconds + 60, 0));
    const move = database().doc(`goldPriceMoves/${freshId('move')}`);
    await move.set({
      from: { date: TODAY, buyPerGram: 240_000, sellPerGram: 239_000 },
      to: { date: TODAY, buyPerGram: 250_000, sellPerGram: 249_000 },
      at,
      place: { sell: [900_001, `priceTargets/${first}/targets/sell_up_900001`] },
    });
    expect(await timesTold(first, second, later)).toEqual([0, 1, 0]);
  });

  test('is told of a price that was set ahead, when its day has come', async () => {
    await setPrice(200_000);
    const uid = await wish('up', 770_000);
    await given({
      [`goldPrices/${TOMORROW}`]: {
        date: TOMORROW,
        buyPerGram: 246_000,
        sellPerGram: 206_000,
        source: '고시',
        updatedAt: Timestamp.now(),
      },
    });
    await settlePrices(new Date());
    expect(await timesTold(uid)).toEqual([0]);
    await settlePrices(new Date(Date.parse(`${TOMORROW}T08:00:00+09:00`)));
    await settlePrices(new Date(Date.parse(`${TOMORROW}T08:00:00+09:00`)));
    expect(await timesTold(uid)).toEqual([1]);
    const [notice] = await toldTo(uid);
    expect(notice?.['body']).toContain('772,500원');
  });
});
