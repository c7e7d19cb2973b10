import type { ExchangeEventKind } from '#domain/exchange/exchange-event.ts';
import { isReasonRequired, takesVisit } from '#domain/exchange/exchange-requirements.ts';
import type { GoldExchange } from '#domain/exchange/exchange.ts';
import { weightOf } from '#domain/gold/weight-input.ts';
import type { Store } from '#domain/store/store.ts';
import type { Millis } from '#domain/units.ts';
import { adminExchangeText } from '#i18n/ko/admin.ts';
import { moveRefusalText } from '#i18n/ko/exchange-words.ts';
import { wholeNumberOf } from '../desk/whole-number.ts';
import { momentOfWallClock, type ActionForm, type MeasuredLine } from './action-forms.ts';

const text = adminExchangeText.missing;

export type MeasuredErrors = Partial<Record<'purity' | 'grams' | 'count', string>>;

/** What is wrong with each field of an action, in words; a text that is too long says so by itself. */
export interface ActionErrors extends Partial<
  Record<'day' | 'time' | 'store' | 'reason' | 'idCheck' | 'fineGrams' | 'fee' | 'receiptNo', string>
> {
  readonly measured?: ReadonlyMap<number, MeasuredErrors>;
}

export function actionErrors(
  kind: ExchangeEventKind,
  form: ActionForm,
  exchange: GoldExchange,
  stores: readonly Store[],
  now: Millis,
): ActionErrors {
  switch (kind) {
    case 'schedule': {
      const store = stores.find(({ id }) => id === form.storeId);
      if (store && !takesVisit(store, exchange)) return { store: text.store };
      if (form.day === '') return { day: text.day };
      if (form.time === '') return { time: text.time };
      const at = momentOfWallClock(form);
      const isNew = at !== exchange.scheduledAt || form.storeId !== exchange.storeId;
      return at !== null && at > now && isNew ? {} : { day: moveRefusalText.time_invalid };
    }
    case 'reject':
      return isEmpty(form.reason) ? { reason: text.reason } : {};
    case 'cancel':
      return isEmpty(form.reason) && isReasonRequired(exchange.status) ? { reason: text.reason } : {};
    case 'start': {
      const measured = new Map(
        form.measured.flatMap((line) => {
          const errors = measuredErrors(line);
          return Object.keys(errors).length === 0 ? [] : [[line.key, errors] as const];
        }),
      );
      return {
        ...(form.isIdChecked ? {} : { idCheck: moveRefusalText.id_check_required }),
        ...(measured.size === 0 ? {} : { measured }),
      };
    }
    case 'complete':
      return {
        ...(weightOf(form.fineGrams, 'gram') === null ? { fineGrams: text.fineGrams } : {}),
        ...(wholeNumberOf(form.fee) === null ? { fee: text.fee } : {}),
        ...(isEmpty(form.receiptNo) ? { receiptNo: text.receiptNo } : {}),
      };
  }
}

export const hasActionErrors = (errors: ActionErrors): boolean => Object.keys(errors).length > 0;

const isEmpty = (typed: string): boolean => typed.trim() === '';

const measuredErrors = ({ purity, grams, count }: MeasuredLine): MeasuredErrors => ({
  ...(purity === null ? { purity: text.purity } : {}),
  ...(weightOf(grams, 'gram') === null ? { grams: text.grams } : {}),
  ...((wholeNumberOf(count) ?? 0) < 1 ? { count: text.count } : {}),
});
