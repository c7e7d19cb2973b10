import { assertNever } from '../result.ts';
import type { Millis } from '../units.ts';

/**
 * Failures without one success for this long mean offline. The promise to the user is 15 s; the rest is left
 * for the tick that notices it, since a busy phone fires its timers late.
 */
export const OFFLINE_AFTER_MS = 12_000;

/**
 * What the app believes about the way to the server, judged by what gets through: a phone may show full bars
 * on a Wi-Fi that swallows everything, and may call itself offline while it talks.
 *
 *            failure, radio_on                tick after 12 s
 *   online ────────────────────▶ unstable ───────────────────▶ offline (unreachable)
 *     ▲ ▲        success            │                                │
 *     │ └───────────────────────────┘            success             │
 *     └──────────────────────────────────────────────────────────────┘
 *   any ── radio_off ──▶ offline (no_radio) ── radio_on ──▶ unstable, until something gets through
 *                            └── probe_ok ──▶ online
 *
 * While there is no radio a success may be the answer to what was asked before it went, and nothing would
 * correct that belief for as long as nothing else is asked: only a question asked since then counts.
 */
export type ConnectionState =
  /** `after` tells whether "다시 연결되었습니다." has anything to say. */
  | { readonly kind: 'online'; readonly since: Millis; readonly after: 'start' | 'unstable' | 'offline' }
  /** `since` is the first failure after the last success. */
  | { readonly kind: 'unstable'; readonly since: Millis }
  | { readonly kind: 'offline'; readonly since: Millis; readonly reason: 'no_radio' | 'unreachable' };

/**
 * `success` and `failure` are outcomes of real work, the probes' of a cheap question; both count the same.
 */
export type ConnectionEvent = {
  readonly kind: 'radio_on' | 'radio_off' | 'success' | 'failure' | 'probe_ok' | 'probe_failed' | 'tick';
  readonly at: Millis;
};

/** The belief at start-up: hopeful where there is a radio, since the first request will tell. */
export const initialConnection = (radioOn: boolean, at: Millis): ConnectionState =>
  radioOn
    ? { kind: 'online', since: at, after: 'start' }
    : { kind: 'offline', since: at, reason: 'no_radio' };

/** The next belief; the same object where nothing changed, so that a store may compare by identity. */
export function reduceConnection(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  switch (event.kind) {
    case 'success':
      if (isWithoutRadio(state)) return state;
      return state.kind === 'online' ? state : { kind: 'online', since: event.at, after: state.kind };
    case 'probe_ok':
      return state.kind === 'online' ? state : { kind: 'online', since: event.at, after: state.kind };
    case 'failure':
    case 'probe_failed':
      return state.kind === 'online' ? { kind: 'unstable', since: event.at } : aged(state, event.at);
    case 'tick':
      return aged(state, event.at);
    case 'radio_off':
      return isWithoutRadio(state) ? state : { kind: 'offline', since: event.at, reason: 'no_radio' };
    case 'radio_on':
      return isWithoutRadio(state) ? { kind: 'unstable', since: event.at } : state;
    default:
      return assertNever(event.kind);
  }
}

/** Offline by the device's own word. */
export const isWithoutRadio = (state: ConnectionState): boolean =>
  state.kind === 'offline' && state.reason === 'no_radio';

/** When a `tick` would next change the state, or `null` when only an outcome can. */
export const nextTickAt = (state: ConnectionState): number | null =>
  state.kind === 'unstable' ? state.since + OFFLINE_AFTER_MS : null;

function aged(state: ConnectionState, at: Millis): ConnectionState {
  if (state.kind !== 'unstable') return state;
  // The device's clock was set back: the age is unknown, so it counts anew rather than standing still for
  // hours.
  if (at < state.since) return { kind: 'unstable', since: at };
  return at - state.since >= OFFLINE_AFTER_MS
    ? { kind: 'offline', since: state.since, reason: 'unreachable' }
    : state;
}
