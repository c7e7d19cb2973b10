import { expect, test } from 'vitest';
import { aStore } from '#tests/support/catalogue-fixtures.ts';
import {
  EMPTY_STORE_FORM,
  isOvertaken,
  keptStoreForm,
  keptStoreName,
  refusalOfForm,
  storeEditOf,
  storeFormOf,
  withSameHours,
  type StoreForm,
} from './store-form.ts';

const TODAY = '2026-03-11';
const { id: _, ...fields } = aStore({ holidays: ['2026-12-25'] });

test('a store that is typed as it stands stays as it is', () => {
  expect(storeEditOf(storeFormOf(fields))).toEqual(fields);
  expect(refusalOfForm(storeFormOf(fields), TODAY)).toBeNull();
});

test('a day off that was chosen and not added counts as well', () => {
  const form = storeFormOf(fields);
  expect(storeEditOf({ ...form, holiday: '2026-12-24' }).holidays).toEqual(['2026-12-25', '2026-12-24']);
  expect(storeEditOf({ ...form, holiday: '' }).holidays).toEqual(['2026-12-25']);
});

test('a phone number in digits of full width is kept in those that can be dialled', () => {
  const form = { ...storeFormOf(fields), phone: '０２－１２３－４５６７' };
  expect(storeEditOf(form).phone).toBe('02-123-4567');
  expect(refusalOfForm(form, TODAY)).toBeNull();
});

test('an empty form lacks a name first', () => {
  expect(refusalOfForm(EMPTY_STORE_FORM, TODAY)).toBe('name_invalid');
});

test.each([
  ['37.5704, 126.9911', [37.5704, 126.9911]],
  ['(37.5704,126.9911)', [37.5704, 126.9911]],
  [' 37.5704 126.9911 ', [37.5704, 126.9911]],
  ['３７．５７０４，１２６．９９１１', [37.5704, 126.9911]],
  ['종로 3가', [Number.NaN, Number.NaN]],
])('the place %j is read', (place, [lat, lng]) => {
  expect(storeEditOf({ ...EMPTY_STORE_FORM, place })).toMatchObject({ lat, lng });
});

test('midnight ends a day, and a time that is missing is refused', () => {
  const days = (closes: string) => storeFormOf(fields).days.map((day) => ({ ...day, closes }));
  expect(storeEditOf({ ...storeFormOf(fields), days: days('00:00') }).hours[1]).toEqual({
    opens: 600,
    closes: 1_440,
  });
  expect(refusalOfForm({ ...storeFormOf(fields), days: days('') }, TODAY)).toBe('hours_invalid');
  expect(refusalOfForm({ ...storeFormOf(fields), days: days('09:00') }, TODAY)).toBe('hours_invalid');
});

test('the first working day’s hours are taken for all of them', () => {
  const form = storeFormOf(fields);
  const changed = form.days.map((day, index) => (index === 1 ? { ...day, opens: '08:30' } : day));
  const same = withSameHours({ ...form, days: changed });
  expect(same.days.map(({ isOpen, opens }) => (isOpen ? opens : '-'))).toEqual([
    '-',
    ...Array(6).fill('08:30'),
  ]);
});

const keptAs = (form: StoreForm, base: StoreForm): unknown => JSON.parse(JSON.stringify({ ...form, base }));

test('what was typed is found again, over what a colleague has changed meanwhile', () => {
  const base = storeFormOf(fields);
  const form = { ...base, name: '새 이름', holiday: '2026-12-24' };
  const stored = keptAs(form, base);
  expect(keptStoreForm(stored, base)).toEqual(form);
  expect(isOvertaken(stored, base)).toBe(false);
  const standing = { ...base, name: '본점', phone: '02-765-4321', isClosed: true };
  expect(keptStoreForm(stored, standing)).toEqual({ ...standing, name: '새 이름', holiday: '2026-12-24' });
  expect(isOvertaken(stored, standing)).toBe(true);
});

test('nothing is found where nothing was typed, or by an earlier version of the app', () => {
  const base = storeFormOf(fields);
  for (const stored of [null, { ...base, of: 'store' }, { base }]) {
    expect(keptStoreForm(stored, base)).toBeNull();
  }
  expect(isOvertaken(null, base)).toBe(false);
  expect(keptStoreName({ ...base, id: 'begun' })).toBe('begun');
  expect(keptStoreName(null)).toBeNull();
});

test('days off that have passed, or stand there twice, are none of the sixty', () => {
  const passed = Array.from(
    { length: 59 },
    (_, day) => `2025-${day < 30 ? '04' : '05'}-${twoDigits((day % 30) + 1)}`,
  );
  const form = storeFormOf({ ...fields, holidays: [...passed, '2026-12-25'] });
  expect(refusalOfForm({ ...form, holiday: '2026-12-24' }, TODAY)).toBeNull();
  expect(refusalOfForm({ ...form, holiday: '2026-12-25' }, TODAY)).toBeNull();
  expect(refusalOfForm({ ...form, holiday: '2026-12-24' }, '2025-01-01')).toBe('holidays_invalid');
});

const twoDigits = (value: number): string => String(value).padStart(2, '0');
