import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { COUNTERS_EVERY_MS, followCounters } from '../../functions/src/market/follow-counters.ts';
import { writeCards } from '../../functions/src/market/write-cards.ts';
import { closeBackend, database, eventually, freshId, given, stored } from './backend.ts';

afterAll(closeBackend);

const at = Timestamp.fromDate(new Date('2026-03-11T06:20:00.123Z'));
const BACKFILL = ['scripts/backfill.mjs'];

const listing = (over: object = {}): object => ({
  sellerId: 'seller',
  title: '순금 골드바 10g',
  description: '선물로 받았어요',
  category: 'goldbar',
  purity: '24K',
  weightG: 10,
  hasStones: false,
  hasCertificate: true,
  hasReceipt: false,
  price: 2_000_000,
  negotiable: false,
  tradeMethods: ['meet'],
  region: { sido: '서울', sigungu: '강남구' },
  images: [
    { url: 'https://example.com/1', thumbUrl: 'https://example.com/1-s', w: 1, h: 1 },
    { url: 'https://example.com/2', thumbUrl: 'https://example.com/2-s', w: 1, h: 1 },
  ],
  status: 'selling',
  createdAt: at,
  updatedAt: at,
  bumpedAt: at,
  favoriteCount: 0,
  chatCount: 0,
  viewCount: 0,
  priceHistory: [],
  ...over,
});

const cardOf = (id: string) => stored(`listingCards/${id}`);

test('a listing has a card with what a row shows and what it is found by, and nothing else', async () => {
  const id = freshId('bar');
  await given({ [`products/${id}`]: listing({ reservedFor: 'buyer', withheld: false }) });
  await eventually(async () => expect(await cardOf(id)).toMatchObject({ title: '순금 골드바 10g' }));
  const card = await cardOf(id);
  expect(card).toMatchObject({
    price: 2_000_000,
    perGram: 200_000,
    sido: '서울',
    place: '서울.강남구',
    grade: '24Kac',
    images: [{ url: 'https://example.com/1' }],
  });
  expect(card?.['tokens']).toEqual(expect.arrayContaining(['골드바', 'ㄱㄷㅂ', '선물', '순금', '강남구']));
  expect(card?.['shelves']).toEqual(expect.arrayContaining(['|||||', 'goldbar|24K|서울.강남구|a|c|']));
  expect(Object.keys(card ?? {})).not.toContain('reservedFor');
});

test('a card follows its listing: a new price, hidden, shown again, deleted', async () => {
  const id = freshId('bar');
  const product = database().doc(`products/${id}`);
  await given({ [`products/${id}`]: listing() });
  await eventually(async () => expect(await cardOf(id)).toMatchObject({ price: 2_000_000 }));
  await product.update({ price: 1_500_000 });
  await eventually(async () =>
    expect(await cardOf(id)).toMatchObject({ price: 1_500_000, perGram: 150_000 }),
  );
  await product.update({ status: 'hidden' });
  await eventually(async () => expect(await cardOf(id)).toBeUndefined());
  await product.update({ status: 'sold' });
  await eventually(async () => expect(await cardOf(id)).toMatchObject({ status: 'sold', grade: '24K-c' }));
  await product.delete();
  await eventually(async () => expect(await cardOf(id)).toBeUndefined());
});

test('an event that comes late or twice changes nothing', async () => {
  const id = freshId('bar');
  await given({ [`products/${id}`]: listing() });
  await eventually(async () => expect(await cardOf(id)).toBeDefined());
  await eventually(async () => expect(await writeCards([id])).toBe(0));
  const later = Timestamp.fromMillis(Date.now() + 60_000);
  await database().doc(`listingCards/${id}`).update({ price: 1, productAt: later });
  expect(await writeCards([id])).toBe(0);
  expect(await cardOf(id)).toMatchObject({ price: 1 });
});

test('a document that is no listing has no card, and stands in nobody else’s way', async () => {
  const [half, whole] = [freshId('half'), freshId('whole')];
  await given({ [`products/${half}`]: { title: 3 }, [`products/${whole}`]: listing() });
  await eventually(async () => expect(await cardOf(whole)).toBeDefined());
  await writeCards([half, whole]);
  expect(await cardOf(half)).toBeUndefined();
});

test('counters follow at once, and then one event waits for all', async () => {
  const id = freshId('bar');
  await given({ [`products/${id}`]: listing() });
  await eventually(async () => expect(await cardOf(id)).toBeDefined());
  const product = database().doc(`products/${id}`);
  await product.update({ favoriteCount: 1 });
  await eventually(async () => expect(await cardOf(id)).toMatchObject({ favoriteCount: 1 }));

  await product.update({ favoriteCount: 2 });
  await eventually(async () => expect(Object.keys((await cardOf(id)) ?? {})).toContain('countersBy'));
  await product.update({ favoriteCount: 5, viewCount: 3 });
  // Left to the one that waits.
  await followCounters(id, 'another');
  expect(await cardOf(id)).toMatchObject({ favoriteCount: 1 });
  await eventually(async () => expect(await cardOf(id)).toMatchObject({ favoriteCount: 5, viewCount: 3 }));
  expect(Object.keys((await cardOf(id)) ?? {})).not.toContain('countersBy');
});

test('many taps cost a card few writes, and what is liked more stands higher', async () => {
  const [much, little] = [freshId('much'), freshId('little')];
  await given({ [`products/${much}`]: listing(), [`products/${little}`]: listing() });
  await eventually(async () => expect(await cardOf(much)).toBeDefined());
  await eventually(async () => expect(await cardOf(little)).toBeDefined());
  // Seen within a minute of the tap: this, and what a machine takes for two events.
  expect(COUNTERS_EVERY_MS).toBeLessThanOrEqual(30_000);

  let writes = -1;
  const stop = database()
    .doc(`listingCards/${much}`)
    .onSnapshot(() => (writes += 1));
  const taps = 30;
  const tap = (id: string) =>
    database()
      .doc(`products/${id}`)
      .update({ favoriteCount: FieldValue.increment(1) });
  await Promise.all([tap(little), ...Array.from({ length: taps }, () => tap(much))]);
  await eventually(async () => expect(await cardOf(much)).toMatchObject({ favoriteCount: taps }));
  await eventually(async () => expect(await cardOf(little)).toMatchObject({ favoriteCount: 1 }));
  stop();
  // Once at once, once to say who waits, and once for all.
  expect(writes).toBeGreaterThan(0);
  expect(writes).toBeLessThan(taps / 3);

  const liked = await database().collection('listingCards').orderBy('favoriteCount', 'desc').get();
  const order = liked.docs.map(({ id }) => id).filter((id) => id === much || id === little);
  expect(order).toEqual([much, little]);
});

test('the backfill that is killed goes on where it was, and a second run has nothing to do', async () => {
  const prefix = freshId('fill');
  const ids = Array.from({ length: 300 }, (_, index) => `${prefix}${String(index).padStart(3, '0')}`);
  await given(Object.fromEntries(ids.map((id) => [`products/${id}`, listing()])));
  await eventually(async () => expect(await countOf(ids)).toBe(ids.length));
  await Promise.all(ids.map((id) => database().doc(`listingCards/${id}`).delete()));
  await given({ [`listingCards/${prefix}-orphan`]: { title: 'of a listing that is gone' } });
  await given({ [`postKeys/${prefix}-orphan`]: { tokens: ['of a post that is gone'] } });

  const killed = spawn(process.execPath, BACKFILL, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(killed.stdout, 'data');
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  expect(await countOf(ids)).toBeLessThan(ids.length);

  const second = await promisify(execFile)(process.execPath, BACKFILL);
  expect(second.stdout).toContain('behind ');
  expect(await countOf(ids)).toBe(ids.length);
  expect(await cardOf(`${prefix}-orphan`)).toBeUndefined();
  expect(await stored(`postKeys/${prefix}-orphan`)).toBeUndefined();

  const third = await promisify(execFile)(process.execPath, BACKFILL);
  expect(third.stdout).not.toContain('behind ');
  expect(third.stdout).toMatch(/listings looked at: 0 written/);
  expect(third.stdout).toMatch(/posts looked at: 0 written/);
});

async function countOf(ids: readonly string[]): Promise<number> {
  const cards = await database().getAll(...ids.map((id) => database().doc(`listingCards/${id}`)));
  return cards.filter(({ exists }) => exists).length;
}
