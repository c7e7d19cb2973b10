import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OutboxRow } from '#data/local/outbox-row.ts';
import { nextDueAt } from '#data/local/outbox-store.ts';
import { retryAllWaiting, withdrawWaiting } from '#sync/commands/waiting-rows.ts';
import { countUnsent, standingOf } from '#sync/intents/intents.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';

// A version that was taken back has left what only it can send.

let server: FakeServer;
let device: FakeDevice;

beforeEach(async () => {
  server = new FakeServer();
  device = new FakeDevice(server);
  await leave({ kind: 'queued' });
});

async function leave(state: OutboxRow['state'], over: Partial<OutboxRow> = {}): Promise<void> {
  const chat = await device.openChat('watch');
  await device.type(chat, '본보기');
  const [like] = await device.db.outbox.toArray();
  if (!like) return expect.unreachable('nothing waits');
  await device.db.outbox.put({
    ...like,
    id: 'gift:1',
    lane: 'gift:1',
    intent: { kind: 'gift', grams: 1 } as never,
    state,
    ...over,
  });
}

const left = async (): Promise<OutboxRow> => {
  const row = await device.db.outbox.where('id').equals('gift:1').first();
  return row ?? expect.unreachable('it is gone');
};

describe('a row of a kind that this version does not know', () => {
  test('ends no drain, and stays as it is', async () => {
    const before = await left();
    const chat = await device.openChat('ring');
    await device.queue(chat, ['하나', '둘']);
    await device.drain();
    expect(device.textsOnServer(chat)).toEqual(['하나', '둘']);
    expect(await left()).toEqual(before);
  });

  test('has nobody look again for its sake', async () => {
    expect(await nextDueAt(device.db, device.environment.now())).toBeNull();
  });

  test('that was on its way as its version died waits again', async () => {
    await device.db.outbox.update((await left()).seq, { state: { kind: 'sending' } });
    await device.drain();
    expect((await left()).state).toEqual({ kind: 'queued' });
  });

  test('is asked about by a sign-out, and stands in the list of what waits', async () => {
    expect(await countUnsent(device.db)).toBe(1);
    expect(await countUnsent(device.db, 'message')).toBe(0);
    expect(standingOf((await left()).intent)).toMatchObject({ what: 'later_version', place: null });
  });

  test('can be tried again, and taken back while nobody else can have it', async () => {
    const { seq } = await left();
    await device.db.outbox.update(seq, { state: { kind: 'failed', reason: 'denied' } });
    await retryAllWaiting(device.db);
    expect((await left()).state).toEqual({ kind: 'queued' });
    expect(await withdrawWaiting(device.db, 'gift:1', device.environment)).toMatchObject({ ok: true });
    expect(await device.db.outbox.count()).toBe(0);
  });
});
