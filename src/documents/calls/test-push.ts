import * as v from 'valibot';
import { isDocumentId } from '#domain/ids.ts';
import type { Result } from '#domain/result.ts';
import { defineCall, resultOf } from '../kernel/call.ts';
import { heldRequest, type HeldRequest } from './held.ts';

/** Longer than the push service makes them. */
const TOKEN_MAX_CHARS = 8_192;

/**
 * `unknown`: the account does not hold this token; `dead`: the push service knows nobody by it, and the account
 * holds it no longer; `busy`: the service takes none for now; `refused`: nor will it; `no_service`: there is none.
 */
const TEST_PUSH_REFUSALS = ['unknown', 'dead', 'busy', 'refused', 'no_service'] as const;
export type TestPushRefusal = (typeof TEST_PUSH_REFUSALS)[number];
/** By `eventId` the device knows the push when it arrives. */
export type TestPushAnswer = Result<{ readonly eventId: string }, TestPushRefusal> | HeldRequest;

/** Pushes to one of the caller's own devices, and says how far that went. */
export const testPushCall = defineCall<{ readonly token: string }, TestPushAnswer>(
  'sendTestPush',
  v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(TOKEN_MAX_CHARS)) }),
  v.union([
    resultOf(v.object({ eventId: v.custom<string>((value) => isDocumentId(value)) }), TEST_PUSH_REFUSALS),
    heldRequest,
  ]),
);
