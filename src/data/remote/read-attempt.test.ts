import { FirebaseError } from 'firebase/app';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { attemptRead } from './read-attempt.ts';
import { READ_DEADLINE_MS } from './read-code.ts';

afterEach(() => vi.useRealTimers());

const failing = (code: string) => () => Promise.reject(new FirebaseError(code, 'no'));

describe('a read', () => {
  it('gives what the server answers', async () => {
    expect(await attemptRead(async () => 7)).toEqual({ ok: true, value: 7 });
  });

  it('is denied only in the words of the server', async () => {
    expect(await attemptRead(failing('permission-denied'))).toEqual({ ok: false, code: 'denied' });
  });

  it('counts everything else that is no answer as no network', async () => {
    for (const code of [
      'unavailable',
      'unknown',
      'resource-exhausted',
      'internal',
      'unauthenticated',
      'not-found',
    ]) {
      expect(await attemptRead(failing(code))).toEqual({ ok: false, code: 'offline' });
    }
    // A captive portal answers with a page, on which the SDK's JSON parser fails.
    const portal = () => Promise.reject(new SyntaxError('Unexpected token <'));
    expect(await attemptRead(portal)).toEqual({ ok: false, code: 'offline' });
  });

  it('throws where the question itself is wrong', async () => {
    await expect(attemptRead(failing('failed-precondition'))).rejects.toThrow('no');
  });

  it('ends by its deadline when nobody answers', async () => {
    vi.useFakeTimers();
    const answer = attemptRead(() => new Promise<never>(() => undefined));
    await vi.advanceTimersByTimeAsync(READ_DEADLINE_MS);
    expect(await answer).toEqual({ ok: false, code: 'offline' });
    expect(vi.getTimerCount()).toBe(0);
  });
});
