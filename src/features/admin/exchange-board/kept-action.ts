import { EXCHANGE_EVENT_KINDS, type ExchangeEventKind } from '#domain/exchange/exchange-event.ts';
import type { GoldExchange } from '#domain/exchange/exchange.ts';
import { PURITIES } from '#domain/product/product.ts';
import { fieldsOf, keyOf, textOf } from '#services/forms/kept-fields.ts';
import type { ActionForm, MeasuredLine } from './action-forms.ts';

export interface KeptAction {
  readonly kind: ExchangeEventKind;
  readonly form: ActionForm;
}

/**
 * What was typed for an action and is kept on this device, as far as it is understood; `null` where nothing
 * was, or for a state that is newer than the exchange here.
 */
export function keptAction(stored: unknown, { version }: Pick<GoldExchange, 'version'>): KeptAction | null {
  const kept = fieldsOf(stored);
  const kind = EXCHANGE_EVENT_KINDS.find((event) => event === kept['kind']);
  const form = fieldsOf(kept['form']);
  const typedFor = kept['version'];
  if (typeof typedFor !== 'number' || typedFor > version || kind === undefined) return null;
  return {
    kind,
    form: {
      day: textOf(form['day']),
      time: textOf(form['time']),
      storeId: textOf(form['storeId']),
      reason: textOf(form['reason']),
      isIdChecked: form['isIdChecked'] === true,
      measured: Array.isArray(form['measured']) ? form['measured'].map(lineOf) : [],
      fineGrams: textOf(form['fineGrams']),
      fee: textOf(form['fee']),
      receiptNo: textOf(form['receiptNo']),
    },
  };
}

/** Whether it was typed for a state that the exchange has left; a board may be behind what was typed, too. */
export function isOvertaken(stored: unknown, { version }: Pick<GoldExchange, 'version'>): boolean {
  const typedFor = fieldsOf(stored)['version'];
  return typeof typedFor === 'number' && typedFor < version;
}

function lineOf(stored: unknown, index: number): MeasuredLine {
  const line = fieldsOf(stored);
  return {
    key: keyOf(line, index),
    purity: PURITIES.find((purity) => purity === line['purity']) ?? null,
    grams: textOf(line['grams']),
    count: textOf(line['count']),
  };
}
