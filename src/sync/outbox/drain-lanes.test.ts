import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';

let server: FakeServer;
let device: FakeDevice;

beforeEach(() => {
  server = new FakeServer();
  device = new FakeDevice(server);
});

/** The first commit never answers. */
const firstStalls = (): void => {
  let left = 1;
  server.fault = (asked) => ({ kind: asked === 'commit' && left-- > 0 ? 'stalled' : 'none' });
};

/** More than a drain reads at once to see what waits. */
const manyTexts = () => Array.from({ length: 30 }, (_, index) => `글 ${index}`);

test('a lane is worked by one drain at a time, whatever is typed into it meanwhile', async () => {
  const chat = await device.openChat('ring');
  const texts = Array.from({ length: 80 }, (_, index) => `글 ${index}`);
  await device.queue(chat, texts.slice(0, 40));
  const draining = device.drain();
  for (const text of texts.slice(40)) await device.type(chat, text);
  await draining;
  await device.drainUntilQuiet();
  expect(device.textsOnServer(chat)).toEqual(texts);
  expect(device.mostAttemptsAtOnce).toBe(1);
});

test('of many rooms four are under way at once, and the next as soon as one has ended', async () => {
  const kill = new AbortController();
  for (let room = 0; room < 6; room += 1) await device.type(await device.openChat(`ring${room}`), '글');
  let landing = 2;
  server.fault = (asked) => ({ kind: asked === 'commit' && landing-- <= 0 ? 'stalled' : 'none' });
  const draining = device.drain(kill.signal);
  await expect.poll(() => device.db.outbox.count()).toBe(4);
  await expect
    .poll(async () => (await device.db.outbox.toArray()).map(({ state }) => state.kind))
    .toEqual(Array.from({ length: 4 }, () => 'sending'));
  expect(device.mostAttemptsAtOnce).toBe(4);
  kill.abort();
  await draining;
});

test('one stuck chat does not hold up another', async () => {
  const stuck = await device.openChat('stuck');
  const free = await device.openChat('free');
  await device.type(stuck, '막힘');
  await device.type(free, '통과');
  server.forbidden.add(stuck);
  await device.drain();
  expect(device.textsOnServer(free)).toEqual(['통과']);
});

test('a chat that never answers does not hold up another, nor one that starts waiting later', async () => {
  const silent = await device.openChat('silent');
  await device.type(silent, '대답 없음');
  firstStalls();
  const kill = new AbortController();
  const draining = device.drain(kill.signal);
  await expect.poll(() => server.requests).toBe(1);
  const other = await device.openChat('other');
  await device.type(other, '먼저 감');
  await expect.poll(() => device.textsOnServer(other)).toEqual(['먼저 감']);
  kill.abort();
  await draining;
  await device.drainUntilQuiet();
  expect(device.textsOnServer(silent)).toEqual(['대답 없음']);
});

test('thirty that wait in a chat that never answers do not hold up the next chat', async () => {
  const silent = await device.openChat('silent');
  await device.queue(silent, manyTexts());
  const other = await device.openChat('other');
  await device.type(other, '지나감');
  firstStalls();
  const kill = new AbortController();
  const draining = device.drain(kill.signal);
  await expect.poll(() => device.textsOnServer(other)).toEqual(['지나감']);
  expect(device.textsOnServer(silent)).toEqual([]);
  kill.abort();
  await draining;
});

test('four chats that may not send, with all that waits in them, do not hold up a fifth', async () => {
  const stuck = await Promise.all(['a', 'b', 'c', 'd'].map((name) => device.openChat(name)));
  for (const chat of stuck) await device.type(chat, '막힘');
  for (const chat of stuck) {
    server.forbidden.add(chat);
    await device.queue(chat, manyTexts());
  }
  const other = await device.openChat('other');
  await device.type(other, '지나감');
  await device.drain();
  expect(device.textsOnServer(other)).toEqual(['지나감']);
});
