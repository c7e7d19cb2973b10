import { expect, test } from 'vitest';
import { anExchange } from '#tests/support/domain-fixtures.ts';
import { actionFormOf } from './action-forms.ts';
import { isOvertaken, keptAction } from './kept-action.ts';

const exchange = anExchange();
const form = {
  ...actionFormOf(exchange),
  reason: '사진과 달라요',
  isIdChecked: true,
  measured: [
    { key: 2, purity: '18K', grams: '3,75', count: '5' },
    { key: 5, purity: null, grams: '', count: '1' },
  ],
} as const;
const kept = { kind: 'start', version: exchange.version, form } as const;

test('what was typed at the desk comes back as it was, line by line', () => {
  expect(keptAction(structuredClone(kept), exchange)).toEqual({ kind: 'start', form });
});

test('what was typed for an older state of the exchange is known to be, and for a newer one is none here yet', () => {
  const newer = anExchange({ version: exchange.version + 1 });
  expect(keptAction(kept, newer)).toEqual({ kind: 'start', form });
  expect([isOvertaken(kept, newer), isOvertaken(kept, exchange)]).toEqual([true, false]);
  expect(keptAction({ ...kept, version: newer.version }, exchange)).toBeNull();
  expect(keptAction({ ...kept, version: '1' }, exchange)).toBeNull();
});

test('what an earlier version of the app kept is read field by field', () => {
  const older = { ...kept, form: { reason: '사진과 달라요', measured: [{ purity: '19K', grams: 3 }, null] } };
  expect(keptAction(older, exchange)?.form).toMatchObject({
    reason: '사진과 달라요',
    fee: '',
    isIdChecked: false,
    measured: [
      { key: 1, purity: null, grams: '', count: '' },
      { key: 2, purity: null, grams: '', count: '' },
    ],
  });
  for (const nothing of [null, 'text', { ...kept, kind: 'melt' }]) {
    expect(keptAction(nothing, exchange)).toBeNull();
  }
});
