import { expect, test } from 'vitest';
import { forgetKeptAnswers, keptAnswer } from './kept-answer.ts';

test('an answer is kept for the question that it was given to, and for no other', () => {
  const kept = keptAnswer<readonly string[]>();
  expect(kept.take(['me'])).toBeNull();
  kept.keep(['me'], ['ring']);
  expect(kept.take(['me'])).toEqual({ value: ['ring'] });
  expect(kept.take(['somebody else'])).toBeNull();
  expect(kept.take(['me', 1])).toBeNull();
});

test('what says the same is the former object; what says something else, or to somebody else, is not', () => {
  const kept = keptAnswer<readonly string[]>();
  const first = kept.keep(['me'], ['ring']);
  expect(kept.keep(['me'], ['ring'])).toBe(first);
  const second = kept.keep(['me'], ['ring', 'coin']);
  expect(second).toEqual(['ring', 'coin']);
  expect(kept.keep(['somebody else'], ['ring', 'coin'])).not.toBe(second);
});

test('what is too long to compare is the newer one each time', () => {
  const kept = keptAnswer<readonly string[]>(() => false);
  const first = kept.keep(['me'], ['ring']);
  const second = kept.keep(['me'], ['ring']);
  expect(second).not.toBe(first);
  expect(kept.take(['me'])?.value).toBe(second);
});

test('all that is kept can be forgotten, whatever it answers', () => {
  const [one, other] = [keptAnswer<number>(), keptAnswer<string>()];
  one.keep([], 1);
  other.keep([], 'ring');
  forgetKeptAnswers();
  expect(one.take([])).toBeNull();
  expect(other.take([])).toBeNull();
});
