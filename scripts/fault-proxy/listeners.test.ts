import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startFaultProxy } from './fault-proxy.mjs';
import { listen } from '../lib/listen.mjs';

const CHANNEL = '/google.firestore.v1.Firestore/Listen/channel';
const DATABASE = 'projects/demo/databases/(default)';
/** How much later it is at each look, until a page that is gone is known to be. */
const LATER_MS = 10_000;

interface Reached {
  readonly address: URL;
  readonly messages: readonly unknown[];
  readonly offset: number;
}

let reached: Reached[];
let made: number;
let upstream: Awaited<ReturnType<typeof listen>>;
let proxy: Awaited<ReturnType<typeof startFaultProxy>>;

/** Names a session as the emulator does, remembers what it was asked, and has no news. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const address = new URL(request.url ?? '/', 'http://localhost');
  if (request.method === 'GET') return response.writeHead(200).flushHeaders();
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  const body = new URLSearchParams(text);
  const messages = Array.from({ length: Number(body.get('count')) }, (_, index): unknown =>
    JSON.parse(body.get(`req${index}___data__`) ?? 'null'),
  );
  reached.push({ address, messages, offset: Number(body.get('ofs')) });
  made += 1;
  response.end(
    address.searchParams.has('SID') ? '9\n[0,106,7]' : `51\n[[0,["c","s${made}=","",8,12,30000]]]`,
  );
}

beforeEach(async () => {
  // Not what requests are timed by.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  [reached, made] = [[], 0];
  upstream = await listen(
    createServer((request, response) => void answer(request, response)),
    0,
  );
  const anyPort = { firestore: 0, auth: 0, storage: 0, functions: 0, control: 0 };
  proxy = await startFaultProxy({ ports: anyPort, targets: { firestore: upstream.port }, seed: 7 });
});

afterEach(async () => {
  await proxy.close();
  await upstream.close();
  vi.useRealTimers();
});

const addressOf = (query: string) =>
  `http://127.0.0.1:${proxy.ports.firestore}${CHANNEL}?VER=8&database=${DATABASE}${query}`;

function send(query: string, offset: number, ...messages: readonly object[]): Promise<Response> {
  const body = new URLSearchParams({ count: String(messages.length), ofs: String(offset) });
  for (const [index, message] of messages.entries()) {
    body.set(`req${index}___data__`, JSON.stringify({ database: DATABASE, ...message }));
  }
  return fetch(addressOf(query), { method: 'POST', body: body.toString() });
}

/** A session as it stands in an address. */
async function begin(rid: number, ...messages: readonly object[]): Promise<string> {
  const text = await (await send(`&RID=${rid}`, 0, ...messages)).text();
  return encodeURIComponent(/"c","([^"]+)"/.exec(text)?.[1] ?? '');
}

/** A page that waits for news until it is closed. */
async function open(session: string): Promise<{ close(): void }> {
  const page = new AbortController();
  await fetch(addressOf(`&SID=${session}&RID=rpc&TYPE=xmlhttp`), { signal: page.signal });
  return { close: () => page.abort() };
}

const listenTo = (targetId: number) => ({ addTarget: { targetId } });
const endings = () => reached.filter(({ messages }) => JSON.stringify(messages).includes('removeTarget":'));
const sidsOf = (some: readonly Reached[]) => some.map(({ address }) => address.searchParams.get('SID'));

/** Until the sessions have been ended, in this order. */
const haveEnded = (...sids: readonly string[]): Promise<void> =>
  vi.waitFor(() => {
    vi.advanceTimersByTime(LATER_MS);
    expect(sidsOf(endings())).toEqual(sids);
  });

test('what a page has listened to is ended in its own session, in order, once it is gone', async () => {
  const session = await begin(700, listenTo(2));
  const page = await open(session);
  await send(`&SID=${session}&RID=701`, 1, listenTo(4), listenTo(6));
  await send(`&SID=${session}&RID=702`, 3, { removeTarget: 4 });
  reached = [];
  page.close();
  await haveEnded('s1=');
  expect(endings()[0]?.messages).toEqual([
    { database: DATABASE, removeTarget: 2 },
    { database: DATABASE, removeTarget: 6 },
  ]);
  expect(endings()[0]?.offset).toBe(4);
  expect(endings()[0]?.address.searchParams.get('RID')).toBe('703');
});

test('a page that waits for news goes on listening, though another has gone', async () => {
  const [staying, leaving] = [await begin(1, listenTo(2)), await begin(1, listenTo(2))];
  const [page, other] = [await open(staying), await open(leaving)];
  other.close();
  await haveEnded('s2=');
  vi.advanceTimersByTime(10 * LATER_MS);
  expect((await send(`&SID=${staying}&RID=2`, 1, listenTo(4))).status).toBe(200);
  expect(endings()).toHaveLength(1);
  page.close();
  await haveEnded('s2=', 's1=');
});

test('a request that is held up on its way is of a page that waits', async () => {
  const session = await begin(1, listenTo(2));
  proxy.faults.add({ method: 'GET', action: { kind: 'stall' } });
  const page = new AbortController();
  const waiting = fetch(addressOf(`&SID=${session}&RID=rpc`), { signal: page.signal });
  await vi.waitFor(() => expect(proxy.faults.requests().at(-1)?.action).toBe('stall'));
  await begin(1, listenTo(2));
  await haveEnded('s2=');
  page.abort();
  await expect(waiting).rejects.toThrow('aborted');
  await haveEnded('s2=', 's1=');
});

test('whoever comes back to a session that is over is told so, and the emulator is not asked', async () => {
  const session = await begin(1, listenTo(2));
  await haveEnded('s1=');
  reached = [];
  expect((await send(`&SID=${session}&RID=2`, 1, listenTo(4))).status).toBe(400);
  expect(reached).toEqual([]);
});

test('nothing is ended where nobody listens any more', async () => {
  const session = await begin(1, listenTo(2));
  await send(`&SID=${session}&RID=2`, 1, { removeTarget: 2 });
  reached = [];
  await vi.waitFor(async () => {
    vi.advanceTimersByTime(4 * LATER_MS);
    expect((await send(`&SID=${session}&RID=3`, 2)).status).toBe(400);
  });
  expect(endings()).toEqual([]);
});

test('what never reached the emulator is not counted', async () => {
  const session = await begin(1, listenTo(2));
  proxy.faults.add({ times: 1, action: { kind: 'reset' } });
  await expect(send(`&SID=${session}&RID=2`, 1, listenTo(4))).rejects.toThrow('fetch failed');
  await haveEnded('s1=');
  expect(endings()[0]?.messages).toEqual([{ database: DATABASE, removeTarget: 2 }]);
  expect(endings()[0]?.address.searchParams.get('RID')).toBe('2');
});
