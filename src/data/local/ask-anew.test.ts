import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { millis } from '#domain/units.ts';
import { askAnewAbout } from './ask-anew.ts';
import { catalogue } from './catalogue-database.ts';

const KEYS = ['post:b1', 'post:b2', 'product:p1', 'reviews:seller', 'profile:seller', 'stores'];
const left = async () => (await catalogue.cursors.toCollection().primaryKeys()).toSorted();

beforeEach(async () => {
  await catalogue.cursors.clear();
  await catalogue.cursors.bulkPut(KEYS.map((key) => ({ key, value: millis(0), syncedAt: millis(1) })));
});

test.each([
  ['/board/b1', ['post:b1']],
  ['/board/b1?comment=c1#c1', ['post:b1']],
  ['/product/p1', ['product:p1']],
  ['/transactionReviews/seller', ['reviews:seller', 'profile:seller']],
])('what %s leads to is asked for anew, and nothing else', async (link, gone) => {
  expect(await askAnewAbout([link])).toBe(true);
  expect(await left()).toEqual(KEYS.filter((key) => !gone.includes(key)).toSorted());
});

test.each(['', '/', '/board', '/board/new/x', '/my-orders', '/chat/b1', 'post:b1'])(
  'a link to %j names nothing of the catalogue that is kept',
  async (link) => {
    await askAnewAbout([link]);
    expect(await left()).toEqual(KEYS.toSorted());
  },
);

test('what several notices lead to is forgotten in one go', async () => {
  const deleting = vi.spyOn(catalogue.cursors, 'bulkDelete');
  expect(await askAnewAbout(['/board/b1', '/my-orders', '/product/p1'])).toBe(true);
  expect(deleting).toHaveBeenCalledTimes(1);
  expect(await left()).toEqual(['post:b2', 'profile:seller', 'reviews:seller', 'stores']);
  expect(await askAnewAbout(['/my-orders', '/chat/b1'])).toBe(false);
  expect(deleting).toHaveBeenCalledTimes(1);
  deleting.mockRestore();
});
