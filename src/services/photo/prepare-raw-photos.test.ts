import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChatId, MessageId } from '#domain/ids.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { deleteWaitingMessage } from '#sync/commands/waiting-message.ts';
import type { PhotoTools } from './prepare-photo.ts';
import { prepareRawPhotos } from './prepare-raw-photos.ts';

const MB = 1024 * 1024;
let server: FakeServer;
let device: FakeDevice;
let chat: ChatId;
let compressions: number;

beforeEach(async () => {
  server = new FakeServer();
  device = new FakeDevice(server);
  chat = await device.openChat('ring');
  compressions = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const tools: PhotoTools = {
  compress: async () => {
    compressions += 1;
    return new Blob([`small ${compressions}`], { type: 'image/jpeg' });
  },
  measure: async () => ({ width: 8, height: 6 }),
};

let chosen = 0;
const choose = (head: readonly number[], bytes: number): Promise<MessageId> => {
  chosen += 1;
  const fileName = `${chosen}.jpg`;
  const content = new Uint8Array(Math.max(head.length, bytes));
  content.set(head);
  const blob = new Blob([content], { type: 'image/jpeg' });
  return device.send(chat, { kind: 'image', blob, fileName, width: 0, height: 0, isRaw: true });
};
const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const uploads = () => [...server.objects.values()];

test('large photos are compressed, one after another, and go out in the order chosen', async () => {
  await choose(JPEG, 2 * MB);
  await choose(JPEG, 2 * MB);
  await device.type(chat, '뒤');
  await prepareRawPhotos(device.db, tools);
  await device.drainUntilQuiet();
  expect(await Promise.all(uploads().map((blob) => blob.text()))).toEqual(['small 1', 'small 2']);
  expect(device.textsOnServer(chat)).toEqual(['', '', '뒤']);
});

test('the place where it was taken is in none that leaves the device', async () => {
  const place = new TextEncoder().encode('Exif\0\0GPS');
  const scan = [0xff, 0xda, 0, 2, 7, 0xff, 0xd9];
  await choose([0xff, 0xd8, 0xff, 0xe1, 0, place.length + 2, ...place, ...scan], 0);
  await prepareRawPhotos(device.db, tools);
  await device.drainUntilQuiet();
  const [sent] = uploads();
  expect(sent && [...new Uint8Array(await sent.arrayBuffer())]).toEqual([0xff, 0xd8, ...scan]);
});

test('a photo that is chosen while another is made ready is taken up too, and none twice', async () => {
  await choose(JPEG, 2 * MB);
  const first = prepareRawPhotos(device.db, tools);
  await choose(JPEG, 2 * MB);
  await Promise.all([first, prepareRawPhotos(device.db, tools), prepareRawPhotos(device.db, tools)]);
  await device.drainUntilQuiet();
  expect(server.objects.size).toBe(2);
  expect(compressions).toBe(2);
});

test('one that cannot be read any more is shown as failed, and holds up none chosen after it', async () => {
  const broken = await choose([1, 2, 3], 0);
  const next = await choose(JPEG, 2 * MB);
  await prepareRawPhotos(device.db, tools);
  expect((await device.db.messages.get(broken))?.delivery).toEqual({ kind: 'failed', reason: 'gone' });
  expect((await device.db.photos.get(next))?.raw).toBeUndefined();
});

test('a disk that refuses leaves it waiting, and the next look goes on', async () => {
  const id = await choose(JPEG, 2 * MB);
  const put = vi.spyOn(device.db.photos, 'put').mockRejectedValueOnce(new Error('no'));
  await prepareRawPhotos(device.db, tools);
  expect((await device.db.messages.get(id))?.delivery).toEqual({ kind: 'queued' });
  expect((await device.db.photos.get(id))?.raw).toBeDefined();
  put.mockRestore();
  await prepareRawPhotos(device.db, tools);
  await device.drainUntilQuiet();
  expect(server.objects.size).toBe(1);
});

test('one over which two pages have died kills no third: it is shown as failed', async () => {
  const id = await choose(JPEG, 2 * MB);
  await device.type(chat, '뒤');
  for (let page = 0; page < 2; page += 1) {
    await new Promise<void>((begun) => {
      const compress = () => {
        compressions += 1;
        begun();
        return new Promise<never>(() => undefined);
      };
      void prepareRawPhotos(device.db, { ...tools, compress });
    });
    device.reopen();
  }
  expect((await device.db.messages.get(id))?.delivery).toEqual({ kind: 'queued' });
  await prepareRawPhotos(device.db, tools);
  expect(compressions).toBe(2);
  expect((await device.db.messages.get(id))?.delivery).toEqual({ kind: 'failed', reason: 'invalid' });
  await device.drainUntilQuiet();
  expect(device.textsOnServer(chat)).toEqual([]);
  expect(await deleteWaitingMessage(device.db, id)).toMatchObject({ ok: true });
  await device.drainUntilQuiet();
  expect(device.textsOnServer(chat)).toEqual(['뒤']);
});

test('one that a full disk refuses again and again is not given up for it', async () => {
  const id = await choose(JPEG, 2 * MB);
  const put = vi.spyOn(device.db.photos, 'put').mockRejectedValue(new Error('no'));
  for (let look = 0; look < 3; look += 1) await prepareRawPhotos(device.db, tools);
  put.mockRestore();
  await prepareRawPhotos(device.db, tools);
  expect(compressions).toBe(4);
  expect((await device.db.photos.get(id))?.raw).toBeUndefined();
});
