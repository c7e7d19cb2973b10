import fc from 'fast-check';

const codePoint = fc.oneof(
  fc.integer({ min: 0x20, max: 0x7e }),
  fc.integer({ min: 0xac00, max: 0xd7a3 }),
  fc.integer({ min: 0x1100, max: 0x318f }),
  fc.integer({ min: 0x1f300, max: 0x1faff }),
  fc.integer({ min: 0, max: 0x10ffff }),
);

/**
 * Text of any code points, half surrogate pairs included; fast-check's own unit for this takes seconds to
 * prepare.
 */
export const anyUnicode = (maxLength = 20): fc.Arbitrary<string> =>
  fc.array(codePoint, { maxLength }).map((points) => String.fromCodePoint(...points));
