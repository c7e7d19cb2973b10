import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkRequest, EXCHANGE_LIMITS } from '#domain/exchange/exchange-request.ts';
import { exchangeText as text } from '#i18n/ko/exchange.ts';
import { seoul, storeId } from '#tests/support/domain-fixtures.ts';
import {
  emptyForm,
  formOfRequest,
  restoreForm,
  withBar,
  withPhone,
  type ExchangeForm,
} from './exchange-form.ts';
import { firstFaultyStep, lineCount, lineWeight, readRequest, stepErrors } from './form-check.ts';
import { slotMoment, visitDays, visitMinutes } from './visit-slots.ts';

const NOW = seoul('2026-03-12T10:00'); // a Thursday
const line = { key: 1, weight: '3,75', unit: 'gram', count: '2' } as const;
const filled: ExchangeForm = {
  step: 3,
  items: [{ ...line, purity: '18K', note: ' 끊어진 목걸이 ' }],
  bars: [{ ...line, weight: '10', count: '1' }],
  storeId: storeId('jongno'),
  slots: [
    { day: '2026-03-14', minute: '840' },
    { day: '', minute: '' },
    { day: '', minute: '' },
  ],
  phone: ' 010-1234-5678 ',
};

/** Shut on Sundays. */
const HOURS = [null, ...Array.from({ length: 6 }, () => ({ opens: 630, closes: 1140 }))];
const STORES = [{ id: storeId('jongno'), hours: HOURS, holidays: [] }];

describe('what was typed', () => {
  test('becomes a request that the domain takes', () => {
    const request = readRequest(filled, STORES, NOW);
    expect(request).toEqual({
      items: [{ purity: '18K', weight: 3_750, count: 2, note: '끊어진 목걸이' }],
      targetBars: [{ weight: 10_000, count: 1 }],
      storeId: 'jongno',
      preferredSlots: [seoul('2026-03-14T14:00')],
      contactPhone: '010-1234-5678',
    });
    expect(request && checkRequest(request, 0, NOW).ok).toBe(true);
  });

  test('stands in the form again as it was asked for, where it is to be put right', () => {
    const request = readRequest(filled, STORES, NOW);
    if (request === null) throw new Error('no request');
    const form = formOfRequest(request, 'slots_invalid');
    expect(readRequest(form, STORES, NOW)).toEqual(request);
    expect(restoreForm(structuredClone(form))).toEqual(form);
    expect([form.step, formOfRequest(request, 'items_invalid').step]).toEqual([2, 0]);
    expect(formOfRequest(request, null).step).toBe(3);
    // Its day has passed: the step says so, and the rest stands.
    expect(stepErrors(form, 2, STORES, seoul('2026-03-15T10:00')).slot).toMatchObject({ index: 0 });
  });

  test('is a weight in don or grams, with a comma or full-width digits', () => {
    expect(lineWeight({ weight: '１，５', unit: 'don' })).toBe(5_625);
    expect(lineWeight({ weight: '11.25', unit: 'gram' })).toBe(11_250);
    for (const weight of ['', '0', '-1', 'abc', '1e3', '0.0001', '200000']) {
      expect(lineWeight({ weight, unit: 'gram' })).toBeNull();
    }
    // What is too heavy is above nothing as well: the sentence names both ends.
    expect(text.amount.weightInvalid).toContain(`${EXCHANGE_LIMITS.weightMg / 1_000_000}kg`);
  });

  test('is a whole count from 1 to 999', () => {
    expect(['1', ' 12 ', '999'].map((count) => lineCount({ count }))).toEqual([1, 12, 999]);
    for (const count of ['', '0', '-1', '1.5', '1000', '둘']) expect(lineCount({ count })).toBeNull();
  });
});

describe('each step says what is wrong with it', () => {
  const wrong = (changes: Partial<ExchangeForm>, step: number) =>
    stepErrors({ ...filled, ...changes }, step, STORES, NOW);

  test('items and bars by line', () => {
    const items = filled.items.map((item) => ({ ...item, weight: 'x', note: '가'.repeat(201) }));
    expect(wrong({ items }, 0).lines.get(1)).toEqual({
      weight: text.amount.weightInvalid,
      note: text.amount.noteTooLong,
    });
    const unsaid = filled.items.map((item) => ({ ...item, purity: null }));
    expect(wrong({ items: unsaid }, 0).lines.get(1)).toEqual({ purity: text.amount.purityMissing });
    expect(wrong({ bars: [{ ...line, count: '0' }] }, 1).lines.get(1)).toEqual({
      count: text.amount.countInvalid,
    });
    expect(wrong({ bars: [{ ...line, weight: '1000', count: '101' }] }, 1).whole).toBe(text.amount.tooMuch);
  });

  test('store, times and phone', () => {
    const slot = { day: '2026-03-14', minute: '840' };
    const none = { day: '', minute: '' };
    const wrongSlot = (...slots: ExchangeForm['slots']) => wrong({ slots }, 2).slot;
    expect(wrong({ storeId: null, phone: '' }, 2)).toEqual({
      lines: new Map(),
      store: text.visit.storeMissing,
      phone: text.visit.phoneInvalid,
    });
    // It was closed since it was chosen.
    expect(wrong({ storeId: storeId('closed') }, 2)).toMatchObject({ store: text.visit.storeMissing });
    expect(wrongSlot(none)).toEqual({ index: 0, field: 'day', words: text.visit.slotMissing });
    expect(wrongSlot(slot, { day: '2026-03-14', minute: '' })).toEqual({
      index: 1,
      field: 'minute',
      words: text.visit.slotHalf,
    });
    expect(wrongSlot(slot, none, slot)).toEqual({ index: 2, field: 'minute', words: text.visit.slotTwice });
    expect(wrongSlot({ day: '2026-03-11', minute: '840' })).toEqual({
      index: 0,
      field: 'day',
      words: text.visit.slotPast,
    });
    // Times that the store does not have: a Sunday, and an hour before it opens.
    expect(wrongSlot({ day: '2026-03-15', minute: '840' })?.words).toBe(text.visit.slotPast);
    expect(wrongSlot({ day: '2026-03-14', minute: '540' })?.words).toBe(text.visit.slotHalf);
    expect(readRequest({ ...filled, slots: [{ day: '2026-03-15', minute: '840' }] }, STORES, NOW)).toBeNull();
    expect(wrongSlot(slot)).toBeUndefined();
  });

  test('the first faulty one is found', () => {
    expect(firstFaultyStep(filled, STORES, NOW)).toBeNull();
    expect(firstFaultyStep(emptyForm(), STORES, NOW)).toBe(0);
    expect(firstFaultyStep({ ...filled, phone: '' }, STORES, NOW)).toBe(2);
  });
});

describe('the draft', () => {
  test('comes back as it was kept', () => {
    expect(restoreForm(structuredClone(filled))).toEqual(filled);
  });

  test('of any shape is a form that can be drawn', () => {
    fc.assert(
      fc.property(fc.anything(), (kept) => {
        const form = restoreForm(kept);
        expect(form.items.length).toBeGreaterThan(0);
        expect(form.bars.length).toBeGreaterThan(0);
        expect(form.slots).toHaveLength(3);
        expect([0, 1, 2, 3]).toContain(form.step);
      }),
    );
  });

  test('takes a bar from the fee calculator once', () => {
    const bars = (form: ExchangeForm) => form.bars.map(({ weight, unit }) => [weight, unit]);
    const carried = withBar(emptyForm(), '10돈');
    expect(bars(carried)).toEqual([['10', 'don']]);
    expect(withBar(carried, '10돈')).toEqual(carried);
    expect(bars(withBar(filled, '37.5g'))).toEqual([
      ['10', 'gram'],
      ['37.5', 'gram'],
    ]);
    expect(withBar(filled, '금')).toBe(filled);
  });

  test('takes the account’s number until one is typed', () => {
    expect(withPhone(emptyForm(), '010-1111-2222').phone).toBe('010-1111-2222');
    expect(withPhone(filled, '010-1111-2222').phone).toBe(filled.phone);
    expect(readRequest({ ...filled, phone: '01012345678' }, STORES, NOW)?.contactPhone).toBe('010-1234-5678');
  });
});

describe('visits', () => {
  const store = { hours: HOURS };

  test('begin on the hour, two hours from now at the earliest and an hour before closing at the latest', () => {
    expect(visitMinutes(store, '2026-03-12', NOW)).toEqual([720, 780, 840, 900, 960, 1020, 1080]);
    expect(visitMinutes(store, '2026-03-13', NOW)[0]).toBe(660);
  });

  test('are not offered on days off, in the past or on what is no day', () => {
    expect(visitMinutes(store, '2026-03-15', NOW)).toEqual([]);
    expect(visitMinutes(store, '2026-03-11', NOW)).toEqual([]);
    expect(visitMinutes(store, 'tomorrow', NOW)).toEqual([]);
    expect(visitDays(store, NOW)).toHaveLength(18);
    expect(visitDays(store, seoul('2026-03-12T18:00'))[0]?.date).toBe('2026-03-13');
  });

  test('are not offered on a holiday', () => {
    expect(visitMinutes({ ...store, holidays: ['2026-03-12'] }, '2026-03-12', NOW)).toEqual([]);
    expect(visitDays({ ...store, holidays: ['2026-03-12'] }, NOW)).toHaveLength(17);
  });

  test('are moments of Seoul', () => {
    expect(slotMoment({ day: '2026-03-14', minute: '840' })).toBe(seoul('2026-03-14T14:00'));
    expect(slotMoment({ day: '2026-02-30', minute: '840' })).toBeNull();
  });
});
