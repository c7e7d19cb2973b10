import * as v from 'valibot';
import { read } from './kernel/kind.ts';

/**
 * `meetings/{orderId}`, which nobody but functions reads: the secrets of an order, how many wrong codes
 * were tried for what the seller shows and for what the buyer returns, and the receipt once it stands. It stays
 * as long as its order.
 */
export const meetingPath = (orderId: string): string => `meetings/${orderId}`;

const secret = v.pipe(v.string(), v.nonEmpty());
const meeting = v.object({
  secrets: v.object({ shared: secret, seller: secret, buyer: secret }),
  wrongShown: v.optional(v.number(), 0),
  wrongReturns: v.number(),
  receipt: v.nullable(v.unknown()),
});
export type Meeting = v.InferOutput<typeof meeting>;

export const parseMeeting = (data: unknown): Meeting | null => read(meeting, data);
