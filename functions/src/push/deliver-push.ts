import { setTimeout as pause } from 'node:timers/promises';
import type { Messaging } from 'firebase-admin/messaging';
import { log } from '../runtime/log.ts';

/** Milliseconds before the second and third attempt; the platform's own retry comes after those. */
const WAITS_MS = [500, 2_000];
/** A message for somebody who is offline for longer is no news any more. */
const TIME_TO_LIVE_S = 24 * 60 * 60;

/** The device has unsubscribed, or never was one of this project's. */
const DEAD = [
  'messaging/registration-token-not-registered',
  'messaging/invalid-registration-token',
  'messaging/mismatched-credential',
];
/** 429, 500 and 503, and a connection that broke. */
const TRANSIENT = [
  'messaging/message-rate-exceeded',
  'messaging/device-message-rate-exceeded',
  'messaging/internal-error',
  'messaging/server-unavailable',
  'app/network-error',
  'app/network-timeout',
];

export interface Delivery {
  /** Tokens that nobody answers to any more. */
  readonly dead: readonly string[];
  /** Tokens that another run is to try. */
  readonly left: readonly string[];
  /** Tokens that the service will not send to, for a reason of its own. */
  readonly refused: readonly string[];
}

/**
 * Sends the same fields to every token, again where the service was only busy; a token that never works is
 * logged.
 */
export async function deliverPush(
  messaging: Messaging,
  tokens: readonly string[],
  fields: Readonly<Record<string, string>>,
): Promise<Delivery> {
  const dead: string[] = [];
  const refused: string[] = [];
  let left = tokens;
  for (const wait of [0, ...WAITS_MS]) {
    if (left.length === 0) break;
    await pause(wait);
    const { responses } = await messaging.sendEachForMulticast({
      tokens: [...left],
      // Data only: a `notification` part would be shown by the SDK beside the one that the worker shows.
      data: { ...fields },
      webpush: { headers: { Urgency: 'high', TTL: String(TIME_TO_LIVE_S) } },
    });
    const codes = new Map(left.map((token, index) => [token, responses[index]?.error?.code]));
    dead.push(...left.filter((token) => DEAD.includes(codes.get(token) ?? '')));
    for (const [token, code] of codes) {
      if (code && !DEAD.includes(code) && !TRANSIENT.includes(code)) {
        log.warn('push refused', { code });
        refused.push(token);
      }
    }
    left = left.filter((token) => TRANSIENT.includes(codes.get(token) ?? ''));
  }
  return { dead, left, refused };
}
