import { describe } from 'vitest';
import { createFirestoreMarket } from '#data/remote/market/firestore-market.ts';
import type { QueryDescription } from '#data/remote/query-description.ts';
import { decodeFields, encodeFields } from '#data/remote/rest/firestore-values.ts';
import { structuredQuery } from '#data/remote/rest/structured-query.ts';
import { ok } from '#domain/result.ts';
import { cardDocumentOf } from '#tests/support/card-document.ts';
import { marketContract } from '#tests/support/market-contract.ts';
import { someListings } from '#tests/support/market-listings.ts';
import { createCardIndex } from './card-index.mjs';

const ROOT = 'projects/p/databases/(default)/documents';

// The same contract that the emulator keeps: where both find what a look at every listing finds, the bench's
// index may answer in the emulator's stead.
describe('the index that the bench asks', () => {
  const index = createCardIndex();
  const listings = someListings(150, 11, 'm');
  const put = (listing: (typeof listings)[number]) =>
    index.put(listing.id, encodeFields(cardDocumentOf(listing)));
  for (const listing of listings) if (listing.status !== 'hidden') put(listing);

  const asked = (description: QueryDescription) => {
    const { structuredQuery: query } = JSON.parse(JSON.stringify(structuredQuery(description, ROOT)));
    const ids: readonly string[] = index.idsOf(query) ?? [];
    return { ids, select: query.select };
  };
  const market = {
    port: createFirestoreMarket({
      query: async (description) => {
        const { ids, select } = asked(description);
        return ok(
          ids.map((id) => ({
            id,
            path: `listingCards/${id}`,
            data: decodeFields(index.fieldsOf(id, select)),
          })),
        );
      },
      count: async (description) => ok(asked(description).ids.length),
    }),
    listings,
    put: async (listing: (typeof listings)[number]) => put(listing),
    remove: async (id: string) => index.take(id),
  };
  marketContract(() => market, 200);
});
