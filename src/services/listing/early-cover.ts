import { askEarly } from '#data/remote/rest/early-document.ts';
import type { ProductImage } from '#domain/product/product.ts';

type Cover = Pick<ProductImage, 'url' | 'thumbUrl' | 'w'>;

let known: { readonly id: string; readonly cover: Cover } | null = null;

/**
 * Asks for a listing while the app itself is still on its way, and gives its first photo; `null` where there
 * is none to show. The reader of the catalogue takes the answer over.
 */
export async function askListingEarly(id: string): Promise<Cover | null> {
  try {
    const response = await askEarly(`products/${id}`);
    // The body is the reader's.
    const cover = coverOf(await response.clone().json());
    if (cover) known = { id, cover };
    return cover;
  } catch {
    // No network, or not our server: the reader asks again and tells.
    return null;
  }
}

/** The first photo of a listing that was asked for early. */
export const earlyCover = (id: string): Cover | null => (known?.id === id ? known.cover : null);

/**
 * Of a listing's document as REST gives it; read by hand, since no parser is there yet when the first photo
 * is wanted.
 */
export function coverOf(listing: unknown): Cover | null {
  const photo = within(listing, ['fields', 'images', 'arrayValue', 'values', '0', 'mapValue', 'fields']);
  const url = within(photo, ['url', 'stringValue']);
  const thumbUrl = within(photo, ['thumbUrl', 'stringValue']);
  const w = Number(within(photo, ['w', 'integerValue']) ?? Number.NaN);
  if (typeof url !== 'string' || typeof thumbUrl !== 'string' || !(w > 0)) return null;
  return { url, thumbUrl, w };
}

const within = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  );
