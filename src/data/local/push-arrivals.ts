import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import { parsePushFields, pushFields } from '#documents/push.ts';
import type { UserId } from '#domain/ids.ts';
import type { Push } from '#domain/notification/push.ts';
import type { Millis } from '#domain/units.ts';

/*
 * Pushes as they came, in a database of their own: the worker may be woken while the person's own database is
 * being upgraded or deleted, and must still know what it has shown.
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

/**
 * The Web Lock under which the worker takes one push after another, from who is signed in to what it shows: whoever
 * gets it after a sign-out knows that nothing more comes of the pushes before.
 */
export const PUSHES_LOCK = 'geumnaru-pushes';

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
  const toldAs = await store.getKey(nameOf(push));
  const isNew = toldAs === undefined && (await store.getKey(push.eventId)) === undefined;
  if (isNew) {
    await dropOld(store, now);
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

/** Whether this event has come to this device. */
export async function hasArrived(eventId: string): Promise<boolean> {
  return (await (await arrivalDatabase()).getKey(STORE, eventId)) !== undefined;
}

/** What the live data tells of without a push, by what a push would say of it. */
export type Told = Pick<Push, 'to' | 'notificationId' | 'chatId' | 'sentAt'>;

/**
 * Keeps that the app is about to tell of something; false when its push was here before, or another tab has
 * told it. A push that comes behind it is no news.
 */
export async function keepTold(told: Told, now: Millis): Promise<boolean> {
  const transaction = (await arrivalDatabase()).transaction(STORE, 'readwrite');
  const { store } = transaction;
  const name = nameOf(told);
  const others = (await store.index('to').getAll(told.to)).flatMap(({ eventId, fields }) => [
    eventId,
    ...[parsePushFields(fields)].flatMap((push) => (push ? [nameOf(push)] : [])),
  ]);
  const isNew = !others.includes(name);
  if (isNew) {
    await dropOld(store, now);
    await store.put({ eventId: name, to: told.to, fields: {}, arrivedAt: now, isMerged: 1 });
  }
  await transaction.done;
  return isNew;
}

/**
 * What a push and the live data both know of an event. Messages of one commit are one: they share its time.
 */
const nameOf = ({ to, notificationId, chatId, sentAt }: Told): string =>
  notificationId ? `notice:${to}:${notificationId}` : `message:${to}:${chatId}:${sentAt}`;

/** What the person's own database does not have yet, oldest first. */
export async function unmergedArrivals(uid: UserId): Promise<readonly Push[]> {
  const arrivals = await (await arrivalDatabase()).getAllFromIndex(STORE, 'to', uid);
  return arrivals
    .filter(({ isMerged }) => isMerged === 0)
    .toSorted((a, b) => a.arrivedAt - b.arrivedAt)
    .flatMap(({ fields }) => parsePushFields(fields) ?? []);
}

type ArrivalStore = Pick<
  IDBPObjectStore<ArrivalSchema, ['arrivals'], 'arrivals', 'readwrite'>,
  'index' | 'delete'
>;

async function dropOld(store: ArrivalStore, now: Millis): Promise<void> {
  const old = await store.index('arrivedAt').getAllKeys(IDBKeyRange.upperBound(now - KEEP_MS));
  await Promise.all(old.map((key) => store.delete(key)));
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
