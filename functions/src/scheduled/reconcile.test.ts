import { expect, test } from 'vitest';
import { reconcileAll } from './reconcile.ts';

const looked = { looked: 2, written: 1, resumedBehind: null };

/** What has been done, and parts of which each fails that is named. */
function partsWhere(...failing: readonly string[]) {
  const begun: string[] = [];
  const part =
    <T>(name: string, given: T) =>
    (): Promise<T> => {
      begun.push(name);
      return failing.includes(name) ? Promise.reject(new Error(name)) : Promise.resolve(given);
    };
  const parts = {
    backfill: part('cards', { listings: looked, posts: looked }),
    recountPeople: part('people', 3),
    recountStatistics: part('statistics', { documents: 4, corrected: ['2025-03-11'] }),
  };
  return { begun, run: () => reconcileAll(parts) };
}

test('the house is put in order, what may be too much for one run at the end', async () => {
  const { begun, run } = partsWhere();
  expect(await run()).toEqual({
    outcome: 'done',
    figures: { documents: 4, people: 3, correctedDays: 1, cards: 1, keys: 1 },
  });
  expect(begun.at(-1)).toBe('statistics');
});

test.each(['cards', 'people', 'statistics'])(
  '%s that fail keep nothing else from being done',
  async (name) => {
    const { begun, run } = partsWhere(name);
    await expect(run()).rejects.toThrow(name);
    expect(begun.toSorted()).toEqual(['cards', 'people', 'statistics']);
  },
);

test('of all that fail the first is told', async () => {
  await expect(partsWhere('statistics', 'cards').run()).rejects.toThrow('cards');
});
