import { askEarly } from '#data/remote/rest/early-document.ts';
import { coverOf, type Cover } from './early-cover.ts';

let known: { readonly id: string; readonly cover: Cover } | null = null;

/**
 * Asks for a listing while the app itself is still on its way, and gives its first photo; `null` where there is none
 * to show. The reader of the catalogue takes the answer over.
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
