import { logger } from 'firebase-functions';
import { HttpsError, type CallableRequest } from 'firebase-functions/https';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onCall } from './on-call.ts';

const lines = () => [info, error].flatMap((level) => level.mock.calls);
let info = vi.spyOn(logger, 'info');
let error = vi.spyOn(logger, 'error');
beforeEach(() => {
  info = vi.spyOn(logger, 'info').mockImplementation(() => undefined);
  error = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  vi.stubEnv('FUNCTION_TARGET', 'findMember');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const SECRET = '두돈이가 쓴 글';
/** As much of a request as a handler sees. */
function requestOf(uid: string | null): CallableRequest {
  const request: unknown = { data: SECRET, ...(uid === null ? {} : { auth: { uid, token: {} } }) };
  const isRequest = (value: unknown): value is CallableRequest => value === request;
  if (!isRequest(request)) throw new Error('no request');
  return request;
}

test.each([
  ['an answer', { ok: true, value: SECRET }, 'ok'],
  ['a no of ours', { ok: false, code: 'gone' }, 'gone'],
])('%s leaves a line with who asked and how it ended', async (_, answer, outcome) => {
  const call = onCall({}, async () => answer);
  expect(await call.run(requestOf('u1'))).toBe(answer);
  expect(lines()).toEqual([
    ['call answered', { function: 'findMember', by: 'u1', outcome, ms: expect.any(Number) }],
  ]);
});

test('what is refused is no error', async () => {
  const call = onCall({}, () => Promise.reject(new HttpsError('permission-denied', SECRET)));
  await expect(call.run(requestOf(null))).rejects.toThrow(SECRET);
  expect(lines()).toEqual([
    ['call refused', { function: 'findMember', outcome: 'permission-denied', ms: expect.any(Number) }],
  ]);
});

test('what breaks is one, without its message', async () => {
  const call = onCall({}, () => Promise.reject(new TypeError(SECRET)));
  await expect(call.run(requestOf('u1'))).rejects.toThrow(SECRET);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    'function failed',
    expect.objectContaining({ function: 'findMember', by: 'u1', code: 'TypeError', outcome: 'failed' }),
  );
  expect(JSON.stringify(lines())).not.toContain(SECRET);
});
