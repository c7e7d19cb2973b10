import type { LivePage, LiveSnapshot } from '#data/remote/live/watch.ts';
import type { PageStart } from '#domain/server/page.ts';
import { millis, type Millis } from '#domain/units.ts';

/** Pages behind the live one that one walk reads: more than a person's own list has. */
const MOST_PAGES = 30;

export interface OlderPages<Row> {
  readonly timeOf: (row: Row) => Millis;
  /** What stands from `from` on down, newest first. */
  readonly read: (from: PageStart) => Promise<LivePage<Row>>;
  readonly store: (rows: readonly Row[]) => Promise<void>;
}

/**
 * Gives what reads all that stands behind a live page that is full, down to what is no newer than `to` where
 * that is named. It rejects where a page does not come.
 */
export const olderPages =
  <Row>({ timeOf, read, store }: OlderPages<Row>) =>
  async ({ rows }: LiveSnapshot<Row>, to = millis(-1)): Promise<void> => {
    let oldest = rows.at(-1);
    let from: PageStart | null = oldest === undefined ? null : timeOf(oldest);
    for (let pages = 0; pages < MOST_PAGES && from !== null; pages += 1) {
      if (oldest !== undefined && timeOf(oldest) <= to) break;
      const page: LivePage<Row> = await read(from);
      await store(page.rows);
      oldest = page.rows.at(-1) ?? oldest;
      from = page.end;
    }
  };
