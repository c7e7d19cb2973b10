import type { UserId } from '#domain/ids.ts';
import { createListeners } from '#domain/listeners.ts';
import type { Takeout } from '#domain/takeout/takeout.ts';
import {
  collectTakeout,
  type TakeoutProgress,
  type TakeoutReader,
  type TakeoutWork,
} from './collect-takeout.ts';

export type TakeoutState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working'; readonly progress: TakeoutProgress | null }
  /** Without a network; it goes on where it was. */
  | { readonly kind: 'paused'; readonly documents: number }
  | { readonly kind: 'failed'; readonly code: 'denied' | 'failed' }
  | { readonly kind: 'ready'; readonly takeout: Takeout };

/** What a store leans on. */
export interface TakeoutGround {
  readonly loadReader: () => Promise<TakeoutReader>;
  readonly now: () => Date;
}

export interface TakeoutStore {
  get(): TakeoutState;
  subscribe(listener: () => void): () => void;
  /** Begins, or goes on with what was paused. */
  start(): void;
  /** Stops, and forgets what was collected. */
  cancel(): void;
}

const IDLE = { kind: 'idle' } as const;

/** Collects in the background: leaving the screen does not stop it, a lost network only pauses it. */
export function createTakeoutStore(uid: UserId, { loadReader, now }: TakeoutGround): TakeoutStore {
  const listeners = createListeners();
  let state: TakeoutState = IDLE;
  let work: TakeoutWork | null = null;
  let documents = 0;
  let running: AbortController | null = null;

  const show = (next: TakeoutState) => {
    state = next;
    listeners.tell();
  };

  async function collect(signal: AbortSignal): Promise<TakeoutState> {
    work ??= collectTakeout(uid, await loadReader());
    const collected = await work.run((progress) => {
      ({ documents } = progress);
      show({ kind: 'working', progress });
    }, signal);
    if (collected.ok) {
      const madeAt = now().toISOString();
      return {
        kind: 'ready',
        takeout: { format: 'geumnaru-takeout/1', uid, madeAt, parts: collected.value },
      };
    }
    return collected.code === 'offline' ? { kind: 'paused', documents } : { kind: 'failed', code: 'denied' };
  }

  async function run(control: AbortController): Promise<void> {
    show({ kind: 'working', progress: null });
    let next: TakeoutState;
    try {
      next = await collect(control.signal);
    } catch (error) {
      if (control.signal.aborted) return;
      console.error('the data of a person could not be collected', error);
      next = { kind: 'failed', code: 'failed' };
    }
    if (control.signal.aborted) return;
    running = null;
    if (next.kind === 'ready' || next.kind === 'failed') work = null;
    show(next);
  }

  return {
    get: () => state,
    subscribe: listeners.subscribe,
    start() {
      if (running !== null) return;
      running = new AbortController();
      void run(running);
    },
    cancel() {
      running?.abort();
      running = null;
      work = null;
      documents = 0;
      show(IDLE);
    },
  };
}
