import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { nextRawPhoto, readyPhoto, refuseRawPhoto } from '#data/local/raw-photo-store.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { deleteWaitingMessage, retryMessage } from '../commands/waiting-message.ts';

const chosen = new Blob(['as it was chosen'], { type: 'image/png' });
const RAW = {
  kind: 'image',
  blob: chosen,
  fileName: '반지.png',
  width: 0,
  height: 0,
  isRaw: true,
} as const;
const fit = { blob: new Blob(['fit'], { type: 'image/jpeg' }), fileName: '반지.jpg', width: 8, height: 6 };

let server: FakeServer;
let device: FakeDevice;

beforeEach(() => {
  server = new FakeServer();
  device = new FakeDevice(server);
});

const arrived = (name: string) =>
  (server.chats.get(device.chatId(name))?.messages ?? []).map(({ text, imageUrl }) =>
    imageUrl === null ? text : '사진',
  );
const uploads = () => Promise.all([...server.objects.values()].map((blob) => blob.text()));

describe('a photo that waits as it was chosen', () => {
  test('is on the disk and shown, keeps its place, and wants no attempt', async () => {
    const chat = await device.openChat('ring');
    await device.type(chat, '앞');
    const id = await device.send(chat, RAW);
    await device.type(chat, '뒤');
    expect(await device.drain()).toBeNull();
    expect(arrived('ring')).toEqual(['앞']);
    expect(await device.db.messages.get(id)).toMatchObject({ delivery: { kind: 'queued' } });
    expect(await nextRawPhoto(device.db)).toMatchObject({ id, fileName: '반지.png' });
  });

  test('goes out once it is ready, before what was typed after it, and only as it was made ready', async () => {
    const chat = await device.openChat('ring');
    const id = await device.send(chat, RAW);
    await device.type(chat, '뒤');
    await device.drainUntilQuiet();
    await readyPhoto(device.db, id, fit);
    await device.drainUntilQuiet();
    expect(arrived('ring')).toEqual(['사진', '뒤']);
    expect(await uploads()).toEqual(['fit']);
    expect([...server.objects.keys()]).toEqual([expect.stringMatching(/\.jpg$/)]);
    expect(await device.db.photos.count()).toBe(0);
  });

  test('holds up no other chat', async () => {
    await device.send(await device.openChat('ring'), RAW);
    await device.type(await device.openChat('other'), '통과');
    await device.drainUntilQuiet();
    expect(arrived('other')).toEqual(['통과']);
  });

  test('is there for another page when the one that chose it has died', async () => {
    const chat = await device.openChat('ring');
    const id = await device.send(chat, RAW);
    device.reopen();
    await device.drainUntilQuiet();
    expect(server.objects.size).toBe(0);
    expect((await nextRawPhoto(device.db))?.id).toBe(id);
  });

  test('is made ready once: a slower tab changes nothing', async () => {
    const chat = await device.openChat('ring');
    const id = await device.send(chat, RAW);
    await readyPhoto(device.db, id, fit);
    await readyPhoto(device.db, id, { ...fit, blob: new Blob(['late']) });
    await refuseRawPhoto(device.db, id, 'gone');
    await device.drainUntilQuiet();
    expect(await uploads()).toEqual(['fit']);
  });

  test('can be deleted, and the lane flows again', async () => {
    const chat = await device.openChat('ring');
    const id = await device.send(chat, RAW);
    await device.type(chat, '뒤');
    expect(await deleteWaitingMessage(device.db, id)).toMatchObject({ ok: true });
    await readyPhoto(device.db, id, fit);
    await device.drainUntilQuiet();
    expect(arrived('ring')).toEqual(['뒤']);
    expect(await device.db.photos.count()).toBe(0);
  });

  test('that cannot be made ready is shown as failed, and leaves the device by no retry', async () => {
    const chat = await device.openChat('ring');
    const id = await device.send(chat, RAW);
    await refuseRawPhoto(device.db, id, 'gone');
    const failed = { kind: 'failed', reason: 'gone' };
    expect((await device.db.messages.get(id))?.delivery).toEqual(failed);
    await retryMessage(device.db, id);
    await device.drainUntilQuiet();
    expect(server.objects.size).toBe(0);
    expect((await device.db.messages.get(id))?.delivery).toEqual(failed);
  });

  test('several are named in the order chosen', async () => {
    const chat = await device.openChat('ring');
    const ids = [];
    for (let count = 0; count < 3; count += 1) ids.push(await device.send(chat, RAW));
    const named = [];
    for (;;) {
      const next = await nextRawPhoto(device.db, new Set(named));
      if (!next) break;
      named.push(next.id);
    }
    expect(named).toEqual(ids);
  });
});
