import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { awaitsSignIn } from '#data/local/queries/outbox-queries.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';

test('what the server takes from nobody waits for its writer to sign in again, and says so until it goes out', async () => {
  const server = new FakeServer();
  const device = new FakeDevice(server);
  const chatId = await device.openChat('ring');
  const id = await device.type(chatId, '안녕');
  expect(await awaitsSignIn(device.db, id)).toBe(false);
  server.fault = () => ({ kind: 'signed_out' });
  await device.drain();
  expect(await awaitsSignIn(device.db, id)).toBe(true);
  expect(await device.db.messages.get(id)).toMatchObject({ delivery: { kind: 'queued' } });
  server.fault = () => ({ kind: 'lost' });
  device.now += 600_000;
  await device.drain();
  expect(await awaitsSignIn(device.db, id)).toBe(false);
  server.fault = () => ({ kind: 'none' });
  await device.drainUntilQuiet();
  expect(device.textsOnServer(chatId)).toEqual(['안녕']);
});
