import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterEach, describe, expect, test } from 'vitest';
import { userId } from '#tests/support/domain-fixtures.ts';
import { attest, type Attest, type ProofWish } from '../app-check/attest.ts';
import { doorWith } from './authorised-fetch.ts';
import type { RestRequest } from './rest-request.ts';

const NEVER = new AbortController().signal;
const ME = { uid: userId('me'), token: () => Promise.resolve('mine') };
const UNREACHABLE = { kind: 'unreachable', retryAfterMs: 0 };
let server: Server | null = null;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

/** A server that takes what `takes` says; gives the request to it, and what has come with each. */
async function serverThat(takes: (headers: IncomingHttpHeaders) => boolean, status = 'PERMISSION_DENIED') {
  const seen: IncomingHttpHeaders[] = [];
  const started = createServer(({ headers }, response) => {
    seen.push(headers);
    const isTaken = takes(headers);
    response.writeHead(isTaken ? 200 : 403);
    response.end(isTaken ? '{}' : JSON.stringify({ error: { status } }));
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const { port } = started.address() as AddressInfo;
  const request = {
    url: `http://127.0.0.1:${port}/`,
    method: 'GET',
    scheme: 'Bearer',
    deadlineMs: 30_000,
  } satisfies RestRequest;
  return { request, seen, proofs: () => seen.map((headers) => headers['x-firebase-appcheck'] ?? null) };
}

const of = (token: string) => ({ token, endsAt: Number.MAX_SAFE_INTEGER });
const isProven = (headers: IncomingHttpHeaders) => headers['x-firebase-appcheck'] === 'good';

/** Gives these proofs, one after another; `null` where none came in time. */
function giving(...proofs: readonly (string | null)[]): {
  readonly ask: Attest;
  readonly wishes: ProofWish[];
} {
  const left = [...proofs];
  const wishes: ProofWish[] = [];
  return {
    wishes,
    ask: (wish) => {
      wishes.push(wish);
      const next = left.shift() ?? null;
      return Promise.resolve(next === null ? null : of(next));
    },
  };
}

describe('with App Check', () => {
  test('a request carries the proof beside the token of its person', async () => {
    const { request, seen } = await serverThat(isProven);
    expect(await doorWith(giving('good').ask)(request, ME, NEVER)).toEqual({ kind: 'ok', value: {} });
    expect(seen).toEqual([
      expect.objectContaining({ authorization: 'Bearer mine', 'x-firebase-appcheck': 'good' }),
    ]);
  });

  test('what anybody may read carries it too, and does not wait for it', async () => {
    const { request, proofs } = await serverThat(() => true);
    const { ask, wishes } = giving('good', null);
    await doorWith(ask)(request, null, NEVER);
    expect(await doorWith(ask)(request, null, NEVER)).toEqual({ kind: 'ok', value: {} });
    expect(proofs()).toEqual(['good', null]);
    expect(wishes.map(({ waitMs }) => waitMs)).toEqual([0, 0]);
  });

  test('one whose proof is late goes without, and once more with it where that is refused', async () => {
    const { request, proofs } = await serverThat(isProven);
    const { ask, wishes } = giving(null, 'good');
    expect(await doorWith(ask)(request, ME, NEVER)).toEqual({ kind: 'ok', value: {} });
    expect(proofs()).toEqual([null, 'good']);
    expect(wishes.every(({ waitMs }) => waitMs > 0 && waitMs <= 10_000)).toBe(true);
  });

  test('what was refused without a proof is no refusal: it waits, and nothing is lost', async () => {
    const { request, proofs } = await serverThat(isProven);
    expect(await doorWith(giving().ask)(request, ME, NEVER)).toEqual(UNREACHABLE);
    // Without anything new it is not sent again.
    expect(proofs()).toEqual([null]);
  });

  test('what was refused with one is refused', async () => {
    const { request, proofs } = await serverThat(() => false);
    const refused = { kind: 'refused', code: 'denied' };
    expect(await doorWith(giving('good').ask)(request, ME, NEVER)).toEqual(refused);
    expect(proofs()).toEqual(['good']);
  });

  test('a proof that is not taken is made anew, once', async () => {
    const { request, proofs } = await serverThat(isProven, 'UNAUTHENTICATED');
    const { ask, wishes } = giving('ended', 'good');
    expect(await doorWith(ask)(request, null, NEVER)).toEqual({ kind: 'ok', value: {} });
    expect(proofs()).toEqual(['ended', 'good']);
    expect(wishes.map(({ refused }) => refused)).toEqual([null, 'ended']);
    const again = giving('ended', 'ended', 'ended');
    expect(await doorWith(again.ask)(request, null, NEVER)).toEqual({ kind: 'unauthenticated' });
    expect(again.wishes).toHaveLength(2);
  });

  test('an answer that was on its way already is asked for anew where it was refused', async () => {
    const { request, proofs } = await serverThat(isProven);
    const early = fetch(request.url);
    const outcome = await doorWith(giving(null, 'good').ask)({ ...request, early }, null, NEVER);
    expect(outcome).toEqual({ kind: 'ok', value: {} });
    expect(proofs()).toEqual([null, 'good']);
  });
});

describe('without a key', () => {
  test('no request carries or waits for anything', async () => {
    expect(attest).toBeNull();
    const { request, proofs } = await serverThat(() => true);
    await doorWith(attest)(request, ME, NEVER);
    expect(proofs()).toEqual([null]);
  });

  test.each([
    ['', false],
    ['a-site-key', true],
  ])('nothing of it is in the build (key "%s": %s)', async (key, isThere) => {
    const built = await build({
      entryPoints: [fileURLToPath(new URL('authorised-fetch.ts', import.meta.url))],
      bundle: true,
      write: false,
      format: 'esm',
      define: { 'import.meta.env': '{}', 'import.meta.env.VITE_APP_CHECK_KEY': JSON.stringify(key) },
    });
    const code = built.outputFiles[0]?.text ?? '';
    expect(code).toContain('X-Firebase-AppCheck');
    expect(code.includes('geumnaru-app-check')).toBe(isThere);
  });
});
