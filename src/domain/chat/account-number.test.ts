import { describe, expect, test } from 'vitest';
import { holdsAccountDigits, holdsAccountNumber } from './account-number.ts';

describe('digits that are an account', () => {
  test.each([
    // Beside the name of a bank, however they are grouped: ten digits to sixteen.
    '국민 1234567890',
    '국민 1234567890123456',
    '우리 1002123456',
    '우리1002123456',
    '카카오 뱅크 12000-30000',
    '카카오뱅크 12000-30000',
    '케이 뱅크 12000-30000',
    '케이뱅크 12000-30000',
    'kb 12000-30000',
    // Beside a word of transfers.
    '입금 1101234567',
    '송장 말고 계좌로 1101234567',
    // Grouped as banks do.
    '11012345678',
    '1101-23-4567',
    '110-123-45-6789',
    '11-22-33-4444-55',
    // Without the leading nought it is no phone, and no date that has no hour.
    '10123456789',
    '201001011234567',
    // Beside a mobile number, in all its spellings.
    '신한 110-123-456789 +82 10-1234-5678',
    '신한 110-123-456789 82 010 1234 5678',
    '신한 110-123-456789 010--123--4567',
    '신한 110-123-456789 01012345678',
  ])('%s', (text) => {
    expect(holdsAccountDigits(text)).toBe(true);
  });
});

describe('digits that are none', () => {
  test.each([
    '국민 123456789',
    '국민 12345678901234567',
    '우리 둘이서 12000-30000',
    '1101234567',
    '11-22-33-44-55-66',
    '1-22-333-444-55',
    '123-45-67890',
    '1234-567890',
    // Of parcels, bars and orders.
    '송장 110-123-456789',
    '택배번호 110-123-456789',
    '택배 번호 110-123-456789',
    '일련번호 110-123-456789',
    '일련 번호 110-123-456789',
    '제품번호 110-123-456789',
    '제품 번호 110-123-456789',
    '주문번호 110-123-456789',
    '주문 번호 110-123-456789',
    '신청번호 110-123-456789',
    '신청 번호 110-123-456789',
    // Amounts and weights.
    '입금 1101234567원',
    '입금 1101234567 원',
    '입금 1101234567,000',
    '입금 1101234567g',
    '입금 1200000 1300000 1400000',
    '입금 2024 2025 2026',
    // Phones.
    '입금 031-123-4567',
    '입금 041-1234-5678',
    '입금 055-123-4567',
    '입금 064-123-4567',
    '입금 070-1234-5678',
    '입금 080-123-4567',
    '입금 0505-123-4567',
    '입금 050-1234-56789',
    '입금 82 2 1234 5678',
    '입금 8202 1234 5678',
    // Moments.
    '입금 202603111520',
    '입금 202612312459',
    '입금 2026-03-11 15 20',
    '입금 20260311 1520',
    '입금 202610092030',
  ])('%s', (text) => {
    expect(holdsAccountDigits(text)).toBe(false);
  });
});

describe('digits that only begin like something else', () => {
  test.each([
    '입금 031-123-45678-90',
    '입금 049-123-4567',
    '입금 059-1234-5678',
    '입금 069-1234-5678',
    '입금 1050-1234-5678',
    '입금 050-1234-567890',
    '입금 12026031115',
    '입금 202613111520',
    '입금 202603001520',
    '입금 202603391520',
    '입금 202603112520',
    '입금 20-26031115-20',
    '입금 120000 130000 14',
    '입금 1200001 1300000',
    '입금 0120000 130000',
    '입금 110-123-456789 정도 만',
  ])('%s', (text) => {
    expect(holdsAccountDigits(text)).toBe(true);
  });
});

test.each(['계좌번호', '계좌 번호는요?', '계좌 알려 줘요', '계좌 좀 불러 주세요', '계좌를 꼭 남겨요'])(
  '%s asks for an account',
  (text) => {
    expect(holdsAccountNumber(text)).toBe(true);
    expect(holdsAccountDigits(text)).toBe(false);
  },
);

test.each(['계좌가 있으니 나중에 알려 줘요', '번호 알려 줘요', '통장 보내요'])('%s asks for none', (text) => {
  expect(holdsAccountNumber(text)).toBe(false);
});
