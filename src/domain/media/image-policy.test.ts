import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { anyUnicode } from '#tests/support/any-unicode.ts';

import {
  COMPRESS_ABOVE_BYTES,
  IMAGE_MAX_BYTES,
  IMAGE_MAX_SIDE,
  IMAGE_QUALITY,
  encodedTypeOf,
  isTooLarge,
  needsCompression,
  sanitiseFileName,
  smallerOf,
} from './image-policy.ts';

const MB = 1024 * 1024;

test('the limits are those of the specification', () => {
  expect([COMPRESS_ABOVE_BYTES, IMAGE_MAX_BYTES, IMAGE_MAX_SIDE, IMAGE_QUALITY]).toEqual([
    MB,
    15 * MB,
    2048,
    0.82,
  ]);
});

test('a picture is compressed above 1 MB and refused above 15 MB', () => {
  expect([MB - 1, MB, MB + 1].map(needsCompression)).toEqual([false, false, true]);
  expect([15 * MB, 15 * MB + 1, 16 * MB].map(isTooLarge)).toEqual([false, true, true]);
});

describe('general compression', () => {
  test('keeps PNG as PNG and turns the rest into the preferred type', () => {
    expect(encodedTypeOf('image/png')).toBe('image/png');
    expect(encodedTypeOf('image/heic')).toBe('image/jpeg');
    expect(encodedTypeOf('image/webp')).toBe('image/jpeg');
    expect(encodedTypeOf('')).toBe('image/jpeg');
  });

  test('keeps the original when the result is not smaller', () => {
    const original = { size: 100 };
    expect(smallerOf(original, { size: 100 })).toBe(original);
    expect(smallerOf(original, { size: 101 })).toBe(original);
    expect(smallerOf(original, { size: 99 })).toEqual({ size: 99 });
  });
});

describe('a file name for the server', () => {
  test.each([
    ['photo-1.JPG', 'photo-1.JPG'],
    ['금반지 사진.jpg', '______.jpg'],
    ['../../etc/passwd', '.._.._etc_passwd'],
    ['a/b\\c?.png', 'a_b_c_.png'],
    ['IMG（１）.jpeg', 'IMG_1_.jpeg'],
    ['', 'image'],
    ['.', 'image'],
    ['..', 'image'],
    ['...', '...'],
  ])('"%s" becomes "%s"', (name, safe) => {
    expect(sanitiseFileName(name)).toBe(safe);
  });

  test('keeps its ending when it is cut', () => {
    const name = sanitiseFileName(`${'a'.repeat(500)}.jpg`);
    expect(name).toHaveLength(100);
    expect(name.endsWith('.jpg')).toBe(true);
  });

  test('holds only word characters, dots and hyphens, and is never empty or a direction', () => {
    fc.assert(
      fc.property(anyUnicode(), (name) => {
        const safe = sanitiseFileName(name);
        expect(safe).toMatch(/^[\w.-]{1,100}$/);
        expect(['.', '..']).not.toContain(safe);
        expect(sanitiseFileName(safe)).toBe(safe);
      }),
    );
  });
});
