// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useDraftKeeper } from './use-draft-keeper.ts';

interface Words {
  readonly words: string;
}

/** A disk that takes what it is given when the test says so. */
function aDisk() {
  const asked: { words: string; take: () => Promise<void>; refuse: () => Promise<void> }[] = [];
  const noted: string[] = [];
  const note = ({ words }: Words) => {
    noted.push(words);
  };
  const keep = ({ words }: Words) =>
    new Promise<void>((resolve, reject) => {
      asked.push({
        words,
        take: () => act(async () => resolve()),
        refuse: () => act(async () => reject(new DOMException('full', 'QuotaExceededError'))),
      });
    });
  return { writer: { note, keep }, noted, asked, words: () => asked.map(({ words }) => words) };
}

const initial: Words = { words: '' };
let disk: ReturnType<typeof aDisk>;
beforeEach(() => {
  disk = aDisk();
});
afterEach(cleanup);

/** A form over that disk; `type` settles when all that it sets off at once has happened. */
function open(writer: typeof disk.writer | null = disk.writer) {
  const { result, rerender } = renderHook((draft: Words) => useDraftKeeper(draft, initial, writer), {
    initialProps: initial,
  });
  return {
    keeper: () => result.current,
    type: (words: string) => act(async () => rerender({ words })),
  };
}

test('what the form starts with is not written down, and a change is, at once', async () => {
  const { keeper, type } = open();
  expect(disk.words()).toEqual([]);
  await type('금');
  expect(disk.words()).toEqual(['금']);
  expect(keeper().state).toBe('keeping');
  await disk.asked[0]?.take();
  expect(keeper().state).toBe('kept');
});

test('writes follow one another, and of what was typed meanwhile only the last is written', async () => {
  const { keeper, type } = open();
  await type('금');
  await type('금반');
  await type('금반지');
  expect(disk.words()).toEqual(['금']);
  await disk.asked[0]?.take();
  expect(keeper().state).toBe('keeping');
  expect(disk.words()).toEqual(['금', '금반지']);
  await disk.asked[1]?.take();
  expect(keeper().state).toBe('kept');
  expect(disk.words()).toEqual(['금', '금반지']);
});

test('a disk that refuses is told until it takes a later change', async () => {
  const { keeper, type } = open();
  await type('금');
  await disk.asked[0]?.refuse();
  expect(keeper().state).toBe('refused');
  await type('금반지');
  await disk.asked[1]?.take();
  expect(keeper().state).toBe('kept');
});

test('a stop waits until what was typed before it is written, and lets nothing follow', async () => {
  const { keeper, type } = open();
  await type('금');
  await type('금반지');
  let isStill = false;
  const stopped = keeper()
    .stop()
    .then(() => {
      isStill = true;
    });
  await type('금반지 한 돈');
  expect(isStill).toBe(false);
  await disk.asked[0]?.take();
  expect(isStill).toBe(false);
  await disk.asked[1]?.take();
  await stopped;
  expect(disk.words()).toEqual(['금', '금반지']);
  expect(disk.noted).toEqual(['금', '금반지']);
});

test('after a stop that came to nothing, the next change is written', async () => {
  const { keeper, type } = open();
  await type('금');
  await disk.asked[0]?.take();
  await keeper().stop();
  await type('금반지');
  keeper().resume();
  await type('금반지 한 돈');
  expect(disk.words()).toEqual(['금', '금반지 한 돈']);
});

test('nothing is written where there is no place for it', async () => {
  const { keeper, type } = open(null);
  await type('금');
  expect(disk.words()).toEqual([]);
  expect(keeper().state).toBe('keeping');
});
