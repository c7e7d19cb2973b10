import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { writeCards } from '../../functions/src/market/write-cards.ts';
import { closeBackend, database, eventually, freshId, given, stored, withoutFunctions } from './backend.ts';
import { listing } from './listing.ts';

afterAll(closeBackend);

const BACKFILL = ['scripts/backfill.mjs'];

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

test('what was counted outlives an edit, and the time in which a listing is hidden', async () => {
  const id = freshId('bar');
  const product = database().doc(`products/${id}`);
  await given({ [`products/${id}`]: listing() });
  await eventually(async () => expect(await cardOf(id)).toBeDefined());
  await database()
    .doc(`listingCards/${id}`)
    .update({ favoriteCount: 3, viewCount: 9, countersBy: 'somebody' });
  await product.update({ price: 1_900_000 });
  await eventually(async () => expect(await cardOf(id)).toMatchObject({ price: 1_900_000 }));
  expect(await cardOf(id)).toMatchObject({ favoriteCount: 3, viewCount: 9, countersBy: 'somebody' });
  await product.update({ status: 'hidden' });
  await eventually(async () => expect(await cardOf(id)).toBeUndefined());
  await product.update({ status: 'selling' });
  await eventually(async () => expect(await cardOf(id)).toMatchObject({ favoriteCount: 3, viewCount: 9 }));
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

test('the backfill that is killed goes on where it was, and a second run has nothing to do', async () => {
  const prefix = freshId('fill');
  const ids = Array.from({ length: 300 }, (_, index) => `${prefix}${String(index).padStart(3, '0')}`);
  // From before there were cards. To tell those who wait of three hundred keeps the emulator busy for minutes.
  await withoutFunctions(() => given(Object.fromEntries(ids.map((id) => [`products/${id}`, listing()]))));
  expect(await countOf(ids)).toBe(0);
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
