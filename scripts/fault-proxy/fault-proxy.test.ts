import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, request as openRequest } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startFaultProxy } from './fault-proxy.mjs';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
type Proxy = Awaited<ReturnType<typeof startFaultProxy>>;

/** A stand-in emulator that remembers what reached it. */
async function startUpstream() {
  const reached: string[] = [];
  let handler: Handler = (_request, response) => response.end('ok');
  const server = createServer((request, response) => {
    reached.push(`${request.method} ${request.url}`);
    handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port.');
  return {
    port: address.port,
    reached,
    answerWith: (next: Handler) => (handler = next),
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

let upstream: Awaited<ReturnType<typeof startUpstream>>;
let proxy: Proxy;
let origin: string;

beforeEach(async () => {
  upstream = await startUpstream();
  const anyPort = { firestore: 0, auth: 0, storage: 0, functions: 0, control: 0 };
  proxy = await startFaultProxy({ ports: anyPort, targets: { firestore: upstream.port }, seed: 7 });
  origin = `http://127.0.0.1:${proxy.ports.firestore}`;
});

afterEach(async () => {
  await proxy.close();
  await upstream.close();
});

const commit = (init: RequestInit = {}) =>
  fetch(`${origin}/v1/documents:commit`, { method: 'POST', ...init });

test('what is broken for one page’s address is broken for no other', async () => {
  const [one, other] = [{ headers: { Origin: 'http://one' } }, { headers: { Origin: 'http://other' } }];
  proxy.faults.add({ origin: 'http://one', action: { kind: 'status', status: 503 } });
  expect((await commit(one)).status).toBe(503);
  expect((await commit(other)).status).toBe(200);
  expect((await commit({ headers: { Referer: 'http://one/a/picture' } })).status).toBe(503);
  expect(proxy.faults.requests('http://other').map(({ action }) => action)).toEqual(['pass']);
  proxy.faults.clear('http://other');
  expect((await commit(one)).status).toBe(503);
  proxy.faults.clear('http://one');
  expect((await commit(one)).status).toBe(200);
});

describe('with nothing broken', () => {
  test('status, headers and both bodies go through unchanged', async () => {
    upstream.answerWith((request, response) => {
      response.writeHead(201, { 'X-Said': 'yes' });
      request.pipe(response);
    });
    const body = 'x'.repeat(3_000_000);
    const answer = await commit({ body });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('x-said')).toBe('yes');
    expect(await answer.text()).toBe(body);
  });

  test('a stream is handed on piece by piece, not when it ends', async () => {
    let finish = (): void => undefined;
    upstream.answerWith((_request, response) => {
      response.write('first');
      finish = () => response.end('last');
    });
    const answer = await fetch(`${origin}/Listen/channel`);
    const reader = (answer.body ?? new ReadableStream()).getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('first');
    finish();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('last');
  });

  test('the emulator sees the address that the browser used, so that upload links lead back here', async () => {
    upstream.answerWith((request, response) => response.end(request.headers.host));
    expect(await (await fetch(`${origin}/v0/b`)).text()).toBe(`127.0.0.1:${proxy.ports.firestore}`);
  });

  test('documents are compressed, as the real service does; streams are not', async () => {
    upstream.answerWith((_request, response) => {
      response.setHeader('Content-Type', 'application/json; charset=UTF-8');
      response.end(JSON.stringify({ documents: 'x'.repeat(10_000) }));
    });
    const documents = await fetch(`${origin}/v1/documents:runQuery`);
    expect(documents.headers.get('content-encoding')).toBe('gzip');
    expect(await documents.json()).toEqual({ documents: 'x'.repeat(10_000) });
    const stream = await fetch(`${origin}/google.firestore.v1.Firestore/Listen/channel?VER=8`);
    expect(stream.headers.get('content-encoding')).toBeNull();
    expect(await stream.json()).toEqual({ documents: 'x'.repeat(10_000) });
  });

  test('when the browser gives up, the emulator is told', async () => {
    const gone = new Promise((resolve) => {
      upstream.answerWith((_request, response) => {
        response.write('waiting');
        response.on('close', () => resolve('told'));
      });
    });
    const abort = new AbortController();
    await fetch(`${origin}/Listen/channel`, { signal: abort.signal });
    abort.abort();
    expect(await gone).toBe('told');
  });

  test('an emulator that is down looks like a torn connection', async () => {
    await upstream.close();
    await expect(commit()).rejects.toThrow('fetch failed');
  });
});

describe('faults', () => {
  test('reset: the request fails and never reaches the emulator', async () => {
    proxy.faults.add({ action: { kind: 'reset' } });
    await expect(commit()).rejects.toThrow('fetch failed');
    expect(upstream.reached).toEqual([]);
  });

  test('drop-response: the emulator does the work, the answer is lost', async () => {
    proxy.faults.add({ action: { kind: 'drop-response' } });
    await expect(commit({ body: 'work' })).rejects.toThrow('fetch failed');
    expect(upstream.reached).toEqual(['POST /v1/documents:commit']);
  });

  test('stall: nothing is forwarded and nothing is answered until the client gives up', async () => {
    proxy.faults.add({ action: { kind: 'stall' } });
    const abort = new AbortController();
    const waiting = commit({ signal: abort.signal });
    await expect.poll(() => proxy.faults.requests()).toMatchObject([{ action: 'stall' }]);
    abort.abort();
    await expect(waiting).rejects.toThrow('aborted');
    await expect
      .poll(() => proxy.faults.requests().map(({ action }) => action))
      .toEqual(['stall', 'given-up']);
    expect(upstream.reached).toEqual([]);
  });

  test('status: a page of another origin can read it, Retry-After included', async () => {
    proxy.faults.add({ action: { kind: 'status', status: 429, retryAfterSeconds: 3 } });
    const answer = await commit({ body: 'x'.repeat(500_000), headers: { Origin: 'http://localhost:4173' } });
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('3');
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:4173');
    expect(answer.headers.get('access-control-expose-headers')).toBe('Retry-After');
    expect(await answer.json()).toMatchObject({ error: { status: 'RESOURCE_EXHAUSTED' } });
    expect(upstream.reached).toEqual([]);
  });

  test('captive portal: 200 and HTML where JSON was asked for', async () => {
    proxy.faults.add({ action: { kind: 'captive-portal' } });
    const answer = await commit();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html');
  });

  test('delay: the request goes through in the end', async () => {
    proxy.faults.add({ action: { kind: 'delay', ms: 20 } });
    expect(await (await commit()).text()).toBe('ok');
  });

  test('streams under way can be cut', async () => {
    upstream.answerWith((_request, response) => void response.write('first'));
    const reader = ((await fetch(`${origin}/Listen/channel`)).body ?? new ReadableStream()).getReader();
    await reader.read();
    proxy.faults.streams('cut', 'firestore');
    await expect(reader.read()).rejects.toThrow('terminated');
  });

  test('a frozen stream stays silent until it is thawed', async () => {
    let say = (_text: string): void => undefined;
    upstream.answerWith((_request, response) => {
      response.write('first');
      say = (text) => void response.write(text);
    });
    const reader = ((await fetch(`${origin}/Listen/channel`)).body ?? new ReadableStream()).getReader();
    await reader.read();
    proxy.faults.streams('freeze');
    say('while frozen');
    let heard = false;
    const next = reader.read().then((piece) => {
      heard = true;
      return piece;
    });
    // A whole exchange through the same proxy gives the silence time to be broken.
    await fetch(`${origin}/other`, { signal: AbortSignal.timeout(5_000) }).then((answer) =>
      answer.body?.cancel(),
    );
    expect(heard).toBe(false);
    proxy.faults.streams('thaw');
    expect(new TextDecoder().decode((await next).value)).toBe('while frozen');
  });
});

describe('where and how often', () => {
  const status = async (path: string, method = 'GET', agent = 'phone') =>
    new Promise<number | undefined>((resolve, reject) => {
      const options = { method, agent: false as const, headers: { 'User-Agent': agent } };
      openRequest(`${origin}${path}`, options, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on('error', reject)
        .end();
    });
  const refuse = { kind: 'status', status: 503 } as const;

  test('a rule strikes as often as it says', async () => {
    proxy.faults.add({ times: 2, action: refuse });
    expect([await status('/'), await status('/'), await status('/')]).toEqual([503, 503, 200]);
  });

  test('path, method and agent narrow a rule down', async () => {
    proxy.faults.add({ path: ':commit$', method: 'POST', agent: 'phone', action: refuse });
    expect(await status('/v1:commit', 'POST')).toBe(503);
    expect(await status('/v1:commit')).toBe(200);
    expect(await status('/v1:listen', 'POST')).toBe(200);
    expect(await status('/v1:commit', 'POST', 'tablet')).toBe(200);
  });

  test('a rule for another emulator leaves this one alone', async () => {
    proxy.faults.add({ target: 'storage', action: refuse });
    expect(await status('/')).toBe(200);
  });

  test('preflights are spared unless they are named', async () => {
    const id = proxy.faults.add({ action: refuse });
    expect(await status('/', 'OPTIONS')).toBe(200);
    proxy.faults.remove(id);
    proxy.faults.add({ method: 'OPTIONS', action: refuse });
    expect(await status('/', 'OPTIONS')).toBe(503);
  });

  test('the first rule that matches decides', async () => {
    proxy.faults.add({ path: '/free', action: { kind: 'pass' } });
    proxy.faults.add({ action: refuse });
    expect([await status('/free'), await status('/other')]).toEqual([200, 503]);
  });
});

describe('orders by HTTP', () => {
  const order = (method: string, path: string, body?: unknown) =>
    fetch(`http://127.0.0.1:${proxy.ports.control}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  test('rules are added, listed, removed one by one, replaced and cleared', async () => {
    const { id } = await (await order('POST', '/rules', { action: { kind: 'reset' } })).json();
    expect(await (await order('GET', '/rules')).json()).toMatchObject([{ id, left: null }]);
    expect(await (await order('DELETE', `/rules/${id}`)).json()).toEqual([]);
    await order('PUT', '/rules', [{ times: 3, action: { kind: 'stall' } }]);
    expect(proxy.faults.list()).toMatchObject([{ rule: { action: { kind: 'stall' } }, left: 3 }]);
    await order('DELETE', '/rules');
    expect(proxy.faults.list()).toEqual([]);
  });

  test('what came through is told, with what was done to it', async () => {
    proxy.faults.add({ action: { kind: 'status', status: 503 } });
    await commit();
    expect(await (await order('GET', '/requests')).json()).toMatchObject([
      { target: 'firestore', method: 'POST', url: '/v1/documents:commit', action: 'status' },
    ]);
  });

  test('a rule without sense is refused and changes nothing', async () => {
    expect((await order('POST', '/rules', { action: { kind: 'explode' } })).status).toBe(400);
    expect((await order('POST', '/rules', { path: '(', action: { kind: 'reset' } })).status).toBe(400);
    expect(proxy.faults.list()).toEqual([]);
  });
});
