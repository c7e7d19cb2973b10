import { spellPhoneNumber } from '#domain/account/phone-number.ts';
import {
  EXCHANGE_LIMITS,
  isPhoneValid,
  isTotalValid,
  type ExchangeRequest,
} from '#domain/exchange/exchange-request.ts';
import type { ExchangeItem, TargetBar } from '#domain/exchange/exchange.ts';
import { weightOf } from '#domain/gold/weight-input.ts';
import type { Store } from '#domain/store/store.ts';
import type { Milligrams, Millis } from '#domain/units.ts';
import { exchangeText as text } from '#i18n/ko/exchange.ts';
import type { AmountLine, ExchangeForm, ItemLine } from './exchange-form.ts';
import { offeredSlot, slotMoment } from './visit-slots.ts';

/** What is wrong with one line, in words. */
export interface LineErrors {
  readonly purity?: string;
  readonly weight?: string;
  readonly count?: string;
  readonly note?: string;
}

/** What is wrong with the first wished-for time that is: which one, and which of its two fields. */
export interface SlotError {
  readonly index: number;
  readonly field: 'day' | 'minute';
  readonly words: string;
}

/** What is wrong with a step: by line, and with the step as a whole. */
export interface StepErrors {
  readonly lines: ReadonlyMap<number, LineErrors>;
  readonly store?: string;
  readonly slot?: SlotError;
  readonly phone?: string;
  readonly whole?: string;
}

/** The weight of a line in milligrams, or `null` for what is no weight. */
export function lineWeight({ weight, unit }: Pick<AmountLine, 'weight' | 'unit'>): Milligrams | null {
  const parsed = weightOf(weight, unit);
  return parsed !== null && parsed <= EXCHANGE_LIMITS.weightMg ? parsed : null;
}

/** The number of pieces of a line, or `null` for what is no count. */
export function lineCount({ count }: Pick<AmountLine, 'count'>): number | null {
  const typed = count.normalize('NFKC').trim();
  if (!/^\d{1,3}$/.test(typed)) return null;
  return Number(typed) >= 1 ? Number(typed) : null;
}

/** Items that are complete so far, for the running estimate. */
export const readItems = (lines: readonly ItemLine[]): readonly ExchangeItem[] =>
  lines.flatMap((line) => {
    const bar = readBar(line);
    return bar && line.purity ? [{ purity: line.purity, ...bar, note: line.note.trim() }] : [];
  });

export const readBars = (lines: readonly AmountLine[]): readonly TargetBar[] =>
  lines.flatMap((line) => readBar(line) ?? []);

export const readSlots = (form: ExchangeForm): readonly Millis[] =>
  form.slots.flatMap((slot) => slotMoment(slot) ?? []);

/** What the form asks of one of `stores`, when every step is in order at `now`; `null` otherwise. */
export function readRequest(
  form: ExchangeForm,
  stores: readonly VisitedStore[],
  now: Millis,
): ExchangeRequest | null {
  if (form.storeId === null || firstFaultyStep(form, stores, now) !== null) return null;
  return {
    items: readItems(form.items),
    targetBars: readBars(form.bars),
    storeId: form.storeId,
    preferredSlots: readSlots(form),
    contactPhone: spellPhoneNumber(form.phone ?? ''),
  };
}

/** The first step with something wrong in it, or `null`. */
export function firstFaultyStep(
  form: ExchangeForm,
  stores: readonly VisitedStore[],
  now: Millis,
): number | null {
  const step = [0, 1, 2].find((candidate) => hasErrors(stepErrors(form, candidate, stores, now)));
  return step ?? null;
}

export const hasErrors = ({ lines, store, slot, phone, whole }: StepErrors): boolean =>
  lines.size > 0 || [store, slot, phone, whole].some((error) => error !== undefined);

/** Of a store: when it can be visited. */
export type VisitedStore = Pick<Store, 'id' | 'hours' | 'holidays'>;

/** What is wrong with a step at `now`; the last one only sums up. */
export function stepErrors(
  form: ExchangeForm,
  step: number,
  stores: readonly VisitedStore[],
  now: Millis,
): StepErrors {
  if (step === 0) return withTotal(form.items, readItems(form.items), itemErrors);
  if (step === 1) return withTotal(form.bars, readBars(form.bars), () => ({}));
  const store = stores.find(({ id }) => id === form.storeId);
  return step === 2 ? visitErrors(form, store, now) : { lines: new Map() };
}

function withTotal<Line extends AmountLine>(
  lines: readonly Line[],
  read: readonly TargetBar[],
  more: (line: Line) => LineErrors,
): StepErrors {
  const errors = new Map(
    lines.flatMap((line) => {
      const found = { ...amountErrors(line), ...more(line) };
      return Object.keys(found).length > 0 ? [[line.key, found] as const] : [];
    }),
  );
  return { lines: errors, ...(isTotalValid(read) ? {} : { whole: text.amount.tooMuch }) };
}

const amountErrors = (line: AmountLine): LineErrors => ({
  ...(lineWeight(line) === null ? { weight: text.amount.weightInvalid } : {}),
  ...(lineCount(line) === null ? { count: text.amount.countInvalid } : {}),
});

const itemErrors = ({ purity, note }: ItemLine): LineErrors => ({
  ...(purity === null ? { purity: text.amount.purityMissing } : {}),
  ...(note.trim().length > EXCHANGE_LIMITS.noteChars ? { note: text.amount.noteTooLong } : {}),
});

function visitErrors(form: ExchangeForm, store: VisitedStore | undefined, now: Millis): StepErrors {
  // Times stand on the screen once there is a store whose they are.
  const slot = store ? slotError(form, store, now) : null;
  return {
    lines: new Map(),
    ...(store ? {} : { store: text.visit.storeMissing }),
    ...(slot === null ? {} : { slot }),
    ...(isPhoneValid(form.phone ?? '') ? {} : { phone: text.visit.phoneInvalid }),
  };
}

/** What the screen shows is what counts: a time that this store does not offer stands there as none. */
function slotError(form: ExchangeForm, store: VisitedStore, now: Millis): SlotError | null {
  const offered = form.slots.map((slot) => offeredSlot(store, slot, now));
  const half = offered.findIndex(({ day, minute }) => day !== '' && minute === '');
  if (half !== -1) return { index: half, field: 'minute', words: text.visit.slotHalf };
  const lost = form.slots.findIndex(({ day }, index) => day !== '' && offered[index]?.day === '');
  if (lost !== -1) return { index: lost, field: 'day', words: text.visit.slotPast };
  const moments = offered.map(slotMoment);
  if (moments.every((moment) => moment === null)) {
    return { index: 0, field: 'day', words: text.visit.slotMissing };
  }
  const twice = moments.findIndex((moment, index) => moment !== null && moments.indexOf(moment) < index);
  return twice === -1 ? null : { index: twice, field: 'minute', words: text.visit.slotTwice };
}

function readBar(line: AmountLine): TargetBar | null {
  const [weight, count] = [lineWeight(line), lineCount(line)];
  return weight === null || count === null ? null : { weight, count };
}
