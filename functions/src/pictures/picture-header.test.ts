import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readPictureHeader } from './picture-header.ts';

const ascii = (words: string): readonly number[] => [...words].map((letter) => letter.charCodeAt(0));
const big16 = (value: number): readonly number[] => [value >> 8, value & 0xff];
const little16 = (value: number): readonly number[] => [value & 0xff, value >> 8];
const big32 = (value: number): readonly number[] => [...big16(value >>> 16), ...big16(value & 0xffff)];
const little24 = (value: number): readonly number[] => [...little16(value & 0xffff), value >> 16];
const little32 = (value: number): readonly number[] => [
  ...little16(value & 0xffff),
  ...little16(value >>> 16),
];

const segment = (marker: number, payload: readonly number[]): readonly number[] => [
  0xff,
  marker,
  ...big16(payload.length + 2),
  ...payload,
];
const frame = (width: number, height: number, marker = 0xc0): readonly number[] =>
  segment(marker, [8, ...big16(height), ...big16(width), 3, 1, 0x11, 0]);
const jpeg = (...parts: readonly (readonly number[])[]): Uint8Array =>
  Uint8Array.of(0xff, 0xd8, ...parts.flat());
const png = (width: number, height: number): Uint8Array =>
  Uint8Array.of(
    0x89,
    ...ascii('PNG\r\n\x1A\n'),
    ...[big32(13), ascii('IHDR'), big32(width), big32(height)].flat(),
    8,
    6,
    0,
    0,
    0,
  );
const gif = (screen: readonly [number, number], ...blocks: readonly (readonly number[])[]): Uint8Array =>
  Uint8Array.of(
    ...ascii('GIF89a'),
    ...screen.flatMap(little16),
    0x80,
    0,
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    ...blocks.flat(),
  );
const gifFrame = (left: number, top: number, width: number, height: number): readonly number[] => [
  0x2c,
  ...[left, top, width, height].flatMap(little16),
  0,
];
const gifNote = [0x21, 0xfe, 3, 1, 2, 3, 2, 0x2c, 0x2c, 0];
const webp = (name: string, data: readonly number[]): Uint8Array =>
  Uint8Array.of(...ascii('RIFF'), ...little32(12), ...ascii('WEBP'), ...ascii(name), ...little32(9), ...data);
const lossy = (width: number, height: number) =>
  webp('VP8 ', [0x10, 0, 0, 0x9d, 1, 0x2a, ...little16(width), ...little16(height)]);
const lossless = (width: number, height: number) =>
  webp('VP8L', [0x2f, ...little32((width - 1) | ((height - 1) << 14))]);
const extended = (width: number, height: number) =>
  webp('VP8X', [0x10, 0, 0, 0, ...little24(width - 1), ...little24(height - 1)]);

const of = (width: number, height: number) => ({ kind: 'picture', pixels: width * height });
const NONE = { kind: 'none' };
const CUT = { kind: 'cut' };

describe('how many pixels a picture unpacks to is read', () => {
  test.each([
    ['a JPEG', jpeg(segment(0xe0, ascii('JFIF')), frame(4_000, 3_000)), of(4_000, 3_000)],
    ['a JPEG that is drawn in steps', jpeg(frame(4_000, 3_000, 0xc2)), of(4_000, 3_000)],
    ['a JPEG of a gigabyte and more', jpeg(frame(65_535, 65_535)), of(65_535, 65_535)],
    ['a PNG', png(800, 600), of(800, 600)],
    ['a PNG of more than anything holds', png(0xffff_ffff, 0xffff_ffff), of(0xffff_ffff, 0xffff_ffff)],
    ['a GIF', gif([320, 200], gifNote, gifFrame(0, 0, 10, 10)), of(320, 200)],
    ['a GIF whose frame is larger than it says', gif([1, 1], gifFrame(5, 0, 60_000, 9)), of(60_005, 9)],
    ['a WebP', lossy(1_600, 1_200), of(1_600, 1_200)],
    ['a WebP that lost nothing', lossless(16_384, 16_383), of(16_384, 16_383)],
    ['a WebP of several parts', extended(16_777_216, 300), of(16_777_216, 300)],
  ])('of %s', (_, bytes, header) => {
    expect(readPictureHeader(bytes)).toEqual(header);
  });

  test.each([
    ['jpeg', {}],
    ['jpeg', { progressive: true }],
    ['png', {}],
    ['webp', {}],
    ['webp', { lossless: true }],
    ['gif', {}],
  ] as const)('of a %s that others have made (%o)', async (format, options) => {
    const create = {
      width: 123,
      height: 45,
      channels: 4,
      background: { r: 9, g: 8, b: 7, alpha: 0.5 },
    } as const;
    const made = await sharp({ create }).withMetadata().toFormat(format, options).toBuffer();
    expect(readPictureHeader(made)).toEqual(of(123, 45));
  });

  test('behind bytes that decoders skip', () => {
    const filled = jpeg([7, 0xff, 0, 0xff, 0xd0], [0xff, 0xff], segment(0xc4, [1]), frame(65_000, 65_000));
    expect(readPictureHeader(filled)).toEqual(of(65_000, 65_000));
  });

  test('of what lies within larger memory', () => {
    const around = Uint8Array.of(1, 2, 3, ...png(800, 600), 4);
    expect(readPictureHeader(around.subarray(3, -1))).toEqual(of(800, 600));
  });
});

test.each([
  ['a text', Uint8Array.from(ascii('jpeg'))],
  ['nothing', new Uint8Array()],
  ['a picture of a kind that is not taken', Uint8Array.from([0, 0, 0, 24, ...ascii('ftypavif')])],
  ['a drawing', Uint8Array.from(ascii('<svg width="1">'))],
  ['a JPEG that is coded before its size', jpeg(segment(0xda, [1]), frame(8, 8))],
  ['a JPEG that begins twice', jpeg([0xff, 0xd8], frame(8, 8))],
  ['a JPEG whose segment is shorter than its length', jpeg([0xff, 0xe0, 0, 1], frame(8, 8))],
  ['a JPEG without a height', jpeg(frame(8, 0))],
  ['a PNG that says something else first', Uint8Array.from(png(8, 8).with(12, 0x69))],
  ['a GIF without a frame', gif([8, 8], gifNote, [0x3b])],
  [
    'a WebP of a part that no decoder knows',
    webp(
      'ABCD',
      Array.from({ length: 20 }, () => 0),
    ),
  ],
])('%s is no picture', (_, bytes) => {
  expect(readPictureHeader(bytes)).toEqual(NONE);
});

const WHOLE: readonly Uint8Array[] = [
  jpeg(segment(0xe0, ascii('JFIF')), segment(0xe1, ascii('Exif')), frame(40, 30)),
  png(40, 30),
  gif([40, 30], gifNote, gifFrame(0, 0, 40, 30)),
  lossy(40, 30),
  lossless(40, 30),
  extended(40, 30),
];
/** As many as say of which kind it is. */
const SIGNATURE_BYTES = 12;

test('a picture that is cut short is told from none', () => {
  for (const bytes of WHOLE) {
    for (let length = SIGNATURE_BYTES; length <= bytes.length; length += 1) {
      const header = readPictureHeader(bytes.subarray(0, length));
      expect([CUT, of(40, 30)]).toContainEqual(header);
    }
    expect(readPictureHeader(bytes)).toEqual(of(40, 30));
    expect(readPictureHeader(bytes.subarray(0, SIGNATURE_BYTES))).toEqual(CUT);
  }
});

test('whatever the bytes are, an answer comes back', () => {
  const beginnings = [...WHOLE.map((bytes) => bytes.subarray(0, 16)), new Uint8Array()];
  const any = fc
    .tuple(fc.constantFrom(...beginnings), fc.uint8Array({ maxLength: 300 }))
    .map(([beginning, rest]) => Uint8Array.of(...beginning, ...rest));
  const damaged = fc
    .tuple(fc.constantFrom(...WHOLE), fc.nat(60), fc.nat(255))
    .map(([bytes, at, byte]) => (at < bytes.length ? bytes.with(at, byte) : bytes));
  fc.assert(
    fc.property(fc.oneof(any, damaged), (bytes) => {
      const header = readPictureHeader(bytes);
      expect(['picture', 'cut', 'none']).toContain(header.kind);
      expect(header.kind === 'picture' ? header.pixels : 1).toBeGreaterThan(0);
    }),
  );
});
