import { expect, test } from 'vitest';
import { parseCommentId } from '../ids.ts';
import { isInternalLink } from '../notification/internal-link.ts';
import { commentAtPlace, commentLinkOf } from './comment-link.ts';

const id = parseCommentId('c-1_A') ?? expect.unreachable('not an id');

test('a comment is found again at the place that its address names', () => {
  const link = commentLinkOf('post1', id);
  expect(isInternalLink(link)).toBe(true);
  expect(commentAtPlace(new URL(link, 'https://example.com').hash.slice(1))).toBe(id);
});

test.each(['', 'reply', 'comment-', 'comment-a b', 'comment-../x'])('"%s" is the place of none', (place) => {
  expect(commentAtPlace(place)).toBeNull();
});
