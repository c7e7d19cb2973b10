import type { RemoteOutcome } from '#data/remote/rest/authorised-fetch.ts';
import type { Pace } from './pace.ts';

/** What happens to one request on its way. */
export type Fault =
  | { readonly kind: 'none' }
  /** Never arrives. */
  | { readonly kind: 'lost' }
  /** Lands, but the answer is lost: the client cannot tell this from `lost`. */
  | { readonly kind: 'answer_lost' }
  | { readonly kind: 'overloaded'; readonly retryAfterMs: number }
  /** Never answers; ends only by the caller's signal, as a killed page leaves it. */
  | { readonly kind: 'stalled' }
  /** Lands, then never answers. */
  | { readonly kind: 'landed_then_stalled' }
  | { readonly kind: 'signed_out' };

const UNREACHABLE = { kind: 'unreachable', retryAfterMs: 0 } as const;

/** Lets the server act as the fault allows, and gives what the client hears of it. */
export async function through<T>(
  fault: Fault,
  signal: AbortSignal,
  act: () => RemoteOutcome<T>,
): Promise<RemoteOutcome<T>> {
  // Who was stopped before sends nothing.
  if (signal.aborted) return UNREACHABLE;
  switch (fault.kind) {
    case 'none':
      return act();
    case 'lost':
      return UNREACHABLE;
    case 'answer_lost':
      act();
      return UNREACHABLE;
    case 'overloaded':
      return { kind: 'unreachable', retryAfterMs: fault.retryAfterMs };
    case 'signed_out':
      return { kind: 'unauthenticated' };
    case 'landed_then_stalled':
      act();
      return untilAborted(signal);
    case 'stalled':
      return untilAborted(signal);
  }
}

/** The same of a way that takes its time, there and back: who is stopped meanwhile hears of no answer. */
export async function throughSlowly<T>(
  fault: Fault,
  signal: AbortSignal,
  act: () => RemoteOutcome<T>,
  pace: Pace,
): Promise<RemoteOutcome<T>> {
  await pace();
  const outcome = await through(fault, signal, act);
  await pace();
  return signal.aborted ? UNREACHABLE : outcome;
}

const untilAborted = (signal: AbortSignal): Promise<typeof UNREACHABLE> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(UNREACHABLE);
    signal.addEventListener('abort', () => resolve(UNREACHABLE), { once: true });
  });
