import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { millis } from '#domain/units.ts';
import { aComment, aPost, postId } from '#tests/support/catalogue-fixtures.ts';
import { aProduct, SELLER } from '#tests/support/domain-fixtures.ts';
import { blankComment, changeCount, forgetPost, showComment, showPost } from './board-store.ts';
import { catalogue } from './catalogue-database.ts';
import { putCounters, showListing } from './product-store.ts';

const NOW = millis(1_760_000_000_000);

beforeEach(async () => {
  await Promise.all([catalogue.posts.clear(), catalogue.comments.clear(), catalogue.products.clear()]);
});

const words = { category: 'question', title: '제목', content: '내용' } as const;
const editPost = () => {
  const post = aPost();
  const edit = {
    postId: post.id,
    author: post.authorId,
    words,
    images: [],
    changed: ['title'],
    isNew: false,
  } as const;
  return showPost(catalogue, edit, NOW);
};

test('what is counted of a post while an edit of it is shown stays counted', async () => {
  await catalogue.posts.put(aPost({ likeCount: 2 }));
  await Promise.all([editPost(), changeCount(catalogue, aPost().id, 'likeCount', 1)]);
  expect(await catalogue.posts.get(aPost().id)).toMatchObject({ title: '제목', likeCount: 3 });
});

test('a post that is forgotten while an edit of it is shown does not come back', async () => {
  await catalogue.posts.put(aPost());
  await Promise.all([editPost(), forgetPost(catalogue, aPost().id)]);
  expect(await catalogue.posts.count()).toBe(0);
});

test('what a card counts of a listing while an edit of it is shown stays counted', async () => {
  const listing = aProduct({ title: '전' });
  const { viewCount, ...details } = listing;
  await catalogue.products.put(listing);
  await Promise.all([
    showListing(
      catalogue,
      {
        productId: listing.id,
        seller: SELLER,
        details: { ...details, title: '후' },
        images: [],
        changed: ['title'],
        isNew: false,
      },
      NOW,
    ),
    putCounters(catalogue, { ...listing, viewCount: viewCount + 42 }),
  ]);
  expect(await catalogue.products.get(listing.id)).toMatchObject({ title: '후', viewCount: viewCount + 42 });
});

test('a comment of one’s own takes the place of one that was written below another post under its id', async () => {
  const own = aComment();
  await catalogue.posts.put(aPost({ id: own.postId, commentCount: 0 }));
  await catalogue.comments.put({ ...own, postId: postId('elsewhere') });
  await showComment(catalogue, own);
  await showComment(catalogue, own);
  expect(await catalogue.comments.toArray()).toEqual([own]);
  expect((await catalogue.posts.get(own.postId))?.commentCount).toBe(1);
});

test('one that is taken away takes the words of no comment below another post', async () => {
  const other = aComment({ postId: postId('elsewhere') });
  await catalogue.comments.put(other);
  await blankComment(catalogue, aPost().id, other.id);
  expect(await catalogue.comments.toArray()).toEqual([other]);
});
