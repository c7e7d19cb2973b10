import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startFaultProxy } from './fault-proxy.mjs';
import { listen } from '../lib/listen.mjs';

const CHANNEL = '/google.firestore.v1.Firestore/Listen/channel';
const DATABASE = 'projects/demo/databases/(default)';
const [ONE, OTHER] = ['http://one', 'http://other'];

interface Reached {
  readonly address: URL;
  readonly messages: readonly unknown[];
  readonly offset: number;
}

let reached: Reached[];
let made: number;
let upstream: Awaited<ReturnType<typeof listen>>;
let proxy: Awaited<ReturnType<typeof startFaultProxy>>;

/** Names a session as the emulator does, and remembers what it was asked. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  const [address, body] = [new URL(request.url ?? '/', 'http://localhost'), new URLSearchParams(text)];
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
});

async function ask(
  origin: string,
  query: string,
  offset: number,
  ...messages: readonly object[]
): Promise<string> {
  const body = new URLSearchParams({ count: String(messages.length), ofs: String(offset) });
  for (const [index, message] of messages.entries()) {
    body.set(`req${index}___data__`, JSON.stringify({ database: DATABASE, ...message }));
  }
  const address = `http://127.0.0.1:${proxy.ports.firestore}${CHANNEL}?VER=8&database=${DATABASE}${query}`;
  const init = { method: 'POST', headers: { Origin: origin }, body: body.toString() };
  const text = await (await fetch(address, init)).text();
  return encodeURIComponent(/"c","([^"]+)"/.exec(text)?.[1] ?? '');
}

const listenTo = (targetId: number) => ({ addTarget: { targetId } });

test('what a page still listens to is ended in its own session, in order', async () => {
  const session = await ask(ONE, '&RID=700', 0, listenTo(2));
  await ask(ONE, `&SID=${session}&RID=701`, 1, listenTo(4), listenTo(6));
  await ask(ONE, `&SID=${session}&RID=702`, 3, { removeTarget: 4 });
  reached = [];
  await proxy.faults.letGo();
  expect(reached).toHaveLength(1);
  expect(reached[0]?.messages).toEqual([
    { database: DATABASE, removeTarget: 2 },
    { database: DATABASE, removeTarget: 6 },
  ]);
  expect(reached[0]?.offset).toBe(4);
  expect(reached[0]?.address.searchParams.get('RID')).toBe('703');
  expect(reached[0]?.address.searchParams.get('SID')).toBe('s1=');
});

test('it is ended once, and nothing where nobody listens any more', async () => {
  const session = await ask(ONE, '&RID=1', 0, listenTo(2));
  await ask(OTHER, '&RID=1', 0);
  await ask(ONE, `&SID=${session}&RID=2`, 1, { removeTarget: 2 });
  reached = [];
  await proxy.faults.letGo();
  await proxy.faults.letGo();
  expect(reached).toEqual([]);
});

test('pages of another address go on listening', async () => {
  await ask(ONE, '&RID=1', 0, listenTo(2));
  await ask(OTHER, '&RID=1', 0, listenTo(2));
  reached = [];
  const control = `http://127.0.0.1:${proxy.ports.control}/listeners?origin=${encodeURIComponent(ONE)}`;
  expect((await fetch(control, { method: 'DELETE' })).status).toBe(200);
  expect(reached.map(({ address }) => address.searchParams.get('SID'))).toEqual(['s1=']);
});

test('what never reached the emulator is not counted', async () => {
  const session = await ask(ONE, '&RID=1', 0, listenTo(2));
  proxy.faults.add({ times: 1, action: { kind: 'reset' } });
  await expect(ask(ONE, `&SID=${session}&RID=2`, 1, listenTo(4))).rejects.toThrow('fetch failed');
  reached = [];
  await proxy.faults.letGo();
  expect(reached[0]?.messages).toEqual([{ database: DATABASE, removeTarget: 2 }]);
  expect(reached[0]?.address.searchParams.get('RID')).toBe('2');
});
