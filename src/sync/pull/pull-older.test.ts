import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { wholeReach } from '#data/local/list-places.ts';
import { UserDatabase } from '#data/local/user-database.ts';
import type { PageStart } from '#domain/server/page.ts';
import { millis, type Millis } from '#domain/units.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { timedPage } from '#tests/support/timed-page.ts';
import { olderPages } from './pull-older.ts';

const PAGE = 10;
let db: UserDatabase;
beforeEach(async () => {
  db = new UserDatabase(BUYER);
  await db.delete();
  await db.open();
});

interface Thing {
  readonly id: string;
  readonly at: Millis;
}
afterEach(() => void vi.restoreAllMocks());

const timeOf = ({ at }: Thing) => at;
const things = (times: readonly number[]): Thing[] =>
  times.map((at, n) => ({ id: `t${String(n).padStart(4, '0')}`, at: millis(at) }));

/** A list on the server, newest first, of which the live page is the first. */
function aServer(all: Thing[], list = 'things') {
  const stored = new Map<string, Thing>();
  const asked: PageStart[] = [];
  const broken = { isBroken: false };
  const page = (start: PageStart | null) => timedPage(all, { timeOf, start, limit: PAGE });
  const tell = olderPages<Thing>(
    { db },
    {
      list,
      pageSize: PAGE,
      timeOf,
      read: async (from) => {
        asked.push(from);
        if (broken.isBroken) throw new Error('no network');
        return page(from);
      },
      store: async (rows) => rows.forEach((row) => stored.set(row.id, row)),
    },
  );
  return { stored, asked, broken, live: () => page(null), tell };
}
const times = (stored: ReadonlyMap<string, Thing>) =>
  [...stored.values()].map(({ at }) => at).toSorted((a, b) => a - b);
const to = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

describe('what stands behind a live page', () => {
  test('is read to the end, once', async () => {
    const { stored, asked, live, tell } = aServer(things(to(47)));
    await tell(live());
    expect(times(stored)).toEqual(to(38));
    asked.length = 0;
    await tell(live());
    expect(asked).toEqual([]);
  });

  test('is nothing where the page is not full', async () => {
    const { asked, live, tell } = aServer(things(to(9)));
    await tell(live());
    expect(asked).toEqual([]);
  });

  test('is read as far as it was missed while the device was away', async () => {
    const all = things(to(30));
    const { stored, asked, live, tell } = aServer(all);
    await tell(live());
    all.push(...Array.from({ length: 25 }, (_, n) => ({ id: `new-${n}`, at: millis(100 + n) })));
    asked.length = 0;
    await tell(live());
    expect(asked).toHaveLength(2);
    expect(times(stored)).toEqual(expect.arrayContaining([100, 105, 114]));
  });

  test('is read no further than to what was there', async () => {
    const all = things(to(30));
    const { asked, live, tell } = aServer(all);
    await tell(live());
    // The live page and one behind it, of which the first row is the live one's last.
    all.push(...Array.from({ length: 2 * PAGE - 2 }, (_, n) => ({ id: `new-${n}`, at: millis(100 + n) })));
    asked.length = 0;
    await tell(live());
    expect(asked).toHaveLength(1);
  });

  test('is read for thirty pages at most', async () => {
    const { asked, live, tell } = aServer(things(to(50 * PAGE)));
    await tell(live());
    expect(asked).toHaveLength(30);
  });

  test('is read once, though the live page changes meanwhile', async () => {
    const { asked, live, tell } = aServer(things(to(2 * PAGE)));
    const first = tell(live());
    await tell(live());
    await first;
    expect(asked).toHaveLength(2);
  });

  test('is nothing behind a list that is empty', async () => {
    const warned = vi.spyOn(console, 'warn');
    const { live, tell } = aServer([]);
    await tell(live());
    expect(await wholeReach(db, 'things')).toBeNull();
    expect(warned).not.toHaveBeenCalled();
  });

  test('is no longer known to be here once a walk has failed', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const all = things(to(PAGE));
    const { broken, live, tell } = aServer(all);
    await tell(live());
    expect(await wholeReach(db, 'things')).toBe(PAGE);
    all.push(...Array.from({ length: PAGE }, (_, n) => ({ id: `new-${n}`, at: millis(100 + n) })));
    broken.isBroken = true;
    await tell(live());
    expect(await wholeReach(db, 'things')).toBeNull();
  });

  test('is begun again after a failure', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { live } = aServer(things(to(30)));
    let failures = 1;
    let told = 0;
    const stored: Thing[] = [];
    const again = olderPages<Thing>(
      { db },
      {
        list: 'others',
        pageSize: PAGE,
        timeOf,
        read: async () => {
          if (failures-- > 0) throw new Error('no network');
          return { rows: things([1]), size: 1, end: null };
        },
        store: async (rows) => void stored.push(...rows),
        onFailed: () => {
          told += 1;
        },
      },
    );
    await again(live());
    expect({ stored, told }).toEqual({ stored: [], told: 1 });
    await again(live());
    expect({ stored, told }).toEqual({ stored: things([1]), told: 1 });
    expect(warned.mock.calls).toEqual([['older others were not read', new Error('no network')]]);
  });

  test('is there to the last, however many share a moment', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: PAGE, maxLength: 80 }),
        async (moments) => {
          await db.meta.clear();
          const all = things(moments);
          const { stored, live, tell } = aServer(all);
          const first = live();
          await tell(first);
          const held = new Set([...first.rows.map(({ id }) => id), ...stored.keys()]);
          expect(held.size).toBe(all.length);
        },
      ),
      { numRuns: 60 },
    );
  });
});
