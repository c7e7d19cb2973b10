import fc from 'fast-check';
import { expect, test } from 'vitest';
import { embeddedJson, jsonOf, manifestBlock, sealText, splitProof, type ProofSeal } from './proof-file.ts';

const SEAL: ProofSeal = {
  statement: '{"format":"geumnaru-proof-1","words":"</script>"}',
  signature: `${'a'.repeat(85)}A`,
  publicKey: 'b'.repeat(87),
};
const headOf = (manifest: unknown) => `<!doctype html>\n<body>\n${manifestBlock(manifest)}\n<p>증빙</p>`;
const fileOf = (manifest: unknown, seal: ProofSeal | null = SEAL) => headOf(manifest) + sealText(seal);

test('a file is split into what is hashed, its seal and what it says, whatever that is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(SEAL, null), (said, seal) => {
      const manifest: unknown = JSON.parse(JSON.stringify(said));
      expect(splitProof(fileOf(manifest, seal))).toEqual({ head: headOf(manifest), seal, manifest });
    }),
  );
});

test('words of a conversation end no tag of the page', () => {
  const manifest = { text: '</script><script>alert(1)</script><!--' };
  expect(embeddedJson(manifest)).not.toContain('<');
  expect(splitProof(fileOf(manifest))?.manifest).toEqual(manifest);
});

test('of a seal no byte can be another, and nothing stands behind it', () => {
  const file = fileOf({ format: 'x' });
  const sealAt = headOf({ format: 'x' }).length;
  fc.assert(
    fc.property(
      fc.integer({ min: sealAt, max: file.length - 1 }),
      fc.constantFrom('A', ' ', '"', '0'),
      (at, byte) => {
        fc.pre(file[at] !== byte);
        const split = splitProof(file.slice(0, at) + byte + file.slice(at + 1));
        // Whatever still reads as a seal says something else, which its signature does not hold for.
        expect(split?.seal).not.toEqual(SEAL);
      },
    ),
  );
  expect(splitProof(`${file} `)).toBeNull();
  expect(splitProof(file.slice(0, -1))).toBeNull();
  expect(splitProof(file.replace('"publicKey"', ' "publicKey"'))).toBeNull();
});

test.each<[string, Partial<Record<keyof ProofSeal, unknown>>]>([
  ['a short signature', { signature: 'a'.repeat(85) }],
  ['a long signature', { signature: `${'a'.repeat(86)}A` }],
  ['a signature with bits to spare', { signature: `${'a'.repeat(85)}B` }],
  ['a signature of other letters', { signature: `${'+'.repeat(85)}A` }],
  ['a short key', { publicKey: 'b'.repeat(86) }],
  ['a long key', { publicKey: 'b'.repeat(88) }],
  ['a key of other letters', { publicKey: '='.repeat(87) }],
  ['a statement that is no text', { statement: {} }],
  ['a signature that is no text', { signature: 1 }],
  ['a key that is no text', { publicKey: null }],
])('%s makes it no proof', (_what, change) => {
  const seal: object = { ...SEAL, ...change };
  const end = sealText(SEAL).replace(embeddedJson(SEAL), embeddedJson(seal));
  expect(splitProof(headOf({}) + end)).toBeNull();
});

test('what is no proof at all is none', () => {
  for (const file of [
    '',
    '<html></html>',
    headOf({}),
    `${headOf({})}${sealText(null).replace('null', '1')}`,
  ]) {
    expect(splitProof(file)).toBeNull();
  }
  expect(splitProof(`<p>${sealText(SEAL)}`)).toBeNull();
  expect(splitProof(headOf({}).replace('{}', '{') + sealText(SEAL))).toBeNull();
});

test('JSON is read, and what is none is undefined', () => {
  expect(jsonOf('{"a":[1]}')).toEqual({ a: [1] });
  expect(jsonOf('null')).toBeNull();
  for (const text of ['', '{', 'undefined']) expect(jsonOf(text)).toBeUndefined();
});
