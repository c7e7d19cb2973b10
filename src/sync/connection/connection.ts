import {
  initialConnection,
  isWithoutRadio,
  nextTickAt,
  reduceConnection,
  type ConnectionEvent,
  type ConnectionState,
} from '#domain/connection/connection-state.ts';
import { createListeners } from '#domain/listeners.ts';
import { backoffDelayMs } from '#domain/outbox/backoff.ts';
import type { Environment } from '../environment.ts';

/** Asks the server something cheap; `false` for anything but the server's own answer. */
export type Probe = (signal: AbortSignal) => Promise<boolean>;

export interface Connection {
  get(): ConnectionState;
  subscribe(listener: () => void): () => void;
  /** What became of real work: listeners, reads and deliveries all report here. */
  report(kind: Exclude<ConnectionEvent['kind'], 'tick' | 'probe_ok' | 'probe_failed'>): void;
  /**
   * Work that wants an answer has begun; call the result when it has one. A network that swallows requests
   * fails nothing for a long time, so silence is asked about: see `SUSPECT_AFTER_MS`.
   */
  begin(): () => void;
  /** Asks the server now instead of with the next probe, and gives whether it answered: what 다시 시도 does. */
  check(): Promise<boolean>;
  stop(): void;
}

/**
 * Silence of this length is checked with a probe; if that stays silent too, the failure counts from the
 * silence's start.
 */
const SUSPECT_AFTER_MS = 4_000;
/** The longest pause between probes while nothing else is tried. */
const PROBE_CAP_MS = 15_000;

/**
 * Keeps the belief about the way to the server. While it is anything but online, a probe with backoff
 * asks again, so that the app comes back by itself even when nobody sends anything.
 */
export function createConnection(environment: Environment, probe: Probe, radioOn: boolean): Connection {
  let state = initialConnection(radioOn, environment.now());
  let tick: ReturnType<typeof setTimeout> | null = null;
  let probing: { readonly timer: ReturnType<typeof setTimeout>; readonly abort: AbortController } | null =
    null;
  let failedProbes = 0;
  let stopped = false;
  const checks = new AbortController();
  const listeners = createListeners();

  const dispatch = (kind: ConnectionEvent['kind'], at = environment.now()) => {
    if (stopped) return;
    const next = reduceConnection(state, { kind, at });
    if (next !== state) {
      state = next;
      listeners.tell();
    }
    plan();
  };

  const plan = () => {
    if (tick !== null) clearTimeout(tick);
    const at = nextTickAt(state);
    tick = at === null ? null : setTimeout(() => dispatch('tick'), Math.max(0, at - environment.now()));
    if (state.kind === 'online') cancelProbe();
    else if (probing === null) planProbe();
  };

  const planProbe = () => {
    const abort = new AbortController();
    const waitMs = Math.min(PROBE_CAP_MS, backoffDelayMs(failedProbes + 1, environment.random()));
    const timer = setTimeout(async () => {
      const reached = await probe(abort.signal);
      if (abort.signal.aborted) return;
      probing = null;
      failedProbes = reached ? 0 : failedProbes + 1;
      dispatch(reached ? 'probe_ok' : 'probe_failed');
    }, waitMs);
    probing = { timer, abort };
  };

  const cancelProbe = () => {
    failedProbes = 0;
    if (probing === null) return;
    clearTimeout(probing.timer);
    probing.abort.abort();
    probing = null;
  };

  plan();
  return {
    get: () => state,
    subscribe: listeners.subscribe,
    report(kind) {
      // The radio is back: ask at once instead of waiting out the backoff. It is gone: what was asked before
      // proves nothing.
      if (kind === 'radio_on' || kind === 'radio_off') cancelProbe();
      // Something got through although the device calls itself offline: ask soon.
      if (kind === 'success' && isWithoutRadio(state) && failedProbes > 0) cancelProbe();
      dispatch(kind);
    },
    begin() {
      const at = environment.now();
      const ended = new AbortController();
      const timer = setTimeout(async () => {
        if (state.kind !== 'online') return;
        const reached = await probe(ended.signal);
        if (!reached && !ended.signal.aborted) dispatch('probe_failed', at);
      }, SUSPECT_AFTER_MS);
      return () => {
        clearTimeout(timer);
        ended.abort();
      };
    },
    async check() {
      const reached = await probe(checks.signal);
      dispatch(reached ? 'probe_ok' : 'probe_failed');
      return reached;
    },
    stop() {
      stopped = true;
      checks.abort();
      if (tick !== null) clearTimeout(tick);
      cancelProbe();
    },
  };
}
