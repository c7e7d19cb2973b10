import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyUnicode } from '#tests/support/any-unicode.ts';
import { cutAtCodePoint, isVisible, typedText } from './typed-text.ts';

test('markup, scripts and links stay what they were', () => {
  const words = '<b>금</b> <script>alert(1)</script>\njavascript:alert(1)';
  expect(typedText(`  ${words.replace('\n', '\r\n')} `)).toBe(words);
});

test('whatever is typed can be sent, and said twice is the same', () => {
  fc.assert(
    fc.property(anyUnicode(40), (raw) => {
      const text = typedText(raw);
      expect(text.isWellFormed()).toBe(true);
      expect(typedText(text)).toBe(text);
    }),
  );
});

test('a text that shows nothing is not visible', () => {
  for (const nothing of ['', ' \n\t', '\u200b\u2060', '\u3164', '\u0000\u0007', '\u2800 \uFE0F']) {
    expect(isVisible(nothing)).toBe(false);
  }
  for (const something of ['금', '👨‍👩‍👧', ' . ', '\u202e금']) {
    expect(isVisible(something)).toBe(true);
  }
});

test('a cut never halves a character', () => {
  expect(cutAtCodePoint('금🥇', 2)).toBe('금');
  expect(cutAtCodePoint('금🥇', 3)).toBe('금🥇');
  fc.assert(
    fc.property(anyUnicode(20).map(typedText), fc.nat(30), (text, max) => {
      const cut = cutAtCodePoint(text, max);
      expect(cut.length).toBeLessThanOrEqual(max);
      expect(text.startsWith(cut) && cut.isWellFormed()).toBe(true);
    }),
  );
});
