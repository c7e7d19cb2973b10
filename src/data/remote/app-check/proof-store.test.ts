import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { keepProof, keptProof } from './proof-store.ts';

test('what a page has left is found by whoever looks next, the newest alone', async () => {
  expect(await keptProof()).toBeNull();
  await keepProof({ token: 'first', endsAt: 1 });
  await keepProof({ token: 'second', endsAt: 2 });
  expect(await keptProof()).toEqual({ token: 'second', endsAt: 2 });
});

test('what is none of ours there is no proof', async () => {
  await keepProof({ token: 'ours', endsAt: 1 });
  const database = await openDB('geumnaru-app-check');
  await database.put('proofs', { token: 7 }, 'newest');
  database.close();
  expect(await keptProof()).toBeNull();
});
