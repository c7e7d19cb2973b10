// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { LiveAnswer } from './use-live-question.ts';
import { useStandingPage } from './use-standing-page.ts';

afterEach(cleanup);

const ready = (...rows: string[]): LiveAnswer<string> => ({ kind: 'ready', rows, end: null });
const standing = (first: LiveAnswer<string>) =>
  renderHook(({ live }: { readonly live: LiveAnswer<string> }) => useStandingPage(live), {
    initialProps: { live: first },
  });

test('the page that came last stands until the next is there, whatever becomes of that', () => {
  const { result, rerender } = standing({ kind: 'loading' });
  expect(result.current).toEqual({ page: { kind: 'loading' }, turn: 'here' });
  rerender({ live: ready('one') });
  expect(result.current).toEqual({ page: ready('one'), turn: 'here' });
  for (const live of [
    { kind: 'loading' },
    { kind: 'offline' },
    { kind: 'failed', code: 'offline' },
  ] as const) {
    rerender({ live });
    expect(result.current).toEqual({ page: ready('one'), turn: live.kind });
  }
  rerender({ live: ready('two') });
  expect(result.current).toEqual({ page: ready('two'), turn: 'here' });
});

test('whoever may see it no more sees nothing, and nothing of before comes back', () => {
  const denied = { kind: 'failed', code: 'denied' } as const;
  const { result, rerender } = standing(ready('one'));
  rerender({ live: denied });
  expect(result.current).toEqual({ page: denied, turn: 'here' });
  rerender({ live: { kind: 'loading' } });
  expect(result.current).toEqual({ page: { kind: 'loading' }, turn: 'here' });
});
