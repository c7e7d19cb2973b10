import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { millis } from '#domain/units.ts';
import { aPost } from '#tests/support/catalogue-fixtures.ts';
import { aProduct, SELLER } from '#tests/support/domain-fixtures.ts';
import { changeCount, forgetPost, showPost } from './board-store.ts';
import { catalogue } from './catalogue-database.ts';
import { putCounters, showListing } from './product-store.ts';

const NOW = millis(1_760_000_000_000);

beforeEach(async () => {
  await Promise.all([catalogue.posts.clear(), catalogue.products.clear()]);
});

const words = { category: 'question', title: '제목', content: '내용' } as const;
const editPost = () => {
  const post = aPost();
  const intent = { kind: 'post_update', postId: post.id, words, images: [] } as const;
  return showPost(catalogue, post.authorId, intent, [], NOW);
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
        isNew: false,
      },
      NOW,
    ),
    putCounters(catalogue, { ...listing, viewCount: viewCount + 42 }),
  ]);
  expect(await catalogue.products.get(listing.id)).toMatchObject({ title: '후', viewCount: viewCount + 42 });
});
