import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userId } from '#tests/support/domain-fixtures.ts';
import { remoteConfig } from './config.ts';
import { persistedUid } from './persisted-sign-in.ts';
import { workerTokenOf } from './worker-token.ts';

const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';
const KEY = `firebase:authUser:${remoteConfig.firebase.apiKey}:[DEFAULT]`;
const HOUR_MS = 3_600_000;
const ME = userId('buyer1');

const kept = { accessToken: 'old', refreshToken: 'word' };
const given = { access_token: 'new', refresh_token: 'word2', expires_in: '3600', user_id: 'buyer1' };

/** What Firebase keeps of me; `null` as a sign-out leaves it. */
async function keep(tokens: object | null): Promise<void> {
  const database = await openDB(DATABASE, 1, {
    upgrade: (opened) => void opened.createObjectStore(STORE, { keyPath: 'fbase_key' }),
  });
  if (tokens === null) await database.delete(STORE, KEY);
  else {
    const value = { uid: 'buyer1', email: 'buyer@example.com', stsTokenManager: tokens };
    await database.put(STORE, { fbase_key: KEY, value });
  }
  database.close();
}

async function row(): Promise<unknown> {
  const database = await openDB(DATABASE);
  const found: unknown = await database.get(STORE, KEY);
  database.close();
  return found;
}

const asked = vi.fn<typeof fetch>();
const answers = (body: unknown, status = 200) =>
  asked.mockImplementation(async () => new Response(JSON.stringify(body), { status }));
const refuses = (message: string) => answers({ error: { code: 400, message } }, 400);

beforeEach(() => vi.stubGlobal('fetch', asked.mockReset()));
afterEach(async () => {
  vi.unstubAllGlobals();
  await deleteDB(DATABASE);
});

test('a token that holds is taken from the disk, and nothing is asked', async () => {
  await keep({ ...kept, expirationTime: Date.now() + HOUR_MS });
  expect(await workerTokenOf(ME, false)).toBe('old');
  expect(asked).not.toHaveBeenCalled();
});

test('one that has ended is asked for anew, and kept for the page as Firebase keeps it', async () => {
  await keep({ ...kept, expirationTime: Date.now() });
  answers(given);
  const before = Date.now();
  expect(await workerTokenOf(ME, false)).toBe('new');
  const [url, request] = asked.mock.calls[0] ?? [];
  expect(url).toMatch(/\/v1\/token\?key=/);
  expect(request?.body).toEqual(new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'word' }));
  expect(await row()).toEqual({
    fbase_key: KEY,
    value: {
      uid: 'buyer1',
      email: 'buyer@example.com',
      stsTokenManager: { accessToken: 'new', refreshToken: 'word2', expirationTime: expect.any(Number) },
    },
  });
  expect(await row()).toHaveProperty(
    'value.stsTokenManager.expirationTime',
    expect.closeTo(before + HOUR_MS, -4),
  );
  // The next one takes it from there.
  expect(await workerTokenOf(ME, false)).toBe('new');
  expect(asked).toHaveBeenCalledTimes(1);
});

test('one that the server does not take is asked for anew, though it holds', async () => {
  await keep({ ...kept, expirationTime: Date.now() + HOUR_MS });
  answers(given);
  expect(await workerTokenOf(ME, true)).toBe('new');
});

test('two who need one at once ask once', async () => {
  await keep({ ...kept, expirationTime: 0 });
  answers(given);
  expect(await Promise.all([workerTokenOf(ME, false), workerTokenOf(ME, false)])).toEqual(['new', 'new']);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('for somebody else, and where nobody is signed in, there is none', async () => {
  await keep({ ...kept, expirationTime: Date.now() + HOUR_MS });
  expect(await workerTokenOf(userId('seller1'), true)).toBeNull();
  await keep(null);
  expect(await workerTokenOf(ME, true)).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

test.each(['TOKEN_EXPIRED', 'USER_DISABLED', 'USER_NOT_FOUND', 'TOKEN_EXPIRED : since yesterday'])(
  'a sign-in that the server calls %s is over on this device too',
  async (word) => {
    await keep({ ...kept, expirationTime: 0 });
    refuses(word);
    expect(await workerTokenOf(ME, false)).toBeNull();
    expect(await persistedUid()).toBeNull();
  },
);

test.each([
  ['another refusal', () => refuses('QUOTA_EXCEEDED : later')],
  ['words that only begin like it', () => refuses('TOKEN_EXPIRED_SOON')],
  ['half an answer', () => answers({ access_token: 'new' })],
  ['what a captive portal says', () => asked.mockImplementation(async () => new Response('<html>'))],
  ['no network', () => asked.mockRejectedValue(new TypeError('no network'))],
])(
  '%s ends nothing: the sign-in stays, and who asked is told that there was no answer',
  async (_, happens) => {
    await keep({ ...kept, expirationTime: 0 });
    happens();
    expect(await workerTokenOf(ME, false).catch((error: unknown) => error)).toBeInstanceOf(Error);
    expect(await row()).toHaveProperty('value.stsTokenManager.refreshToken', 'word');
    // The next one asks once more.
    answers(given);
    expect(await workerTokenOf(ME, false)).toBe('new');
  },
);

test('who signs out while a token is on its way stays so', async () => {
  await keep({ ...kept, expirationTime: 0 });
  asked.mockImplementation(async () => {
    await keep(null);
    return new Response(JSON.stringify(given));
  });
  await workerTokenOf(ME, false);
  expect(await row()).toBeUndefined();
});

test('who signs in anew while the end of the former sign-in is on its way stays so', async () => {
  await keep({ ...kept, expirationTime: 0 });
  asked.mockImplementation(async () => {
    await keep({ accessToken: 'other', refreshToken: 'word3', expirationTime: 0 });
    return new Response(JSON.stringify({ error: { message: 'TOKEN_EXPIRED' } }), { status: 400 });
  });
  await workerTokenOf(ME, false);
  expect(await row()).toHaveProperty('value.stsTokenManager.refreshToken', 'word3');
});
