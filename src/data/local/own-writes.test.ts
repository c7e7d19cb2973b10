import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { millis } from '#domain/units.ts';
import { postId } from '#tests/support/catalogue-fixtures.ts';
import { productId } from '#tests/support/domain-fixtures.ts';
import { catalogue } from './catalogue-database.ts';
import { noteOwnWrite, ownWritesSince, type OwnWrite } from './own-writes.ts';

const NOW = 1_760_000_000_000;
const SECOND_MS = 1_000;
const YEAR_MS = 365 * 86_400_000;
const ring: OwnWrite = { kind: 'product', id: productId('ring') };

beforeEach(() => catalogue.cursors.clear());

const note = (write: OwnWrite, at: number) => noteOwnWrite(catalogue, write, millis(at));
const since = async (at: number, kind: OwnWrite['kind'] = 'product') => [
  ...(await ownWritesSince(catalogue, kind, millis(at))),
];

test('what was written since a question was asked is named, of one kind', async () => {
  await note(ring, NOW);
  await note({ kind: 'post', id: postId('words') }, NOW);
  expect(await since(NOW - SECOND_MS)).toEqual(['ring']);
  expect(await since(NOW - SECOND_MS, 'post')).toEqual(['words']);
  expect(await since(NOW + SECOND_MS)).toEqual([]);
});

test('what was written by a clock that was a year ahead keeps no answer away once it is set right', async () => {
  await note(ring, NOW + YEAR_MS);
  expect(await since(NOW)).toEqual([]);
  await note({ kind: 'product', id: productId('bar') }, NOW);
  expect(await catalogue.cursors.toCollection().primaryKeys()).toEqual(['wrote:product:bar']);
});
