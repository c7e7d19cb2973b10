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
import { keepListening, type PullContext } from './pull-context.ts';
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

/** What of a list stands behind the page that a listener from the start brings. */
type Rest =
  /** Nothing, as far as its answers have said. */
  | 'none'
  /** Something that this device has yet to read: with its next answer, where it could not. */
  | 'missing'
  | 'reading'
  | 'here';

/**
 * Keeps a person's own list live. A device that has had all of it lately asks only for what has changed
 * since: a listener pays for every document of its first answer, and people come back to the app many times a
 * day.
 *
 *   opened ──had all of it lately──▶ BEHIND A PLACE, which moves with each answer
 *     │                                │   ▲
 *     │         cut, or not just what  │   │ the rest is here: once in a visit
 *     │         the server has         ▼   │
 *     └──────────────────────────▶ FROM THE START: a place at its newest row
 *                                     ├─ all in one page: the place moves with each answer
 *                                     └─ a full page: the place stands, and the rest is read
 *
 * The place is written down only once everything up to it is on this device, or is known to be missing: a visit
 * that ends before the rest is here begins the next one from the start.
 */
export function followList<Row>(context: PullContext, followed: FollowedList<Row>): () => void {
  const { db, environment } = context;
  const { list, pageSize = Infinity, readRest, readGap } = followed;
  let stopListening = () => {};
  let isStopped = false;
  let isPulled = false;
  /** Up to where this device has had the list, in this visit or an earlier one. */
  let had: Millis | null = null;
  /** Once only: where one minute has changed more than a page holds, each answer behind a place is cut. */
  let hasGoneOn = false;

  const begin = (place: ListPlace | null) => {
    if (isStopped) return;
    stopListening();
    const since = place && overlapping(place.to);
    let known = place;
    let isFirst = true;
    let rest: Rest = 'none';

    const goOn = async (live: LiveSnapshot<Row>, from: ListPlace) => {
      rest = 'reading';
      rest = (await hasReadRest(db, followed, live, from.to)) ? 'here' : 'missing';
      if (rest === 'missing' || hasGoneOn) return;
      hasGoneOn = true;
      begin(from);
    };
    const reach = async (live: LiveSnapshot<Row>, isFull: boolean) => {
      const isFromStart = since === null && readRest !== undefined;
      if (isFromStart && isFull) await forgetWholeReach(db, list);
      const before = known ?? { to: millis(0), wholeAt: environment.now() };
      known = await noteReach(db, followed, before, live);
      had = known.to;
      if (isFromStart && !isFull && known !== before) await noteWholeReach(db, list, known.to);
      // Not before: what the disk refuses is done again with the same answer.
      if (isFromStart && isFull) rest = 'missing';
    };
    const apply = async (live: LiveSnapshot<Row>) => {
      await followed.apply(live, since === null);
      const isFull = live.size >= pageSize;
      const isAsked = since !== null && isFirst && !hasGoneOn;
      isFirst = false;
      const isCut = since !== null && isFull && !readGap;
      if (isCut || (isAsked && (await followed.isComplete?.()) === false)) {
        begin(null);
        return;
      }
      if (isFull && had !== null) await readGap?.(live, overlapping(had));
      // What changes behind a full answer is not heard, and a place that went on would pass it by.
      if (rest === 'none') await reach(live, isFull);
      if (rest === 'missing' && known) void goOn(live, known);
    };
    stopListening = keepListening<Row>(
      context,
      list,
      (observer) => followed.watch(since, observer),
      markListPulledAfter(db, list, apply, { isKnown: isPulled, now: () => environment.now() }),
      followed.onFailed,
    );
  };

  const open = async () => {
    const stand = await standOf(db, list);
    isPulled = stand.isPulled;
    had = stand.place && stand.place.to;
    begin(stand.isWalked || !readRest ? stillValid(stand.place, environment.now()) : null);
  };
  open().catch((error: unknown) => console.warn(`${list} not followed`, error));
  return () => {
    isStopped = true;
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
