import { expect, test } from 'vitest';
import { changedPostParts, resumedPost } from './post-changes.ts';
import type { PostDraft, PostSaid } from './post.ts';

const BASE: PostSaid = {
  category: 'free',
  title: '처음 제목',
  content: '처음 글',
  images: [{ kind: 'waiting', id: 'w', w: 1, h: 1 }],
};
const draft: PostDraft = { ...BASE, title: '고친 제목', images: [], base: BASE };
const today: PostSaid = { ...BASE, title: '오늘 제목', content: '오늘 글' };

test('an edit of a post changes what is another than its form began with', () => {
  expect(changedPostParts(draft)).toEqual(['title', 'images']);
  expect(changedPostParts({ ...BASE, base: BASE })).toEqual([]);
  expect(changedPostParts(BASE)).toBeUndefined();
});

test('one that is taken up again shows all else as it stands by now, and is compared with that', () => {
  expect(resumedPost(draft, today)).toEqual({ ...today, title: '고친 제목', images: [], base: today });
  expect(resumedPost(BASE, today)).toEqual(BASE);
  expect(resumedPost(draft, null)).toEqual(draft);
});
