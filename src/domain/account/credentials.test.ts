import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isAcceptablePassword,
  isEmailLike,
  normaliseEmail,
  parseMobileNumber,
  nicknameLength,
  parseNickname,
  passwordRule,
} from './credentials.ts';

test('a password needs eight characters, a letter and a digit', () => {
  expect(isAcceptablePassword('gold1234')).toBe(true);
  expect(isAcceptablePassword('gold123')).toBe(false);
  expect(isAcceptablePassword('goldgold')).toBe(false);
  expect(isAcceptablePassword('12345678')).toBe(false);
  expect(isAcceptablePassword('금반지금반지12')).toBe(false);
});

test('the rule says which part is missing', () => {
  expect(passwordRule('gold')).toEqual({ isLongEnough: false, hasLetter: true, hasDigit: false });
});

const acceptable = fc
  .tuple(fc.constantFrom('a', 'Z'), fc.string({ minLength: 6 }), fc.constantFrom('0', '9'))
  .map((parts) => parts.join(''));

test('adding to an acceptable password never spoils it', () => {
  fc.assert(
    fc.property(acceptable, fc.string(), (a, b) => {
      expect(isAcceptablePassword(a + b) && isAcceptablePassword(b + a)).toBe(true);
    }),
  );
});

test('an e-mail is trimmed and lowercased, and doing so twice changes nothing', () => {
  expect(normaliseEmail('  Buyer@Example.COM ')).toBe('buyer@example.com');
  expect(normaliseEmail('ｂｕｙｅｒ＠ｅｘａｍｐｌｅ．ｃｏｍ')).toBe('buyer@example.com');
  expect(normaliseEmail('\u200bbuyer@example.com\u200b ')).toBe('buyer@example.com');
  fc.assert(
    fc.property(fc.string(), (text) => normaliseEmail(normaliseEmail(text)) === normaliseEmail(text)),
  );
});

test.each(['a@b.kr', 'ｂ＠ｂ．ｋｒ', ' buyer@example.com ', 'first.last+gold@mail.example.co.kr'])(
  '%s looks like an e-mail',
  (text) => {
    expect(isEmailLike(text)).toBe(true);
  },
);

test.each([
  '',
  'buyer',
  'buyer@',
  'buyer@example',
  'buyer@example.',
  'buyer@@example.com',
  'a b@example.com',
])('"%s" does not look like an e-mail', (text) => {
  expect(isEmailLike(text)).toBe(false);
});

test.each([
  ['01012345678', '010-1234-5678'],
  ['010-1234-5678', '010-1234-5678'],
  [' 010 1234 5678 ', '010-1234-5678'],
  ['+82 10-1234-5678', '010-1234-5678'],
  ['+82 (010) 1234 5678', '010-1234-5678'],
  ['011-234-5678', '011-234-5678'],
  ['０１０－１２３４－５６７８', '010-1234-5678'],
])('%s is the mobile number %s', (text, expected) => {
  expect(parseMobileNumber(text)).toBe(expected);
});

test.each(['', '02-123-4567', '010-123', '010-12345-6789', '0101234567a', '+1 010 1234 5678'])(
  '"%s" is no mobile number',
  (text) => {
    expect(parseMobileNumber(text)).toBeNull();
  },
);

test('a nickname is as long as it will be known', () => {
  expect(nicknameLength('  금 빛   나루 ')).toBe(6);
  expect(nicknameLength('💍💍')).toBe(2);
});

test('a nickname has two to twenty characters, an emoji counting as one', () => {
  expect(parseNickname('  금 빛   나루 ')).toBe('금 빛 나루');
  expect(parseNickname('금')).toBeNull();
  expect(parseNickname('   ')).toBeNull();
  expect(parseNickname('💍💍')).toBe('💍💍');
  expect(parseNickname('가'.repeat(20))).toBe('가'.repeat(20));
  expect(parseNickname('가'.repeat(21))).toBeNull();
});
