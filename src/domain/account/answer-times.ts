import type { ChatId } from '../ids.ts';
import type { Millis } from '../units.ts';
import type { AnswerTime } from './standing.ts';

/** A conversation that was opened with somebody who sells. */
export interface AskedRoom {
  readonly chatId: ChatId;
  /** When its first words came, by the server's clock. */
  readonly askedAt: Millis;
  /** Until the first answer, at most {@link LONGEST_WAIT_MINUTES}; `null` while that is not known. */
  readonly waitMinutes: number | null;
}

/** What is kept, and looked at, of one person: the rooms that were opened last. */
export const KEPT_ROOMS = 20;
/** Of fewer answers nothing is said. */
export const LEAST_ANSWERS = 3;
/** Who has not answered by then has not answered. */
export const LONGEST_WAIT_MINUTES = 3 * 24 * 60;

const MINUTE_MS = 60_000;
const BOUNDS = [
  ['ten_minutes', 10],
  ['hour', 60],
  ['day', 24 * 60],
] as const satisfies readonly (readonly [AnswerTime, number])[];

/**
 * The rooms that are kept of all these: the newest {@link KEPT_ROOMS}, newest first, each once. In whatever
 * order and however often rooms come, what is kept in the end is the same.
 */
export function keptRooms(...lists: readonly (readonly AskedRoom[])[]): readonly AskedRoom[] {
  const byId = new Map<ChatId, AskedRoom>();
  for (const room of lists.flat()) {
    const known = byId.get(room.chatId);
    // What was found out once stays found out.
    if (known === undefined || known.waitMinutes === null) byId.set(room.chatId, room);
  }
  return [...byId.values()].toSorted(byNewest).slice(0, KEPT_ROOMS);
}

const byNewest = (one: AskedRoom, other: AskedRoom): number =>
  other.askedAt - one.askedAt || (one.chatId < other.chatId ? -1 : 1);

/** How long an answer took, or `null` where it may still come. */
export function waitMinutes(askedAt: Millis, answeredAt: Millis | null, now: Millis): number | null {
  const minutes = Math.max(0, Math.floor(((answeredAt ?? now) - askedAt) / MINUTE_MS));
  if (minutes >= LONGEST_WAIT_MINUTES) return LONGEST_WAIT_MINUTES;
  return answeredAt === null ? null : minutes;
}

/** The class of the median, of an even number the slower one; `null` where too little is known. */
export function answerTimeOf(rooms: readonly AskedRoom[]): AnswerTime | null {
  const waits = rooms.flatMap(({ waitMinutes: wait }) => wait ?? []).toSorted((one, other) => one - other);
  const median = waits.length < LEAST_ANSWERS ? undefined : waits[Math.floor(waits.length / 2)];
  if (median === undefined) return null;
  return BOUNDS.find(([, most]) => median <= most)?.[0] ?? 'longer';
}
