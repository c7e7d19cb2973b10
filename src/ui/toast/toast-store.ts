import type { ReactNode } from 'react';

export type ToastTone = 'neutral' | 'gold' | 'ok' | 'info' | 'error';

export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly title: string;
  readonly body: string;
  /**
   * Where a press on the toast leads, as it came: the shell follows it only inside the app. Empty for
   * nowhere.
   */
  readonly clickAction: string;
  /** What following it means besides. */
  readonly onFollow: (() => void) | null;
  /** Names what it is about; empty for a toast that stands for itself. */
  readonly tag: string;
  /** What can be done in place, below the words; it is given the way to dismiss its toast. */
  readonly foot: ToastFoot | null;
}

export type ToastFoot = (dismiss: () => void) => ReactNode;

export interface ToastRequest {
  readonly title: string;
  readonly body?: string | undefined;
  readonly tone?: ToastTone | undefined;
  readonly clickAction?: string | undefined;
  readonly onFollow?: (() => void) | undefined;
  /** A newer toast of the same takes the place of the older, and leaves its foot as it stands. */
  readonly tag?: string | undefined;
  readonly foot?: ToastFoot | undefined;
}

/**
 * Why no toast leaves just now: a finger or mouse on them, focus in them, nobody looking at the tab, or
 * something of the browser's own above them.
 */
export type HoldReason = 'pointer' | 'focus' | 'hidden' | 'covered';

export interface ToastClock {
  now(): number;
  /** Calls `task` once after `delayMs`; the returned function calls it off. */
  schedule(task: () => void, delayMs: number): () => void;
}

export interface ToastStore {
  readonly subscribe: (listener: () => void) => () => void;
  /** Oldest first; the same array until something changes. */
  readonly getSnapshot: () => readonly Toast[];
  readonly show: (request: ToastRequest) => number;
  readonly dismiss: (id: number) => void;
  /** Stops every countdown while at least one reason stands; each goes on from where it stopped. */
  readonly hold: (reason: HoldReason) => void;
  readonly release: (reason: HoldReason) => void;
}

/** How many are shown; a newer one pushes the oldest out. */
export const MOST_TOASTS = 3;
export const TOAST_LIFE_MS = 5_000;
/** Where there is something to do, it takes a while longer to get there. */
export const FOOTED_TOAST_LIFE_MS = 10_000;

interface Countdown {
  remainingMs: number;
  startedAt: number;
  cancel: (() => void) | null;
}

export function createToastStore(clock: ToastClock): ToastStore {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const holds = new Set<HoldReason>();
  const countdowns = new Map<number, Countdown>();

  const publish = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const run = (id: number, countdown: Countdown) => {
    countdown.startedAt = clock.now();
    countdown.cancel = clock.schedule(() => dismiss(id), countdown.remainingMs);
  };
  const pause = (countdown: Countdown) => {
    if (!countdown.cancel) return;
    countdown.cancel();
    countdown.cancel = null;
    countdown.remainingMs = Math.max(0, countdown.remainingMs - (clock.now() - countdown.startedAt));
  };
  const forget = (id: number) => {
    countdowns.get(id)?.cancel?.();
    countdowns.delete(id);
  };
  const dismiss = (id: number) => {
    if (!countdowns.has(id)) return;
    forget(id);
    publish(toasts.filter((toast) => toast.id !== id));
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => toasts,
    show: ({
      title,
      body = '',
      tone = 'neutral',
      clickAction = '',
      onFollow = null,
      tag = '',
      foot = null,
    }) => {
      const standing = toasts.find((other) => tag !== '' && other.tag === tag);
      const id = standing?.id ?? (lastId += 1);
      forget(id);
      const remainingMs = foot ? FOOTED_TOAST_LIFE_MS : TOAST_LIFE_MS;
      const countdown: Countdown = { remainingMs, startedAt: clock.now(), cancel: null };
      countdowns.set(id, countdown);
      if (holds.size === 0) run(id, countdown);
      const toast: Toast = {
        id,
        tone,
        title,
        body,
        clickAction,
        onFollow,
        tag,
        foot: standing?.foot ?? foot,
      };
      const all = standing ? toasts.map((other) => (other === standing ? toast : other)) : [...toasts, toast];
      for (const pushedOut of all.slice(0, -MOST_TOASTS)) forget(pushedOut.id);
      publish(all.slice(-MOST_TOASTS));
      return id;
    },
    dismiss,
    hold: (reason) => {
      holds.add(reason);
      for (const countdown of countdowns.values()) pause(countdown);
    },
    release: (reason) => {
      if (!holds.delete(reason) || holds.size > 0) return;
      for (const [id, countdown] of countdowns) run(id, countdown);
    },
  };
}
