import type { PostCommit } from '#data/remote/rest/board-writes.ts';
import type { ListingCommit } from '#data/remote/rest/listing-remote.ts';
import type { Post, PostPart } from '#domain/board/post.ts';
import { laidOver } from '#domain/changed-fields.ts';
import type { ListingPart, Product } from '#domain/product/product.ts';

export type StoredListing = Omit<ListingCommit, 'changed'>;
export type StoredPost = Omit<PostCommit, 'changed'>;

/** What stands on the server after a write whose mask names the parts that were changed. */
export function mergedListing(there: StoredListing, { changed, ...edit }: ListingCommit): StoredListing {
  const flat = ({ details, images }: StoredListing) => ({ ...details, images });
  type Parts = Pick<Product, ListingPart>;
  const { images, ...details } = laidOver<Parts, ListingPart>(flat(there), flat(edit), changed);
  return { ...edit, details, images };
}

/** The same of a post. */
export function mergedPost(there: StoredPost, { changed, ...edit }: PostCommit): StoredPost {
  const flat = ({ words, images }: StoredPost) => ({ ...words, images });
  type Parts = Pick<Post, PostPart>;
  const { images, ...words } = laidOver<Parts, PostPart>(flat(there), flat(edit), changed);
  return { ...edit, words, images };
}
