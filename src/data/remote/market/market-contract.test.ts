import { describe } from 'vitest';
import { marketContract } from '#tests/support/market-contract.ts';
import { someListings } from '#tests/support/market-listings.ts';
import { createMemoryMarket } from '#tests/support/memory-market.ts';

describe('the plainest engine behind the port', () => {
  let listings = someListings(120, 7, 'm');
  const market = {
    port: createMemoryMarket(() => listings),
    listings,
    put: async (listing: (typeof listings)[number]) => {
      listings = [...listings.filter(({ id }) => id !== listing.id), listing];
    },
    remove: async (gone: string) => {
      listings = listings.filter(({ id }) => id !== gone);
    },
  };
  marketContract(() => market, 60);
});
