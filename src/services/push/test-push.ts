import type { TestPushAnswer } from '#documents/calls/test-push.ts';
import type { UserId } from '#domain/ids.ts';
import { assertNever } from '#domain/result.ts';
import type { ServerFailure } from '#domain/server/server-failure.ts';
import type { PushPermission } from './push-support.ts';

/** A push takes a second or two; a device that sleeps, longer than somebody waits for it. */
export const ARRIVAL_TIMEOUT_MS = 20_000;

/** Where the way from the server to this device is broken, from the near end to the far one. */
export type TestBreak =
  | 'unsupported'
  | 'install_first'
  | 'denied'
  | 'off'
  | 'not_registered'
  | 'offline'
  | 'signed_out'
  | 'failed'
  | 'held'
  | 'unknown'
  | 'dead'
  | 'busy'
  | 'refused'
  | 'no_service'
  | 'not_arrived';

export type TestOutcome =
  | { readonly kind: 'arrived'; readonly isRepaired: boolean }
  | { readonly kind: 'broken'; readonly at: TestBreak };

export type TestStep = 'device' | 'server' | 'arrival';

export interface TestSurroundings {
  permission(): PushPermission;
  /** Makes sure of the registration; its token, or null where there is none to be had. */
  register(uid: UserId): Promise<string | null>;
  /** Gives up the registration, so that the next one is a new one. */
  forget(): Promise<void>;
  /** Whether a new one could not be had. */
  isOffline(): boolean;
  send(token: string): Promise<TestPushAnswer | { readonly ok: false; readonly code: ServerFailure }>;
  /** Hears from now on what arrives at this device. */
  listen(): {
    /** Whether this event has arrived, now or within so many milliseconds. */
    arrives(eventId: string, withinMs: number): Promise<boolean>;
    stop(): void;
  };
}

/**
 * Sends one push to this device, by the whole way that every other takes, and says where that ends. What the
 * server or the push service has lost, or what this browser is stuck in, is registered anew, once.
 */
export async function testPush(
  uid: UserId,
  around: TestSurroundings,
  onStep: (step: TestStep) => void,
): Promise<TestOutcome> {
  onStep('device');
  const permission = around.permission();
  if (permission !== 'granted') return brokenAt(permission === 'default' ? 'off' : permission);
  const registerAnew = async () => {
    await around.forget();
    return around.register(uid);
  };
  const standing = await around.register(uid);
  const token = standing ?? (around.isOffline() ? null : await registerAnew());
  if (token === null) return brokenAt('not_registered');
  // It may be here before the answer to the request is.
  const arrivals = around.listen();
  try {
    onStep('server');
    let answer = await around.send(token);
    const isLost = !answer.ok && (answer.code === 'unknown' || answer.code === 'dead');
    if (isLost && standing !== null) {
      const fresh = await registerAnew();
      if (fresh === null) return brokenAt('not_registered');
      answer = await around.send(fresh);
    }
    if (!answer.ok) return brokenAt(breakOf(answer.code));
    onStep('arrival');
    const hasArrived = await arrivals.arrives(answer.value.eventId, ARRIVAL_TIMEOUT_MS);
    return hasArrived
      ? { kind: 'arrived', isRepaired: isLost || standing === null }
      : brokenAt('not_arrived');
  } finally {
    arrivals.stop();
  }
}

const brokenAt = (at: TestBreak): TestOutcome => ({ kind: 'broken', at });

type SendFailure = Extract<
  TestPushAnswer | { readonly ok: false; readonly code: ServerFailure },
  { ok: false }
>['code'];

function breakOf(code: SendFailure): TestBreak {
  switch (code) {
    case 'offline':
    case 'signed_out':
    case 'failed':
    case 'held':
    case 'unknown':
    case 'dead':
    case 'busy':
    case 'refused':
    case 'no_service':
      return code;
    case 'denied':
    case 'invalid':
    case 'gone':
    case 'stale':
    case 'limit':
      return 'failed';
    default:
      return assertNever(code);
  }
}
