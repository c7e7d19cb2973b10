import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addWaitingPhoto } from '#data/local/waiting-photos.ts';
import type { RemoteOutcome } from '#data/remote/rest/authorised-fetch.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { BEAT_MS } from './heartbeat.ts';
import { uploadKeptPhoto } from './upload-kept-photo.ts';

const PHOTO = { id: 'photo', blob: new Blob(['x'], { type: 'image/jpeg' }), width: 8, height: 6 };
const SENT = { kind: 'ok', value: 'https://storage.example/a.jpg' } as const;

let device: FakeDevice;

beforeEach(async () => {
  device = new FakeDevice(new FakeServer());
  await device.type(await device.openChat('ring'), '안녕하세요');
});
afterEach(() => void vi.restoreAllMocks());

const rowOf = async () => (await device.db.outbox.toArray())[0] ?? expect.unreachable('nothing waits');

/** Uploads a picture; the server has the given shares of it, each so many ms after the one before. */
async function upload(
  id: string,
  shares: readonly (readonly [share: number, afterMs: number])[] = [],
): Promise<RemoteOutcome<string>> {
  const { db, environment, server } = device;
  server.uploadPhoto = async (_uid, _path, _blob, onProgress) => {
    for (const [share, afterMs] of shares) {
      device.now += afterMs;
      onProgress(share);
    }
    return SENT;
  };
  const context = {
    db,
    environment,
    remote: server,
    onOutcome: () => undefined,
    begin: () => () => undefined,
    signal: new AbortController().signal,
  };
  return uploadKeptPhoto(context, await rowOf(), id, 'photos/a.jpg');
}

describe('of what gets through', () => {
  let noted: unknown[];
  beforeEach(async () => {
    noted = [];
    await addWaitingPhoto(device.db, PHOTO);
    device.db.photos.hook('updating', (change: object) => {
      if ('progress' in change) noted.push(change.progress);
    });
  });

  test('every tenth is written down, and with it that the drainer lives', async () => {
    const { touches } = await rowOf();
    const shares = [0.05, 0.1, 0.15, 0.25, 0.3, 0.35].map((share) => [share, 1] as const);
    expect(await upload(PHOTO.id, shares)).toEqual(SENT);
    expect(noted).toEqual([0.1, 0.25, 0.35]);
    expect((await rowOf()).touches).toBe(touches + 3);
  });

  test('less is written down too where the last is long ago, whatever the clock does', async () => {
    await upload(PHOTO.id, [
      [0.01, BEAT_MS - 1],
      [0.02, 1],
      [0.03, BEAT_MS - 1],
      [0.04, -3 * BEAT_MS],
      [0.05, 1],
    ]);
    expect(noted).toEqual([0.02, 0.04]);
  });

  test('what cannot be written down does not stop the upload', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const broken = new Error('the disk');
    vi.spyOn(device.db.photos, 'update').mockRejectedValue(broken);
    expect(await upload(PHOTO.id, [[0.5, 1]])).toEqual(SENT);
    expect(warned.mock.calls).toEqual([['upload progress', broken]]);
  });
});

test('a picture that has gone out before is taken from where it is', async () => {
  device.server.objects.set('photos/a.jpg', PHOTO.blob);
  expect(await upload('gone out')).toEqual({
    kind: 'ok',
    value: 'https://storage.example/photos/a.jpg',
  });
});

describe('nothing is sent of a picture', () => {
  const gone = { kind: 'refused', code: 'gone' };

  test('that this device no longer has', async () => {
    expect(await upload('elsewhere')).toEqual(gone);
  });

  test('that is not ready yet', async () => {
    await addWaitingPhoto(device.db, { ...PHOTO, raw: { fileName: 'a.jpg' } });
    expect(await upload(PHOTO.id)).toEqual(gone);
  });
});

describe('where nothing of a picture gets through', () => {
  const UNREACHABLE = { kind: 'unreachable', retryAfterMs: 0 } as const;
  /** The tries before this one. */
  const tried = async (attempts: number) => {
    const row = await rowOf();
    await device.db.outbox.update(row.seq, { attempts });
  };
  const fails = async () => {
    const { db, environment, server } = device;
    server.uploadPhoto = async () => UNREACHABLE;
    const context = {
      db,
      environment,
      remote: server,
      onOutcome: () => undefined,
      begin: () => () => undefined,
      signal: new AbortController().signal,
    };
    return uploadKeptPhoto(context, await rowOf(), PHOTO.id, 'photos/a.jpg');
  };
  /** The browser knows that there was one, and has lost its bytes. */
  const loseBytes = () =>
    device.db.photos.hook('reading', (photo) => {
      const blob = new Blob(['x']);
      const lost = () => Promise.reject(new DOMException('lost', 'NotReadableError'));
      return { ...photo, blob: Object.assign(blob, { slice: () => ({ arrayBuffer: lost }) }) };
    });

  beforeEach(async () => {
    await addWaitingPhoto(device.db, PHOTO);
  });

  test('it is tried on and on, as long as the disk has it', async () => {
    await tried(100);
    expect(await fails()).toEqual(UNREACHABLE);
  });

  test('its writer is told that it is gone, where the disk has lost it for good', async () => {
    loseBytes();
    await tried(2);
    expect(await fails()).toEqual(UNREACHABLE);
    await tried(3);
    expect(await fails()).toEqual({ kind: 'refused', code: 'gone' });
  });
});
