import { PENDING_POSITION, type Message } from '#domain/chat/chat.ts';
import type { Micros } from '#domain/units.ts';

/** How many messages a scroll up adds, and how many the first look holds. */
export const WINDOW_STEP = 50;
/** A window larger than this is let go of when the reader is back at the newest message. */
const WIDE_WINDOW = 400;

/**
 * The part of a conversation that is read from the disk: everything from a place on, so that news at the
 * end push nothing out at the beginning. While what is shown begins with messages that have no place yet
 * (dozens typed offline), it is the newest `limit` instead.
 */
export type MessageWindow =
  | { readonly kind: 'newest'; readonly limit: number }
  | { readonly kind: 'from'; readonly position: Micros };

export const FIRST_WINDOW: MessageWindow = { kind: 'newest', limit: WINDOW_STEP };

/** Fixes the beginning of a window once it is known; the same object where nothing changes. */
export function anchored(window: MessageWindow, shown: readonly Message[]): MessageWindow {
  const [first] = shown;
  if (window.kind === 'from' || first === undefined || first.position === PENDING_POSITION) return window;
  return { kind: 'from', position: first.position };
}

/**
 * The window with the messages before it that the device holds: `earlier` is where the oldest of them stands.
 */
export const grownTo = (earlier: Micros): MessageWindow => ({ kind: 'from', position: earlier });

/** Before which place more is to be found. */
export function beginningOf(window: MessageWindow, shown: readonly Message[]): Micros {
  if (window.kind === 'from') return window.position;
  return shown.find((message) => message.position !== PENDING_POSITION)?.position ?? PENDING_POSITION;
}

/**
 * A long way up has been read from the disk, which every new message would read again: back at the end, begin
 * anew.
 */
export const settled = (window: MessageWindow, shown: readonly Message[]): MessageWindow =>
  window.kind === 'from' && shown.length > WIDE_WINDOW ? { ...FIRST_WINDOW } : window;

/**
 * Reads a window as often as the disk changes. Where it begins is fixed by what was read first, within the one
 * question: to ask a second one from there on would read and draw every message of a room twice as it opens.
 */
export function windowReader(
  window: MessageWindow,
  read: (window: MessageWindow) => Promise<readonly Message[]>,
): () => Promise<readonly Message[]> {
  let held = window;
  return async () => {
    const messages = await read(held);
    held = anchored(held, messages);
    return messages;
  };
}

/** Messages waiting without a place can only be shown by number. */
export const widened = (window: MessageWindow): MessageWindow =>
  window.kind === 'newest' ? { kind: 'newest', limit: window.limit + WINDOW_STEP } : window;
