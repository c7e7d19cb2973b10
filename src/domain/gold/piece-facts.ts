import type { GoldContent } from './melt-value.ts';

/** Which mark vouches for the fineness; `unstated` where nobody has said so, as in a listing. */
export const STAMPS = ['hallmark', 'taegeuk', 'geom', 'geum', 'foreign', 'none', 'unstated'] as const;
export type Stamp = (typeof STAMPS)[number];

/** Whether parts are joined by solder, which is less fine than what it joins. */
export const SOLDERS = ['without', 'with', 'unsure'] as const;
export type Solder = (typeof SOLDERS)[number];

/** Where the weight comes from: a store's verified scale, one at home, or what is printed on the thing. */
export const SCALES = ['store', 'home', 'label'] as const;
export type Scale = (typeof SCALES)[number];

/** What the worth of a piece hangs on. */
export interface PieceFacts extends GoldContent {
  readonly stamp: Stamp;
  readonly solder: Solder;
  readonly scale: Scale;
}

/** A listing says nothing of its stamp, its solder and its scale. */
export const factsOfListing = (listing: GoldContent & { readonly category?: string }): PieceFacts => ({
  purity: listing.purity,
  weight: listing.weight,
  hasStones: listing.hasStones,
  ...(listing.fineness === undefined ? {} : { fineness: listing.fineness }),
  ...(listing.stoneWeight === undefined ? {} : { stoneWeight: listing.stoneWeight }),
  stamp: 'unstated',
  solder: isCast(listing.category) ? 'without' : 'unsure',
  scale: 'store',
});

/** Bars, coins and beans have no joints. */
export const isCast = (category: string | null | undefined): boolean =>
  category === 'goldbar' || category === 'coin' || category === 'bean';
