import { expect, test } from 'vitest';
import { failureOf } from './failure-of.ts';
import { classifyFailure } from './rest/authorised-fetch.ts';

// What a function of ours answers, and what a screen is told.
test.each([
  ['UNAUTHENTICATED', 401, 'signed_out'],
  ['PERMISSION_DENIED', 403, 'denied'],
  ['INVALID_ARGUMENT', 400, 'invalid'],
  ['OUT_OF_RANGE', 400, 'invalid'],
  ['FAILED_PRECONDITION', 400, 'stale'],
  ['NOT_FOUND', 404, 'gone'],
  ['ALREADY_EXISTS', 409, 'limit'],
  ['INTERNAL', 500, 'failed'],
  ['UNAVAILABLE', 503, 'offline'],
])('%s is told as its own failure', (status, http, failure) => {
  expect(failureOf(classifyFailure(http, { error: { status, message: '' } }, null))).toBe(failure);
});

test('what is not the server’s is a matter of the network', () => {
  expect(failureOf(classifyFailure(403, undefined, null))).toBe('offline');
});
