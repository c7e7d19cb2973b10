import * as v from 'valibot';
import { parseQuotaUse, quotaDocument, quotaPath } from '#documents/quota.ts';
import type { UserId } from '#domain/ids.ts';
import { nextStep, type QuotaStep, type QuotaUse } from '#domain/quota/quota-window.ts';
import type { QuotaKind } from '#domain/quota/quotas.ts';
import { micros, millis, millisOfMicros, type Millis } from '#domain/units.ts';
import type { RemoteOutcome } from './authorised-fetch.ts';
import type { CommitAnswer, DocumentTransport } from './document-transport.ts';
import { decodeFields, encodeFields, encodeValue, parseTimestamp, serverTime } from './firestore-values.ts';
import { BUSY, parsed } from './parsed.ts';

/** What a commit counts against one of its writer's quotas. */
export interface Count {
  readonly kind: QuotaKind;
  /** What is counted: the thing's own id, or its path. */
  readonly of: string;
  readonly added: number;
}

/**
 * Commits writes together with what they count, which the rules want of each in its own commit. `held` where
 * a quota is used up, without anything being sent.
 */
export type CountedCommit = (
  uid: UserId,
  counts: readonly Count[],
  writes: readonly unknown[],
  signal: AbortSignal,
) => Promise<RemoteOutcome<CommitAnswer>>;

/** What is counted, and what that means now. */
interface Counted {
  readonly count: Count;
  readonly step: QuotaStep;
}

export interface Counting {
  readonly commit: CountedCommit;
  /**
   * What was counted last, which is what an upload is announced by; as the server has it, where that is asked
   * for.
   */
  lastOf(uid: UserId, kind: QuotaKind, asking: Asking): Promise<RemoteOutcome<string | null>>;
}

interface Asking {
  /** What is known already does not do. */
  readonly isFresh: boolean;
  readonly signal: AbortSignal;
}

/** Other devices of the same person that count at the same moment; more of them in a row is a fault. */
const MOST_TRIES = 5;
/** For so long it is not asked again whether a full quota is still full. */
const BELIEVED_MS = 60_000;

const Looked = v.array(
  v.object({ found: v.optional(v.object({ fields: v.optional(v.unknown(), {}) })), readTime: v.string() }),
);

interface Known {
  /** `null` where nothing has been counted yet. */
  readonly use: (QuotaUse & { readonly of: string }) | null;
  /** How much this device's clock is ahead of the server's. */
  readonly aheadMs: number;
  readonly lookedAt: Millis;
}

/**
 * Counting needs no state of the server's: within a window it is an increment, which two tabs or devices may
 * send at the same moment, and the rules look at the sum. Only when a window begins must be known; so a count
 * is looked up once, kept in mind, and looked up again after a refusal. What was refused against the state
 * that is still there was refused for another reason.
 */
export function createCountedCommit(
  { root, request, commit }: Pick<DocumentTransport, 'root' | 'request' | 'commit'>,
  clock: () => number = Date.now,
): Counting {
  const known = new Map<string, Known>();
  const nameOf = (uid: UserId, kind: QuotaKind) => `${root}/${quotaPath(uid, kind)}`;

  const look = async (uid: UserId, kind: QuotaKind, signal: AbortSignal): Promise<RemoteOutcome<Known>> => {
    const name = nameOf(uid, kind);
    const answer = parsed(await request(uid, 'POST', ':batchGet', { documents: [name] }, signal), Looked);
    if (answer.kind !== 'ok') return answer;
    const [entry] = answer.value;
    const at = parseTimestamp(entry?.readTime);
    if (at === null) return BUSY;
    const now = clock();
    const use = entry?.found ? parseQuotaUse(decodeFields(entry.found.fields)) : null;
    const state = { use, aheadMs: now - millisOfMicros(micros(at)), lookedAt: millis(now) };
    known.set(name, state);
    return { kind: 'ok', value: state };
  };

  const stepOf = ({ kind, added }: Count, { use, aheadMs }: Known): QuotaStep =>
    nextStep(kind, use, added, millis(clock() - aheadMs));

  /**
   * What counting means now, by what is known, or by a fresh look where that is asked for or says that it is
   * full.
   */
  const plan = async (
    uid: UserId,
    count: Count,
    { isFresh, signal }: Asking,
  ): Promise<RemoteOutcome<QuotaStep>> => {
    const kept = isFresh ? undefined : known.get(nameOf(uid, count.kind));
    const step = kept && stepOf(count, kept);
    const isRecent = kept && Math.abs(clock() - kept.lookedAt) < BELIEVED_MS;
    if (kept && step && (step.kind !== 'full' || isRecent)) return heldOr(count, step, kept);
    const looked = await look(uid, count.kind, signal);
    return looked.kind === 'ok' ? heldOr(count, stepOf(count, looked.value), looked.value) : looked;
  };

  const write = (uid: UserId, { count: { kind, of, added }, step }: Counted): unknown => {
    const name = nameOf(uid, kind);
    const times = (fields: readonly string[]) => fields.map(serverTime);
    if (step.kind === 'begins') {
      const fields = encodeFields(quotaDocument.encode({ used: added, added, of }));
      return { update: { name, fields }, updateTransforms: times(quotaDocument.createdTimes) };
    }
    const fields = encodeFields(quotaDocument.encode({ added, of }));
    return {
      update: { name, fields },
      updateMask: { fieldPaths: Object.keys(fields) },
      updateTransforms: [
        ...times(quotaDocument.changedTimes),
        { fieldPath: 'used', increment: encodeValue(added) },
      ],
    };
  };

  /** What is known from now on; whatever became of a request that was not answered, nobody knows. */
  const remember = (uid: UserId, { count, step }: Counted, outcome: RemoteOutcome<unknown>): void => {
    const name = nameOf(uid, count.kind);
    const kept = known.get(name);
    if (!kept || outcome.kind === 'refused') return;
    if (outcome.kind !== 'ok') {
      known.delete(name);
      return;
    }
    const before =
      step.kind === 'continues' && kept.use ? kept.use : { since: millis(clock() - kept.aheadMs), used: 0 };
    known.set(name, {
      ...kept,
      use: { since: before.since, used: before.used + count.added, of: count.of },
    });
  };

  const stepsOf = async (
    uid: UserId,
    counts: readonly Count[],
    asking: Asking,
  ): Promise<RemoteOutcome<readonly Counted[]>> => {
    const steps: Counted[] = [];
    for (const count of counts) {
      const planned = await plan(uid, count, asking);
      if (planned.kind !== 'ok') return planned;
      steps.push({ count, step: planned.value });
    }
    return { kind: 'ok', value: steps };
  };

  const countedCommit: CountedCommit = async (uid, counts, writes, signal) => {
    /** On what the last try counted, while it was refused. */
    let refusedOn: string | null = null;
    let outcome: RemoteOutcome<CommitAnswer> = BUSY;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const steps = await stepsOf(uid, counts, { isFresh: refusedOn !== null, signal });
      if (steps.kind !== 'ok') return steps;
      const plans = steps.value.map(wordOf).join(' ');
      if (refusedOn === plans) return outcome;
      const counting = steps.value.map((counted) => write(uid, counted));
      outcome = await commit(uid, { writes: [...writes, ...counting] }, signal);
      for (const counted of steps.value) remember(uid, counted, outcome);
      if (outcome.kind !== 'refused' || outcome.code !== 'denied' || counts.length === 0) return outcome;
      refusedOn = plans;
    }
    return BUSY;
  };

  return {
    commit: countedCommit,
    async lastOf(uid, kind, { isFresh, signal }) {
      const kept = isFresh ? undefined : known.get(nameOf(uid, kind));
      if (kept) return { kind: 'ok', value: kept.use?.of ?? null };
      const looked = await look(uid, kind, signal);
      return looked.kind === 'ok' ? { kind: 'ok', value: looked.value.use?.of ?? null } : looked;
    },
  };
}

/** By the device's own clock, since that is what a waiting row and its reader go by. */
const heldOr = ({ kind }: Count, step: QuotaStep, { aheadMs }: Known): RemoteOutcome<QuotaStep> =>
  step.kind === 'full'
    ? { kind: 'held', quota: kind, until: millis(step.until + aheadMs) }
    : { kind: 'ok', value: step };

/**
 * What was counted on, in a word: the same after a fresh look means that the count was not what was refused.
 */
const wordOf = ({ step }: Counted): string => (step.kind === 'continues' ? `${step.used}` : step.kind);
