import { notePlace, standOf, type ListPlace } from '#data/local/list-places.ts';
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
  /** What stands behind the list's newest page is walked, and the list is followed from a place once it was. */
  readonly hasOlderPages?: boolean;
  /** Asked after the first answer behind a place: whether the server still has just what this device has. */
  readonly isComplete?: () => Promise<boolean>;
  /** Where pages behind are not fetched otherwise: an answer as long as this has left something out. */
  readonly pageSize?: number;
  readonly onFailed?: () => void;
}

/**
 * Keeps a person's own list live. A device that has had all of it lately asks only for what has changed
 * since: a listener pays for every document of its first answer, and people come back to the app many times a
 * day.
 */
export function followList<Row>(context: PullContext, followed: FollowedList<Row>): () => void {
  const { db, environment } = context;
  let stopListening = () => {};
  let isStopped = false;

  const begin = (place: ListPlace | null, since: Millis | null, isPulled: boolean) => {
    let known = place;
    let isFirst = true;
    const apply = async (live: LiveSnapshot<Row>) => {
      await followed.apply(live, since === null);
      const isAsked = since !== null && isFirst;
      isFirst = false;
      const isCut = since !== null && live.size >= (followed.pageSize ?? Infinity);
      if (isCut || (isAsked && (await followed.isComplete?.()) === false)) {
        if (isStopped) return;
        stopListening();
        begin(null, null, isPulled);
        return;
      }
      known = await noteReach(db, followed, known ?? { to: millis(0), wholeAt: environment.now() }, live);
    };
    const take = markListPulledAfter(db, followed.list, apply, isPulled);
    stopListening = keepListening<Row>(
      context,
      followed.list,
      (observer) => followed.watch(since, observer),
      take,
      followed.onFailed,
    );
  };

  const open = async () => {
    const { place, isPulled, isWalked } = await standOf(db, followed.list);
    if (isStopped) return;
    const isKnown = isWalked || !followed.hasOlderPages;
    const from = isKnown ? stillValid(place, environment.now()) : null;
    begin(from, from && millis(Math.max(0, from.to - OVERLAP_MS)), isPulled);
  };
  open().catch((error: unknown) => console.warn(`${followed.list} not followed`, error));
  return () => {
    isStopped = true;
    stopListening();
  };
}

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
