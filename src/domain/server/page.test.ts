import { expect, test } from 'vitest';
import { micros, millis } from '../units.ts';
import { isPageEnd } from './page.ts';

test('a page begins with a moment, or behind the end of another', () => {
  expect(isPageEnd({ at: micros(1), id: 'm1' })).toBe(true);
  expect(isPageEnd(millis(1))).toBe(false);
});
