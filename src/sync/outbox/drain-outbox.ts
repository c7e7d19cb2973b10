import { onTableChange } from '#data/local/observe.ts';
import { headOfLane, laneHeads, nextDueAt, requeueOrphans } from '#data/local/outbox-store.ts';
import { isReady, type OutboxRow } from '#data/local/outbox-row.ts';
import { applyDelivery } from '#data/local/message-store.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { Millis } from '#domain/units.ts';
import { deliveryOf } from '../intents/intents.ts';
import type { DrainContext, LaneProgress } from './drain-context.ts';
import { beatWhile } from './heartbeat.ts';

/** Lanes in flight at once: enough to hide one stuck chat, few enough for a phone's radio. */
const MAX_LANES_IN_FLIGHT = 4;

/**
 * Sends everything that is due and gives the time of the next attempt (`null`: nothing waits for time).
 *
 * - The caller holds the drain lock, so rows found in flight belong to nobody and wait again.
 * - Rows of one lane go strictly one after another; a refused head holds its lane, never another.
 * - A lane that begins to wait meanwhile starts at once, even while another hangs.
 * - It returns when no lane is due, so a row appended meanwhile is seen before it does.
 */
export async function drainOutbox(context: DrainContext): Promise<Millis | null> {
  const { db, environment } = context;
  await recover(db);
  const news = newsOf(db);
  const busy = new Map<string, Promise<void>>();
  try {
    await drainLanes(context, news, busy);
  } finally {
    // A lane that failed as a whole (a full disk) does not end the others half way.
    await Promise.allSettled(busy.values());
    news.stop();
  }
  return nextDueAt(db, environment.now());
}

async function drainLanes(
  context: DrainContext,
  news: News,
  busy: Map<string, Promise<void>>,
): Promise<void> {
  const { db, environment, signal } = context;
  const begun: Promise<void>[] = [];
  while (!signal.aborted) {
    const arrival = news.next();
    const free = MAX_LANES_IN_FLIGHT - busy.size;
    const couldStart = (head: OutboxRow) => !busy.has(head.lane) && isReady(head, environment.now());
    const heads = await laneHeads(db, (oldest) => oldest.filter(couldStart).length >= free);
    for (const head of heads.filter(couldStart).slice(0, free)) {
      const draining = drainLane(context, head).finally(() => busy.delete(head.lane));
      busy.set(head.lane, draining);
      begun.push(draining);
    }
    if (busy.size === 0) break;
    // Where no more lane can start, what arrives is looked at when one has ended.
    await Promise.race(busy.size < MAX_LANES_IN_FLIGHT ? [...busy.values(), arrival] : busy.values());
  }
  // Of those that have ended too: one that failed while the heads were read would be told by nobody.
  await Promise.all(begun);
}

interface News {
  /** Resolves when the outbox changes after this call, in any tab. */
  next(): Promise<void>;
  stop(): void;
}

function newsOf(db: UserDatabase): News {
  let tell: () => void = () => undefined;
  const stop = onTableChange(db.outbox, () => tell());
  return {
    next: () =>
      new Promise((resolve) => {
        tell = resolve;
      }),
    stop,
  };
}

/** Works a lane until it is empty, refused or must wait. */
async function drainLane(context: DrainContext, first: OutboxRow): Promise<void> {
  let progress = await attempt(context, first);
  while (progress === 'advanced') {
    const [head] = await headOfLane(context.db, first.lane, 1);
    if (!head || !isReady(head, context.environment.now())) return;
    progress = await attempt(context, head);
  }
}

async function attempt(context: DrainContext, head: OutboxRow): Promise<LaneProgress> {
  // Told to stop while the head was looked up: it is the next drainer's, and must not be found claimed.
  if (context.signal.aborted) return 'waiting';
  const ended = context.begin();
  const stopBeating = beatWhile(context.db, head.lane, context.signal);
  try {
    return await deliveryOf(head)(context, head);
  } finally {
    stopBeating();
    ended();
  }
}

async function recover(db: UserDatabase): Promise<void> {
  await db.transaction('rw', [db.outbox, db.messages], async () => {
    const orphans = await requeueOrphans(db);
    const messages = orphans.flatMap((row) => (row.intent.kind === 'message' ? [row.intent.messageId] : []));
    await applyDelivery(db, messages, { kind: 'interrupted' });
  });
}
