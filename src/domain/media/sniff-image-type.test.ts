import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { sniffImageType } from './sniff-image-type.ts';

const text = (value: string) => new TextEncoder().encode(value);
const bytes = (...parts: readonly (string | number)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...text(part)])));
const ftyp = (brand: string, ...compatible: readonly string[]) =>
  bytes(0, 0, 0, 16 + compatible.length * 4, 'ftyp', brand, 0, 0, 0, 0, ...compatible);

describe('the first bytes tell the type', () => {
  test.each([
    ['image/jpeg', bytes(0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 'JFIF')],
    ['image/jpeg', bytes(0xff, 0xd8, 0xff, 0xe1)],
    ['image/png', bytes(0x89, 'PNG\r\n', 0x1a, '\n', 0, 0, 0, 13, 'IHDR')],
    ['image/gif', bytes('GIF89a', 1, 0)],
    ['image/gif', bytes('GIF87a', 1, 0)],
    ['image/webp', bytes('RIFF', 1, 2, 3, 4, 'WEBPVP8 ')],
    ['image/heic', ftyp('heic', 'mif1', 'heic')],
    ['image/heic', ftyp('mif1', 'heic')],
    ['image/avif', ftyp('avif', 'mif1', 'miaf')],
    ['image/avif', ftyp('mif1', 'avif')],
  ])('%s', (type, head) => {
    expect(sniffImageType(head)).toBe(type);
  });
});

describe('what is no picture is refused, whatever it is called', () => {
  test.each([
    ['a text file', text('안녕하세요. 저는 그림이 아닙니다.')],
    ['a page', text('<!doctype html><script>alert(1)</script>')],
    ['a drawing with scripts', text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a document', text('%PDF-1.7')],
    ['a sound', bytes('RIFF', 1, 2, 3, 4, 'WAVEfmt ')],
    ['a film', ftyp('isom', 'mp42')],
    [
      'a film whose picture brand lies outside its own box',
      bytes(0, 0, 0, 16, 'ftypisom', 0, 0, 0, 0, 'avif'),
    ],
    ['nothing', new Uint8Array()],
    ['half a signature', bytes(0x89, 'PN')],
  ])('%s', (_name, head) => {
    expect(sniffImageType(head)).toBeNull();
  });

  test('no readable text is ever taken for a picture, unless it spells a signature', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 0, maxLength: 64 }), (value) => {
        fc.pre(!/^GIF8[79]a|^RIFF.{4}WEBP|^.{4}ftyp/s.test(value));
        expect(sniffImageType(text(value))).toBeNull();
      }),
    );
  });

  test('any bytes give an answer', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (head) => {
        expect(() => sniffImageType(head)).not.toThrow();
      }),
    );
  });
});
