import { forgetWholeReach, noteWholeReach, wholeReach } from '#data/local/list-places.ts';
import type { LiveSnapshot } from '#data/remote/live/watch.ts';
import { millis, type Millis } from '#domain/units.ts';
import type { PullContext } from './pull-context.ts';

/** Pages behind the live one that one walk reads: more than a person's own list has. */
const MOST_PAGES = 30;

export interface OlderPages<Row> {
  /** Names the list in `meta`. */
  readonly list: string;
  /** Documents of a full page, the live one's too. */
  readonly pageSize: number;
  readonly timeOf: (row: Row) => Millis;
  /** What is no newer than `from`, inclusive, newest first. */
  readonly read: (from: Millis) => Promise<LiveSnapshot<Row>>;
  readonly store: (rows: readonly Row[]) => Promise<void>;
}

/**
 * Reads what stands behind a live page that is full: once all of it, later only what was missed while this
 * device was away. What changes moves to the top of its list and is live again, so nothing is read twice.
 * Gives what to tell of each live page, newest first; a walk that fails begins again with the next one.
 */
export function olderPages<Row>(
  { db }: Pick<PullContext, 'db'>,
  { list, pageSize, timeOf, read, store }: OlderPages<Row>,
): (live: LiveSnapshot<Row>) => Promise<void> {
  let isWalking = false;

  async function walk(live: LiveSnapshot<Row>): Promise<void> {
    const newest = live.rows[0];
    if (newest === undefined) return;
    const wholeTo = (await wholeReach(db, list)) ?? -1;
    let page = live;
    let isStuck = false;
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
      const last = page.rows.at(-1);
      if (last === undefined || page.size < pageSize || timeOf(last) <= wholeTo) break;
      if (pages === 0) await forgetWholeReach(db, list);
      const from = timeOf(last);
      page = await read(isStuck ? millis(from - 1) : from);
      await store(page.rows);
      const next = page.rows.at(-1);
      // A page full of one moment must not hold the walk there for good.
      isStuck = next !== undefined && timeOf(next) === from;
    }
    await noteWholeReach(db, list, timeOf(newest));
  }

  return async (live) => {
    if (isWalking) return;
    isWalking = true;
    try {
      await walk(live);
    } catch (error) {
      console.warn(`older ${list} were not read`, error);
    } finally {
      isWalking = false;
    }
  };
}
