// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, expect, test, vi } from 'vitest';
import { keepSharedPhotos } from '#data/local/shared-photos.ts';
import { millis } from '#domain/units.ts';
import { keepRoom } from './keep-room.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a page that is opened rids the device of pictures that were shared long ago, whoever is there', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  await keepSharedPhotos([new File(['a'], 'a.jpg', { type: 'image/jpeg' })], millis(1));
  keepRoom();
  const disk = await openDB('geumnaru-shared');
  await expect.poll(() => disk.count('photos')).toBe(0);
  disk.close();
});
