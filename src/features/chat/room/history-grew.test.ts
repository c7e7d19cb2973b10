import { expect, test } from 'vitest';
import type { Message } from '#domain/chat/chat.ts';
import { aMessage, messageId } from '#tests/support/domain-fixtures.ts';
import { hasGrownAtStart } from './history-grew.ts';

const at = (id: string): Message => aMessage({ id: messageId(id) });
const recent = [at('c'), at('d')];
const earlier = [at('a'), at('b')];
const news = at('e');

test('older messages above are a new beginning', () => {
  expect(hasGrownAtStart(recent, [...earlier, ...recent])).toBe(true);
});

test('letting go of the beginning is the same the other way round', () => {
  expect(hasGrownAtStart([...earlier, ...recent], recent)).toBe(true);
});

test('news at the end are not, alone or together with older messages', () => {
  expect(hasGrownAtStart(recent, [...recent, news])).toBe(false);
  expect(hasGrownAtStart(recent, [...earlier, ...recent, news])).toBe(false);
});

test('the first look and a changed state of delivery move nothing', () => {
  expect(hasGrownAtStart([], recent)).toBe(false);
  expect(hasGrownAtStart(recent, [at('c'), aMessage({ id: messageId('d'), seq: 9 })])).toBe(false);
});
