import type { ExchangeEvent, ExchangeEventKind } from '#domain/exchange/exchange-event.ts';
import { takesVisit } from '#domain/exchange/exchange-requirements.ts';
import { fineGoldOf } from '#domain/exchange/estimate.ts';
import type { GoldExchange } from '#domain/exchange/exchange.ts';
import { weightOf } from '#domain/gold/weight-input.ts';
import { parseStoreId, type StoreId } from '#domain/ids.ts';
import type { Purity } from '#domain/product/product.ts';
import { isOpenNow } from '#domain/store/open-now.ts';
import type { Store } from '#domain/store/store.ts';
import { dayNumberOfDate, seoulClock, seoulDate, startOfSeoulDay } from '#domain/time/seoul.ts';
import { milligrams, millis, toGrams, won, type Millis } from '#domain/units.ts';
import { adminExchangeText } from '#i18n/ko/admin.ts';
import type { SelectOption } from '#ui/field/select-field.tsx';
import { wholeNumberOf } from '../desk/whole-number.ts';

const text = adminExchangeText.field;

/** Won; far above any fee, and still a figure that the form can read. */
export const MAX_FEE = 10_000_000_000;

/**
 * One measured thing as it is being typed; the first ones stand for what the customer has listed, in that
 * order.
 */
export interface MeasuredLine {
  readonly key: number;
  /** `null` until somebody has tested it. */
  readonly purity: Purity | null;
  readonly grams: string;
  readonly count: string;
}

/** Everything that an action may ask for, as it is being typed. */
export interface ActionForm {
  /** `YYYY-MM-DD` and `HH:MM` in Seoul. */
  readonly day: string;
  readonly time: string;
  readonly storeId: string;
  readonly reason: string;
  readonly isIdChecked: boolean;
  readonly measured: readonly MeasuredLine[];
  readonly fineGrams: string;
  readonly fee: string;
  readonly receiptNo: string;
}

/**
 * A form that begins with what is known. What is to be measured begins empty: the customer's word is no
 * measurement.
 */
export function actionFormOf(exchange: GoldExchange): ActionForm {
  const visit = exchange.scheduledAt ?? exchange.preferredSlots[0];
  const { estimate } = exchange;
  return {
    ...(visit === undefined ? { day: '', time: '' } : wallClockOf(visit)),
    storeId: exchange.storeId,
    reason: '',
    isIdChecked: false,
    measured: exchange.items.map((_, index) => emptyLine(index + 1)),
    // Reckoned from what was measured; before that nobody can say.
    fineGrams: exchange.measured === null ? '' : String(toGrams(fineGoldOf(exchange.measured))),
    fee: estimate.fee === null ? '' : String(estimate.fee),
    receiptNo: '',
  };
}

/** The event that a form asks for at `now`; what cannot be read becomes what the machine refuses by name. */
export function eventOf(
  kind: ExchangeEventKind,
  form: ActionForm,
  exchange: GoldExchange,
  now: Millis,
): ExchangeEvent {
  const { version } = exchange;
  switch (kind) {
    case 'schedule':
      return {
        kind,
        version,
        scheduledAt: momentOfWallClock(form) ?? millis(0),
        storeId: parseStoreId(form.storeId) ?? exchange.storeId,
      };
    case 'reject':
    case 'cancel':
      return { kind, version, reason: form.reason };
    case 'start':
      return {
        kind,
        version,
        idCheckedAt: form.isIdChecked ? now : millis(0),
        measured: form.measured.map(({ purity, grams, count }) => ({
          purity: purity ?? 'unknown',
          // What nobody has tested was not measured either.
          weight: (purity === null ? null : weightOf(grams, 'gram')) ?? milligrams(0),
          count: wholeNumberOf(count) ?? 0,
          note: '',
        })),
      };
    case 'complete':
      return {
        kind,
        version,
        final: {
          fineGold: weightOf(form.fineGrams, 'gram') ?? milligrams(0),
          fee: won(wholeNumberOf(form.fee) ?? -1),
        },
        receiptNo: form.receiptNo,
      };
  }
}

/** The stores where a visit may be agreed on; of one that has closed and is chosen it is said. */
export const storeOptions = (
  stores: readonly Store[],
  exchange: Pick<GoldExchange, 'status' | 'storeId'>,
  chosen: string,
): readonly SelectOption<StoreId>[] =>
  stores.flatMap((store) => {
    const { id: value, name } = store;
    if (takesVisit(store, exchange)) return [{ value, label: name }];
    return value === chosen ? [{ value, label: text.closedStore(name), isDisabled: true }] : [];
  });

/** Whether the store of a form is shut at its time: that may be agreed on, and it may be overlooked. */
export function isShutThen(
  form: Pick<ActionForm, 'day' | 'time' | 'storeId'>,
  stores: readonly Store[],
): boolean {
  const [store, at] = [stores.find(({ id }) => id === form.storeId), momentOfWallClock(form)];
  return store !== undefined && at !== null && !isOpenNow(store, at);
}

/** A moment as the desk's clock on the wall shows it. */
export function wallClockOf(at: Millis): { readonly day: string; readonly time: string } {
  const { minuteOfDay } = seoulClock(at);
  const two = (value: number): string => String(value).padStart(2, '0');
  return { day: seoulDate(at), time: `${two(Math.floor(minuteOfDay / 60))}:${two(minuteOfDay % 60)}` };
}

export function momentOfWallClock({ day, time }: Pick<ActionForm, 'day' | 'time'>): Millis | null {
  const dayNumber = dayNumberOfDate(day);
  const match = /^(\d{2}):(\d{2})$/.exec(time);
  if (dayNumber === null || !match) return null;
  return millis(startOfSeoulDay(dayNumber) + (Number(match[1]) * 60 + Number(match[2])) * 60_000);
}

export const emptyLine = (key: number): MeasuredLine => ({ key, purity: null, grams: '', count: '' });
