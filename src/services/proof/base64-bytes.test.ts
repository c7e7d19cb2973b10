import fc from 'fast-check';
import { expect, test } from 'vitest';
import { base64BytesOf } from './base64-bytes.ts';

test('bytes are spelled as base64 spells them, whatever is left over at the end', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(Buffer.from(base64BytesOf(bytes)).toString('latin1')).toBe(
        Buffer.from(bytes).toString('base64'),
      );
    }),
  );
});
