import * as v from 'valibot';
import { spellPhoneNumber } from '#domain/account/phone-number.ts';
import {
  EXCHANGE_REFUSALS,
  type ExchangeEvent,
  type ExchangeEventKind,
  type ExchangeRefusal,
} from '#domain/exchange/exchange-event.ts';
import {
  EXCHANGE_LIMITS,
  REQUEST_REFUSALS,
  type ExchangeRequest,
  type RequestRefusal,
} from '#domain/exchange/exchange-request.ts';
import type { ExchangeItem, TargetBar } from '#domain/exchange/exchange.ts';
import { parseExchangeId, type ExchangeId } from '#domain/ids.ts';
import { PURITIES } from '#domain/product/product.ts';
import type { Result } from '#domain/result.ts';
import { milligrams } from '#domain/units.ts';
import { defineCall, resultOf } from '../kernel/call.ts';
import { storeId } from '../kernel/ids.ts';
import type { Reading } from '../kernel/kind.ts';
import { amount, anyId, id, natural, newId, oneOf } from '../kernel/kinds.ts';
import { askedMoment } from '../kernel/times.ts';
import { heldRequest, type HeldRequest } from './held.ts';

const { items, bars, slots, noteChars, reasonChars, receiptChars } = EXCHANGE_LIMITS;
/** Longer than any phone number; whether it is one is `checkRequest`'s to say. */
const PHONE_MAX_CHARS = 40;

const words = (max: number) => v.pipe(v.string(), v.maxLength(max));
const mg = v.pipe(natural.reads, v.transform(milligrams));
const barFields = { weight: mg, count: natural.reads };
const bar: Reading<TargetBar> = v.object(barFields);
const item: Reading<ExchangeItem> = v.object({
  purity: oneOf(PURITIES).reads,
  ...barFields,
  note: words(noteChars),
});

const request: Reading<ExchangeRequest> = v.object({
  items: v.pipe(v.array(item), v.maxLength(items)),
  targetBars: v.pipe(v.array(bar), v.maxLength(bars)),
  storeId: storeId.reads,
  preferredSlots: v.pipe(v.array(askedMoment.reads), v.maxLength(slots)),
  // The desk reads it, and calls it.
  contactPhone: v.pipe(words(PHONE_MAX_CHARS), v.transform(spellPhoneNumber)),
});

export interface RequestCall {
  /** Made by the customer's device, so that a request sent twice is one. */
  readonly id: ExchangeId;
  readonly request: ExchangeRequest;
}

/** In the domain's own shapes, weights in milligrams and times in epoch milliseconds. */
export const requestExchangeCall = defineCall<RequestCall, RequestAnswer | HeldRequest>(
  'requestExchange',
  v.object({ id: newId(parseExchangeId).reads, request }),
  v.union([resultOf(v.object({ requestNo: v.string() }), REQUEST_REFUSALS), heldRequest]),
);

const version = natural.reads;
const reason = words(2 * reasonChars);
/** Each event with what belongs to it. */
const EVENTS: { readonly [K in ExchangeEventKind]: Reading<Extract<ExchangeEvent, { kind: K }>> } = {
  schedule: v.object({
    kind: v.literal('schedule'),
    version,
    scheduledAt: askedMoment.reads,
    storeId: storeId.reads,
  }),
  reject: v.object({ kind: v.literal('reject'), version, reason }),
  cancel: v.object({ kind: v.literal('cancel'), version, reason }),
  start: v.object({
    kind: v.literal('start'),
    version,
    idCheckedAt: askedMoment.reads,
    measured: v.pipe(v.array(item), v.maxLength(items)),
  }),
  complete: v.object({
    kind: v.literal('complete'),
    version,
    final: v.object({ fineGold: mg, fee: amount.reads }),
    receiptNo: words(2 * receiptChars),
  }),
};

export interface TransitionCall {
  readonly id: ExchangeId;
  /** Made by the caller's page, so that a call sent twice is one. */
  readonly callId: string;
  readonly event: ExchangeEvent;
}

export const transitionExchangeCall = defineCall<TransitionCall, TransitionAnswer>(
  'transitionExchange',
  v.object({ id: id(parseExchangeId).reads, callId: anyId.reads, event: v.union(Object.values(EVENTS)) }),
  resultOf(v.object({ version: v.number() }), EXCHANGE_REFUSALS),
);

export type RequestAnswer = Result<{ readonly requestNo: string }, RequestRefusal>;
export type TransitionAnswer = Result<{ readonly version: number }, ExchangeRefusal>;
