import * as v from 'valibot';
import { parseOrderId, type OrderId } from '#domain/ids.ts';
import type { MeetingKeys } from '#domain/meeting/meeting.ts';
import { RECEIPT_REFUSALS, type MeetingReceipt, type ReceiptRefusal } from '#domain/meeting/receipt.ts';
import type { Result } from '#domain/result.ts';
import { milligrams, won } from '#domain/units.ts';
import { defineCall, resultOf } from '../kernel/call.ts';
import { id, natural } from '../kernel/kinds.ts';

/** `denied`: none of the two; `gone`: no such order; `over`: done, or called off. */
const KEY_REFUSALS = ['denied', 'gone', 'over'] as const;
export type MeetingKeysAnswer = Result<MeetingKeys, (typeof KEY_REFUSALS)[number]>;

const key = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/));
const orderId = id(parseOrderId).reads;

/** The secrets by which the two of an order know each other; the same however often they are asked for. */
export const meetingKeysCall = defineCall<{ readonly orderId: OrderId }, MeetingKeysAnswer>(
  'meetingKeys',
  v.object({ orderId }),
  resultOf(v.object({ shared: key, own: key }), KEY_REFUSALS),
);

export type MeetingAnswer = Result<null, ReceiptRefusal>;

const word = v.variant('kind', [
  v.object({ kind: v.literal('seal'), seal: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/)) }),
  v.object({ kind: v.literal('code'), digits: v.pipe(v.string(), v.regex(/^\d{6}$/)) }),
]);

/** Brings what two have signed; brought again, by either, it is the same receipt. */
export const confirmMeetingCall = defineCall<MeetingReceipt, MeetingAnswer>(
  'confirmMeeting',
  v.object({
    orderId,
    weight: v.pipe(natural.reads, v.transform(milligrams)),
    amount: v.pipe(natural.reads, v.transform(won)),
    step: natural.reads,
    takenStep: v.nullable(natural.reads),
    seller: word,
    buyer: word,
  }),
  resultOf(v.null(), RECEIPT_REFUSALS),
);
