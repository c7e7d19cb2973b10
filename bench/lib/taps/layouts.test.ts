import { expect, test } from 'vitest';
import { reckonedFrom } from './layouts.mjs';

const FRAME = 'the page';
const STACK = [{ functionName: 'measure', url: 'https://app/assets/room.js', columnNumber: 7 }];
const BENCH = [{ functionName: 'isShown', url: '', columnNumber: 1 }];
const style = (elementCount: number | undefined, more = {}) => ({
  name: 'UpdateLayoutTree',
  args: { elementCount, beginData: { frame: FRAME, ...more } },
});
const layout = (dirtyObjects: number, more = {}) => ({
  name: 'Layout',
  args: { beginData: { frame: FRAME, dirtyObjects, ...more } },
});

test('elements and boxes of a page are added up, those of another frame are not', () => {
  const events = [
    style(3),
    style(4),
    style(9, { frame: 'another' }),
    layout(5),
    layout(8, { frame: 'another' }),
  ];
  expect(reckonedFrom(events, FRAME).counts).toEqual({
    passes: 2,
    restyled: 7,
    layouts: 1,
    dirty: 5,
    forced: 0,
  });
});

test('a pass that a script has asked for is forced, and says by whom; what the bench asks for is not', () => {
  const events = [
    style(3, { stackTrace: STACK }),
    layout(5, { stackTrace: STACK }),
    layout(6, { stackTrace: BENCH }),
  ];
  const { counts, causes } = reckonedFrom(events, FRAME);
  expect(counts.forced).toBe(2);
  expect(causes).toEqual([
    { kind: 'forced style', what: 'measure room.js:7', times: 1, size: 3 },
    { kind: 'forced layout', what: 'measure room.js:7', times: 1, size: 5 },
  ]);
});

test('a pass that the trace has cut off counts without its elements', () => {
  expect(reckonedFrom([style(undefined)], FRAME).counts).toMatchObject({ passes: 1, restyled: 0 });
});

test('what elements are restyled for is told by element and selector', () => {
  const has = (nodeName: string) => ({
    name: 'StyleRecalcInvalidationTracking',
    args: { data: { frame: FRAME, reason: 'Affected by :has()', nodeName } },
  });
  const set = {
    name: 'StyleInvalidatorInvalidationTracking',
    args: {
      data: {
        frame: FRAME,
        reason: 'Invalidation set',
        nodeName: 'MAIN',
        selectors: [{ selector: '.a .b' }],
      },
    },
  };
  expect(reckonedFrom([has('HTML'), has('HTML'), set], FRAME).causes).toEqual([
    { kind: 'Affected by :has()', what: 'HTML', times: 2, size: 2 },
    { kind: 'Invalidation set', what: 'MAIN .a .b', times: 1, size: 1 },
  ]);
});
