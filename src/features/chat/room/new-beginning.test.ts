import { expect, test } from 'vitest';
import type { Message } from '#domain/chat/chat.ts';
import { aMessage, messageId } from '#tests/support/domain-fixtures.ts';
import { hasNewBeginning } from './new-beginning.ts';

const at = (id: string): Message => aMessage({ id: messageId(id) });
const recent = [at('c'), at('d')];
const earlier = [at('a'), at('b')];
const news = at('e');

test('older messages above are a new beginning', () => {
  expect(hasNewBeginning(recent, [...earlier, ...recent])).toBe(true);
});

test('letting go of the beginning is the same the other way round', () => {
  expect(hasNewBeginning([...earlier, ...recent], recent)).toBe(true);
});

test('news at the end are not, alone or together with older messages', () => {
  expect(hasNewBeginning(recent, [...recent, news])).toBe(false);
  expect(hasNewBeginning(recent, [...earlier, ...recent, news])).toBe(false);
});

test('the first look and a changed state of delivery move nothing', () => {
  expect(hasNewBeginning([], recent)).toBe(false);
  expect(hasNewBeginning(recent, [at('c'), aMessage({ id: messageId('d'), seq: 9 })])).toBe(false);
});
