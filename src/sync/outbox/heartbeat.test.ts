import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { keepPostPhoto } from '../commands/keep-post-draft.ts';
import { submitPost } from '../commands/submit-post.ts';
import { SILENCE_MS } from './drain-lock.ts';
import { drainFingerprint } from './drain-fingerprint.ts';
import { BEAT_MS, beatWhile } from './heartbeat.ts';

const PHOTO = { blob: new Blob(['x'], { type: 'image/jpeg' }), width: 8, height: 6 };

let server: FakeServer;
let device: FakeDevice;
let kill: AbortController;

beforeEach(() => {
  // Nothing else: the database runs on the others.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server = new FakeServer();
  device = new FakeDevice(server);
  kill = new AbortController();
});
afterEach(() => {
  kill.abort();
  vi.useRealTimers();
});

const fingerprint = () => drainFingerprint(device.db, device.environment);

async function sendPost(): Promise<void> {
  const kept = await keepPostPhoto(device.db, PHOTO, device.environment);
  if (!kept.ok) throw new Error(kept.code);
  const words = { category: 'free', title: '금 한 돈', content: '사진' } as const;
  const sent = await submitPost(
    device.db,
    { edited: null, tab: 't', words, images: [kept.value] },
    device.environment,
  );
  if (!sent.ok) throw new Error(sent.code);
}

async function sendChatPhoto(): Promise<void> {
  const chat = await device.openChat('ring');
  await device.send(chat, { kind: 'image', fileName: 'a.jpg', ...PHOTO });
}

describe('a drainer whose upload goes on and on', () => {
  test.each([
    ['a post’s picture', sendPost],
    ['a chat’s photo', sendChatPhoto],
  ])('(%s) shows more often than its lock is taken away that it lives', async (_what, send) => {
    await send();
    server.fault = (request) => ({ kind: request === 'upload' ? 'stalled' : 'none' });
    const draining = device.drain(kill.signal);
    await expect.poll(() => server.requests).toBe(1);
    for (let look = 0; look < 5; look += 1) {
      const before = await fingerprint();
      expect(before).not.toBeNull();
      vi.advanceTimersByTime(SILENCE_MS / 2);
      await expect.poll(fingerprint).not.toBe(before);
    }
    kill.abort();
    await draining;
  });

  test('shows it by what gets through too, where its timers hardly run', async () => {
    await sendPost();
    const tell: ((share: number) => void)[] = [];
    const upload = server.uploadPhoto.bind(server);
    server.uploadPhoto = (uid, path, blob, onProgress, signal) => {
      tell.push(onProgress);
      return upload(uid, path, blob, onProgress, signal);
    };
    server.fault = (request) => ({ kind: request === 'upload' ? 'stalled' : 'none' });
    const draining = device.drain(kill.signal);
    await expect.poll(() => tell.length).toBe(1);
    const before = await fingerprint();
    device.now += SILENCE_MS / 2;
    tell[0]?.(0.01);
    await expect.poll(fingerprint).not.toBe(before);
    kill.abort();
    await draining;
  });

  test('that was told to stop is silent', async () => {
    await sendPost();
    // A holder that was frozen learns late that its lock is gone.
    server.uploadPhoto = () => new Promise(() => undefined);
    void device.drain(kill.signal);
    await expect.poll(async () => (await device.db.outbox.toArray())[0]?.state.kind).toBe('sending');
    kill.abort();
    const before = await fingerprint();
    vi.advanceTimersByTime(SILENCE_MS);
    // A sign of life would be written before these are read.
    for (let turn = 0; turn < 5; turn += 1) await device.db.outbox.toArray();
    expect(await fingerprint()).toBe(before);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('says in the log that it cannot show it, where the database is gone', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const stop = beatWhile(device.db, 'lane', kill.signal);
    device.db.close();
    vi.advanceTimersByTime(BEAT_MS);
    await expect.poll(() => logged.mock.calls).toEqual([['no sign of life', expect.any(Error)]]);
    stop();
    logged.mockRestore();
  });

  test('shows nothing more once the attempt has ended', async () => {
    await sendPost();
    await device.drainUntilQuiet();
    expect(server.posts.size).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('has shown with every step of an upload more than before', async () => {
    await sendChatPhoto();
    const touches: number[] = [];
    device.db.outbox.hook('updating', (changes) => {
      if ('touches' in changes && typeof changes.touches === 'number') touches.push(changes.touches);
    });
    server.fault = (request) => ({ kind: request === 'commit' ? 'lost' : 'none' });
    await device.drain();
    expect(touches.length).toBeGreaterThan(2);
    expect(touches).toEqual(touches.toSorted((a, b) => a - b));
    expect(new Set(touches).size).toBe(touches.length);
  });
});
