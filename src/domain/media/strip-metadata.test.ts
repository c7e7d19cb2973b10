import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinBytes } from './join-bytes.ts';
import { withoutMetadata } from './strip-metadata.ts';

const ascii = (words: string): Uint8Array => Uint8Array.from(words, (letter) => letter.charCodeAt(0));
const has = (bytes: Uint8Array, words: string): boolean => String.fromCharCode(...bytes).includes(words);

const segment = (marker: number, payload: Uint8Array): Uint8Array =>
  joinBytes([Uint8Array.of(0xff, marker, (payload.length + 2) >> 8, (payload.length + 2) & 0xff), payload]);

/** EXIF in little-endian order, with a turn and, behind it, a place. */
const exif = (turn: number) =>
  segment(
    0xe1,
    joinBytes([
      ascii('Exif\0\0II'),
      Uint8Array.of(42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, turn, 0, 0, 0, 0, 0, 0, 0),
      ascii('GPS 37.5N'),
    ]),
  );
const jfif = segment(0xe0, ascii('JFIF\0'));
const colours = segment(0xe2, ascii('ICC_PROFILE\0sRGB'));
const adobe = segment(0xee, ascii('Adobe'));
const tables = segment(0xdb, Uint8Array.of(0, 1, 2));
// A stuffed 0xff and a restart marker are parts of the coded picture.
const scan = joinBytes([segment(0xda, Uint8Array.of(1)), Uint8Array.of(7, 0xff, 0, 8, 0xff, 0xd0, 9)]);
const jpeg = (...parts: readonly Uint8Array[]) =>
  joinBytes([Uint8Array.of(0xff, 0xd8), ...parts, Uint8Array.of(0xff, 0xd9)]);

describe('a JPEG', () => {
  test('loses place, editors’ notes and comments, and keeps picture and colours', () => {
    const notes = [segment(0xe1, ascii('http://ns.adobe.com/xap/1.0/\0')), segment(0xed, ascii('Photoshop'))];
    const taken = jpeg(jfif, exif(1), ...notes, segment(0xfe, ascii('내 집')), colours, adobe, tables, scan);
    expect(withoutMetadata(taken, 'image/jpeg')).toEqual(jpeg(jfif, colours, adobe, tables, scan));
  });

  test('stays turned as it was', () => {
    const bare = withoutMetadata(jpeg(exif(6), tables, scan), 'image/jpeg');
    expect(has(bare, 'GPS')).toBe(false);
    // Read again, the little that was left says the same turn.
    expect(withoutMetadata(bare, 'image/jpeg')).toEqual(bare);
    expect(bare.length).toBeGreaterThan(jpeg(tables, scan).length);
    expect(has(bare, 'Exif')).toBe(true);
  });

  test('loses what was hung on behind its end', () => {
    const whole = jpeg(tables, scan);
    expect(withoutMetadata(joinBytes([whole, jpeg(exif(1), scan)]), 'image/jpeg')).toEqual(whole);
  });

  test('of several scans keeps them all', () => {
    const progressive = jpeg(tables, scan, segment(0xc4, Uint8Array.of(3)), scan);
    expect(withoutMetadata(progressive, 'image/jpeg')).toEqual(progressive);
  });
});

const chunk = (name: string, data: Uint8Array): Uint8Array =>
  joinBytes([Uint8Array.of(0, 0, 0, data.length), ascii(name), data, Uint8Array.of(1, 2, 3, 4)]);
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

test('a PNG loses its texts, its EXIF and its time', () => {
  const picture = [chunk('IHDR', ascii('head')), chunk('IDAT', ascii('pixels')), chunk('IEND', ascii(''))];
  const taken = joinBytes([
    PNG,
    ...picture.slice(0, 2),
    ...['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'].map((name) => chunk(name, ascii('GPS'))),
    ...picture.slice(2),
  ]);
  expect(withoutMetadata(taken, 'image/png')).toEqual(joinBytes([PNG, ...picture]));
});

test('a WebP loses EXIF and XMP, says so, and counts its bytes anew', () => {
  const part = (name: string, data: Uint8Array) =>
    joinBytes([ascii(name), Uint8Array.of(data.length, 0, 0, 0), data, new Uint8Array(data.length % 2)]);
  const webp = (...parts: readonly Uint8Array[]) => {
    const body = joinBytes([ascii('WEBP'), ...parts]);
    return joinBytes([ascii('RIFF'), Uint8Array.of(body.length, 0, 0, 0), body]);
  };
  const pixels = part('VP8 ', ascii('odd'));
  const taken = webp(
    part('VP8X', Uint8Array.of(0b11100)),
    pixels,
    part('EXIF', ascii('GPS')),
    part('XMP ', ascii('x')),
  );
  expect(withoutMetadata(taken, 'image/webp')).toEqual(webp(part('VP8X', Uint8Array.of(0b10000)), pixels));
});

test('whatever the bytes are, it never fails, and a second time changes nothing', () => {
  const types = fc.constantFrom('image/jpeg', 'image/png', 'image/webp', 'image/gif' as const);
  const heads = fc.constantFrom(Uint8Array.of(), Uint8Array.of(0xff, 0xd8, 0xff), PNG, ascii('RIFF1234WEBP'));
  fc.assert(
    fc.property(heads, fc.uint8Array({ maxLength: 60 }), types, (head, tail, type) => {
      const once = withoutMetadata(joinBytes([head, tail]), type);
      expect(withoutMetadata(once, type)).toEqual(once);
    }),
  );
});
