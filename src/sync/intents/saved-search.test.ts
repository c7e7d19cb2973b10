import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { claimRows } from '#data/local/outbox-store.ts';
import { savedSearchAt } from '#data/local/queries/search-queries.ts';
import { SAVED_SEARCH_LIMITS, type SearchWish } from '#domain/market/search-wish.ts';
import { millis } from '#domain/units.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { attempt, firstRow, meetFaults, putInLine } from '#tests/support/sync/one-delivery.ts';
import { retryOf, withdrawIntent } from './intents.ts';

const ADDRESS = 'search=ring';
const SEARCH = createHash('sha256').update(ADDRESS).digest('hex');

let server: FakeServer;
let device: FakeDevice;

beforeEach(() => {
  server = new FakeServer();
  device = new FakeDevice(server);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => void vi.restoreAllMocks());

const intentOf = (wish: SearchWish, before: SearchWish) =>
  ({ kind: 'saved_search', searchId: SEARCH, address: ADDRESS, wish, before }) as const;
const wishFor = (wish: SearchWish, before: SearchWish = 'removed') =>
  putInLine(device, intentOf(wish, before));
const onServer = () => [...server.searches.kept];

describe('the wish about a search', () => {
  test.each([
    ['kept', [[SEARCH, { address: ADDRESS, isPaused: false }]]],
    ['paused', [[SEARCH, { address: ADDRESS, isPaused: true }]]],
    ['removed', []],
  ] as const)('that it be %s is done once the server has taken it', async (wish, then) => {
    server.searches.kept.set(SEARCH, { address: ADDRESS, isPaused: false });
    await wishFor(wish);
    expect(await attempt(device)).toBe('advanced');
    expect(onServer()).toEqual(then);
    expect(await device.db.outbox.count()).toBe(0);
    expect(device.outcomes).toEqual(['success']);
  });

  test('that the server has no room for is refused for that, and stays until it is seen', async () => {
    server.searches.most = 0;
    await wishFor('kept');
    expect(await attempt(device)).toBe('waiting');
    const { state, intent } = await firstRow(device);
    expect(state).toEqual({ kind: 'failed', reason: 'denied' });
    expect(intent).toEqual({ ...intentOf('kept', 'removed'), refusal: 'full' });
    expect(device.outcomes).toEqual(['success']);
  });

  test.each(['invalid', 'stale'] as const)(
    'that the server makes nothing of is refused, and not for want of room (%s)',
    async (code) => {
      server.keepSearch = async () => ({ kind: 'ok', value: { ok: false, code } });
      await wishFor('kept');
      expect(await attempt(device)).toBe('waiting');
      const { state, intent } = await firstRow(device);
      expect(state).toEqual({ kind: 'failed', reason: 'invalid' });
      expect(intent).toEqual(intentOf('kept', 'removed'));
      expect(device.outcomes).toEqual(['success']);
    },
  );

  test('that is refused anew, for another reason, is not refused for want of room', async () => {
    server.searches.most = 0;
    await wishFor('kept');
    await attempt(device);
    const refused = await firstRow(device);
    await retryOf(refused)(device.db, refused);
    server.keepSearch = async () => ({ kind: 'ok', value: { ok: false, code: 'invalid' } });
    await attempt(device);
    const { state, intent } = await firstRow(device);
    expect(state).toEqual({ kind: 'failed', reason: 'invalid' });
    expect(intent).toEqual({ ...intentOf('kept', 'removed'), refusal: null });
  });

  test('that the rules refuse says nothing of room', async () => {
    server.keepSearch = async () => ({ kind: 'refused', code: 'denied' });
    await wishFor('kept');
    expect(await attempt(device)).toBe('waiting');
    const { state, intent } = await firstRow(device);
    expect(state).toEqual({ kind: 'failed', reason: 'denied' });
    expect(intent).toEqual(intentOf('kept', 'removed'));
  });

  test('that does not get through waits', async () => {
    meetFaults(server, ['lost']);
    await wishFor('kept');
    expect(await attempt(device)).toBe('waiting');
    expect((await firstRow(device)).state).toEqual({ kind: 'queued' });
    expect(device.outcomes).toEqual(['failure']);
    expect(onServer()).toEqual([]);
  });
});

async function takeBack(): Promise<boolean> {
  const row = await firstRow(device);
  return withdrawIntent(device.db, row.intent, row, device.environment);
}
const keepHere = (id: string, isPaused = false) =>
  device.db.savedSearches.put({ id, address: ADDRESS, isPaused, createdAt: millis(1) });

describe('a wish about a search that is taken back', () => {
  test.each(['kept', 'paused', 'removed'] as const)(
    'has nothing to restore where it was so before (%s): only its row goes',
    async (wish) => {
      if (wish !== 'removed') await keepHere(SEARCH, wish === 'paused');
      const shown = await savedSearchAt(device.db, ADDRESS);
      await wishFor(wish, wish);
      expect(await takeBack()).toBe(true);
      expect(await device.db.outbox.count()).toBe(0);
      expect(await savedSearchAt(device.db, ADDRESS)).toEqual(shown);
    },
  );

  test('is not, while it is on its way', async () => {
    await wishFor('removed', 'removed');
    await claimRows(device.db, [await firstRow(device)], millis(device.now));
    expect(await takeBack()).toBe(false);
    expect(await device.db.outbox.count()).toBe(1);
  });

  test('is not where what stood before has no room on this device any more', async () => {
    for (let index = 0; index < SAVED_SEARCH_LIMITS.most; index += 1) await keepHere(`other${index}`);
    await wishFor('removed', 'kept');
    expect(await takeBack()).toBe(false);
    expect(await device.db.outbox.count()).toBe(1);
  });
});
