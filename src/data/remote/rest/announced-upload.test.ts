import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { userId } from '#tests/support/domain-fixtures.ts';
import { announcedUpload } from './announced-upload.ts';
import type { Counting } from './counted-commit.ts';

const UID = userId('me');
const STORAGE = { origin: 'https://storage.example', bucket: 'bucket' };

afterEach(() => void vi.unstubAllGlobals());

/** Storage that takes what its owner counted last, as that stands once all of it has come. */
function storage() {
  const server = { announced: [] as string[], sent: [] as string[], breaks: 0 };
  const stored = new Set<string>();
  const counting: Counting = {
    async commit(_uid, counts) {
      server.announced.push(...counts.map((count) => count.of));
      return { kind: 'ok', value: { writeResults: [] } };
    },
    lastOf: async () => ({ kind: 'ok', value: server.announced.at(-1) ?? null }),
  };
  const metadataOf = (name: string) => Response.json({ name, downloadTokens: 'key' });
  vi.stubGlobal('fetch', async (address: string, { method }: { readonly method: string }) => {
    const url = new URL(address);
    if (method === 'GET') {
      const name = decodeURIComponent(url.pathname.split('/o/')[1] ?? '');
      return stored.has(name) ? metadataOf(name) : new Response('Not Found', { status: 404 });
    }
    const name = url.searchParams.get('name') ?? '';
    server.sent.push(name);
    await turnOfTheLoop();
    if (server.breaks-- > 0) throw new TypeError('Failed to fetch');
    if (server.announced.at(-1) !== name) return Response.json({ error: { code: 403 } }, { status: 403 });
    stored.add(name);
    return metadataOf(name);
  });
  const upload = announcedUpload(STORAGE, counting, async () => 'token');
  const send = (name: string, signal = new AbortController().signal) =>
    upload(UID, name, new Blob(['x'], { type: 'image/jpeg' }), () => undefined, signal);
  return { server, send };
}

test('pictures that go out at the same moment are each announced and sent once', async () => {
  const { server, send } = storage();
  const names = ['chatImages/a', 'chatImages/b', 'productImages/c'];
  const outcomes = await Promise.all(names.map((name) => send(name)));
  expect(outcomes.map(({ kind }) => kind)).toEqual(['ok', 'ok', 'ok']);
  expect(server).toMatchObject({ announced: names, sent: names });
});

test('one that breaks off holds up none behind it', async () => {
  const { server, send } = storage();
  server.breaks = 1;
  const outcomes = await Promise.all([send('chatImages/a'), send('chatImages/b')]);
  expect(outcomes.map(({ kind }) => kind)).toEqual(['unreachable', 'ok']);
});

test('one that is told to stop before its turn sends nothing', async () => {
  const { server, send } = storage();
  const stopped = new AbortController();
  const outcomes = [send('chatImages/a'), send('chatImages/b', stopped.signal), send('chatImages/c')];
  stopped.abort();
  expect((await Promise.all(outcomes)).map(({ kind }) => kind)).toEqual(['ok', 'unreachable', 'ok']);
  expect(server.sent).toEqual(['chatImages/a', 'chatImages/c']);
});
