import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { millis } from '#domain/units.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import type { OutboxRow } from './outbox-row.ts';
import {
  claimRows,
  failRow,
  laneHeads,
  nextDueAt,
  postponeRows,
  readyHeads,
  releaseRows,
  requeueOrphans,
} from './outbox-store.ts';

const NOW = millis(1_760_000_000_000);

let device: FakeDevice;
let rows: OutboxRow[];
beforeEach(async () => {
  device = new FakeDevice(new FakeServer());
  const chat = await device.openChat('ring');
  await device.queue(chat, ['하나', '둘', '셋']);
  rows = await device.db.outbox.orderBy('seq').toArray();
});

const states = async () => (await device.db.outbox.orderBy('seq').toArray()).map(({ state }) => state.kind);

describe('what is claimed for sending', () => {
  test('are the rows that still wait', async () => {
    const claimed = await claimRows(device.db, rows, NOW);
    expect(claimed.map(({ seq }) => seq)).toEqual(rows.map(({ seq }) => seq));
    expect(claimed.map(({ attempts }) => attempts)).toEqual([1, 1, 1]);
    expect(await states()).toEqual(['sending', 'sending', 'sending']);
  });

  test('is nothing that another drain has claimed since it was read', async () => {
    await claimRows(device.db, rows, NOW);
    expect(await claimRows(device.db, rows, NOW)).toEqual([]);
  });

  test('ends before a row that was refused or taken back since it was read', async () => {
    await failRow(device.db, rows[1]?.seq ?? 0, 'denied');
    expect((await claimRows(device.db, rows, NOW)).map(({ seq }) => seq)).toEqual([rows[0]?.seq]);
    expect(await states()).toEqual(['sending', 'failed', 'queued']);
    await device.db.outbox.delete(rows[2]?.seq ?? 0);
    expect(await claimRows(device.db, rows.slice(2), NOW)).toEqual([]);
    expect(await device.db.outbox.count()).toBe(2);
  });

  test('is due again once it is let go of untried, where the clock was set back by a day since it failed', async () => {
    const wait = { nextAttemptAt: millis(NOW + 30_000), notBefore: NOW };
    await postponeRows(device.db, await claimRows(device.db, rows, NOW), wait, { kind: 'queued' });
    const yesterday = millis(NOW - 86_400_000);
    await releaseRows(device.db, await claimRows(device.db, rows, yesterday));
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

describe('what could start now', () => {
  const laneOf = (row: OutboxRow | undefined) => row?.lane ?? '';
  const isFree = () => true;

  test('is the head of each free lane, and nothing behind it', async () => {
    const coin = await device.openChat('coin');
    await device.queue(coin, ['넷', '다섯']);
    const heads = await laneHeads(device.db);
    expect(heads).toHaveLength(2);
    expect(await readyHeads(device.db, isFree, NOW, 2)).toEqual(heads);
    expect(await readyHeads(device.db, (lane) => lane !== laneOf(heads[0]), NOW, 2)).toEqual([heads[1]]);
    expect(await readyHeads(device.db, () => false, NOW, 2)).toEqual([]);
  });

  test('is no lane that waits for its time or was refused', async () => {
    const coin = await device.openChat('coin');
    await device.queue(coin, ['넷']);
    const [first, second] = await laneHeads(device.db);
    await device.db.outbox.update(first?.seq ?? 0, { nextAttemptAt: millis(NOW + 1), lastAttemptAt: NOW });
    expect(await readyHeads(device.db, isFree, NOW, 2)).toEqual([second]);
    await failRow(device.db, second?.seq ?? 0, 'denied');
    expect(await readyHeads(device.db, isFree, NOW, 2)).toEqual([]);
  });

  test('is found behind hundreds of rows of lanes that are busy or wait', async () => {
    const coin = await device.openChat('coin');
    await device.queue(
      coin,
      Array.from({ length: 200 }, (_, index) => `${index}`),
    );
    const late = await device.openChat('bar');
    await device.queue(late, ['마지막']);
    const [ring, , bar] = await laneHeads(device.db);
    const free = (lane: string) => lane !== laneOf(ring) && lane !== `chat:${coin}`;
    expect(laneOf(bar)).toBe(`chat:${late}`);
    expect(await readyHeads(device.db, free, NOW, 1)).toEqual([bar]);
  });

  test('is as many as are wanted of the oldest, without a look at the rest', async () => {
    const coin = await device.openChat('coin');
    await device.queue(
      coin,
      Array.from({ length: 40 }, (_, index) => `${index}`),
    );
    const late = await device.openChat('bar');
    await device.queue(late, ['마지막']);
    const heads = await laneHeads(device.db);
    expect(heads).toHaveLength(3);
    expect(await readyHeads(device.db, isFree, NOW, 2)).toEqual(heads.slice(0, 2));
    expect(await readyHeads(device.db, isFree, NOW, 3)).toEqual(heads);
  });
});

describe('what is let go of', () => {
  test('waits again, and what has gone meanwhile stays gone', async () => {
    await claimRows(device.db, rows, NOW);
    await device.db.outbox.delete(rows[1]?.seq ?? 0);
    await releaseRows(device.db, rows);
    expect(await states()).toEqual(['queued', 'queued']);
  });

  test('is put off only while it is on its way', async () => {
    const claimed = await claimRows(device.db, rows, NOW);
    await failRow(device.db, rows[0]?.seq ?? 0, 'denied');
    const wait = { nextAttemptAt: millis(NOW + 30_000), notBefore: NOW };
    await postponeRows(device.db, claimed, wait, { kind: 'queued' });
    const now = await device.db.outbox.orderBy('seq').toArray();
    expect(now.map(({ nextAttemptAt }) => nextAttemptAt)).toEqual([0, NOW + 30_000, NOW + 30_000]);
    expect(now.map(({ touches }) => touches)).toEqual([1, 2, 2]);
  });

  test('is what a drainer left in flight, and nothing else', async () => {
    await claimRows(device.db, rows.slice(0, 2), NOW);
    await failRow(device.db, rows[0]?.seq ?? 0, 'denied');
    expect((await requeueOrphans(device.db)).map(({ seq }) => seq)).toEqual([rows[1]?.seq]);
    expect(await states()).toEqual(['failed', 'queued', 'queued']);
  });
});
