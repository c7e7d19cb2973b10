import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { savedSearchAt, savedSearches } from '#data/local/queries/search-queries.ts';
import { mergeServerSearches, searchesBefore } from '#data/local/search-store.ts';
import { SAVED_SEARCH_LIMITS, type SearchWish } from '#domain/market/search-wish.ts';
import { millis } from '#domain/units.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { withdrawIntent } from '../intents/intents.ts';
import { keepSearch } from './keep-search.ts';

let device: FakeDevice;
beforeEach(() => {
  device = new FakeDevice(new FakeServer());
});

const RING = 'search=%EB%B0%98%EC%A7%80';
const wish = (what: SearchWish, address = RING) => keepSearch(device.db, address, what, device.environment);
const shown = async () =>
  (await savedSearches(device.db)).map(({ address, isPaused, delivery }) => [address, isPaused, delivery]);
const onServer = () => [...device.server.searches.kept.values()];
const waiting = async () => (await device.db.outbox.toArray()).map(({ intent }) => intent);

describe('a search', () => {
  test('stands on the device at once, waits, and reaches the server under the same name from any device', async () => {
    expect(await wish('kept')).toEqual({ ok: true, value: null });
    expect(await shown()).toEqual([[RING, false, 'waiting']]);
    await device.drainUntilQuiet();
    expect(await shown()).toEqual([[RING, false, 'done']]);
    const other = new FakeDevice(device.server);
    await keepSearch(other.db, RING, 'kept', other.environment);
    await other.drainUntilQuiet();
    expect(onServer()).toEqual([{ address: RING, isPaused: false }]);
  });

  test('is paused, received again and given up', async () => {
    await wish('kept');
    await device.drainUntilQuiet();
    await wish('paused');
    await device.drainUntilQuiet();
    expect(onServer()).toEqual([{ address: RING, isPaused: true }]);
    const createdAt = (await savedSearchAt(device.db, RING))?.createdAt;
    await wish('kept');
    expect((await savedSearchAt(device.db, RING))?.createdAt).toBe(createdAt);
    await wish('removed');
    await device.drainUntilQuiet();
    expect(onServer()).toEqual([]);
    expect(await shown()).toEqual([]);
  });

  test('wished forth and back before anything left sends nothing, and wished twice is one', async () => {
    await wish('kept');
    await wish('kept');
    await wish('paused');
    expect(await waiting()).toHaveLength(1);
    await wish('removed');
    expect(await waiting()).toEqual([]);
    expect(await wish('removed')).toEqual({ ok: true, value: null });
    expect(await waiting()).toEqual([]);
  });

  test.each(['kept', 'paused'] as const)('that is %s already and wished so needs no word', async (what) => {
    await wish(what);
    await device.drainUntilQuiet();
    const before = await shown();
    expect(await wish(what)).toEqual({ ok: true, value: null });
    expect(await waiting()).toEqual([]);
    expect(await shown()).toEqual(before);
  });

  test('says what stood before the wish, and keeps the time at which it was first kept', async () => {
    const keptAt = device.now;
    await wish('kept');
    await device.drainUntilQuiet();
    device.now += 60_000;
    await wish('paused');
    expect(await waiting()).toMatchObject([{ wish: 'paused', before: 'kept' }]);
    await device.drainUntilQuiet();
    await wish('kept');
    expect(await waiting()).toMatchObject([{ wish: 'kept', before: 'paused' }]);
    expect(await savedSearchAt(device.db, RING)).toMatchObject({ createdAt: keptAt });
  });

  test('wished back while an earlier wish may have left is said again', async () => {
    await wish('kept');
    device.server.fault = () => ({ kind: 'answer_lost' });
    await device.drain();
    device.server.fault = () => ({ kind: 'none' });
    await wish('removed');
    expect(await waiting()).toMatchObject([{ wish: 'removed', before: 'removed' }]);
    await device.drainUntilQuiet();
    expect(onServer()).toEqual([]);
  });

  test('that asks for nothing, or is one too many, is refused and leaves nothing behind', async () => {
    expect(await wish('kept', '')).toEqual({ ok: false, code: 'empty' });
    const { most } = SAVED_SEARCH_LIMITS;
    for (let count = 0; count < most; count += 1) await wish('kept', `search=${count}`);
    expect(await wish('kept')).toEqual({ ok: false, code: 'full' });
    expect(await shown()).toHaveLength(most);
    expect(await waiting()).toHaveLength(most);
  });

  test('that the server has no room for says so, stays until it is seen, and goes with a press', async () => {
    device.server.searches.most = 0;
    await wish('kept');
    await device.drainUntilQuiet();
    expect(await shown()).toEqual([[RING, false, 'refused']]);
    const [row] = await device.db.outbox.toArray();
    expect(row).toMatchObject({ intent: { refusal: 'full' }, state: { kind: 'failed' } });
    await wish('removed');
    await device.drainUntilQuiet();
    expect(await shown()).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  test.each(['paused', 'removed'] as const)('is as it was when %s is taken back', async (what) => {
    await wish('kept');
    await device.drainUntilQuiet();
    await wish(what);
    const [row] = await device.db.outbox.toArray();
    if (row?.intent.kind !== 'saved_search') throw new Error('nothing waits');
    expect(await withdrawIntent(device.db, row.intent, row, device.environment)).toBe(true);
    expect(await shown()).toEqual([[RING, false, 'done']]);
  });
});

test("the server's list is taken, except where a wish of this device still waits", async () => {
  const at = (id: string) => ({ id, address: `search=${id}`, isPaused: false, createdAt: millis(1) });
  await wish('kept');
  await mergeServerSearches(device.db, [at('a'), at('b')], await searchesBefore(device.db));
  await mergeServerSearches(device.db, [at('b')], await searchesBefore(device.db));
  expect((await shown()).toSorted()).toEqual([
    [RING, false, 'waiting'],
    ['search=b', false, 'done'],
  ]);
});

test("the server's list undoes no wish that was delivered after it was asked for", async () => {
  await wish('kept');
  await device.drainUntilQuiet();
  const kept = await device.db.savedSearches.toArray();
  const before = await searchesBefore(device.db);
  await wish('paused');
  await device.drainUntilQuiet();
  await mergeServerSearches(device.db, kept, before);
  expect(await shown()).toEqual([[RING, true, 'done']]);
});
