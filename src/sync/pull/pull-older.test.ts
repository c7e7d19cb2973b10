import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import type { PageStart } from '#domain/server/page.ts';
import { millis, type Millis } from '#domain/units.ts';
import { timedPage } from '#tests/support/timed-page.ts';
import { olderPages } from './pull-older.ts';

const PAGE = 10;

interface Thing {
  readonly id: string;
  readonly at: Millis;
}

const timeOf = ({ at }: Thing) => at;
const things = (times: readonly number[]): Thing[] =>
  times.map((at, n) => ({ id: `t${String(n).padStart(4, '0')}`, at: millis(at) }));

/** A list on the server, newest first, of which the live page is the first. */
function aServer(all: readonly Thing[]) {
  const stored = new Map<string, Thing>();
  const asked: PageStart[] = [];
  const page = (start: PageStart | null) => timedPage(all, { timeOf, start, limit: PAGE });
  const readOlder = olderPages<Thing>({
    timeOf,
    read: async (from) => {
      asked.push(from);
      return page(from);
    },
    store: async (rows) => rows.forEach((row) => stored.set(row.id, row)),
  });
  return { stored, asked, live: () => page(null), readOlder };
}
const times = (stored: ReadonlyMap<string, Thing>) =>
  [...stored.values()].map(({ at }) => at).toSorted((a, b) => a - b);
const to = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

describe('what stands behind a live page', () => {
  test('is read to the end', async () => {
    const { stored, live, readOlder } = aServer(things(to(47)));
    await readOlder(live());
    expect(times(stored)).toEqual(to(38));
  });

  test('is read down to a moment, and no page further', async () => {
    const { stored, asked, live, readOlder } = aServer(things(to(47)));
    await readOlder(live(), millis(25));
    expect(asked).toHaveLength(2);
    expect(times(stored)).toEqual(to(38).slice(18));
  });

  test('is not read where the live page reaches down to that moment', async () => {
    const { asked, live, readOlder } = aServer(things(to(47)));
    await readOlder(live(), millis(38));
    expect(asked).toEqual([]);
    await readOlder(live(), millis(37));
    expect(asked).toHaveLength(1);
  });

  test('is read for thirty pages at most', async () => {
    const { asked, live, readOlder } = aServer(things(to(50 * PAGE)));
    await readOlder(live());
    expect(asked).toHaveLength(30);
  });

  test('is nothing behind a page of which nothing could be understood', async () => {
    const { asked, readOlder } = aServer(things(to(20)));
    await readOlder({ rows: [], size: PAGE });
    expect(asked).toEqual([]);
  });

  test('is there to the last, however many share a moment', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: PAGE, maxLength: 80 }),
        async (moments) => {
          const all = things(moments);
          const { stored, live, readOlder } = aServer(all);
          const first = live();
          await readOlder(first);
          const held = new Set([...first.rows.map(({ id }) => id), ...stored.keys()]);
          expect(held.size).toBe(all.length);
        },
      ),
      { numRuns: 60 },
    );
  });
});
