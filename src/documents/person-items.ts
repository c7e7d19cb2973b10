import { parseUserId, type ProductId, type UserId } from '#domain/ids.ts';
import type { BlockedPerson } from '#domain/safety/report.ts';
import { millis, type Millis } from '#domain/units.ts';
import { defineDocument } from './kernel/document.ts';
import { productId, userId } from './kernel/ids.ts';
import { lenient } from './kernel/kind.ts';
import { named } from './kernel/shape.ts';
import { time, writtenAlways, writtenOnce } from './kernel/times.ts';

/** An item without a time is the oldest there is. */
const since = writtenOnce(lenient(time, millis(0)));

export interface RemoteFavorite {
  readonly productId: ProductId;
  readonly createdAt: Millis;
}

/**
 * `favorites/{uid}/items/{id}`. Only the field names the product: old items carry any id, so it is not asked
 * for.
 */
export const favoriteDocument = defineDocument<RemoteFavorite>({
  path: 'favorites/{uid}/items/{itemId}',
  fields: { productId: named('favoriteProductId', productId), createdAt: since },
  server: [],
  edits: {},
});

export const parseFavorite = (_id: string, data: unknown): RemoteFavorite | null =>
  favoriteDocument.read(data);

/** `blocks/{uid}/items/{blocked person}`. */
export const blockDocument = defineDocument<{ readonly createdAt: Millis }>({
  path: 'blocks/{uid}/items/{blockedUid}',
  fields: { createdAt: since },
  server: [],
  edits: {},
});

export function parseBlock(id: string, data: unknown): BlockedPerson | null {
  const uid = parseUserId(id);
  const fields = blockDocument.read(data);
  return uid && fields && { uid, ...fields };
}

/** `wishes/{uid}/items/{thing}`: the witness of somebody's wishes about one thing. */
export const wishDocument = defineDocument<{ readonly at: Millis }>({
  path: 'wishes/{uid}/items/{thing}',
  fields: { at: writtenAlways(time) },
  server: [],
  edits: {},
});

/** `products/{id}/views/{uid}`: that somebody has looked. */
export const viewDocument = defineDocument<{ readonly uid: UserId }>({
  path: 'products/{productId}/views/{uid}',
  fields: { uid: userId },
  server: [],
  edits: {},
});
