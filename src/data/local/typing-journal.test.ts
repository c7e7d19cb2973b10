// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { millis } from '#domain/units.ts';
import { BUYER, SELLER } from '#tests/support/domain-fixtures.ts';
import { forgetAllTyped, forgetTyped, noteTyped, settleTyped, typedAt } from './typing-journal.ts';

const buyer = { uid: BUYER };
const place = { name: 'review:order1', tab: 'a' };
const values = (name = place.name) => typedAt(buyer, name).map(({ value }) => value);

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('what was noted last is found at its place, by its writer alone', () => {
  noteTyped(buyer, place, { words: '좋' }, millis(1));
  noteTyped(buyer, place, { words: '좋아요' }, millis(2));
  noteTyped(buyer, { ...place, tab: 'b' }, null, millis(3));
  expect(typedAt(buyer, place.name)).toEqual([
    { place, value: { words: '좋아요' }, at: 2 },
    { place: { ...place, tab: 'b' }, value: null, at: 3 },
  ]);
  expect(typedAt(buyer, 'review:order')).toEqual([]);
  expect(typedAt({ uid: SELLER }, place.name)).toEqual([]);
});

test('what the disk has is forgotten, and what was typed since is not', () => {
  noteTyped(buyer, place, { words: '좋아요' }, millis(1));
  settleTyped(buyer, place, { words: '좋' });
  expect(values()).toEqual([{ words: '좋아요' }]);
  settleTyped(buyer, place, { words: '좋아요' });
  expect(values()).toEqual([]);
});

test('one place, some places and all of them are forgotten, each writer’s for itself', () => {
  for (const name of ['piece:1', 'piece:2', 'chat:a', 'chat:b']) {
    noteTyped(buyer, { name, tab: 'a' }, name, millis(1));
  }
  noteTyped({ uid: SELLER }, place, '제 것', millis(1));
  forgetTyped(buyer, { name: 'chat:a', tab: 'a' });
  forgetAllTyped(buyer, 'piece:');
  expect(['piece:1', 'piece:2', 'chat:a', 'chat:b'].flatMap((name) => values(name))).toEqual(['chat:b']);
  forgetAllTyped(buyer);
  expect(values('chat:b')).toEqual([]);
  expect(typedAt({ uid: SELLER }, place.name)).toHaveLength(1);
});

test('a damaged note is none, and a browser that keeps nothing breaks nothing', () => {
  localStorage.setItem(`geumnaru.typing.${BUYER}.review:order1@a`, '{"value":');
  localStorage.setItem(`geumnaru.typing.${BUYER}.review:order1@b`, '{"value":"글"}');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(values()).toEqual([]);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  noteTyped(buyer, place, '글', millis(1));
  expect(warn).toHaveBeenCalled();
  expect(values()).toEqual([]);
});
