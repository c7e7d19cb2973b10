import { expect, test } from 'vitest';
import { assault, forEach, worldOf } from './attacks/assault.ts';
import { forgedCommits } from './attacks/forged-commits.ts';
import { HONEST } from './attacks/honest-writes.ts';
import { commit } from './attacks/raw-commit.ts';
import { emulatorToken } from './emulator-token.ts';

/*
 * Whatever the app writes, and each of many commits that are like it but for one thing: all of those are refused
 * but what harms nobody.
 */

const KINDS = Object.entries(HONEST);

const HARMLESS = [
  // A witness is of one's own wishes: where there is more of it than was wished, nothing comes of it.
  'a post is liked: wishes/items under another id too',
  'a post is liked: without posts/likes',
  // Whoever counts what they do not make has less left.
  'an upload is announced: counted as likes',
];

test('what the app writes is taken', async () => {
  const refused: string[] = [];
  await forEach(KINDS, async ([name, make]) => {
    const { uid, writes } = await worldOf(make);
    const outcome = await commit(emulatorToken(uid), writes);
    if (outcome !== 'done') refused.push(`${name}: ${outcome}`);
  });
  expect(refused).toEqual([]);
});

test('a commit that lacks something, or whose documents stand elsewhere, is not', async () => {
  const taken: string[] = [];
  let tried = 0;
  await forEach(KINDS, async ([name, make]) => {
    const result = await assault(make, forgedCommits);
    tried += result.tried.length;
    taken.push(...result.survivors.map((what) => `${name}: ${what}`));
  });
  expect(taken.toSorted()).toEqual(HARMLESS);
  expect(tried).toBeGreaterThan(700);
});
