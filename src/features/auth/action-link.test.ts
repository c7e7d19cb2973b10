import { expect, test } from 'vitest';
import { isApplicable, parseActionLink } from './action-link.ts';

test('a verification link is applied', () => {
  const link = parseActionLink({ mode: 'verifyEmail', oobCode: 'abc', lang: 'ko' });
  expect(link).toEqual({ mode: 'verifyEmail', oobCode: 'abc' });
  expect(link && isApplicable(link)).toBe(true);
});

test('an address without a link is the plain page', () => {
  expect(parseActionLink({})).toBeNull();
  expect(parseActionLink({ redirect: '/sell', mode: 1 })).toBeNull();
});

test.each([
  { mode: 'verifyEmail' },
  { oobCode: 'abc' },
  { mode: 'conquer', oobCode: 'abc' },
  { mode: 'resetPassword' },
  { mode: 'verifyEmail', oobCode: '' },
])('%j is a broken link', (search) => {
  const link = parseActionLink(search);
  expect(link && isApplicable(link)).toBe(false);
});
