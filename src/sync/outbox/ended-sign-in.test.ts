import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { messagesAwaitingSignIn } from '#data/local/queries/outbox-queries.ts';
import { MAX_MESSAGES_PER_COMMIT } from '#documents/chat.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';

test('what the server takes from nobody waits for its writer to sign in again, and says so until it goes out', async () => {
  const server = new FakeServer();
  const device = new FakeDevice(server);
  const chatId = await device.openChat('ring');
  const id = await device.type(chatId, '안녕');
  expect(await messagesAwaitingSignIn(device.db, chatId)).toEqual([]);
  server.fault = () => ({ kind: 'signed_out' });
  await device.drain();
  expect(await messagesAwaitingSignIn(device.db, chatId)).toEqual([id]);
  expect(await device.db.messages.get(id)).toMatchObject({ delivery: { kind: 'queued' } });
  server.fault = () => ({ kind: 'lost' });
  device.now += 600_000;
  await device.drain();
  expect(await messagesAwaitingSignIn(device.db, chatId)).toEqual([]);
  server.fault = () => ({ kind: 'none' });
  await device.drainUntilQuiet();
  expect(device.textsOnServer(chatId)).toEqual(['안녕']);
});

test('of a room where much waits, all that was tried says so, and nothing else', async () => {
  const server = new FakeServer();
  const device = new FakeDevice(server);
  const chatId = await device.openChat('ring');
  await device.type(chatId, '안녕');
  await device.drainUntilQuiet();
  await device.queue(
    chatId,
    Array.from({ length: 40 }, (_, n) => `${n}`),
  );
  server.fault = () => ({ kind: 'signed_out' });
  await device.drain();
  const rows = (await device.db.outbox.toArray()).filter(
    ({ state }) => state.kind === 'queued' && state.awaits,
  );
  const said = await messagesAwaitingSignIn(device.db, chatId);
  expect(said.map((id) => `message:${id}`)).toEqual(rows.map(({ id }) => id));
  expect(said).toHaveLength(MAX_MESSAGES_PER_COMMIT);
});
