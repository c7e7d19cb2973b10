import type { PostId, ProductId, UserId } from '#domain/ids.ts';
import { millis, type Millis } from '#domain/units.ts';
import type { CatalogueDatabase } from './catalogue-database.ts';

/** An answer takes seconds at most; a mark is of no use to anybody after this long. */
const MARK_HOLDS_MS = 10 * 60_000;

const PREFIX = { product: 'wrote:product:', post: 'wrote:post:', profile: 'wrote:profile:' } as const;

/** What this device has written of the catalogue, and the server has taken. */
export type OwnWrite =
  | { readonly kind: 'product'; readonly id: ProductId }
  | { readonly kind: 'post'; readonly id: PostId }
  | { readonly kind: 'profile'; readonly id: UserId };

/**
 * Marks that the server has just taken a write of this device. A read that was begun before may still bring
 * the older state, and must not undo here what its writer has done.
 */
export async function noteOwnWrite(
  catalogue: CatalogueDatabase,
  { kind, id }: OwnWrite,
  now: Millis,
): Promise<void> {
  await catalogue.transaction('rw', catalogue.cursors, async () => {
    await catalogue.cursors
      .where('key')
      .startsWith('wrote:')
      .filter((mark) => Math.abs(now - mark.syncedAt) > MARK_HOLDS_MS)
      .delete();
    await catalogue.cursors.put({ key: `${PREFIX[kind]}${id}`, value: millis(0), syncedAt: now });
  });
}

/**
 * The ids of one kind that were written here since `askedAt`: what an answer to that question does not know
 * of.
 */
export async function ownWritesSince(
  catalogue: CatalogueDatabase,
  kind: OwnWrite['kind'],
  askedAt: Millis,
): Promise<ReadonlySet<string>> {
  const marks = await catalogue.cursors
    .where('key')
    .startsWith(PREFIX[kind])
    // One of much later is of a clock that has been set back since.
    .filter((mark) => mark.syncedAt >= askedAt && mark.syncedAt <= askedAt + MARK_HOLDS_MS)
    .primaryKeys();
  return new Set(marks.map((key) => key.slice(PREFIX[kind].length)));
}
