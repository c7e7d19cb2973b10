import { type ExchangeEvent, type ExchangeEventKind } from '#domain/exchange/exchange-event.ts';
import { EXCHANGE_LIMITS, type ExchangeRequest } from '#domain/exchange/exchange-request.ts';
import type { ExchangeItem, TargetBar } from '#domain/exchange/exchange.ts';
import { parseExchangeId, parseStoreId, type ExchangeId } from '#domain/ids.ts';
import { PURITIES } from '#domain/product/product.ts';
import { assertNever } from '#domain/result.ts';
import { milligrams, won } from '#domain/units.ts';
import {
  callIdOf,
  fieldsOf,
  listOf,
  momentOf,
  newIdOf,
  textOf,
  wholeOf,
  wordOf,
  type Fields,
} from '../runtime/payload.ts';

const { items: MAX_ITEMS, bars: MAX_BARS, slots: MAX_SLOTS, reasonChars, receiptChars } = EXCHANGE_LIMITS;
const EVENT_KINDS = [
  'schedule',
  'reject',
  'cancel',
  'start',
  'complete',
] as const satisfies ExchangeEventKind[];

export interface RequestCall {
  /** Made by the customer's device, so that a request sent twice is one. */
  readonly id: ExchangeId;
  readonly request: ExchangeRequest;
}

export interface TransitionCall {
  readonly id: ExchangeId;
  /** Made by the caller's page, so that a call sent twice is one. */
  readonly callId: string;
  readonly event: ExchangeEvent;
}

/**
 * What the page sends to `requestExchange`: the domain's own shapes, weights in milligrams and times in epoch
 * milliseconds. `null` for what no page of ours sends; whether it makes sense is `checkRequest`'s to say.
 */
export function parseRequestCall(data: unknown): RequestCall | null {
  const call = fieldsOf(data);
  const fields = fieldsOf(call?.['request']);
  const id = newIdOf(call?.['id'], parseExchangeId);
  if (id === null || fields === null) return null;
  const items = listOf(fields['items'], MAX_ITEMS, itemOf);
  const targetBars = listOf(fields['targetBars'], MAX_BARS, barOf);
  const storeId = parseStoreId(fields['storeId']);
  const preferredSlots = listOf(fields['preferredSlots'], MAX_SLOTS, momentOf);
  const contactPhone = textOf(fields['contactPhone'], 40)?.trim() ?? null;
  if (!items || !targetBars || !storeId || !preferredSlots || contactPhone === null) return null;
  return { id, request: { items, targetBars, storeId, preferredSlots, contactPhone } };
}

/** What the page sends to `transitionExchange`, or `null` for what no page of ours sends. */
export function parseTransitionCall(data: unknown): TransitionCall | null {
  const call = fieldsOf(data);
  const fields = fieldsOf(call?.['event']);
  const id = parseExchangeId(call?.['id']);
  const callId = callIdOf(call?.['callId']);
  const event = fields && eventOf(fields);
  return id && callId && event ? { id, callId, event } : null;
}

function eventOf(fields: Fields): ExchangeEvent | null {
  const version = wholeOf(fields['version']);
  const kind = wordOf(fields['kind'], EVENT_KINDS);
  if (version === null || kind === null) return null;
  switch (kind) {
    case 'schedule': {
      const scheduledAt = momentOf(fields['scheduledAt']);
      const storeId = parseStoreId(fields['storeId']);
      return scheduledAt === null || storeId === null ? null : { kind, version, scheduledAt, storeId };
    }
    case 'reject':
    case 'cancel': {
      const reason = textOf(fields['reason'], 2 * reasonChars);
      return reason === null ? null : { kind, version, reason };
    }
    case 'start': {
      const idCheckedAt = momentOf(fields['idCheckedAt']);
      const measured = listOf(fields['measured'], MAX_ITEMS, itemOf);
      return idCheckedAt === null || measured === null ? null : { kind, version, idCheckedAt, measured };
    }
    case 'complete': {
      const final = fieldsOf(fields['final']);
      const [fineGold, fee] = [wholeOf(final?.['fineGold']), wholeOf(final?.['fee'])];
      const receiptNo = textOf(fields['receiptNo'], 2 * receiptChars);
      if (fineGold === null || fee === null || receiptNo === null) return null;
      return { kind, version, final: { fineGold: milligrams(fineGold), fee: won(fee) }, receiptNo };
    }
    default:
      return assertNever(kind);
  }
}

function itemOf(entry: unknown): ExchangeItem | null {
  const fields = fieldsOf(entry);
  const purity = wordOf(fields?.['purity'], PURITIES);
  const note = textOf(fields?.['note'], EXCHANGE_LIMITS.noteChars);
  const bar = barOf(entry);
  return purity && bar && note !== null ? { purity, ...bar, note } : null;
}

function barOf(entry: unknown): TargetBar | null {
  const fields = fieldsOf(entry);
  const [weight, count] = [wholeOf(fields?.['weight']), wholeOf(fields?.['count'])];
  return weight === null || count === null ? null : { weight: milligrams(weight), count };
}
