import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { UserDatabase } from '#data/local/user-database.ts';
import { millis, type Millis } from '#domain/units.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { olderPages } from './pull-older.ts';

const PAGE = 10;
let db: UserDatabase;
beforeEach(async () => {
  db = new UserDatabase(BUYER);
  await db.delete();
  await db.open();
});

/** A list on the server, newest first, of which the live page is the first. */
function aServer(times: number[]) {
  const stored = new Set<number>();
  const asked: number[] = [];
  const page = (from: number) => {
    const rows = times
      .filter((at) => at <= from)
      .toSorted((a, b) => b - a)
      .slice(0, PAGE)
      .map((at) => millis(at));
    return { rows, size: rows.length };
  };
  const tell = olderPages<Millis>(
    { db },
    {
      list: 'things',
      pageSize: PAGE,
      timeOf: (at) => at,
      read: async (from) => {
        asked.push(from);
        return page(from);
      },
      store: async (rows) => rows.forEach((at) => stored.add(at)),
    },
  );
  return { stored, asked, live: () => page(Infinity), tell };
}
const to = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

describe('what stands behind a live page', () => {
  test('is read to the end, once', async () => {
    const { stored, asked, live, tell } = aServer(to(47));
    await tell(live());
    expect([...stored].toSorted((a, b) => a - b)).toEqual(to(38));
    asked.length = 0;
    await tell(live());
    expect(asked).toEqual([]);
  });

  test('is nothing where the page is not full', async () => {
    const { asked, live, tell } = aServer(to(9));
    await tell(live());
    expect(asked).toEqual([]);
  });

  test('is read as far as it was missed while the device was away', async () => {
    const times = to(30);
    const { stored, asked, live, tell } = aServer(times);
    await tell(live());
    times.push(...Array.from({ length: 25 }, (_, n) => 100 + n));
    asked.length = 0;
    await tell(live());
    expect(asked).toHaveLength(2);
    expect([100, 105, 114].filter((at) => stored.has(at))).toHaveLength(3);
  });

  test('is begun again after a failure', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { live } = aServer(to(30));
    let failures = 1;
    const stored: number[] = [];
    const again = olderPages<Millis>(
      { db },
      {
        list: 'others',
        pageSize: PAGE,
        timeOf: (at) => at,
        read: async (from) => {
          if (failures-- > 0) throw new Error('no network');
          return { rows: [millis(from), millis(1)], size: 2 };
        },
        store: async (rows) => void stored.push(...rows),
      },
    );
    await again(live());
    expect(stored).toEqual([]);
    await again(live());
    expect(stored).toContain(1);
    warned.mockRestore();
  });

  test('does not hold the walk where a page is full of one moment', async () => {
    const { stored, live, tell } = aServer([...Array.from({ length: 25 }, () => 50), ...to(12)]);
    await tell(live());
    expect([...stored].toSorted((a, b) => a - b)).toEqual([...to(12), 50]);
  });
});
