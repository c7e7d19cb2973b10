import { expect, test } from 'vitest';
import { madeAhead } from './keys-ahead.ts';

const THINGS = Array.from({ length: 400 }, (_, n) => n);

function idleMoments() {
  const waiting: (() => void)[] = [];
  return { wait: (run: () => void) => void waiting.push(run), pass: () => waiting.shift()?.(), waiting };
}

test('everything is made, in order and once, in several moments', () => {
  const idle = idleMoments();
  const made: number[] = [];
  madeAhead(THINGS, (thing) => made.push(thing), idle.wait);
  expect(made).toEqual([]);
  let moments = 0;
  while (idle.waiting.length > 0) {
    const before = made.length;
    idle.pass();
    moments += 1;
    expect(made.length - before).toBeLessThanOrEqual(150);
  }
  expect(made).toEqual(THINGS);
  expect(moments).toBeGreaterThan(1);
});

test('nothing is made once it was stopped', () => {
  const idle = idleMoments();
  const made: number[] = [];
  const stop = madeAhead(THINGS, (thing) => made.push(thing), idle.wait);
  idle.pass();
  const before = made.length;
  stop();
  while (idle.waiting.length > 0) idle.pass();
  expect(made).toHaveLength(before);
});

test('of nothing, nothing is waited for', () => {
  const idle = idleMoments();
  madeAhead([], () => undefined, idle.wait);
  expect(idle.waiting).toEqual([]);
});
