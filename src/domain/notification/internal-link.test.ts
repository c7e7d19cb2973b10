import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { anyUnicode } from '#tests/support/any-unicode.ts';

import { internalLinkOf, isInternalLink } from './internal-link.ts';

describe('a link inside the app', () => {
  test.each([
    '/',
    '/chat/p1_a_b',
    '/my-exchanges?id=x1',
    '/trade?search=골드바',
    '/terms#privacy',
    '/a/b/c/',
  ])('%s', (link) => {
    expect(isInternalLink(link)).toBe(true);
    expect(internalLinkOf(link)).toBe(link);
  });
});

describe('what leads elsewhere, or nowhere', () => {
  test.each([
    '',
    'chat',
    'https://evil.example',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' /chat',
    '/chat ',
    '/a//b',
    '/.//evil.example',
    '/\u0000',
    '/\u00A0',
    `/${'a'.repeat(500)}`,
  ])('%j', (link) => {
    expect(isInternalLink(link)).toBe(false);
    expect(internalLinkOf(link)).toBe('');
  });

  test('anything that is no text', () => {
    for (const value of [null, undefined, 1, {}, ['/chat']]) expect(isInternalLink(value)).toBe(false);
  });
});

test('whatever passes stays on the app’s own origin when a browser reads it', () => {
  const nasty = fc
    .array(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        'a',
        ':',
        '@',
        '?',
        '#',
        '\t',
        '\n',
        '%2f',
        'evil.example',
        'http:',
      ),
    )
    .map((parts) => `/${parts.join('')}`);
  fc.assert(
    fc.property(
      fc.oneof(
        nasty,
        anyUnicode(),
        anyUnicode().map((text) => `/${text}`),
      ),
      (link) => {
        const url = new URL(internalLinkOf(link), 'https://geumnaru.example/');
        expect(url.origin).toBe('https://geumnaru.example');
      },
    ),
    { numRuns: 1_000 },
  );
});
