// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { NO_FILTER } from '#domain/product/product-filter.ts';
import { fromGrams, won } from '#domain/units.ts';
import { keepSessionHint } from '#session/session-hint.ts';
import { memberSession } from '#tests/support/sessions.ts';
import { keepUnfinishedFilter, readUnfinishedFilter, writtenFilter } from './unfinished-filter.ts';

afterEach(() => localStorage.clear());

const filter = {
  ...NO_FILTER,
  purities: ['18K'],
  weight: { min: fromGrams(3.75), max: null },
  price: { min: null, max: won(500_000) },
  region: { sido: '서울', sigungu: '종로구' },
  withCertificate: true,
} as const;

test('what was chosen outlives the page, until it is applied', () => {
  const unfinished = { of: writtenFilter(NO_FILTER), filter };
  keepUnfinishedFilter(unfinished);
  expect(readUnfinishedFilter()).toEqual(unfinished);
  keepUnfinishedFilter(null);
  expect(readUnfinishedFilter()).toBeNull();
});

test('what somebody chose is not the next person’s, where the server has ended their sign-in', () => {
  keepSessionHint(memberSession('buyer'));
  keepUnfinishedFilter({ of: writtenFilter(NO_FILTER), filter });
  keepSessionHint({ kind: 'signed_out' });
  expect(readUnfinishedFilter()).toBeNull();
  keepSessionHint(memberSession('seller'));
  expect(readUnfinishedFilter()).toBeNull();
  keepSessionHint(memberSession('buyer'));
  expect(readUnfinishedFilter()?.filter).toEqual(filter);
});

test.each(['', '{', '[]', '{"of":1}', '{"of":"{}","chosen":"18K"}'])(
  'survives what lies there (%s)',
  (text) => {
    localStorage.setItem('geumnaru.device.filter', text);
    expect(readUnfinishedFilter()).toBeNull();
  },
);
