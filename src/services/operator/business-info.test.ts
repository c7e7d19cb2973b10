import { expect, test } from 'vitest';
import { businessInfo, registerAddressOf } from './business-info.ts';

test('the public register is asked by the ten digits of the business, and by none that are not known', () => {
  expect(registerAddressOf('123-45-67890', undefined)).toBe(
    'https://www.ftc.go.kr/bizCommPop.do?wrkr_no=1234567890',
  );
  expect(registerAddressOf('123-45-67890', 'https://example.com/{number}/biz')).toBe(
    'https://example.com/1234567890/biz',
  );
  expect(registerAddressOf('', undefined)).toBeNull();
  expect(registerAddressOf('{사업자등록번호}', undefined)).toBeNull();
});

test('whatever the law names is said, if only as a placeholder, with who hosts it', () => {
  expect(businessInfo.map(([field]) => field)).toEqual([
    'name',
    'representative',
    'registrationNumber',
    'mailOrderNumber',
    'address',
    'phone',
    'email',
    'hosting',
  ]);
  for (const [, value] of businessInfo) expect(value).not.toBe('');
});
