import { pricePerGramOf } from '../gold/melt-value.ts';
import { assertNever } from '../result.ts';
import type { Milligrams, Won } from '../units.ts';
import type { Product, ProductCategory, Purity } from './product.ts';

/** A range with both ends included; `null` leaves an end open. */
export interface Range<Unit extends number> {
  readonly min: Unit | null;
  readonly max: Unit | null;
}

/** What the chips above a list ask for; an empty list means "any". */
export interface ProductFilter {
  readonly categories: readonly ProductCategory[];
  readonly purities: readonly Purity[];
  readonly weight: Range<Milligrams>;
  readonly price: Range<Won>;
  /** `sigungu` is empty for the whole of a `sido`. */
  readonly region: { readonly sido: string; readonly sigungu: string } | null;
  /** 거래가능만: neither reserved nor sold. */
  readonly availableOnly: boolean;
  readonly withCertificate: boolean;
}

export const NO_FILTER: ProductFilter = {
  categories: [],
  purities: [],
  weight: { min: null, max: null },
  price: { min: null, max: null },
  region: null,
  availableOnly: false,
  withCertificate: false,
};

/** 최신, 낮은 가격, g당 낮은 가격, 관심. */
export const PRODUCT_SORTS = ['newest', 'price_low', 'price_high', 'per_gram_low', 'popular'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** The listings that pass, in the order they came; what is hidden never does. */
export const filterProducts = <Row extends Product>(
  products: readonly Row[],
  filter: ProductFilter,
): readonly Row[] => products.filter((product) => passesFilter(product, filter));

/** Whether one listing may be seen under a filter. */
export const passesFilter = (product: Product, filter: ProductFilter): boolean =>
  product.status !== 'hidden' &&
  (!filter.availableOnly || product.status === 'selling') &&
  (!filter.withCertificate || product.hasCertificate) &&
  isAmong(product.category, filter.categories) &&
  isAmong(product.purity, filter.purities) &&
  isWithin(product.weight, filter.weight) &&
  isWithin(product.price, filter.price) &&
  isInRegion(product, filter.region);

/** Whose first place is the cheapest one's, and with it the bait's. */
export const isByLowPrice = (sort: ProductSort): boolean => sort === 'price_low' || sort === 'per_gram_low';

/**
 * A sorted copy. Equal listings stand newest first, so that an order never depends on what was synced when.
 */
export const sortProducts = <Row extends Product>(
  products: readonly Row[],
  sort: ProductSort,
): readonly Row[] =>
  products
    .map((product) => ({ product, rank: rankOf(product, sort) }))
    .toSorted((a, b) => compareNumbers(a.rank, b.rank) || compareNewest(a.product, b.product))
    .map(({ product }) => product);

/** How many chips are set, for the number beside the filter button. */
export const activeFilterCount = (filter: ProductFilter): number =>
  [
    filter.categories.length > 0,
    filter.purities.length > 0,
    filter.weight.min !== null || filter.weight.max !== null,
    filter.price.min !== null || filter.price.max !== null,
    filter.region !== null,
    filter.availableOnly,
    filter.withCertificate,
  ].filter(Boolean).length;

const isAmong = <Value>(value: Value, wanted: readonly Value[]): boolean =>
  wanted.length === 0 || wanted.includes(value);

const isWithin = <Unit extends number>(value: Unit, { min, max }: Range<Unit>): boolean =>
  (min === null || value >= min) && (max === null || value <= max);

const isInRegion = ({ region }: Product, wanted: ProductFilter['region']): boolean =>
  wanted === null ||
  (region.sido === wanted.sido && (wanted.sigungu === '' || region.sigungu === wanted.sigungu));

/** Lower comes first. A listing without a weight has no price per gram and goes last. */
export function rankOf(product: Product, sort: ProductSort): number {
  switch (sort) {
    case 'newest':
      return -product.bumpedAt;
    case 'price_low':
      return product.price;
    case 'price_high':
      return -product.price;
    case 'per_gram_low':
      return pricePerGramOf(product) ?? Infinity;
    case 'popular':
      return -product.favoriteCount;
    default:
      return assertNever(sort);
  }
}

/** Infinity minus itself would be no number. */
const compareNumbers = (a: number, b: number): number => (a === b ? 0 : a - b);

function compareNewest(a: Product, b: Product): number {
  if (a.bumpedAt !== b.bumpedAt) return b.bumpedAt - a.bumpedAt;
  if (a.id === b.id) return 0;
  // As an index that goes down by time goes on by id.
  return a.id < b.id ? 1 : -1;
}
