import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { standOf, wholeReach } from '#data/local/list-places.ts';
import { hasPulled } from '#data/local/queries/pulled-queries.ts';
import { UserDatabase } from '#data/local/user-database.ts';
import type { LiveObserver } from '#data/remote/live/watch.ts';
import { millis, type Millis } from '#domain/units.ts';
import { userId } from '#tests/support/domain-fixtures.ts';
import { pulling } from '#tests/support/sync/pulling.ts';
import type { Environment } from '../environment.ts';
import { followList, WHOLE_EVERY_MS, type FollowedList } from './follow-list.ts';

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
  vi.restoreAllMocks();
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

type Options = Partial<
  Pick<FollowedList<Millis>, 'isComplete' | 'onFailed' | 'pageSize' | 'readGap' | 'readRest'>
>;

/** Follows the list; gives what it brings. */
function follow(watch: FollowedList<Millis>['watch'], options: Options = {}) {
  const heard: Millis[] = [];
  const environment = { now: () => now } as unknown as Environment;
  const stop = followList<Millis>(pulling(db, {}, environment), {
    list: 'favorites',
    timeOf: (at) => at,
    watch,
    apply: async ({ rows }) => void heard.push(...rows),
    ...options,
  });
  stops.push(stop);
  return { heard, stop };
}

/** The same until the list has said what it has, and leaves it. */
async function visit(server: ReturnType<typeof aServer>, options: Options = {}): Promise<readonly Millis[]> {
  const before = server.asked.length;
  const { heard, stop } = follow(server.watch, options);
  await expect.poll(() => heard.length > 0 && server.asked.length > before).toBe(true);
  await expect.poll(async () => (await standOf(db, 'favorites')).place).not.toBeNull();
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
    const readRest = async () => undefined;
    expect(await visit(server, { readRest })).toEqual([minutesAgo(10), minutesAgo(500)]);
    await expect.poll(() => wholeReach(db, 'favorites')).toBe(minutesAgo(10));
    expect(await visit(server, { readRest })).toEqual([minutesAgo(10)]);
  });

  test('is marked as pulled once: a later visit neither asks for the mark nor writes it', async () => {
    const server = aServer([minutesAgo(10)]);
    await visit(server);
    await expect.poll(() => hasPulled(db, ['favorites'])).toBe(true);
    const reading = vi.spyOn(db.meta, 'get');
    const writing = vi.spyOn(db.meta, 'put');
    await visit(server);
    server.times.push(minutesAgo(5));
    await visit(server);
    // Whatever the visit before had to do of it is done by then.
    await expect.poll(() => writing.mock.lastCall?.[0].value).toMatchObject({ to: minutesAgo(5) });
    expect(writing).toHaveBeenCalledTimes(1);
    expect(reading).not.toHaveBeenCalledWith('pulled:favorites');
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
    const place = await db.meta.get('followed:favorites');
    server.times.push(minutesAgo(3), minutesAgo(2), minutesAgo(1));
    let wholes = 0;
    const watch: typeof server.watch = (since, observer) => {
      if (since !== null) return server.watch(since, observer);
      wholes += 1;
      return () => undefined;
    };
    await visit({ ...server, watch }, { pageSize: 3 });
    await expect.poll(() => wholes).toBe(1);
    expect(await db.meta.get('followed:favorites')).toEqual(place);
  });
});

describe('a list of which an answer is a page', () => {
  const PAGE = 3;
  const OVERLAP_MS = MINUTE_MS;
  const to = async () => (await standOf(db, 'favorites')).place?.to;
  const newest = millis(minutesAgo(10));
  const rows = [newest, millis(minutesAgo(20)), millis(minutesAgo(30))];

  /** Whoever listens, what they ask for, and the way to tell the last of them something. */
  function aTeller() {
    const asked: (Millis | null)[] = [];
    let last: LiveObserver<Millis> | null = null;
    const watch: FollowedList<Millis>['watch'] = (since, observer) => {
      asked.push(since);
      last = observer;
      return () => undefined;
    };
    const says = (told: readonly Millis[]) => last?.next({ rows: told, size: told.length });
    return { asked, watch, says };
  }
  /** A busy machine is slow, not wrong. */
  const SOON = { timeout: 50_000 };
  const isAskedFor = async (asked: readonly unknown[], times: number) => {
    await expect.poll(() => asked.length, SOON).toBe(times);
  };

  test('goes on from that answer once what stands behind it was read, whatever came meanwhile', async () => {
    const { asked, watch, says } = aTeller();
    let letGo = () => {};
    const rest = new Promise<void>((resolve) => (letGo = resolve));
    const readRest = vi.fn(() => rest);
    const { heard } = follow(watch, { pageSize: PAGE, readRest });
    await isAskedFor(asked, 1);
    says(rows);
    await expect.poll(to, SOON).toBe(newest);
    says([now, ...rows.slice(0, 2)]);
    await expect.poll(() => heard.length, SOON).toBe(2 * PAGE);
    expect(await wholeReach(db, 'favorites')).toBeNull();
    letGo();
    await isAskedFor(asked, 2);
    expect(asked).toEqual([null, newest - OVERLAP_MS]);
    expect(readRest).toHaveBeenCalledTimes(1);
    expect(await to()).toBe(newest);
    expect(await wholeReach(db, 'favorites')).toBe(newest);
  });

  test('is walked again with its next answer, and by the next visit, where a page behind did not come', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { asked, watch, says } = aTeller();
    const readRest = vi.fn(async () => Promise.reject(new Error('no network')));
    const onFailed = vi.fn();
    const { stop } = follow(watch, { pageSize: PAGE, readRest, onFailed });
    await isAskedFor(asked, 1);
    says(rows);
    await expect.poll(() => onFailed.mock.calls.length, SOON).toBe(1);
    says(rows);
    await expect.poll(() => onFailed.mock.calls.length, SOON).toBe(2);
    stop();
    follow(watch, { pageSize: PAGE, readRest });
    await isAskedFor(asked, 2);
    expect(asked).toEqual([null, null]);
  });

  test('is walked with its next answer where the disk refused to note the first', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { asked, watch, says } = aTeller();
    const readRest = vi.fn(async () => undefined);
    follow(watch, { pageSize: PAGE, readRest });
    await isAskedFor(asked, 1);
    vi.spyOn(db.meta, 'put').mockRejectedValueOnce(new Error('refused'));
    says(rows);
    await expect.poll(() => warned.mock.calls.length, SOON).toBe(1);
    expect(readRest).not.toHaveBeenCalled();
    says(rows);
    await isAskedFor(asked, 2);
    expect(asked).toEqual([null, newest - OVERLAP_MS]);
    expect(await wholeReach(db, 'favorites')).toBe(newest);
  });

  test('that is read whole for its age has nothing behind its first answer until that was read', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { asked, watch, says } = aTeller();
    const { stop } = follow(watch, { pageSize: PAGE, readRest: async () => undefined });
    await isAskedFor(asked, 1);
    says(rows);
    await isAskedFor(asked, 2);
    stop();
    now = millis(START + WHOLE_EVERY_MS);
    const readRest = vi.fn(async () => Promise.reject(new Error('no network')));
    const second = follow(watch, { pageSize: PAGE, readRest });
    await isAskedFor(asked, 3);
    says(rows);
    await expect.poll(() => readRest.mock.calls.length, SOON).toBe(1);
    second.stop();
    follow(watch, { pageSize: PAGE, readRest });
    await isAskedFor(asked, 4);
    expect(asked.slice(2)).toEqual([null, null]);
  });

  test('is read whole twice at most in a visit, where one minute has changed more than a page', async () => {
    const writing = vi.spyOn(db.meta, 'put');
    const { asked, watch } = aTeller();
    const all = [newest, newest, newest];
    const tellsAtOnce: typeof watch = (since, observer) => {
      observer.next({ rows: all, size: PAGE });
      return watch(since, observer);
    };
    const readRest = vi.fn(async () => undefined);
    follow(tellsAtOnce, { pageSize: PAGE, readRest });
    const walksNoted = () => writing.mock.calls.filter(([{ key }]) => key === 'whole-to:favorites').length;
    await expect.poll(walksNoted, SOON).toBe(2);
    await writing.mock.results.at(-1)?.value;
    // Whatever would be asked for then is asked for by now.
    await db.meta.count();
    expect(asked).toEqual([null, newest - OVERLAP_MS, null]);
    expect(readRest).toHaveBeenCalledTimes(2);
  });

  test('is read whole once in a visit where the server never has just what this device has', async () => {
    const { asked, watch, says } = aTeller();
    const readRest = vi.fn(async () => undefined);
    const options = { pageSize: PAGE, readRest };
    const first = follow(watch, options);
    await isAskedFor(asked, 1);
    says([newest]);
    await expect.poll(() => wholeReach(db, 'favorites'), SOON).toBe(newest);
    first.stop();

    const isComplete = vi.fn(async () => false);
    follow(watch, { ...options, isComplete });
    await isAskedFor(asked, 2);
    says([newest]);
    await isAskedFor(asked, 3);
    says(rows);
    await isAskedFor(asked, 4);
    says([now]);
    await expect.poll(to, SOON).toBe(now);
    expect(asked).toEqual([null, newest - OVERLAP_MS, null, newest - OVERLAP_MS]);
    expect(isComplete).toHaveBeenCalledTimes(1);
  });

  test('behind a place is read down to it where that is asked for, and the place stays until it was', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { asked, watch, says } = aTeller();
    const readGap = vi.fn(async () => undefined);
    const options = { pageSize: PAGE, readGap };
    const first = follow(watch, options);
    await isAskedFor(asked, 1);
    says(rows);
    await expect.poll(to, SOON).toBe(newest);
    expect(readGap).not.toHaveBeenCalled();
    first.stop();

    readGap.mockRejectedValueOnce(new Error('no network'));
    const second = follow(watch, options);
    await isAskedFor(asked, 2);
    const news = [now, millis(now - 1), millis(now - 2)];
    says(news);
    await expect.poll(() => warned.mock.calls.length, SOON).toBe(1);
    expect(await to()).toBe(newest);
    second.stop();

    follow(watch, options);
    await isAskedFor(asked, 3);
    says(news);
    await expect.poll(to, SOON).toBe(now);
    expect(asked.slice(1)).toEqual([newest - OVERLAP_MS, newest - OVERLAP_MS]);
    expect(readGap).toHaveBeenLastCalledWith({ rows: news, size: PAGE }, newest - OVERLAP_MS);
  });

  test('is read down to its place where its age has it asked for from the start, too', async () => {
    const { asked, watch, says } = aTeller();
    const readGap = vi.fn(async () => undefined);
    const { stop } = follow(watch, { pageSize: PAGE, readGap });
    await isAskedFor(asked, 1);
    says(rows);
    await expect.poll(to, SOON).toBe(newest);
    stop();
    now = millis(START + WHOLE_EVERY_MS);
    follow(watch, { pageSize: PAGE, readGap });
    await isAskedFor(asked, 2);
    says([now, millis(now - 1), millis(now - 2)]);
    await expect.poll(to, SOON).toBe(now);
    expect(asked).toEqual([null, null]);
    expect(readGap.mock.calls).toEqual([[expect.anything(), newest - OVERLAP_MS]]);
  });
});
