import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { millis } from '#domain/units.ts';
import { dropOldShares, forgetSharedPhotos, keepSharedPhotos, sharedPhotos } from './shared-photos.ts';

const DAY_MS = 24 * 60 * 60_000;
const now = millis(1_770_000_000_000);
const aFile = (name: string) => new File([name], name, { type: 'image/jpeg' });
const namesAt = async (at: number) => (await sharedPhotos(millis(at))).map(({ file }) => file.name);

test('where nothing was ever shared, nothing is made to look for what is old', async () => {
  await dropOldShares(now);
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('geumnaru-shared');
});

test('what nobody has taken within a day leaves the disk, and nothing sooner', async () => {
  await keepSharedPhotos([aFile('a.jpg')], now);
  const disk = await openDB('geumnaru-shared');
  await dropOldShares(millis(now + DAY_MS - 1));
  expect(await disk.count('photos')).toBe(1);
  await dropOldShares(millis(now + DAY_MS));
  expect(await disk.count('photos')).toBe(0);
  disk.close();
});

test('what was shared waits in its order, and the next share takes its place', async () => {
  await keepSharedPhotos([aFile('앞.jpg'), aFile('뒤.jpg')], now);
  expect(await namesAt(now + 1)).toEqual(['앞.jpg', '뒤.jpg']);
  await keepSharedPhotos([aFile('새.jpg')], now);
  expect(await namesAt(now + 1)).toEqual(['새.jpg']);
});

test('what nobody has taken is forgotten the next day, and at once when it was taken', async () => {
  await keepSharedPhotos([aFile('a.jpg')], now);
  expect(await namesAt(now + DAY_MS)).toEqual([]);
  expect(await namesAt(now + DAY_MS - 1)).toEqual(['a.jpg']);
  await forgetSharedPhotos();
  expect(await namesAt(now)).toEqual([]);
});
