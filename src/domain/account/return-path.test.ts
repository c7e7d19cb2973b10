import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseReturnPath } from './return-path.ts';

test.each(['/', '/sell', '/chat/ring1_a_b', '/trade?search=골드바&sort=new', '/board/p1#comments', '/chat/'])(
  '%s is worth coming back to',
  (path) => {
    expect(parseReturnPath(path)).toBe(path);
  },
);

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' /sell',
  'https://evil.example/',
  'javascript:alert(1)',
  'sell',
  '',
  '/.//evil.example',
  '/a//b',
  '/../admin',
  '/%2e%2E/admin',
  `/${'a'.repeat(1000)}`,
])('%j is not', (path) => {
  expect(parseReturnPath(path)).toBeNull();
});

test.each(['/login', '/login/', '/login?redirect=/login', '/register', '/reset-password'])(
  'signing in does not lead back to %s',
  (path) => {
    expect(parseReturnPath(path)).toBeNull();
  },
);

test.each([undefined, null, 1, true, ['/sell'], { path: '/sell' }])('%j is no path', (value) => {
  expect(parseReturnPath(value)).toBeNull();
});

test('whatever is accepted stays on this origin and at its own path', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '%2e',
    '\t',
    '\n',
    'a',
    'evil.example',
    ':',
    '@',
    '?',
    '#',
    '//',
    'login',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const path = parseReturnPath(`/${pieces.join('')}`);
      if (path === null) return;
      const address = new URL(path, 'https://geumnaru.example');
      expect(address.origin).toBe('https://geumnaru.example');
      expect(address.pathname.startsWith('//')).toBe(false);
      expect(path.startsWith(address.pathname)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
