import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PROJECT } from '#scripts/lib/environment.mjs';
import { startFaultProxy } from '#scripts/fault-proxy/fault-proxy.mjs';
import { freshId } from './world.ts';

// That the fault proxy knows how to end at the emulator what a page listened to; what it keeps for that is
// proved beside it.

const DATABASE = `projects/${DEMO_PROJECT}/databases/(default)`;
const ORIGIN = 'http://localhost:1';

let proxy: Awaited<ReturnType<typeof startFaultProxy>>;

beforeAll(async () => {
  const upstream = Number(process.env['FIRESTORE_EMULATOR_HOST']?.split(':')[1]);
  const anyPort = { firestore: 0, auth: 0, storage: 0, functions: 0, control: 0 };
  proxy = await startFaultProxy({ ports: anyPort, targets: { firestore: upstream } });
});
afterAll(() => proxy.close());

const channel = (query: Readonly<Record<string, string>>): string => {
  const asked = new URLSearchParams({ VER: '8', database: DATABASE, t: '1', zx: freshId('zx'), ...query });
  return `http://127.0.0.1:${proxy.ports.firestore}/google.firestore.v1.Firestore/Listen/channel?${asked.toString()}`;
};

/** Begins to listen as the app's SDK does in a browser, and names the session. */
async function listening(targetId: number, path: string): Promise<string> {
  const documents = [`${DATABASE}/documents/${path}`];
  const message = { database: DATABASE, addTarget: { targetId, documents: { documents } } };
  const body = new URLSearchParams({ count: '1', ofs: '0', req0___data__: JSON.stringify(message) });
  const address = channel({ RID: '500', CVER: '22', $httpHeaders: 'Authorization:Bearer owner\r\n' });
  const headers = { Origin: ORIGIN };
  const answer = await fetch(address, { method: 'POST', headers, body });
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

test('the emulator no longer answers a question of a page that is let go', async () => {
  const session = await listening(2, `posts/${freshId('post')}`);
  const back = channel({ SID: session, RID: 'rpc', AID: '0', CI: '0', TYPE: 'xmlhttp' });
  const gone = new AbortController();
  const answer = await fetch(back, { headers: { Origin: ORIGIN }, signal: gone.signal });
  const reader = (answer.body ?? new ReadableStream<Uint8Array>()).getReader();
  expect(await heard(reader, '"CURRENT"')).toContain('"CURRENT"');
  await proxy.faults.letGo(ORIGIN);
  expect(await heard(reader, '"REMOVE"')).toContain('"REMOVE"');
  gone.abort();
});
