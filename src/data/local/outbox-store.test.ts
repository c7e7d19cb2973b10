import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { millis, type Millis } from '#domain/units.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import type { OutboxRow } from './outbox-row.ts';
import {
  claimRows,
  failRow,
  laneHeads,
  nextDueAt,
  postponeRows,
  releaseRows,
  requeueOrphans,
} from './outbox-store.ts';

const NOW = millis(1_760_000_000_000);
const WAIT = { nextAttemptAt: millis(NOW + 30_000), notBefore: NOW };

let device: FakeDevice;
let rows: OutboxRow[];
beforeEach(async () => {
  device = new FakeDevice(new FakeServer());
  const chat = await device.openChat('ring');
  await device.queue(chat, ['하나', '둘', '셋']);
  rows = await device.db.outbox.orderBy('seq').toArray();
});

/** As a drain claims them: read anew in the transaction that claims. */
const claimAsTheyStand = (some: readonly OutboxRow[], now: Millis) =>
  device.db.transaction('rw', device.db.outbox, async () =>
    claimRows(device.db, await device.db.outbox.bulkGet(some.map(({ seq }) => seq)), now),
  );

const refuse = (row: OutboxRow = expect.unreachable()) =>
  device.db.transaction('rw', device.db.outbox, () => failRow(device.db, row, 'denied'));

const states = async () => (await device.db.outbox.orderBy('seq').toArray()).map(({ state }) => state.kind);

describe('what is claimed for sending', () => {
  test('are the rows that still wait', async () => {
    const claimed = await claimAsTheyStand(rows, NOW);
    expect(claimed.map(({ seq }) => seq)).toEqual(rows.map(({ seq }) => seq));
    expect(claimed.map(({ attempts }) => attempts)).toEqual([1, 1, 1]);
    expect(await states()).toEqual(['sending', 'sending', 'sending']);
  });

  test('is nothing that another drain has claimed since it was read', async () => {
    await claimAsTheyStand(rows, NOW);
    expect(await claimAsTheyStand(rows, NOW)).toEqual([]);
  });

  test('ends before a row that was refused or taken back since it was read', async () => {
    await refuse(rows[1]);
    expect((await claimAsTheyStand(rows, NOW)).map(({ seq }) => seq)).toEqual([rows[0]?.seq]);
    expect(await states()).toEqual(['sending', 'failed', 'queued']);
    await device.db.outbox.delete(rows[2]?.seq ?? 0);
    expect(await claimAsTheyStand(rows.slice(2), NOW)).toEqual([]);
    expect(await device.db.outbox.count()).toBe(2);
  });

  test('is due again once it is let go of untried, where the clock was set back by a day since it failed', async () => {
    await postponeRows(device.db, await claimAsTheyStand(rows, NOW), WAIT, { kind: 'queued' });
    const yesterday = millis(NOW - 86_400_000);
    await releaseRows(device.db, await claimAsTheyStand(rows, yesterday));
    expect(await nextDueAt(device.db, yesterday)).toBe(0);
  });
});

describe('the heads of the lanes', () => {
  const expected = async () => {
    const all = await device.db.outbox.orderBy('seq').toArray();
    return all.filter(({ lane }, index) => all.findIndex((row) => row.lane === lane) === index);
  };

  test('are the oldest of each, in the order the lanes began to wait, of few rows and of many', async () => {
    const chats = [await device.openChat('coin'), await device.openChat('bar')];
    for (let turn = 0; turn < 12; turn += 1) {
      for (const chat of chats) await device.queue(chat, [`${turn}`]);
      expect(await laneHeads(device.db)).toEqual(await expected());
    }
    expect(await device.db.outbox.count()).toBe(27);
    await device.db.outbox.delete(rows[0]?.seq ?? 0);
    expect(await laneHeads(device.db)).toEqual(await expected());
  });

  test('are found behind a lane of hundreds', async () => {
    const chat = await device.openChat('coin');
    await device.queue(
      chat,
      Array.from({ length: 200 }, (_, index) => `${index}`),
    );
    const late = await device.openChat('bar');
    await device.queue(late, ['마지막']);
    const heads = await laneHeads(device.db);
    expect(heads).toHaveLength(3);
    expect(heads).toEqual(await expected());
  });
});

describe('the heads of the oldest rows', () => {
  /** Far more rows than are read at once, of two lanes; a third began last. */
  beforeEach(async () => {
    const coin = await device.openChat('coin');
    await device.queue(
      coin,
      Array.from({ length: 40 }, (_, index) => `${index}`),
    );
    await device.queue(await device.openChat('bar'), ['마지막']);
  });

  test('are all that is looked at where they are enough', async () => {
    const heads = await laneHeads(device.db);
    expect(heads).toHaveLength(3);
    expect(await laneHeads(device.db, (oldest) => oldest.length >= 2)).toEqual(heads.slice(0, 2));
  });

  test('are not all there are where they are not', async () => {
    expect(await laneHeads(device.db, (oldest) => oldest.length >= 3)).toEqual(await laneHeads(device.db));
  });

  test('are asked about as they are: one of each lane, the oldest first', async () => {
    const seen: string[][] = [];
    await laneHeads(device.db, (oldest) => seen.push(oldest.map(({ lane }) => lane)) > 0);
    expect(seen).toEqual([(await laneHeads(device.db)).slice(0, 2).map(({ lane }) => lane)]);
  });
});

describe('what is let go of', () => {
  test('waits again, and what has gone meanwhile stays gone', async () => {
    const claimed = await claimAsTheyStand(rows, NOW);
    await device.db.outbox.delete(rows[1]?.seq ?? 0);
    await releaseRows(device.db, claimed);
    expect(await states()).toEqual(['queued', 'queued']);
  });

  test('is put off only while it is on its way', async () => {
    const claimed = await claimAsTheyStand(rows, NOW);
    await refuse(claimed[0]);
    await postponeRows(device.db, claimed, WAIT, { kind: 'queued' });
    const now = await device.db.outbox.orderBy('seq').toArray();
    expect(now.map(({ nextAttemptAt }) => nextAttemptAt)).toEqual([0, NOW + 30_000, NOW + 30_000]);
    expect(now.map(({ touches }) => touches)).toEqual([1, 2, 2]);
  });

  test.each<[string, (claimed: readonly OutboxRow[]) => Promise<unknown>]>([
    ['put off', (claimed) => postponeRows(device.db, claimed, WAIT, { kind: 'queued' })],
    ['released', (claimed) => releaseRows(device.db, claimed)],
    ['refused', async ([row]) => ((await refuse(row)) ? [row] : [])],
  ])('is not %s by a drainer that lost its lock, once the next one is sending it', async (_, letGo) => {
    const claimed = await claimAsTheyStand(rows, NOW);
    await requeueOrphans(device.db);
    await claimAsTheyStand(rows.slice(0, 2), NOW);
    const sending = await device.db.outbox.bulkGet(rows.map(({ seq }) => seq));
    expect(await letGo(claimed)).toEqual([]);
    expect(await device.db.outbox.bulkGet(rows.map(({ seq }) => seq))).toEqual(sending);
  });

  test('is what a drainer left in flight, and nothing else', async () => {
    const claimed = await claimAsTheyStand(rows.slice(0, 2), NOW);
    await refuse(claimed[0]);
    expect((await requeueOrphans(device.db)).map(({ seq }) => seq)).toEqual([rows[1]?.seq]);
    expect(await states()).toEqual(['failed', 'queued', 'queued']);
  });
});
