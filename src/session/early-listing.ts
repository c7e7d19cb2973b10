import { askEarly } from '#data/remote/rest/early-document.ts';
import type { RestFields } from '#data/remote/rest/firestore-values.ts';
import type { ProductImage } from '#domain/product/product.ts';

type Cover = Pick<ProductImage, 'url' | 'thumbUrl' | 'w'>;

let known: { readonly id: string; readonly cover: Cover } | null = null;

/**
 * Asks for a listing while the app itself is still on its way, and gives its first photo; `null` where there is none
 * to show. The reader of the catalogue takes the answer over.
 */
export async function askListingEarly(id: string): Promise<Cover | null> {
  try {
    const response = await askEarly(`products/${id}`);
    // The body is the reader's.
    const { fields }: { readonly fields?: RestFields } = await response.clone().json();
    const cover = coverOf(fields);
    if (cover) known = { id, cover };
    return cover;
  } catch {
    // No network, or not our server: the reader asks again and tells.
    return null;
  }
}

/** The first photo of a listing that was asked for early. */
export const earlyCover = (id: string): Cover | null => (known?.id === id ? known.cover : null);

function coverOf(listing: RestFields | undefined): Cover | null {
  const images = listing?.['images'];
  const first = images && 'arrayValue' in images ? images.arrayValue.values?.[0] : undefined;
  const photo = first && 'mapValue' in first ? first.mapValue.fields : undefined;
  const { url, thumbUrl, w } = photo ?? {};
  if (!(url && 'stringValue' in url && thumbUrl && 'stringValue' in thumbUrl)) return null;
  if (!(w && 'integerValue' in w)) return null;
  return { url: url.stringValue, thumbUrl: thumbUrl.stringValue, w: Number(w.integerValue) };
}
