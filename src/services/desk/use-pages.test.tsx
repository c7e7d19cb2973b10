// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { micros } from '#domain/units.ts';
import type { LiveAnswer } from './use-live-question.ts';
import { usePages, usePlaceInList } from './use-pages.ts';

afterEach(cleanup);

const end = { at: micros(1_770_000_000_000_000), id: 'two' };

const first: LiveAnswer<string> = { kind: 'ready', rows: ['one', 'two'], end };
const last: LiveAnswer<string> = { kind: 'ready', rows: ['three'], end: null };

/** A list of two pages. */
function useList() {
  const place = usePlaceInList();
  return { behind: place[0], ...usePages(place[0] === null ? first : last, place) };
}

test('a list of more than a page is turned behind its end and back, and is whole nowhere', () => {
  const { result } = renderHook(useList);
  expect(result.current).toMatchObject({ behind: null, isWhole: false, turner: { isFirst: true } });
  act(() => result.current.turner.onNext?.());
  expect(result.current).toMatchObject({
    behind: end,
    page: { rows: ['three'] },
    isWhole: false,
    turner: { isFirst: false, onNext: undefined },
  });
  act(() => result.current.turner.onFirst());
  expect(result.current).toMatchObject({ behind: null, page: { rows: ['one', 'two'] } });
});

test('a list of one page is the whole of it', () => {
  const { result } = renderHook(() => usePages(last, usePlaceInList()));
  expect(result.current).toMatchObject({ isWhole: true, turner: { isFirst: true, onNext: undefined } });
});
