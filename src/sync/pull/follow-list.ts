import {
  forgetWholeReach,
  notePlace,
  noteWholeReach,
  standOf,
  type ListPlace,
} from '#data/local/list-places.ts';
import type { PulledList } from '#data/local/pulled-lists.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { LiveObserver, LiveSnapshot } from '#data/remote/live/watch.ts';
import { millis, type Millis } from '#domain/units.ts';
import { isBehind, standAfter, type FollowingEvent, type FollowingStand } from './following-stand.ts';
import { keepListening, untilBegun, type PullContext } from './pull-context.ts';
import { markListPulledAfter } from './mark-list-pulled.ts';

/** So often a list is read whole, in case that something was lost which a place in it cannot show. */
export const WHOLE_EVERY_MS = 28 * 24 * 3_600_000;
/** A commit may become visible a moment after a later one. */
const OVERLAP_MS = 60_000;

export interface FollowedList<Row> {
  readonly list: PulledList;
  /**
   * The server's time of a row's last change that others are to see.
   */
  readonly timeOf: (row: Row) => Millis;
  /** Only what is no older than `since`; without it the newest of all. */
  readonly watch: (since: Millis | null, observer: LiveObserver<Row>) => () => void;
  readonly apply: (live: LiveSnapshot<Row>, isFromStart: boolean) => Promise<void>;
  /** An answer as long as this has left something out. */
  readonly pageSize?: number;
  /**
   * Reads what such an answer from the start has left out, to the list's end. The list is followed from a
   * place only once all of it was read.
   */
  readonly readRest?: (live: LiveSnapshot<Row>) => Promise<void>;
  /** Reads what such an answer has left out that is newer than `to`; else the list is then read whole. */
  readonly readGap?: (live: LiveSnapshot<Row>, to: Millis) => Promise<void>;
  /** Asked after the first answer behind a place: whether the server still has just what this device has. */
  readonly isComplete?: () => Promise<boolean>;
  readonly onFailed?: () => void;
}

/**
 * Keeps a person's own list live. A device that has had all of it lately asks only for what has changed
 * since: a listener pays for every document of its first answer, and people come back to the app many times a
 * day. How it comes from the one to the other is drawn in `following-stand.ts`.
 *
 * The place is written down only once everything up to it is on this device, or is known to be missing: a visit
 * that ends before the rest is here begins the next one from the start.
 */
export function followList<Row>(context: PullContext, followed: FollowedList<Row>): () => void {
  const { db, environment } = context;
  const { list, pageSize = Infinity, readRest, readGap } = followed;
  let stand: FollowingStand = 'start';
  /** Where the list has been heard up to; none from the start before the first answer. */
  let place: ListPlace | null = null;
  /** Up to where this device has had the list, in this visit or an earlier one. */
  let had: Millis | null = null;
  let hasGoneOn = false;
  let stopListening = () => {};
  let listeners = 0;
  let isStopped = false;
  let isPulled = false;

  const become = (event: FollowingEvent) => {
    const was = stand;
    stand = standAfter(was, event);
    if (isBehind(stand) !== isBehind(was)) listen();
  };
  const listen = () => {
    if (isStopped) return;
    stopListening();
    const mine = (listeners += 1);
    if (!isBehind(stand)) place = null;
    const since = place && overlapping(place.to);
    const apply = async (live: LiveSnapshot<Row>) => {
      await followed.apply(live, since === null);
      const isFull = live.size >= pageSize;
      if (mine === listeners && (await hasHole(isFull))) return become('hole_found');
      if (isFull && had !== null) await readGap?.(live, overlapping(had));
      // The listener that has taken its place says the same, and more.
      if (mine === listeners) await take(live, isFull);
    };
    stopListening = keepListening<Row>(
      context,
      list,
      (observer) => followed.watch(since, observer),
      markListPulledAfter(db, list, apply, { isKnown: isPulled, now: () => environment.now() }),
      followed.onFailed,
    );
  };

  const hasHole = async (isFull: boolean): Promise<boolean> => {
    if (!isBehind(stand)) return false;
    if (isFull && !readGap) return true;
    if (stand === 'behind') return false;
    become('asked');
    return (await followed.isComplete?.()) === false;
  };
  const take = async (live: LiveSnapshot<Row>, isFull: boolean) => {
    // What changes behind a full answer is not heard, and a place that went on would pass it by.
    if (isBehind(stand) || stand === 'start') await reach(live, isFull);
    if (stand === 'rest_missing' && place) void goOn(live, place);
  };
  const reach = async (live: LiveSnapshot<Row>, isFull: boolean) => {
    const isWalked = stand === 'start' && readRest !== undefined;
    if (isWalked && isFull) await forgetWholeReach(db, list);
    const before = place ?? { to: millis(0), wholeAt: environment.now() };
    place = await noteReach(db, followed, before, live);
    had = place.to;
    if (isWalked && !isFull && place !== before) await noteWholeReach(db, list, place.to);
    // Not before: what the disk refuses is done again with the same answer.
    if (isWalked && isFull) become('full_page');
  };
  const goOn = async (live: LiveSnapshot<Row>, from: ListPlace) => {
    become('rest_begun');
    const isRead = await hasReadRest(db, followed, live, from.to);
    if (!isRead) return become('rest_failed');
    if (hasGoneOn) return become('rest_read_again');
    hasGoneOn = true;
    return become('rest_read');
  };

  const open = async () => {
    const known = await standOf(db, list);
    isPulled = known.isPulled;
    had = known.place && known.place.to;
    if (known.isWalked || !readRest) place = stillValid(known.place, environment.now());
    if (place) stand = 'behind_unasked';
    listen();
  };
  const stopOpening = untilBegun(list, open);
  return () => {
    isStopped = true;
    stopOpening();
    stopListening();
  };
}

/** Whether all is here now that an answer from the start, with its newest row of `to`, has left out. */
async function hasReadRest<Row>(
  db: UserDatabase,
  { list, readRest, onFailed }: FollowedList<Row>,
  live: LiveSnapshot<Row>,
  to: Millis,
): Promise<boolean> {
  try {
    await readRest?.(live);
    await noteWholeReach(db, list, to);
    return true;
  } catch (error) {
    console.warn(`older ${list} were not read`, error);
    onFailed?.();
    return false;
  }
}

const overlapping = (to: Millis): Millis => millis(Math.max(0, to - OVERLAP_MS));

/** `null` where the list is to be read whole; a clock that was set back makes its age mean nothing. */
const stillValid = (place: ListPlace | null, now: Millis): ListPlace | null =>
  place !== null && place.wholeAt <= now && now - place.wholeAt < WHOLE_EVERY_MS ? place : null;

async function noteReach<Row>(
  db: UserDatabase,
  { list, timeOf }: FollowedList<Row>,
  known: ListPlace,
  { rows }: LiveSnapshot<Row>,
): Promise<ListPlace> {
  const to = millis(Math.max(known.to, ...rows.map(timeOf)));
  // Most answers tell of nothing newer: a place that has not moved is written already.
  if (to === known.to) return known;
  const place = { ...known, to };
  await notePlace(db, list, place);
  return place;
}
