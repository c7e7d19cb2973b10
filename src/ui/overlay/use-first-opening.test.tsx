// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFirstOpening } from './use-first-opening.ts';

const CLOSED = { isThere: true, isOpen: false };
const OPEN = { isThere: true, isOpen: true };
const NOWHERE = { isThere: false, isOpen: false };

/** How it was drawn, each time, while it was wanted and not. */
function drawnWhile(...wanted: readonly boolean[]) {
  const [first = false, ...later] = wanted;
  const drawn: unknown[] = [];
  const { rerender } = renderHook(
    (isWanted: boolean) => {
      drawn.push(useFirstOpening(isWanted));
    },
    { initialProps: first },
  );
  for (const isWanted of later) rerender(isWanted);
  return drawn;
}

test('what was never opened is not there', () => {
  expect(drawnWhile(false, false)).toEqual([NOWHERE, NOWHERE]);
});

test('what is opened the first time comes closed, and then opens', () => {
  expect(drawnWhile(false, true)).toEqual([NOWHERE, CLOSED, OPEN]);
});

test('what was opened once stays there, so that it closes and opens by itself', () => {
  expect(drawnWhile(false, true, false, true)).toEqual([NOWHERE, CLOSED, OPEN, CLOSED, OPEN]);
});

test('what comes open is open from the first', () => {
  expect(drawnWhile(true)).toEqual([OPEN]);
});
