import { expect, test } from 'vitest';
import { codeOf } from './code-of.ts';

test('an error is called by its code, else by its class', () => {
  expect(codeOf(Object.assign(new Error('x'), { code: 'not-found' }))).toBe('not-found');
  expect(codeOf(Object.assign(new Error('x'), { code: 10 }))).toBe('10');
  expect(codeOf(new TypeError('fetch failed'))).toBe('TypeError');
  expect(codeOf('x')).toBe('string');
});

test('what was waited for too long is called so, and not by a number that browsers once gave it', async () => {
  const late = AbortSignal.timeout(0);
  await new Promise((resolve) => late.addEventListener('abort', resolve));
  expect(codeOf(late.reason)).toBe('TimeoutError');
});
