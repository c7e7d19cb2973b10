import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DEMO_PROJECT } from '#scripts/lib/environment.mjs';
import { startFaultProxy } from '#scripts/fault-proxy/fault-proxy.mjs';
import { freshId } from './world.ts';

// That what the fault proxy sends for a page that is gone is what the emulator hears; whom it takes for gone
// is proved beside it.

const DATABASE = `projects/${DEMO_PROJECT}/databases/(default)`;
const upstream = Number(process.env['FIRESTORE_EMULATOR_HOST']?.split(':')[1]);
const LONG_MS = 60_000;

let proxy: Awaited<ReturnType<typeof startFaultProxy>>;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const anyPort = { firestore: 0, auth: 0, storage: 0, functions: 0, control: 0 };
  proxy = await startFaultProxy({ ports: anyPort, targets: { firestore: upstream } });
});
afterAll(async () => {
  await proxy.close();
  vi.useRealTimers();
});

const channel = (port: number | undefined, query: Readonly<Record<string, string>>): string => {
  const asked = new URLSearchParams({ VER: '8', database: DATABASE, t: '1', zx: freshId('zx'), ...query });
  return `http://127.0.0.1:${port}/google.firestore.v1.Firestore/Listen/channel?${asked.toString()}`;
};

/** Begins to listen as the app's SDK does in a browser, and names the session. */
async function listening(targetId: number, path: string): Promise<string> {
  const documents = [`${DATABASE}/documents/${path}`];
  const message = { database: DATABASE, addTarget: { targetId, documents: { documents } } };
  const body = new URLSearchParams({ count: '1', ofs: '0', req0___data__: JSON.stringify(message) });
  const query = { RID: '500', CVER: '22', $httpHeaders: 'Authorization:Bearer owner\r\n' };
  const answer = await fetch(channel(proxy.ports.firestore, query), { method: 'POST', body });
  const session = /"c","([^"]+)"/.exec(await answer.text())?.[1];
  if (session === undefined) throw new Error('the emulator has named no session');
  return session;
}

/** What the emulator says in a session, until it has said a word or ended. */
async function heard(reader: ReadableStreamDefaultReader<Uint8Array>, word: string): Promise<string> {
  let said = '';
  while (!said.includes(word)) {
    const { value, done } = await reader.read();
    if (done) break;
    said += new TextDecoder().decode(value);
  }
  return said;
}

test('the emulator no longer answers a question of a page that is gone', async () => {
  const session = await listening(2, `posts/${freshId('post')}`);
  // Past the proxy, which knows of nobody who waits in this session.
  const back = channel(upstream, { SID: session, RID: 'rpc', AID: '0', CI: '0', TYPE: 'xmlhttp' });
  const over = new AbortController();
  const answer = await fetch(back, { signal: over.signal });
  const reader = (answer.body ?? new ReadableStream<Uint8Array>()).getReader();
  expect(await heard(reader, '"CURRENT"')).toContain('"CURRENT"');
  vi.advanceTimersByTime(LONG_MS);
  expect(await heard(reader, '"REMOVE"')).toContain('"REMOVE"');
  over.abort();
});
