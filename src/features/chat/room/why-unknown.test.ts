import { expect, test } from 'vitest';
import { whyUnknown } from './why-unknown.ts';

test.each([
  [null, 'gone'],
  ['gone', 'gone'],
  ['denied', 'gone'],
  ['offline', 'unreached'],
  ['disk', 'unreached'],
  ['broken', 'unreached'],
] as const)('a listing that is not here is called gone by the server alone: %s', (failed, why) => {
  expect(whyUnknown({ isRefreshing: false, failed })).toBe(why);
  expect(whyUnknown({ isRefreshing: true, failed })).toBe('asking');
});
