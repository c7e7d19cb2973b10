import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { safetyConcernOf } from './safety.ts';

describe('an account number is noticed', () => {
  test.each([
    '국민 123456-01-123456 홍길동',
    '신한 110-123-456789',
    '카카오뱅크 3333-01-1234567 입니다',
    '우리은행 1002 123 456789',
    '농협 352-1234-5678-93',
    '토스 1000 0000 0000 으로',
    '110-123-456789',
    '3333 01 1234567',
    '352-1234-5678-93 으로 주세요',
    '1 1 0 1 2 3 4 5 6 7 8 9',
    '1-1-0-1-2-3-4-5-6-7-8-9',
    '１１０－１２３－４５６７８９',
    '①①⓪-①②③-④⑤⑥⑦⑧⑨',
    '110\u200B123\u200B456789',
    '110123456789',
    '입금은 1101234567 로',
    '계좌번호 알려드릴까요?',
    '계좌 보내드릴게요',
    '110_123_456789',
    '110 - 123 - 456789',
    '신한 110-123-456789 010-1234-5678',
    '110-123-456789 / 010-1234-5678',
    '하나 123-910123-12307',
    '1002 123 456789',
    // Groups that read as round amounts are an account all the same beside the name of a bank.
    '신한 12000-30000 홍길동',
    '신한 1200 0300 00 홍길동',
    `${'1   '.repeat(11)}1`,
  ])('%s', (text) => {
    expect(safetyConcernOf(text)).toBe('account_number');
  });
});

describe('a demand for money before the meeting is noticed', () => {
  test.each([
    '예약금 5만원 부탁드려요',
    '예약금만 보내주시면 잡아둘게요',
    '예 약 금 3만원이요',
    '예.약.금 먼저요',
    '선입금하시면 택배로 보내드려요',
    '선-입-금 해주세요',
    '선 입금 부탁드립니다',
    '선결제만 됩니다',
    '계약금 10%만 주세요',
    '선금 주시면 다른 분께 안 팔게요',
    '먼저 송금해 주시면 바로 갈게요',
    '입금 먼저 해주세요',
    '입금 확인되면 바로 발송합니다',
    '이체하시면 택배 보내드릴게요',
    '예약금 없으면 예약 안 돼요',
    '예약금 없이는 곤란해요',
    '보증금 걸어주세요',
    '예약\u200B금 보내주세요',
  ])('%s', (text) => {
    expect(safetyConcernOf(text)).toBe('advance_payment');
  });
});

describe('everyday talk passes without a warning', () => {
  test.each([
    '안녕하세요, 아직 판매하시나요?',
    '1,234,000원에 가능할까요?',
    '1234000원이면 바로 살게요',
    '1200000000원',
    `${'1   '.repeat(11)}1원`,
    '입금은 1200000 1300000 중에 골라주세요',
    '800000 900000 사이로 생각해요',
    '1200000 1300000 1400000 중에 골라주세요',
    '010-1234-5678로 전화 주세요',
    '01012345678',
    '010 1234 5678',
    '0 1 0 1 2 3 4 5 6 7 8',
    '+82 10-1234-5678',
    '02-123-4567',
    '02-1234-5678',
    '031-123-4567 매장입니다',
    '070-1234-5678',
    '0507-1234-5678 안심번호예요',
    '1588-1234로 문의하세요',
    '3.75g 18K이고 1돈이에요',
    '무게는 11.25 g, 26.25 g, 187.5 g 세 가지예요',
    '2026-03-11 15:20에 봬요',
    '2026.03.11 15시 20분',
    '2026-03-11 15 20',
    '202603111520',
    '3월 11일 오후 3시 20분 종로3가역 1번 출구',
    '사업자번호 123-45-67890입니다',
    '운송장 번호 123456789012 입니다',
    '등기번호 1234-5678-90123',
    '예약금 없어요, 편하게 오세요',
    '예약금은 받지 않아요',
    '선입금 사절합니다',
    '선입금 안 받아요',
    '계약금 요구하지 않습니다',
    '예약 금요일에 가능할까요?',
    '예약금요일로 할게요',
    '예약 금반지 보러 갈게요',
    '만나서 계좌이체 해도 될까요?',
    '계좌이체 가능해요',
    '금 시세가 많이 올랐네요',
    '우선 금 3돈만 볼게요',
    '14K 18K 24K 다 있어요',
    '1돈 2돈 3돈 5돈 10돈 20돈',
    '10 20 30 50 100 g',
    '10 20 30 50 100 500 g 있어요',
    '10 20 30 50 100 500',
    '1500 2000 2500 정도요',
    '2024 2025 2026년식',
    '골드바 일련번호는 123456789012예요',
    '보증서 번호 1234-5678-9012',
    '반지 하나 목걸이 하나, 010-1234-5678',
    '우리 2시에 만나요',
    '신청번호 GN-260311-0042',
  ])('%s', (text) => {
    expect(safetyConcernOf(text)).toBeNull();
  });

  test('any price with commas, any weight and any mobile number', () => {
    const price = fc
      .integer({ min: 1_000, max: 999_999_999 })
      .map((n) => `${new Intl.NumberFormat('ko-KR').format(n)}원`);
    const weight = fc.integer({ min: 1, max: 100_000 }).map((n) => `${n / 100}g`);
    const phone = fc
      .tuple(
        fc.integer({ min: 1000, max: 9999 }),
        fc.integer({ min: 0, max: 9999 }),
        fc.constantFrom('-', ' ', ''),
      )
      .map(([a, b, sep]) => ['010', a, String(b).padStart(4, '0')].join(sep));
    const words = fc.array(fc.oneof(price, weight, phone), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(words, (parts) => {
        expect(safetyConcernOf(parts.join(', '))).toBeNull();
      }),
    );
  });

  test('any account of a bank is found however it is spaced or hyphenated', () => {
    const account = fc.stringMatching(/^1[1-9]\d{8,11}$/).filter((d) => !/^1[016789]/.test(d));
    fc.assert(
      fc.property(
        account,
        fc.constantFrom('', ' ', '-', ' - '),
        fc.integer({ min: 2, max: 5 }),
        (digits, sep, size) => {
          const spread = (digits.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(sep);
          expect(safetyConcernOf(`신한 ${spread} 홍길동`)).toBe('account_number');
        },
      ),
    );
  });
});
