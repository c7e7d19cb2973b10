import type { MarketQuestion } from './market-question.ts';
import { PRODUCT_CATEGORIES, PURITIES, type ProductCategory, type Purity } from '../product/product.ts';
import {
  NO_FILTER,
  PRODUCT_SORTS,
  type ProductFilter,
  type ProductSort,
  type Range,
} from '../product/product-filter.ts';
import { fromGrams, toGrams, won, type Milligrams, type Won } from '../units.ts';
import { tradeSearchOf, type TradeSearch } from './trade-params.ts';

/**
 * What the list of /trade shows; all of it lives in the address, so that back, reload and a link lead to the
 * same list.
 */
export type TradeQuery = MarketQuestion;

export const DEFAULT_SORT: ProductSort = 'newest';
const MAX_TERM_CHARS = 100;
const ON = '1';

/** Reads an address that anybody may have written: what is not understood is left out. */
export function queryOfSearch(raw: Readonly<Record<string, unknown>>): TradeQuery {
  const search = tradeSearchOf(raw);
  const read = (name: keyof TradeSearch): string => search[name] ?? '';
  return {
    term: read('search').slice(0, MAX_TERM_CHARS).trim(),
    filter: {
      categories: listOf(read('category'), PRODUCT_CATEGORIES),
      purities: listOf(read('purity'), PURITIES),
      weight: rangeOf(read('weight'), fromGrams),
      price: rangeOf(read('price'), won),
      region: regionOf(read('region')),
      availableOnly: read('available') === ON,
      withCertificate: read('certificate') === ON,
    },
    sort: PRODUCT_SORTS.find((sort) => sort === read('sort')) ?? DEFAULT_SORT,
  };
}

/** Writes a query in the one way it is written, without what is not asked for. */
export function searchOfQuery({ term, filter, sort }: TradeQuery): TradeSearch {
  return tradeSearchOf({
    search: term,
    category: filter.categories.join(),
    purity: filter.purities.join(),
    weight: rangeText(filter.weight, toGrams),
    price: rangeText(filter.price, Number),
    region: filter.region ? [filter.region.sido, filter.region.sigungu].filter(Boolean).join('.') : '',
    available: filter.availableOnly ? ON : '',
    certificate: filter.withCertificate ? ON : '',
    sort: sort === DEFAULT_SORT ? '' : sort,
  });
}

/** A search for a term among everything. */
export const searchForTerm = (term: string): TradeSearch =>
  searchOfQuery({ term, filter: NO_FILTER, sort: DEFAULT_SORT });

/** In the order of `known`, each once. */
function listOf<Value extends ProductCategory | Purity>(
  text: string,
  known: readonly Value[],
): readonly Value[] {
  const asked = new Set<string>(text.split(','));
  return known.filter((value) => asked.has(value));
}

/** `3.75-18.75`, `-5` or `10-`; ends in the wrong order change places. */
const RANGE = /^(\d{1,12}(?:\.\d{1,3})?)?-(\d{1,12}(?:\.\d{1,3})?)?$/;

function rangeOf<Unit extends Milligrams | Won>(text: string, unit: (value: number) => Unit): Range<Unit> {
  const [, from, to] = RANGE.exec(text) ?? [];
  const min = from === undefined ? null : unit(Number(from));
  const max = to === undefined ? null : unit(Number(to));
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

const rangeText = <Unit extends number>({ min, max }: Range<Unit>, plain: (value: Unit) => number): string =>
  min === null && max === null ? '' : [min, max].map((end) => (end === null ? '' : plain(end))).join('-');

const REGION = /^([^.]{1,20})(?:\.([^.]{1,20}))?$/;

function regionOf(text: string): ProductFilter['region'] {
  const [, sido, sigungu = ''] = REGION.exec(text) ?? [];
  return sido === undefined ? null : { sido, sigungu };
}
