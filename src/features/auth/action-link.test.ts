import { expect, test } from 'vitest';
import { isApplicable, parseActionLink, wantedBy } from './action-link.ts';

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

test('a link leads on to the page that was wanted when its mail was asked for', () => {
  const continueUrl = 'https://example.com/verify-email?redirect=%2Fsell%3Fedit%3Dp1';
  expect(wantedBy({ mode: 'verifyEmail', oobCode: 'abc', continueUrl })).toBe('/sell?edit=p1');
  expect(wantedBy({ redirect: '/chat', continueUrl })).toBe('/chat');
  expect(wantedBy({ continueUrl: 'https://example.com/verify-email' })).toBeUndefined();
  expect(wantedBy({ continueUrl: 'nowhere' })).toBeUndefined();
  expect(wantedBy({})).toBeUndefined();
});
