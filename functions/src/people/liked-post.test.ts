import { expect, test } from 'vitest';
import { likedPostOf } from './liked-post.ts';

test.each([
  ['like_p1', 'p1'],
  ['like__p1_', '_p1_'],
  ['like_like_p1', 'like_p1'],
])('the witness %s is of a like of the post %s', (witness, post) => {
  expect(likedPostOf(witness)).toBe(post);
});

test.each(['like___p1__', 'like_____', 'like_', 'block_p1'])('the witness %s is of no like', (witness) => {
  expect(likedPostOf(witness)).toBeNull();
});
