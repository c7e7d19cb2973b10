import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyUnicode } from '#tests/support/any-unicode.ts';
import { cutText } from './cut-text.ts';

test.each([
  ['짧은 글', 10, '짧은 글'],
  ['가나다라', 2, '가나'],
  ['금😀', 3, '금😀'],
  ['금😀', 2, '금'],
  ['😀😀', 3, '😀'],
  ['😀', 0, ''],
])('%j cut at %i is %j', (text, most, cut) => expect(cutText(text, most)).toBe(cut));

test('no sign is cut in two, and as much is kept as there is room for', () => {
  fc.assert(
    fc.property(
      anyUnicode().filter((text) => text.isWellFormed()),
      fc.nat(20),
      (text, most) => {
        const cut = cutText(text, most);
        expect(text.startsWith(cut)).toBe(true);
        expect(cut.isWellFormed()).toBe(true);
        expect(cut.length).toBeLessThanOrEqual(most);
        expect(cut.length).toBeGreaterThanOrEqual(Math.min(text.length, most - 1));
      },
    ),
  );
});
