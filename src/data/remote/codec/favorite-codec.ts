import * as v from 'valibot';
import type { ProductId } from '#domain/ids.ts';
import { millis, type Millis } from '#domain/units.ts';
import { lenient, parseFields, timestampMillis } from './firestore-fields.ts';
import { productIdField } from './id-fields.ts';

const favoriteFields = v.object({
  favoriteProductId: productIdField,
  createdAt: lenient(timestampMillis, millis(0)),
});

interface RemoteFavorite {
  readonly productId: ProductId;
  readonly createdAt: Millis;
}

/**
 * `favorites/{uid}/items/{id}`. Only the field names the product: old items carry any id, so it is not asked for.
 * An item without a time is the oldest there is.
 */
export function parseFavorite(_id: string, data: unknown): RemoteFavorite | null {
  const fields = parseFields(favoriteFields, data);
  return fields && { productId: fields.favoriteProductId, createdAt: fields.createdAt };
}
