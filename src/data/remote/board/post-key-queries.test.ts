import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasWords } from '#domain/board/post-search.ts';
import { POST_CATEGORIES } from '#domain/board/post.ts';
import { postId } from '#tests/support/catalogue-fixtures.ts';
import { anyUnicode } from '#tests/support/any-unicode.ts';
import { requiredIndex, serves, type CompositeIndex } from '#tests/support/required-index.ts';
import { postKeyPage, postsById } from './post-key-queries.ts';

const { indexes }: { indexes: CompositeIndex[] } = JSON.parse(
  readFileSync(new URL('../../../../firestore.indexes.json', import.meta.url), 'utf8'),
);
const anyCategory = fc.constantFrom(null, ...POST_CATEGORIES);

test('a search of the board has its composite index, whatever is looked for', () => {
  fc.assert(
    fc.property(anyUnicode(40), anyCategory, fc.boolean(), (term, category, isFurther) => {
      const query = postKeyPage({ term, category }, isFurther ? { createdAt: 1, id: 'p1' } : null);
      expect(query !== null).toBe(hasWords(term));
      if (query === null) return;
      const required = requiredIndex(query);
      expect(required && indexes.some((index) => serves(index, required, query))).toBe(true);
      expect(query.limit).toBeLessThanOrEqual(30);
    }),
  );
});

test('posts by their ids need no index', () => {
  expect(requiredIndex(postsById([postId('b1')]))).toBeNull();
});
