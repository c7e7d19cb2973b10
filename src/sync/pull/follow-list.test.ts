import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noteWholeReach } from '#data/local/list-places.ts';
import { hasPulled } from '#data/local/queries/pulled-queries.ts';
import { UserDatabase } from '#data/local/user-database.ts';
import type { LiveObserver } from '#data/remote/live/watch.ts';
import { millis, type Millis } from '#domain/units.ts';
import { userId } from '#tests/support/domain-fixtures.ts';
import { pulling } from '#tests/support/sync/pulling.ts';
import type { Environment } from '../environment.ts';
import { followList, WHOLE_EVERY_MS } from './follow-list.ts';

const START = 1_770_000_000_000;
const MINUTE_MS = 60_000;

let people = 0;
let db: UserDatabase;
let now: Millis;
const stops: (() => void)[] = [];

beforeEach(() => {
  people += 1;
  db = new UserDatabase(userId(`follower${people}`));
  now = millis(START);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A list on the server, whose rows are nothing but times, and what its listeners have read of it. */
function aServer(times: number[]) {
  const asked: (number | null)[] = [];
  let reads = 0;
  const watch = (since: Millis | null, observer: LiveObserver<Millis>) => {
    asked.push(since);
    const rows = times.filter((at) => at >= (since ?? 0)).map((at) => millis(at));
    reads += Math.max(1, rows.length);
    observer.next({ rows, size: rows.length });
    return () => undefined;
  };
  return { times, asked, watch, reads: () => reads };
}

interface Options {
  readonly hasOlderPages?: boolean;
  readonly isComplete?: () => Promise<boolean>;
  readonly pageSize?: number;
}

/** Follows the list until it has said what it has, and leaves it. */
async function visit(server: ReturnType<typeof aServer>, options: Options = {}): Promise<readonly Millis[]> {
  const before = server.asked.length;
  const heard: Millis[] = [];
  let isHeard = false;
  const environment = { now: () => now } as unknown as Environment;
  const stop = followList<Millis>(pulling(db, {}, environment), {
    list: 'notifications',
    timeOf: (at) => at,
    watch: server.watch,
    async apply({ rows }) {
      heard.push(...rows);
      isHeard = true;
    },
    ...options,
  });
  stops.push(stop);
  await expect.poll(() => isHeard && server.asked.length > before).toBe(true);
  await expect.poll(async () => (await db.meta.get('followed:notifications')) !== undefined).toBe(true);
  stop();
  return heard;
}

const minutesAgo = (minutes: number): number => START - minutes * MINUTE_MS;

describe('a list that is followed', () => {
  test('is read whole once, and on eight returns no more than what is new', async () => {
    const server = aServer(Array.from({ length: 100 }, (_, n) => minutesAgo(1_000 + n * 10)));
    await visit(server);
    const first = server.reads();
    for (let turn = 1; turn <= 8; turn += 1) {
      now = millis(START + turn * 120 * MINUTE_MS);
      server.times.push(now - 30 * MINUTE_MS);
      expect(await visit(server)).toContain(now - 30 * MINUTE_MS);
    }
    expect(first).toBe(100);
    // What is new, and the row at the place itself.
    expect(server.reads() - first).toBeLessThanOrEqual(2 * 8);
  });

  test('is asked for from a moment before its newest row: a commit may become visible late', async () => {
    const server = aServer([minutesAgo(10)]);
    await visit(server);
    server.times.push(minutesAgo(10) - 30_000);
    expect(await visit(server)).toContain(minutesAgo(10) - 30_000);
  });

  test('is read whole again after four weeks, and where the clock was set back', async () => {
    const server = aServer([minutesAgo(10)]);
    await visit(server);
    now = millis(START + WHOLE_EVERY_MS - 1);
    await visit(server);
    now = millis(START + WHOLE_EVERY_MS);
    await visit(server);
    now = millis(START);
    await visit(server);
    expect(server.asked.map((since) => since === null)).toEqual([true, false, true, true]);
  });

  test('is read whole where the device lacks what stands behind it', async () => {
    const server = aServer([minutesAgo(10), minutesAgo(500)]);
    await visit(server);
    const heard = await visit(server, { hasOlderPages: true });
    expect(heard).toEqual([minutesAgo(10), minutesAgo(500)]);
    await noteWholeReach(db, 'notifications', millis(minutesAgo(10)));
    expect(await visit(server, { hasOlderPages: true })).toEqual([minutesAgo(10)]);
  });

  test('is marked as pulled once: a later visit neither asks for the mark nor writes it', async () => {
    const server = aServer([minutesAgo(10)]);
    await visit(server);
    await expect.poll(() => hasPulled(db, ['notifications'])).toBe(true);
    const reading = vi.spyOn(db.meta, 'get');
    const writing = vi.spyOn(db.meta, 'put');
    await visit(server);
    server.times.push(minutesAgo(5));
    await visit(server);
    // Whatever the visit before had to do of it is done by then.
    await expect.poll(() => writing.mock.lastCall?.[0].value).toMatchObject({ to: minutesAgo(5) });
    expect(writing).toHaveBeenCalledTimes(1);
    expect(reading).not.toHaveBeenCalledWith('pulled:notifications');
  });

  test('is read whole where the server has something else than the device', async () => {
    const server = aServer([minutesAgo(10), minutesAgo(500)]);
    await visit(server);
    await visit(server, { isComplete: async () => false });
    await expect.poll(() => server.asked.at(-1)).toBeNull();
    expect(server.asked).toHaveLength(3);
  });

  test('is read whole where an answer was cut at its page, and keeps its place until then', async () => {
    const server = aServer([minutesAgo(100)]);
    await visit(server);
    const place = await db.meta.get('followed:notifications');
    server.times.push(minutesAgo(3), minutesAgo(2), minutesAgo(1));
    let wholes = 0;
    const watch: typeof server.watch = (since, observer) => {
      if (since !== null) return server.watch(since, observer);
      wholes += 1;
      return () => undefined;
    };
    await visit({ ...server, watch }, { pageSize: 3 });
    await expect.poll(() => wholes).toBe(1);
    expect(await db.meta.get('followed:notifications')).toEqual(place);
  });
});
