import type { Product } from './product.ts';

/**
 * At most `limit` of `candidates` that somebody who looks at `to` may want instead: of its kind, the same
 * purity first, what is on sale before what is reserved, and then the nearest in weight and price.
 */
export const similarTo = (to: Product, candidates: readonly Product[], limit: number): readonly Product[] =>
  candidates
    .filter((product) => isAlternative(product, to))
    .map((product) => ({ product, nearness: nearnessOf(product, to) }))
    .toSorted((a, b) => compareNearness(a.nearness, b.nearness))
    .slice(0, limit)
    .map(({ product }) => product);

const isAlternative = ({ id, category, status }: Product, to: Product): boolean =>
  id !== to.id && category === to.category && (status === 'selling' || status === 'reserved');

/** Read from the front, lower is nearer. The last two make the order the same whatever was synced when. */
type Nearness = readonly [purity: 0 | 1, status: 0 | 1, distance: number, newness: number, id: string];

const nearnessOf = (product: Product, to: Product): Nearness => [
  isSamePurity(product, to) ? 0 : 1,
  product.status === 'selling' ? 0 : 1,
  distance(product.weight, to.weight) + distance(product.price, to.price),
  -product.bumpedAt,
  product.id,
];

/** Two things of which nobody knows the purity have nothing in common by that. */
const isSamePurity = ({ purity }: Product, to: Product): boolean =>
  purity === to.purity && purity !== 'unknown';

/** Half of it is as far away as double; a listing without a weight or price is far from all that have one. */
const distance = (a: number, b: number): number => Math.abs(Math.log(Math.max(1, a) / Math.max(1, b)));

function compareNearness(a: Nearness, b: Nearness): number {
  for (const [index, one] of a.entries()) {
    const other = b[index];
    if (other !== undefined && one !== other) return one < other ? -1 : 1;
  }
  return 0;
}
