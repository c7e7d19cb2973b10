import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { UserId } from '#domain/ids.ts';
import { parsePushFields, pushFields, type Push } from '#domain/notification/push.ts';
import type { Millis } from '#domain/units.ts';

/*
 * Pushes as they came, in a database of their own: the worker may be woken while the person's own database is being
 * upgraded or deleted, and must still know what it has shown.
 */

interface Arrival {
  readonly eventId: string;
  readonly to: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly arrivedAt: number;
  /** Whether the person's own database has it. */
  readonly isMerged: 0 | 1;
}

interface ArrivalSchema extends DBSchema {
  arrivals: { key: string; value: Arrival; indexes: { arrivedAt: number; to: string } };
}

const DATABASE = 'geumnaru-push';
const STORE = 'arrivals';
/** Push services keep a message for a day at most, so that an older event cannot come again. */
const KEEP_MS = 3 * 24 * 60 * 60_000;

let opened: Promise<IDBPDatabase<ArrivalSchema>> | null = null;

function arrivalDatabase(): Promise<IDBPDatabase<ArrivalSchema>> {
  opened ??= openDB<ArrivalSchema>(DATABASE, 1, {
    upgrade(database) {
      const store = database.createObjectStore(STORE, { keyPath: 'eventId' });
      store.createIndex('arrivedAt', 'arrivedAt');
      store.createIndex('to', 'to');
    },
    terminated() {
      opened = null;
    },
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** Keeps a push; false when its event was here before. Of two at once, one is first. */
export async function keepArrival(push: Push, now: Millis): Promise<boolean> {
  const transaction = (await arrivalDatabase()).transaction(STORE, 'readwrite');
  const { store } = transaction;
  const isNew = (await store.getKey(push.eventId)) === undefined;
  if (isNew) {
    const old = await store.index('arrivedAt').getAllKeys(IDBKeyRange.upperBound(now - KEEP_MS));
    await Promise.all(old.map((key) => store.delete(key)));
    await store.put({
      eventId: push.eventId,
      to: push.to,
      fields: pushFields(push),
      arrivedAt: now,
      isMerged: 0,
    });
  }
  await transaction.done;
  return isNew;
}

/** What the person's own database does not have yet, oldest first. */
export async function unmergedArrivals(uid: UserId): Promise<readonly Push[]> {
  const arrivals = await (await arrivalDatabase()).getAllFromIndex(STORE, 'to', uid);
  return arrivals
    .filter(({ isMerged }) => isMerged === 0)
    .toSorted((a, b) => a.arrivedAt - b.arrivedAt)
    .flatMap(({ fields }) => parsePushFields(fields) ?? []);
}

/** Keeps on knowing the event, so that it is not shown again. */
export async function markArrivalMerged(eventId: string): Promise<void> {
  const transaction = (await arrivalDatabase()).transaction(STORE, 'readwrite');
  const arrival = await transaction.store.get(eventId);
  if (arrival) await transaction.store.put({ ...arrival, isMerged: 1 });
  await transaction.done;
}

export async function forgetArrivals(uid: UserId): Promise<void> {
  const transaction = (await arrivalDatabase()).transaction(STORE, 'readwrite');
  const keys = await transaction.store.index('to').getAllKeys(uid);
  await Promise.all(keys.map((key) => transaction.store.delete(key)));
  await transaction.done;
}
