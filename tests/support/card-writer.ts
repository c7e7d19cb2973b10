import { encodeFields } from '#data/remote/rest/firestore-values.ts';
import type { ProductId } from '#domain/ids.ts';
import type { Product } from '#domain/product/product.ts';
import { cardDocumentOf } from './card-document.ts';

/** A commit holds 500 writes; cards are large. */
const BATCH = 200;

/** Writes and removes cards in an emulator, past its rules. */
export function createCardWriter(host: string, projectId: string) {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const commit = async (writes: readonly object[]) => {
    const answer = await fetch(`http://${host}/v1/${root}:commit`, {
      method: 'POST',
      headers: { Authorization: 'Bearer owner' },
      body: JSON.stringify({ writes }),
    });
    if (!answer.ok) throw new Error(`the emulator took no cards: ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  const nameOf = (id: ProductId) => `${root}/listingCards/${id}`;
  return {
    async put(listings: readonly Product[]): Promise<void> {
      for (let from = 0; from < listings.length; from += BATCH) {
        await commit(
          listings.slice(from, from + BATCH).map((listing) => ({
            update: { name: nameOf(listing.id), fields: encodeFields(cardDocumentOf(listing)) },
          })),
        );
      }
    },
    remove: (ids: readonly ProductId[]): Promise<void> => commit(ids.map((id) => ({ delete: nameOf(id) }))),
  };
}
