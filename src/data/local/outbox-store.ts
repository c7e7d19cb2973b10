import Dexie from 'dexie';
import type { SendFailure } from '#domain/chat/chat.ts';
import { millis, type Millis } from '#domain/units.ts';
import {
  isDue,
  isSendable,
  mayHaveLanded,
  nameOf,
  type IntentOf,
  type OutboxIntent,
  type OutboxRow,
  type OutboxState,
} from './outbox-row.ts';
import type { UserDatabase } from './user-database.ts';

/**
 * Appends an intent under its name and gives its `seq`. A row of the same name is replaced: last intent wins,
 * and an older one that is in flight finds its row gone when it lands. Its attempts are taken over where the
 * server may have what it said. Call it inside the command's transaction.
 */
export async function appendIntent(
  db: UserDatabase,
  intent: OutboxIntent,
  now: Millis,
  state: Extract<OutboxState, { kind: 'preparing' | 'queued' }> = { kind: 'queued' },
): Promise<number> {
  const { id, lane } = nameOf(intent);
  const replaced = await findOutboxRow(db, id);
  if (replaced) await removeRow(db, replaced);
  return db.outbox.add({
    id,
    uid: db.uid,
    lane,
    intent,
    createdAt: now,
    state,
    attempts: replaced && mayHaveLanded(replaced) ? replaced.attempts : 0,
    lastAttemptAt: millis(0),
    nextAttemptAt: millis(0),
    notBefore: millis(0),
    touches: 0,
  });
}

/**
 * Appends one of two opposite wishes; where the other one never left this device, both are gone. Call it
 * inside the command's transaction.
 */
export async function appendWish(
  db: UserDatabase,
  wish: IntentOf<'favorite' | 'like' | 'block' | 'price_target'>,
  now: Millis,
): Promise<void> {
  const { id } = nameOf(wish);
  const waiting = await findOutboxRow(db, id);
  const isOpposite = waiting?.intent.kind === wish.kind && waiting.intent.wanted !== wish.wanted;
  if (isOpposite && (await takeBackRow(db, id))) return;
  await appendIntent(db, wish, now);
}

export const findOutboxRow = (db: UserDatabase, id: string): Promise<OutboxRow | undefined> =>
  db.outbox.where('id').equals(id).first();

/** Takes a row out of its lane: what it wished is done, or nobody wishes it any more. */
export const removeRow = (db: UserDatabase, { seq }: Pick<OutboxRow, 'seq'>): Promise<void> =>
  db.outbox.delete(seq);

/**
 * Takes back what nobody but this device has: what waits untried, or was refused; `false` where nothing does,
 * or the server may have it. Call it inside a transaction.
 */
export async function takeBackRow(db: UserDatabase, id: string): Promise<boolean> {
  const row = await findOutboxRow(db, id);
  if (!row || (row.state.kind !== 'failed' && mayHaveLanded(row))) return false;
  await removeRow(db, row);
  return true;
}

/** Changes what a row carries; its name, its place in the lane and its state stay. */
export async function changeRow(
  db: UserDatabase,
  { seq }: Pick<OutboxRow, 'seq'>,
  change: Pick<OutboxRow, 'intent'> & Partial<Pick<OutboxRow, 'touches' | 'nextAttemptAt'>>,
): Promise<void> {
  await db.outbox.update(seq, change);
}

/**
 * The rows that are still as whoever holds them has them, as they stand now. `attempts` says whose claim it is:
 * what a drainer that lost its lock was sending, the next one may be sending by now.
 */
async function stillHeld<Row extends HeldRow>(
  db: UserDatabase,
  rows: readonly Row[],
): Promise<{ readonly row: Row; readonly current: OutboxRow }[]> {
  const found = await db.outbox.bulkGet(rows.map(({ seq }) => seq));
  return rows.flatMap((row, at) => {
    const current = found[at];
    const isHeld = current?.attempts === row.attempts && current.state.kind === row.state.kind;
    return isHeld ? [{ row, current }] : [];
  });
}

type HeldRow = Pick<OutboxRow, 'seq' | 'attempts' | 'state'>;

/** Lets rows that were claimed with another wait again, untried; gives those that its drainer still had. */
export async function releaseRows<Row extends HeldRow>(
  db: UserDatabase,
  rows: readonly Row[],
): Promise<Row[]> {
  const held = await stillHeld(db, rows);
  await db.outbox.bulkPut(held.map(({ current }): OutboxRow => ({ ...current, state: { kind: 'queued' } })));
  return held.map(({ row }) => row);
}

/** So many rows are read at once: fewer trips to the disk than one for each lane, and little to read. */
const FEW = 24;

/**
 * The first row of every lane, in the order the lanes began to wait; where those of the oldest rows are enough,
 * only theirs. In a transaction, since a live query would else be answered from this page's memory, which
 * knows only what Dexie was told of.
 */
export const laneHeads = (
  db: UserDatabase,
  isEnough?: (heads: readonly OutboxRow[]) => boolean,
): Promise<OutboxRow[]> =>
  db.transaction('r', db.outbox, async () => {
    const oldest = await db.outbox.orderBy(':id').limit(FEW).toArray();
    const first = firstOfEach(oldest);
    if (oldest.length < FEW || isEnough?.(first)) return first;
    const lanes = await db.outbox.orderBy('lane').uniqueKeys();
    const heads = await Promise.all(lanes.map((lane) => headOfLane(db, lane as string, 1)));
    return heads.flat().sort((a, b) => a.seq - b.seq);
  });

const firstOfEach = (rows: readonly OutboxRow[]): OutboxRow[] =>
  rows.filter(({ lane }, at) => rows.findIndex((row) => row.lane === lane) === at);

/** The first `limit` rows of a lane, oldest first. */
export const headOfLane = (db: UserDatabase, lane: string, limit: number): Promise<OutboxRow[]> =>
  db.outbox.where('[lane+seq]').between([lane, Dexie.minKey], [lane, Dexie.maxKey]).limit(limit).toArray();

/** When the next lane wants an attempt: 0 for at once, `null` when nothing waits for time. */
export const nextDueAt = async (db: UserDatabase, now: Millis): Promise<Millis | null> =>
  dueAtOf(await laneHeads(db), now);

/** The same of lanes that were read. */
export function dueAtOf(heads: readonly OutboxRow[], now: Millis): Millis | null {
  const waiting = heads.filter(
    (row) => row.state.kind === 'sending' || (row.state.kind === 'queued' && isSendable(row, now)),
  );
  if (waiting.length === 0) return null;
  return millis(Math.min(...waiting.map((row) => (isDue(row, now) ? 0 : row.nextAttemptAt))));
}

/**
 * Lets every waiting lane try now (the network is back, the user looks), but never before the server's
 * Retry-After.
 */
export async function expediteOutbox(db: UserDatabase, now: Millis): Promise<void> {
  await db.transaction('rw', db.outbox, async () => {
    for (const row of await laneHeads(db)) {
      if (row.state.kind === 'queued' && row.nextAttemptAt > now) {
        await db.outbox.update(row.seq, { nextAttemptAt: millis(Math.max(now, row.notBefore)) });
      }
    }
  });
}

/**
 * Rows that a killed drainer left in flight wait again; the caller holds the drain lock, so nobody is sending
 * them.
 */
export async function requeueOrphans(db: UserDatabase): Promise<OutboxRow[]> {
  // Read in one piece: a filter of the database's would be asked row by row, of a thousand that wait.
  const orphans = (await db.outbox.toArray()).filter((row) => row.state.kind === 'sending');
  await db.outbox.bulkPut(orphans.map((row): OutboxRow => ({ ...row, state: { kind: 'queued' } })));
  return orphans;
}

/**
 * Marks rows, read in this very transaction, as being sent; gives them up to the first that does not wait any
 * more.
 */
export async function claimRows(
  db: UserDatabase,
  rows: readonly (OutboxRow | undefined)[],
  now: Millis,
): Promise<OutboxRow[]> {
  const claimed: OutboxRow[] = [];
  for (const current of rows) {
    if (current?.state.kind !== 'queued') break;
    const { held: _passed, ...kept } = current;
    const next: OutboxRow = {
      ...kept,
      attempts: current.attempts + 1,
      lastAttemptAt: now,
      // Set by a clock that has been set back since, it would hold up a row that is let go of untried.
      nextAttemptAt: millis(Math.min(current.nextAttemptAt, now)),
      touches: current.touches + 1,
      state: { kind: 'sending' },
    };
    claimed.push(next);
  }
  if (claimed.length > 0) await db.outbox.bulkPut(claimed);
  return claimed;
}

/** Puts rows back in line after a failure that time may heal; gives those that its drainer still had. */
export async function postponeRows<Row extends HeldRow>(
  db: UserDatabase,
  rows: readonly Row[],
  wait: Pick<OutboxRow, 'nextAttemptAt' | 'notBefore' | 'held'>,
  state: Extract<OutboxState, { kind: 'queued' }>,
): Promise<Row[]> {
  const held = await stillHeld(db, rows);
  await db.outbox.bulkPut(
    held.map(({ current }): OutboxRow => ({ ...current, ...wait, touches: current.touches + 1, state })),
  );
  return held.map(({ row }) => row);
}

/**
 * Stops a row and its lane until its writer has seen why, with what it says from then on; `false` where it is
 * not the drainer's any more. Call it inside a transaction.
 */
export async function failRow(
  db: UserDatabase,
  row: HeldRow,
  reason: SendFailure,
  intent?: OutboxIntent,
): Promise<boolean> {
  const [held] = await stillHeld(db, [row]);
  if (!held) return false;
  const { current } = held;
  await db.outbox.put({ ...current, intent: intent ?? current.intent, state: { kind: 'failed', reason } });
  return true;
}

/** Puts a refused row back in line, by the user's wish. The next refusal may have another reason. */
export async function retryRow(db: UserDatabase, id: string): Promise<boolean> {
  const row = await findOutboxRow(db, id);
  if (row?.state.kind !== 'failed') return false;
  const { intent } = row;
  await db.outbox.update(row.seq, {
    ...('refusal' in intent ? { intent: { ...intent, refusal: null } } : {}),
    state: { kind: 'queued' },
    nextAttemptAt: millis(0),
    notBefore: millis(0),
  });
  return true;
}

/** Shows a watching tab that the drainer of this lane is alive during one long attempt (a photo's upload). */
export const touchLane = (db: UserDatabase, lane: string): Promise<void> =>
  db.transaction('rw', db.outbox, async () => {
    const [head] = await headOfLane(db, lane, 1);
    if (head) await db.outbox.update(head.seq, { touches: head.touches + 1 });
  });
