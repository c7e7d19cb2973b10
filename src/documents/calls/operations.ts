import * as v from 'valibot';
import { EXCHANGE_STATUSES } from '#domain/exchange/exchange.ts';
import { parseExchangeId, parseUserId } from '#domain/ids.ts';
import type { Result } from '#domain/result.ts';
import { MEMBER_WORDS_MAX_CHARS, MOST_MEMBERS, type FoundMember } from '#domain/system/found-member.ts';
import type { Queues } from '#domain/system/queues.ts';
import type { Millis } from '#domain/units.ts';
import { defineCall, resultOf } from '../kernel/call.ts';
import type { Reading } from '../kernel/kind.ts';
import { anyId, id, natural, oneOf } from '../kernel/kinds.ts';
import { askedMoment } from '../kernel/times.ts';

/* What an admin asks of the house about itself and its members. */

const queues: Reading<Queues> = v.object({
  pushes: natural.reads,
  reports: natural.reads,
  exchanges: natural.reads,
});

/** How much waits, counted at the moment of the question. */
export const countQueuesCall = defineCall<null, Result<Queues, never>>(
  'countQueues',
  v.null(),
  resultOf(queues, []),
);

export interface FaultCall {
  readonly name: string;
  /** When it had failed last, as far as the desk saw. A page from before does not say. */
  readonly seenAt?: Millis | undefined;
}

/** The desk has seen to what failed of a function; `stale` where it has failed again since. */
export const clearFaultCall = defineCall<FaultCall, Result<null, 'stale'>>(
  'clearFault',
  v.object({
    name: v.pipe(v.string(), v.regex(/^[A-Za-z]{1,60}$/)),
    seenAt: v.optional(askedMoment.reads),
  }),
  resultOf(v.null(), ['stale']),
);

const member: Reading<FoundMember> = v.object({
  uid: id(parseUserId).reads,
  email: v.string(),
  nickname: v.string(),
  isVerified: v.boolean(),
  isSuspended: v.boolean(),
  isAdmin: v.boolean(),
  joinedAt: askedMoment.reads,
  listings: natural.reads,
  exchanges: v.array(
    v.object({
      id: id(parseExchangeId).reads,
      requestNo: v.string(),
      status: oneOf(EXCHANGE_STATUSES).reads,
    }),
  ),
});

export interface MemberCall {
  /** Under it the search is written down. */
  readonly callId: string;
  readonly words: string;
}

/** Members by nickname, e-mail, id, or a number of one of their exchanges; each as it is written, whole. */
export const findMemberCall = defineCall<MemberCall, Result<readonly FoundMember[], never>>(
  'findMember',
  v.object({
    callId: anyId.reads,
    words: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(MEMBER_WORDS_MAX_CHARS)),
  }),
  resultOf(v.pipe(v.array(member), v.maxLength(MOST_MEMBERS)), []),
);
