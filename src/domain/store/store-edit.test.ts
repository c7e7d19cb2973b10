import { expect, test } from 'vitest';
import { aStore } from '#tests/support/catalogue-fixtures.ts';
import { refusalOfStore, storeAsKept, type StoreEdit } from './store-edit.ts';

const { id: _, ...fields } = aStore();
const edit = (over: Partial<StoreEdit> = {}): StoreEdit => ({ ...fields, ...over });

test('a store as it stands may be kept', () => {
  expect(refusalOfStore(edit())).toBeNull();
});

test.each([
  ['name_invalid', { name: ' ' }],
  ['name_invalid', { name: '금'.repeat(41) }],
  ['address_invalid', { address: '' }],
  ['phone_invalid', { phone: '전화 없음' }],
  ['place_invalid', { lat: 126.99, lng: 37.57 }],
  ['place_invalid', { lat: Number.NaN }],
  ['hours_invalid', { hours: [] }],
  ['hours_invalid', { hours: Array.from({ length: 7 }, () => ({ opens: 600, closes: 600 })) }],
  ['hours_invalid', { hours: Array.from({ length: 7 }, () => ({ opens: 600, closes: 1_441 })) }],
  ['holidays_invalid', { holidays: ['2026-02-30'] }],
  ['holidays_invalid', { holidays: Array.from({ length: 61 }, () => '2026-12-25') }],
  ['services_missing', { services: [] }],
] as const)('%s', (refusal, over) => {
  expect(refusalOfStore(edit(over))).toBe(refusal);
});

test('what is kept has no blanks around, a spelled number, and each coming holiday once', () => {
  const kept = storeAsKept(
    edit({ name: ' 종로점 ', phone: '021234567', holidays: ['2026-12-25', '2026-01-01', '2026-12-25'] }),
    '2026-11-22',
  );
  expect(kept).toMatchObject({ name: '종로점', phone: '02-123-4567', holidays: ['2026-12-25'] });
});
