import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spellPhoneNumber } from './phone-number.ts';

test.each([
  ['01012345678', '010-1234-5678'],
  [' 010 1234 5678 ', '010-1234-5678'],
  ['+82 10-1234-5678', '010-1234-5678'],
  ['021234567', '02-123-4567'],
  ['02)1234-5678', '02-1234-5678'],
  ['+82 31 123 4567', '031-123-4567'],
  ['050412345678', '0504-1234-5678'],
  ['15881234', '1588-1234'],
  ['+1 212 555 0100', '+1 212 555 0100'],
  [' 12345678 ', '12345678'],
])('%s is read out as %s', (typed, spelled) => {
  expect(spellPhoneNumber(typed)).toBe(spelled);
});

test('what is spelled once is not spelled otherwise, whatever was typed', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9+() -]{0,20}$/)), (typed) => {
      expect(spellPhoneNumber(spellPhoneNumber(typed))).toBe(spellPhoneNumber(typed));
    }),
  );
});
