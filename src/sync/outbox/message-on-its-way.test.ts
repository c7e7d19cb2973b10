import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';

const photo = {
  kind: 'image',
  blob: new Blob(['x'], { type: 'image/jpeg' }),
  fileName: '반지.jpg',
  width: 8,
  height: 6,
} as const;

let server: FakeServer;
let device: FakeDevice;

beforeEach(() => {
  server = new FakeServer();
  device = new FakeDevice(server);
});

const deliveries = async () => (await device.db.messages.toArray()).map(({ delivery }) => delivery);
const waiting = () => device.db.outbox.toArray();
/** Awaited later, it is listened to from the start. */
const endOf = (draining: Promise<unknown>): Promise<string> =>
  draining.then(
    () => 'as if nothing had been',
    (error: unknown) => String(error),
  );

describe('a commit that is refused', () => {
  test('and that has landed meanwhile from an attempt before it counts as arrived', async () => {
    const chat = await device.openChat('ring');
    await device.type(chat, '하나');
    const commit = server.commitMessages.bind(server);
    let refusals = 0;
    server.commitMessages = async (...args) => {
      refusals += 1;
      // The second of them meets what an attempt from before, on its way for long, has just written.
      if (refusals === 2) await commit(...args);
      return { kind: 'refused', code: 'denied' };
    };
    await device.drain();
    expect(refusals).toBe(2);
    expect(device.textsOnServer(chat)).toEqual(['하나']);
    expect(await deliveries()).toEqual([{ kind: 'sent' }]);
    expect(await waiting()).toEqual([]);
  });

  test('in a room that cannot be read holds none of ours: it is tried once more', async () => {
    const chat = await device.openChat('ring');
    await device.type(chat, '하나');
    const commit = server.commitMessages.bind(server);
    let commits = 0;
    server.commitMessages = async (...args) => {
      commits += 1;
      return commits === 1 ? { kind: 'refused', code: 'denied' } : commit(...args);
    };
    server.findMessage = async () => ({ kind: 'refused', code: 'denied' });
    await device.drain();
    expect(device.textsOnServer(chat)).toEqual(['하나']);
    expect(await deliveries()).toEqual([{ kind: 'sent' }]);
  });
});

test('a message that the next drain is sending stays on its way when the first, which lost its lock, gives up', async () => {
  await device.type(await device.openChat('ring'), '하나');
  const kills = [new AbortController(), new AbortController()] as const;
  server.fault = () => ({ kind: 'stalled' });
  const first = device.drain(kills[0].signal);
  await expect.poll(() => server.requests).toBe(1);
  const second = device.drain(kills[1].signal);
  await expect.poll(() => server.requests).toBe(2);
  kills[0].abort();
  await first;
  expect(await deliveries()).toEqual([{ kind: 'sending' }]);
  expect(await waiting()).toMatchObject([{ state: { kind: 'sending' }, attempts: 2 }]);
  kills[1].abort();
  await second;
  expect(await deliveries()).toEqual([{ kind: 'queued' }]);
});

test('a message whose room is no longer on this device is not sent, and says so', async () => {
  const chat = await device.openChat('ring');
  await device.type(chat, '하나');
  await device.type(chat, '둘');
  await device.db.chats.clear();
  await device.drainUntilQuiet();
  expect(server.requests).toBe(0);
  expect(await deliveries()).toEqual([{ kind: 'failed', reason: 'gone' }, { kind: 'queued' }]);
});

describe('a photo', () => {
  test('that does not go up arrives later, with its picture', async () => {
    const chat = await device.openChat('ring');
    await device.send(chat, photo);
    let uploads = 0;
    server.fault = (request) => {
      if (request === 'upload') uploads += 1;
      return request === 'upload' && uploads === 1 ? { kind: 'lost' } : { kind: 'none' };
    };
    await device.drainUntilQuiet();
    expect(uploads).toBe(2);
    expect(server.chats.get(chat)?.messages).toMatchObject([{ imageUrl: expect.any(String) }]);
  });

  test('that another drain has sent while it went up goes up for nothing, and twice nowhere', async () => {
    const chat = await device.openChat('ring');
    await device.send(chat, photo);
    const upload = server.uploadPhoto.bind(server);
    let release = () => {};
    const frozen = new Promise<void>((resolve) => (release = resolve));
    let uploads = 0;
    server.uploadPhoto = async (...args) => {
      uploads += 1;
      if (uploads === 1) await frozen;
      return upload(...args);
    };
    const first = device.drain();
    await expect.poll(() => uploads).toBe(1);
    await device.drain();
    expect(await waiting()).toEqual([]);
    release();
    await first;
    expect(server.chats.get(chat)?.messages).toHaveLength(1);
    expect(await deliveries()).toEqual([{ kind: 'sent' }]);
  });
});

describe('a drain', () => {
  test('finds messages in flight that nobody sends, and shows that they wait', async () => {
    const chat = await device.openChat('ring');
    await device.type(chat, '하나');
    await device.type(chat, '둘');
    server.fault = () => ({ kind: 'stalled' });
    void device.drain().catch(() => undefined);
    await expect.poll(() => server.requests).toBe(1);
    expect(await deliveries()).toEqual([{ kind: 'sending' }, { kind: 'sending' }]);
    device.reopen();
    await device.drain(AbortSignal.abort());
    expect(await deliveries()).toEqual([{ kind: 'queued' }, { kind: 'queued' }]);
    expect(server.requests).toBe(1);
  });

  test('that is told to stop begins nothing more', async () => {
    const chat = await device.openChat('ring');
    await device.type(chat, '하나');
    await device.send(chat, photo);
    const kill = new AbortController();
    const commit = server.commitMessages.bind(server);
    server.commitMessages = async (...args) => {
      const answer = await commit(...args);
      kill.abort();
      return answer;
    };
    await device.drain(kill.signal);
    expect(device.textsOnServer(chat)).toEqual(['하나']);
    expect((await waiting()).map(({ attempts, state }) => [attempts, state.kind])).toEqual([[0, 'queued']]);
  });

  test('that is told to stop while it looks what waits takes nothing', async () => {
    const chat = await device.openChat('ring');
    await device.type(chat, '하나');
    const kill = new AbortController();
    // The first row that is read is the head of its lane.
    device.db.outbox.hook('reading', (row) => {
      kill.abort();
      return row;
    });
    await device.drain(kill.signal);
    expect(server.requests).toBe(0);
    expect((await waiting()).map(({ attempts, state }) => [attempts, state.kind])).toEqual([[0, 'queued']]);
  });

  test('in which one room fails as a whole ends when the others have', async () => {
    const stuck = await device.openChat('stuck');
    const slow = await device.openChat('slow');
    await device.type(stuck, '막힘');
    await device.type(slow, '느림');
    const commit = server.commitMessages.bind(server);
    let fail = () => {};
    const failing = new Promise<void>((_, reject) => (fail = () => reject(new Error('a fault of ours'))));
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let commits = 0;
    server.commitMessages = async (message, signal) => {
      commits += 1;
      await (message.chatId === stuck ? failing : held);
      return commit(message, signal);
    };
    let hasEnded = false;
    const ending = endOf(device.drain()).finally(() => (hasEnded = true));
    await expect.poll(() => commits).toBe(2);
    // By then it has looked for more and waits for its two rooms; and an end would come before these looks.
    for (let turn = 0; turn < 5; turn += 1) await waiting();
    fail();
    for (let turn = 0; turn < 5; turn += 1) await waiting();
    expect(hasEnded).toBe(false);
    release();
    expect(await ending).toBe('Error: a fault of ours');
    expect(device.textsOnServer(slow)).toEqual(['느림']);
  });

  test('in which one room fails while it looks what waits says so in the end', async () => {
    const stuck = await device.openChat('a-stuck');
    const slow = await device.openChat('b-slow');
    const late = await device.openChat('c-late');
    await device.type(stuck, '막힘');
    await device.type(slow, '느림');
    let fail = () => {};
    const failing = new Promise<void>((_, reject) => (fail = () => reject(new Error('a fault of ours'))));
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const commit = server.commitMessages.bind(server);
    let commits = 0;
    server.commitMessages = async (message, signal) => {
      commits += 1;
      if (message.chatId === stuck) await failing;
      if (message.chatId === slow) await held;
      return commit(message, signal);
    };
    const ending = endOf(device.drain());
    await expect.poll(() => commits).toBe(2);
    device.db.outbox.hook('reading', (row) => {
      if (row.lane.includes('a-stuck')) fail();
      return row;
    });
    await device.type(late, '나중');
    await expect.poll(() => device.textsOnServer(late)).toEqual(['나중']);
    release();
    expect(await ending).toBe('Error: a fault of ours');
    expect(device.textsOnServer(slow)).toEqual(['느림']);
  });
});
