import { forgetWholeReach, noteWholeReach, wholeReach } from '#data/local/list-places.ts';
import type { LivePage, LiveSnapshot } from '#data/remote/live/watch.ts';
import type { PageStart } from '#domain/server/page.ts';
import type { Millis } from '#domain/units.ts';
import type { PullContext } from './pull-context.ts';

/** Pages behind the live one that one walk reads: more than a person's own list has. */
const MOST_PAGES = 30;

export interface OlderPages<Row> {
  /** Names the list in `meta`. */
  readonly list: string;
  /** Documents of a full page, the live one's too. */
  readonly pageSize: number;
  readonly timeOf: (row: Row) => Millis;
  /** What stands from `from` on down, newest first. */
  readonly read: (from: PageStart) => Promise<LivePage<Row>>;
  readonly store: (rows: readonly Row[]) => Promise<void>;
  readonly onFailed?: () => void;
}

/**
 * Reads what stands behind a live page that is full: once all of it, later only what was missed while this
 * device was away. What changes moves to the top of its list and is live again, so nothing is read twice.
 * Gives what to tell of each live page, newest first; a walk that fails begins again with the next one.
 */
export function olderPages<Row>(
  { db }: Pick<PullContext, 'db'>,
  { list, pageSize, timeOf, read, store, onFailed }: OlderPages<Row>,
): (live: LiveSnapshot<Row>) => Promise<void> {
  let isWalking = false;

  async function walk(live: LiveSnapshot<Row>): Promise<void> {
    const newest = live.rows[0];
    if (newest === undefined) return;
    const wholeTo = (await wholeReach(db, list)) ?? -1;
    const oldest = live.rows.at(-1);
    let from: PageStart | null = oldest === undefined || live.size < pageSize ? null : timeOf(oldest);
    let reached = oldest;
    for (let pages = 0; pages < MOST_PAGES && from !== null; pages += 1) {
      if (reached !== undefined && timeOf(reached) <= wholeTo) break;
      if (pages === 0) await forgetWholeReach(db, list);
      const page: LivePage<Row> = await read(from);
      await store(page.rows);
      reached = page.rows.at(-1) ?? reached;
      from = page.end;
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
      onFailed?.();
    } finally {
      isWalking = false;
    }
  };
}
