import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { userId } from '#tests/support/domain-fixtures.ts';
import { authorisedFetch, classifyFailure } from './authorised-fetch.ts';
import type { RestRequest } from './rest-request.ts';

const NEVER = new AbortController().signal;
const ME = userId('me');
let server: Server | null = null;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

async function serve(listener: RequestListener): Promise<RestRequest> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const { port } = started.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, method: 'GET', scheme: 'Bearer', deadlineMs: 5_000 };
}

const auth = (token: (refresh: boolean) => string | null) => ({
  uid: ME,
  token: async (_uid: typeof ME, refresh: boolean) => token(refresh),
});

describe('an answer', () => {
  test('of the server is believed', async () => {
    const request = await serve((_req, res) => res.end('{"commitTime":"now"}'));
    expect(
      await authorisedFetch(
        request,
        auth(() => 't'),
        NEVER,
      ),
    ).toEqual({
      kind: 'ok',
      value: { commitTime: 'now' },
    });
  });

  test.each([200, 302, 403, 404, 511])(
    'of a captive portal (%i with a page) is no answer',
    async (status) => {
      const request = await serve((_req, res) => {
        res.writeHead(status, { 'Content-Type': 'text/html' });
        res.end('<!doctype html><title>와이파이 로그인</title>');
      });
      expect(
        await authorisedFetch(
          request,
          auth(() => 't'),
          NEVER,
        ),
      ).toMatchObject({ kind: 'unreachable' });
    },
  );

  test('that asks for a pause says how long, in seconds or as a date', () => {
    expect(classifyFailure(503, undefined, '30')).toEqual({ kind: 'unreachable', retryAfterMs: 30_000 });
    const inTenSeconds = new Date(Date.now() + 10_000).toUTCString();
    expect(classifyFailure(429, undefined, inTenSeconds)).toMatchObject({ kind: 'unreachable' });
    expect(classifyFailure(503, undefined, 'soon')).toEqual({ kind: 'unreachable', retryAfterMs: 0 });
  });

  test.each([
    ['PERMISSION_DENIED', 403, { kind: 'refused', code: 'denied' }],
    ['INVALID_ARGUMENT', 400, { kind: 'refused', code: 'invalid' }],
    ['NOT_FOUND', 404, { kind: 'refused', code: 'gone' }],
    ['ALREADY_EXISTS', 409, { kind: 'refused', code: 'exists' }],
    ['FAILED_PRECONDITION', 400, { kind: 'refused', code: 'stale' }],
    ['UNAUTHENTICATED', 401, { kind: 'unauthenticated' }],
    ['ABORTED', 409, { kind: 'unreachable', retryAfterMs: 0 }],
    ['UNAVAILABLE', 503, { kind: 'unreachable', retryAfterMs: 0 }],
    ['RESOURCE_EXHAUSTED', 429, { kind: 'unreachable', retryAfterMs: 0 }],
    ['INTERNAL', 500, { kind: 'unreachable', retryAfterMs: 0, isFault: true }],
  ])('%s is judged by the name that the server gives it', (status, http, expected) => {
    expect(classifyFailure(http, { error: { status, message: '' } }, null)).toEqual(expected);
  });
});

describe('the network', () => {
  test('that swallows the request ends at the deadline', async () => {
    const request = await serve(() => undefined);
    const outcome = await authorisedFetch(
      { ...request, deadlineMs: 50 },
      auth(() => 't'),
      NEVER,
    );
    expect(outcome).toEqual({ kind: 'unreachable', retryAfterMs: 0 });
  });

  test('that resets the connection is no answer', async () => {
    const request = await serve((req) => req.socket.destroy());
    expect(
      await authorisedFetch(
        request,
        auth(() => 't'),
        NEVER,
      ),
    ).toMatchObject({ kind: 'unreachable' });
  });

  test('a caller that was stopped before sends nothing', async () => {
    let asked = 0;
    const request = await serve((_req, res) => {
      asked += 1;
      res.end('{}');
    });
    const outcome = await authorisedFetch(
      request,
      auth(() => 't'),
      AbortSignal.abort(),
    );
    expect(outcome).toMatchObject({ kind: 'unreachable' });
    expect(asked).toBe(0);
  });

  test('as nobody carries no token, and is judged alike', async () => {
    const request = await serve((req, res) => {
      res.writeHead(req.headers.authorization === undefined ? 404 : 200);
      res.end('[{"error":{"status":"NOT_FOUND"}}]');
    });
    expect(await authorisedFetch(request, null, NEVER)).toEqual({ kind: 'refused', code: 'gone' });
  });

  test('a caller that stops is obeyed', async () => {
    const stop = new AbortController();
    const request = await serve(() => stop.abort());
    expect(
      await authorisedFetch(
        request,
        auth(() => 't'),
        stop.signal,
      ),
    ).toMatchObject({ kind: 'unreachable' });
  });
});

describe('the token', () => {
  test('that has expired is refreshed once', async () => {
    const request = await serve((req, res) => {
      const fresh = req.headers.authorization === 'Bearer fresh';
      res.writeHead(fresh ? 200 : 401);
      res.end(fresh ? '{}' : '{"error":{"status":"UNAUTHENTICATED"}}');
    });
    const outcome = await authorisedFetch(
      request,
      auth((refresh) => (refresh ? 'fresh' : 'old')),
      NEVER,
    );
    expect(outcome).toEqual({ kind: 'ok', value: {} });
  });

  test('of somebody else is never used: nothing is sent', async () => {
    let asked = 0;
    const request = await serve((_req, res) => {
      asked += 1;
      res.end('{}');
    });
    expect(
      await authorisedFetch(
        request,
        auth(() => null),
        NEVER,
      ),
    ).toEqual({ kind: 'unauthenticated' });
    expect(asked).toBe(0);
  });

  test('whose refresh hangs ends at the deadline', async () => {
    const request = await serve((_req, res) => res.end('{}'));
    const hanging = { uid: ME, token: () => new Promise<string>(() => undefined) };
    expect(await authorisedFetch({ ...request, deadlineMs: 50 }, hanging, NEVER)).toMatchObject({
      kind: 'unreachable',
    });
  });
});
