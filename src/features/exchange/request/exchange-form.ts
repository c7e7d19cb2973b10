import {
  EXCHANGE_LIMITS,
  type ExchangeRequest,
  type RequestRefusal,
} from '#domain/exchange/exchange-request.ts';
import type { TargetBar } from '#domain/exchange/exchange.ts';
import { parseAmount, type TypedAmount } from '#domain/gold/weight-input.ts';
import { parseStoreId, type StoreId } from '#domain/ids.ts';
import { PURITIES, type Purity } from '#domain/product/product.ts';
import { seoulClock, seoulDate } from '#domain/time/seoul.ts';
import { toGrams, type Millis } from '#domain/units.ts';

/** An amount as it is being typed. */
export interface AmountLine extends TypedAmount {
  /** Tells lines apart while they come and go. */
  readonly key: number;
  readonly count: string;
}

export interface ItemLine extends AmountLine {
  /** `null` until it is chosen: a purity that nobody has said would be priced. */
  readonly purity: Purity | null;
  readonly note: string;
}

export interface SlotLine {
  /** `YYYY-MM-DD` in Seoul, or empty. */
  readonly day: string;
  /** Minutes after midnight in Seoul, or empty. */
  readonly minute: string;
}

/** A request being filled in; what is typed stays as it was typed. */
export interface ExchangeForm {
  readonly step: number;
  readonly items: readonly ItemLine[];
  readonly bars: readonly AmountLine[];
  readonly storeId: StoreId | null;
  readonly slots: readonly SlotLine[];
  /** `null` for as long as nobody has typed one here: the account's own stands. */
  readonly phone: string | null;
}

export const LAST_STEP = 3;

export const NO_SLOT: SlotLine = { day: '', minute: '' };
const noSlots = (): readonly SlotLine[] => Array.from({ length: EXCHANGE_LIMITS.slots }, () => NO_SLOT);

export const newItem = (key: number): ItemLine => ({
  key,
  purity: null,
  weight: '',
  unit: 'don',
  count: '1',
  note: '',
});

export const newBar = (key: number, amount: TypedAmount = { weight: '', unit: 'gram' }): AmountLine => ({
  key,
  ...amount,
  count: '1',
});

export const emptyForm = (): ExchangeForm => ({
  step: 0,
  items: [newItem(1)],
  bars: [newBar(1)],
  storeId: null,
  slots: noSlots(),
  phone: null,
});

/** Nothing that anybody would miss. */
export const isUntouched = (form: ExchangeForm): boolean =>
  JSON.stringify(form) === JSON.stringify(emptyForm());

/** A key that no line has yet. */
export const nextKey = (lines: readonly AmountLine[]): number =>
  lines.reduce((most, { key }) => Math.max(most, key), 0) + 1;

/** With a bar of "10돈" among the wanted ones, as the fee calculator carries it over. */
export function withBar(form: ExchangeForm, carried: string): ExchangeForm {
  const amount = parseAmount(carried);
  if (amount === null) return form;
  if (form.bars.some(({ weight, unit }) => unit === amount.unit && weight === amount.weight)) return form;
  const typed = form.bars.filter(({ weight }) => weight.trim() !== '');
  if (typed.length >= EXCHANGE_LIMITS.bars) return form;
  return { ...form, bars: [...typed, newBar(nextKey(form.bars), amount)] };
}

/** With the account's number where none was typed here. */
export const withPhone = (form: ExchangeForm, known: string): ExchangeForm & { readonly phone: string } => ({
  ...form,
  phone: form.phone ?? known,
});

/** Where a refusal is put right; where it says nothing of that, all is looked over. */
const STEP_OF: Readonly<Partial<Record<RequestRefusal, number>>> = {
  items_invalid: 0,
  bars_invalid: 1,
  store_required: 2,
  slots_invalid: 2,
  phone_required: 2,
};

/** A request that was refused, put back into the form at the step that it was refused for. */
export const formOfRequest = (request: ExchangeRequest, refusal: RequestRefusal | null): ExchangeForm => ({
  step: (refusal && STEP_OF[refusal]) ?? LAST_STEP,
  items: request.items.map((item, index) => ({
    ...lineOf(item, index),
    purity: item.purity,
    note: item.note,
  })),
  bars: request.targetBars.map(lineOf),
  storeId: request.storeId,
  slots: [...request.preferredSlots.map(slotLineOf), ...noSlots()].slice(0, EXCHANGE_LIMITS.slots),
  phone: request.contactPhone,
});

const lineOf = ({ weight, count }: TargetBar, index: number): AmountLine => ({
  key: index + 1,
  weight: String(toGrams(weight)),
  unit: 'gram',
  count: String(count),
});

const slotLineOf = (at: Millis): SlotLine => ({
  day: seoulDate(at),
  minute: String(seoulClock(at).minuteOfDay),
});

/**
 * What was kept of a form on this device, as far as it is understood; an older app may have kept another
 * shape.
 */
export function restoreForm(kept: unknown): ExchangeForm {
  const fields = fieldsOf(kept);
  if (!fields) return emptyForm();
  const items = linesOf(fields['items'], EXCHANGE_LIMITS.items).map(itemOf);
  const bars = linesOf(fields['bars'], EXCHANGE_LIMITS.bars).map(amountOf);
  const slots = linesOf(fields['slots'], EXCHANGE_LIMITS.slots).map(slotOf);
  const step = fields['step'];
  return {
    step: typeof step === 'number' && Number.isInteger(step) ? Math.min(LAST_STEP, Math.max(0, step)) : 0,
    items: items.length > 0 ? items : [newItem(1)],
    bars: bars.length > 0 ? bars : [newBar(1)],
    storeId: parseStoreId(fields['storeId']),
    slots: [...slots, ...noSlots()].slice(0, EXCHANGE_LIMITS.slots),
    phone: textOf(fields['phone']) || null,
  };
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const fieldsOf = (value: unknown): Fields | null => (isFields(value) ? value : null);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const linesOf = (value: unknown, max: number): readonly Fields[] =>
  Array.isArray(value) ? value.filter(isFields).slice(0, max) : [];

const amountOf = (fields: Fields, index: number): AmountLine => ({
  key: index + 1,
  weight: textOf(fields['weight']),
  unit: fields['unit'] === 'gram' ? 'gram' : 'don',
  count: textOf(fields['count']),
});

const itemOf = (fields: Fields, index: number): ItemLine => ({
  ...amountOf(fields, index),
  purity: PURITIES.find((purity) => purity === fields['purity']) ?? null,
  note: textOf(fields['note']),
});

const slotOf = (fields: Fields): SlotLine => ({
  day: textOf(fields['day']),
  minute: textOf(fields['minute']),
});
