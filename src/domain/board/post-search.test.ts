import { expect, test } from 'vitest';
import { queryOf } from '../search/search-key.ts';
import { hasWords, isPostFound, postTokensOf } from './post-search.ts';

const post = { title: '순금 팔찌', content: '보증서 있어요' };

test('an index knows a post by any piece of its title and the beginnings of its words', () => {
  const tokens = postTokensOf(post);
  expect(tokens).toEqual(expect.arrayContaining(['순금', '금', '팔찌', 'ㅅㄱ', '보증', '보증서']));
  expect(tokens).not.toContain('증서');
});

test.each([
  ['금', true],
  ['ㅍㅉ', true],
  ['보증', true],
  ['증서', false],
  ['순금 보증서', true],
  ['순금 반지', false],
])('%s is found: %s', (term, isFound) => {
  expect(isPostFound(post, queryOf(term))).toBe(isFound);
});

test('a term without a word looks for nothing', () => {
  expect(hasWords('금')).toBe(true);
  expect(hasWords('  ')).toBe(false);
  expect(hasWords('')).toBe(false);
});
