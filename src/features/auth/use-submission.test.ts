// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { AuthErrorCode } from '#domain/account/auth-error.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { useSubmission } from './use-submission.ts';

afterEach(cleanup);

/** An action whose outcome the test gives when it likes. */
function slowAction() {
  let settle: (result: Result<string, AuthErrorCode>) => void = () => undefined;
  const action = vi.fn<() => Promise<Result<string, AuthErrorCode>>>(
    () => new Promise((resolve) => (settle = resolve)),
  );
  return { action, settle: (result: Result<string, AuthErrorCode>) => settle(result) };
}

test('two presses before the first answer are one submission', async () => {
  const { action, settle } = slowAction();
  const welcome = vi.fn<(value: string) => void>();
  const { result } = renderHook(() => useSubmission());
  await act(async () => {
    const [, submit] = result.current;
    void submit(action, welcome);
    void submit(action, welcome);
  });
  expect(result.current[0]).toEqual({ kind: 'pending' });
  await act(async () => settle(ok('in')));
  expect(action).toHaveBeenCalledOnce();
  expect(welcome).toHaveBeenCalledExactlyOnceWith('in');
  expect(result.current[0]).toEqual({ kind: 'done' });
});

test('a refusal is shown by its code, and the next press tries again', async () => {
  const { action, settle } = slowAction();
  const { result } = renderHook(() => useSubmission());
  await act(async () => void result.current[1](action));
  await act(async () => settle(err('bad_credentials')));
  expect(result.current[0]).toEqual({ kind: 'failed', code: 'bad_credentials' });
  await act(async () => void result.current[1](action));
  expect(result.current[0]).toEqual({ kind: 'pending' });
  expect(action).toHaveBeenCalledTimes(2);
});

test('an action that breaks does not leave the button pressed', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { result } = renderHook(() => useSubmission());
  await act(async () => void result.current[1](() => Promise.reject(new Error('bug'))));
  expect(result.current[0]).toEqual({ kind: 'failed', code: 'unknown' });
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
});
