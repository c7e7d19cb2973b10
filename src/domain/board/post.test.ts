import { expect, test } from 'vitest';
import { EMPTY_POST } from './post.ts';

test('a post begins as a free one, without a word or a picture', () => {
  expect(EMPTY_POST).toEqual({ category: 'free', title: '', content: '', images: [] });
});
