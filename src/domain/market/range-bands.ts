import { fromDon } from '../gold/weight.ts';
import type { Range } from '../product/product-filter.ts';
import { won, type Milligrams, type Won } from '../units.ts';

const MANWON = 10_000;
/** The ends that people choose most, so that what they ask for is made of whole bands. */
const PRICE_EDGES = [10, 30, 50, 100, 200, 300, 1_000].map((manwon) => won(manwon * MANWON));
const WEIGHT_EDGES = [1, 3, 5, 10, 30].map(fromDon);

/** Bands of a range, each an edge or what lies between two, and whether nothing else is in them. */
export interface Bands {
  readonly bands: readonly string[];
  readonly isExact: boolean;
}

export const priceBandOf = (price: Won): string => `p${bandOf(price, PRICE_EDGES)}`;
export const weightBandOf = (weight: Milligrams): string => `w${bandOf(weight, WEIGHT_EDGES)}`;

export const priceBandsIn = (range: Range<Won>): Bands => bandsIn(range, PRICE_EDGES, 'p');
export const weightBandsIn = (range: Range<Milligrams>): Bands => bandsIn(range, WEIGHT_EDGES, 'w');

/** 0 below the first edge, 1 on it, 2 between it and the second … */
function bandOf(value: number, edges: readonly number[]): number {
  const at = edges.findIndex((edge) => value <= edge);
  if (at === -1) return edges.length * 2;
  return value === edges[at] ? at * 2 + 1 : at * 2;
}

function bandsIn({ min, max }: Range<number>, edges: readonly number[], name: string): Bands {
  const from = min === null ? 0 : bandOf(min, edges);
  const to = max === null ? edges.length * 2 : bandOf(max, edges);
  const bands = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => `${name}${from + index}`);
  return { bands, isExact: isOnEdge(min, edges) && isOnEdge(max, edges) };
}

const isOnEdge = (end: number | null, edges: readonly number[]): boolean =>
  end === null || edges.includes(end);
