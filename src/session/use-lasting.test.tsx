// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useLasting, useLastReady } from './use-lasting.ts';
import type { Live } from './use-live.ts';

afterEach(cleanup);

const LOADING: Live<string> = { kind: 'loading' };
const said = (value: string): Live<string> => ({ kind: 'ready', value });

/** What stands at first, and then for each answer in turn. */
function standing(use: typeof useLasting) {
  const { result, rerender } = renderHook<Live<string>, { readonly live: Live<string> }>(
    ({ live }) => use(live),
    { initialProps: { live: LOADING } },
  );
  expect(result.current).toBe(LOADING);
  return (live: Live<string>) => {
    rerender({ live });
    return result.current;
  };
}

test('what was answered stands until the next question is answered, whatever the answer is', () => {
  const given = standing(useLasting);
  const first = said('one');
  expect(given(first)).toBe(first);
  expect(given(LOADING)).toBe(first);
  const second = said('two');
  expect(given(second)).toBe(second);
  expect(given({ kind: 'failed' })).toEqual({ kind: 'failed' });
  expect(given(LOADING)).toEqual({ kind: 'failed' });
});

test('what was read last stands where a later look fails, and a failure only before anything was read', () => {
  const given = standing(useLastReady);
  expect(given({ kind: 'failed' })).toEqual({ kind: 'failed' });
  expect(given(LOADING)).toBe(LOADING);
  const first = said('one');
  expect(given(first)).toBe(first);
  expect(given({ kind: 'failed' })).toBe(first);
  expect(given(LOADING)).toBe(first);
  const second = said('two');
  expect(given(second)).toBe(second);
});
