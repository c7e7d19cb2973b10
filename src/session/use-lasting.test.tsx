// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useLasting } from './use-lasting.ts';
import type { Live } from './use-live.ts';

afterEach(cleanup);

const LOADING: Live<string> = { kind: 'loading' };
const said = (value: string): Live<string> => ({ kind: 'ready', value });

test('what was answered stands until the next question is answered, whatever the answer is', () => {
  const { result, rerender } = renderHook<Live<string>, { readonly live: Live<string> }>(
    ({ live }) => useLasting(live),
    { initialProps: { live: LOADING } },
  );
  const given = (live: Live<string>) => {
    rerender({ live });
    return result.current;
  };
  expect(result.current).toBe(LOADING);
  const first = said('one');
  expect(given(first)).toBe(first);
  expect(given(LOADING)).toBe(first);
  const second = said('two');
  expect(given(second)).toBe(second);
  expect(given({ kind: 'failed' })).toEqual({ kind: 'failed' });
  expect(given(LOADING)).toEqual({ kind: 'failed' });
});
