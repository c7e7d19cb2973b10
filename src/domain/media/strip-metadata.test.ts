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

describe('a JPEG that is turned', () => {
  /** EXIF with several entries, in either order of bytes. */
  const tiff = (isLittle: boolean, entries: readonly (readonly [tag: number, value: number])[]) => {
    const number = (value: number, size: number) => {
      const bytes = Array.from({ length: size }, (_, at) => (value >> (8 * (size - 1 - at))) & 0xff);
      return isLittle ? bytes.toReversed() : bytes;
    };
    return [
      ...(isLittle ? [0x49, 0x49] : [0x4d, 0x4d]),
      ...number(42, 2),
      ...number(8, 4),
      ...number(entries.length, 2),
      ...entries.flatMap(([tag, value]) => [
        ...number(tag, 2),
        ...number(3, 2),
        ...number(1, 4),
        ...number(value, 2),
        0,
        0,
      ]),
    ];
  };
  const app1 = (bytes: readonly number[]) =>
    segment(0xe1, joinBytes([ascii('Exif\0\0'), Uint8Array.from(bytes)]));
  const bare = (picture: Uint8Array<ArrayBuffer>) => withoutMetadata(picture, 'image/jpeg');
  /** All that is left of it: big-endian, one entry. */
  const turned = (turn: number) => app1([...tiff(false, [[0x0112, turn]]), 0, 0, 0, 0]);
  const straight = jpeg(tables, scan);

  test.each([2, 3, 4, 5, 6, 7, 8])('%d stays so, and nothing else of it stays', (turn) => {
    for (const isLittle of [true, false]) {
      const first = app1(tiff(isLittle, [[0x0112, turn]]));
      const behind = app1(
        tiff(isLittle, [
          [0x010f, 7],
          [0x0110, 2],
          [0x0112, turn],
          [0x0128, 1],
        ]),
      );
      for (const taken of [first, behind]) {
        expect(bare(jpeg(taken, tables, scan))).toEqual(jpeg(turned(turn), tables, scan));
      }
    }
  });

  test.each([0, 1, 9, 300])('%d is no turn', (turn) => {
    expect(bare(jpeg(app1(tiff(false, [[0x0112, turn]])), tables, scan))).toEqual(straight);
  });

  test('by a later segment where the first says nothing of it', () => {
    const other = app1(tiff(true, [[0x0110, 6]]));
    expect(bare(jpeg(other, turned(3), tables, scan))).toEqual(jpeg(turned(3), tables, scan));
  });

  test.each([
    ['no directory', [0x4d, 0x4d, 0, 42]],
    ['a directory behind the end', [0x4d, 0x4d, 0, 42, 0, 0, 0, 99]],
    ['a directory at the very end', [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0]],
    ['an entry that is cut off', tiff(false, [[0x0112, 6]]).slice(0, -1)],
    ['more entries than there are', [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 9]],
  ])('by nothing that can be read: %s', (_what, bytes) => {
    expect(bare(jpeg(app1(bytes), tables, scan))).toEqual(straight);
  });

  test('by nothing that is not EXIF', () => {
    const [first, ...rest] = [...ascii('exif\0\0')];
    const likeIt = segment(0xe1, Uint8Array.from([first ?? 0, ...rest, ...tiff(false, [[0x0112, 6]])]));
    const elsewhere = segment(
      0xed,
      joinBytes([ascii('Exif\0\0'), Uint8Array.from(tiff(false, [[0x0112, 6]]))]),
    );
    const short = segment(0xe1, ascii('Exif'));
    for (const odd of [likeIt, elsewhere, short]) expect(bare(jpeg(odd, tables, scan))).toEqual(straight);
  });
});

describe('a JPEG that does not keep to its format comes back as it is', () => {
  const whole = jpeg(exif(1), tables, scan);
  test.each([
    ['without its beginning', whole.slice(1)],
    ['with another beginning', Uint8Array.of(0xff, 0xd9, ...whole.slice(2))],
    ['with half a beginning', Uint8Array.of(0, 0xd8, ...whole.slice(2))],
    ['of its beginning alone', Uint8Array.of(0xff, 0xd8)],
    ['that ends within a marker', Uint8Array.of(0xff, 0xd8, 0xff)],
    ['with no marker where one has to be', jpeg(exif(1), Uint8Array.of(1, 2, 3, 4), scan)],
    ['with a segment that has no length', jpeg(exif(1), Uint8Array.of(0xff, 0xfe, 0, 1, 7), scan)],
    ['with a segment that is longer than the file', jpeg(exif(1), Uint8Array.of(0xff, 0xfe, 0xff, 0xff, 7))],
    ['that was cut off before its picture', joinBytes([Uint8Array.of(0xff, 0xd8), exif(1), tables])],
  ])('%s', (_what, broken) => {
    expect(withoutMetadata(broken, 'image/jpeg')).toEqual(broken);
  });

  test('but a picture that was cut off is shown as far as it goes', () => {
    const cut = joinBytes([Uint8Array.of(0xff, 0xd8), exif(1), tables, scan]);
    const shown = joinBytes([Uint8Array.of(0xff, 0xd8), tables, scan]);
    expect(withoutMetadata(cut, 'image/jpeg')).toEqual(shown);
  });
});

describe('the segments of a JPEG', () => {
  const bare = (...parts: readonly Uint8Array[]) => withoutMetadata(jpeg(...parts), 'image/jpeg');

  test('may have fill bytes before their markers', () => {
    const filled = joinBytes([Uint8Array.of(0xff, 0xff), tables]);
    expect(bare(filled, segment(0xfe, ascii('x')), scan)).toEqual(jpeg(tables, scan));
  });

  test('may be longer than a byte counts, or empty', () => {
    const long = segment(0xdb, new Uint8Array(700).fill(9));
    const empty = segment(0xdb, new Uint8Array());
    expect(bare(long, empty, exif(1), scan)).toEqual(jpeg(long, empty, scan));
  });

  test('of applications go, whichever they are, but for the three that a picture needs', () => {
    for (let marker = 0xe0; marker <= 0xef; marker += 1) {
      const one = segment(marker, ascii('whatever it says'));
      expect(bare(one, tables, scan)).toEqual(
        marker === 0xe0 || marker === 0xee ? jpeg(one, tables, scan) : jpeg(tables, scan),
      );
    }
    const after = segment(0xf0, ascii('x'));
    expect(bare(after, tables, scan)).toEqual(jpeg(after, tables, scan));
  });

  test('of colours are those that say so', () => {
    expect(bare(segment(0xe1, ascii('ICC_PROFILE\0sRGB')), tables, scan)).toEqual(jpeg(tables, scan));
    expect(bare(segment(0xe2, ascii('ICC_PROFILX\0sRGB')), tables, scan)).toEqual(jpeg(tables, scan));
    const bareName = segment(0xe2, ascii('ICC_PROFILE\0'));
    expect(bare(bareName, tables, scan)).toEqual(jpeg(bareName, tables, scan));
  });

  test('of the coded picture hold restart marks from the first to the last', () => {
    const coded = joinBytes([
      segment(0xda, Uint8Array.of(1)),
      Uint8Array.of(5, 0xff, 0xd7, 6, 0xff, 0xff, 0, 7),
    ]);
    expect(bare(tables, coded, segment(0xfe, ascii('x')))).toEqual(jpeg(tables, coded));
    const before = segment(0xcf, Uint8Array.of(1));
    const after = segment(0xd8, ascii('x'));
    expect(bare(tables, coded, before, coded)).toEqual(jpeg(tables, coded, before, coded));
    expect(bare(tables, coded, after)).toEqual(jpeg(tables, coded, after));
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

describe('a PNG that does not keep to its format comes back as it is', () => {
  const told = chunk('tEXt', ascii('GPS'));
  const end = chunk('IEND', ascii(''));
  test.each([
    ['with a chunk of an odd name', joinBytes([PNG, told, chunk('ID1T', ascii('x')), end])],
    [
      'with a chunk that is longer than the file',
      joinBytes([PNG, told, chunk('IDAT', ascii('xx')).slice(0, -1)]),
    ],
    ['without an end', joinBytes([PNG, told, chunk('IDAT', ascii('x'))])],
  ])('%s', (_what, broken) => {
    expect(withoutMetadata(broken, 'image/png')).toEqual(broken);
  });
});

test('a WebP whose parts are longer than the file comes back as it is', () => {
  const head = joinBytes([ascii('RIFF'), Uint8Array.of(30, 0, 0, 0), ascii('WEBP')]);
  const cut = joinBytes([head, ascii('EXIF'), Uint8Array.of(9, 0, 0, 0), ascii('GPS')]);
  expect(withoutMetadata(cut, 'image/webp')).toEqual(cut);
  const whole = joinBytes([head, ascii('EXIF'), Uint8Array.of(3, 0, 0, 0), ascii('GPS')]);
  expect(has(withoutMetadata(whole, 'image/webp'), 'GPS')).toBe(false);
  const empty = joinBytes([head, ascii('XMP '), Uint8Array.of(0, 0, 0, 0)]);
  expect(withoutMetadata(empty, 'image/webp')).toHaveLength(12);
});

test.each(['image/gif', 'image/heic', 'image/avif'] as const)('%s is left alone', (type) => {
  const picture = jpeg(exif(1), tables, scan);
  expect(withoutMetadata(picture, type)).toBe(picture);
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
