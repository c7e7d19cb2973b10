import { PURITIES } from '../product/product.ts';
import type { ProductFilter, ProductSort, Range } from '../product/product-filter.ts';
import { gramsToFind } from '../search/search-grams.ts';
import { queryOf } from '../search/search-key.ts';
import type { MarketQuestion } from './market-question.ts';
import { priceBandsIn, weightBandsIn, type Bands } from './range-bands.ts';
import { gradeName, placeOf, regionShelf, shelfName } from './shelves.ts';

/** How a question is put to an index: what stands in one list of a card, and at most one further field. */
export interface MarketPlan {
  readonly list: 'shelves' | 'tokens';
  /** A card has at least one of them. */
  readonly anyOf: readonly string[];
  readonly field: { readonly name: CardField; readonly values: readonly string[] } | null;
  /** The order's own field within these ends. */
  readonly ordered: Range<number> | null;
  /** Whatever is found so is asked for; otherwise each card is held against the question. */
  readonly isExact: boolean;
}

export const CARD_FIELDS = ['category', 'grade', 'sido', 'place'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

/** Firestore looks at no more alternatives in one question. */
const MOST_ALTERNATIVES = 30;

/** The narrowest way to what a question asks for. */
export function planOf(question: MarketQuestion): MarketPlan {
  const byShelf = planByShelf(question);
  const byTerm = planByTerm(question);
  return byTerm !== null && byTerm.share <= byShelf.share ? byTerm.plan : byShelf.plan;
}

interface Weighed {
  readonly plan: MarketPlan;
  /** How much of the market is looked through, a guess from 0 to 1. */
  readonly share: number;
}

/** One choice of a filter with its alternatives; `share` guesses how much of the market they are. */
interface Part {
  readonly name: 'category' | 'purity' | 'band';
  readonly values: readonly string[];
  readonly share: number;
}

function planByShelf({ term, filter, sort }: MarketQuestion): Weighed {
  const isOrdered = isByPrice(sort) && isSet(filter.price);
  const bands = narrowestBands(filter, isOrdered);
  const parts: readonly Part[] = [
    { name: 'category', values: filter.categories, share: filter.categories.length * 0.12 },
    { name: 'purity', values: filter.purities, share: filter.purities.length * 0.25 },
    { name: 'band', values: bands?.bands ?? [], share: (bands?.bands.length ?? 0) * 0.1 },
  ];
  const kept = withinReach(parts.filter(({ values }) => values.length > 0));
  const valuesOf = (name: Part['name']) => kept.find((part) => part.name === name)?.values ?? [''];
  const anyOf = valuesOf('category').flatMap((category) =>
    valuesOf('purity').flatMap((purity) =>
      valuesOf('band').map((band) =>
        shelfName({
          category,
          purity,
          region: regionShelf(filter.region),
          isAvailable: filter.availableOnly,
          hasCertificate: filter.withCertificate,
          band,
        }),
      ),
    ),
  );
  const isWhole = parts.every((part) => part.values.length === 0 || kept.includes(part));
  return {
    plan: {
      list: 'shelves',
      anyOf,
      field: null,
      ordered: isOrdered ? filter.price : null,
      isExact: queryOf(term).words.length === 0 && isWhole && areRangesIn(filter, bands, isOrdered),
    },
    share: kept.reduce((all, { share }) => all * Math.min(1, share), shareOfRest(filter)),
  };
}

function planByTerm({ term, filter, sort }: MarketQuestion): Weighed | null {
  const wanted = gramsToFind(queryOf(term));
  if (wanted === null) return null;
  const fields = fieldsOf(filter).filter(
    ({ values }) => values.length * wanted.grams.length <= MOST_ALTERNATIVES,
  );
  const [narrowest] = fields.toSorted((a, b) => a.share - b.share);
  const isOrdered = isByPrice(sort) && isSet(filter.price);
  const isWhole =
    fieldsOf(filter).length <= 1 && !isSet(filter.weight) && (isOrdered || !isSet(filter.price));
  return {
    plan: {
      list: 'tokens',
      anyOf: wanted.grams,
      field: narrowest ? { name: narrowest.name, values: narrowest.values } : null,
      ordered: isOrdered ? filter.price : null,
      isExact: wanted.isExact && isWhole && fields.length === fieldsOf(filter).length,
    },
    share: 10 ** (-wanted.weight / 5) * (narrowest?.share ?? 1),
  };
}

/** The fields of a card that a filter speaks of, each with what it may be. */
function fieldsOf(
  filter: ProductFilter,
): readonly { readonly name: CardField; readonly values: readonly string[]; readonly share: number }[] {
  const { categories, purities, region, availableOnly, withCertificate } = filter;
  const purityShare = purities.length === 0 ? 1 : Math.min(1, purities.length * 0.25);
  return [
    ...(region === null
      ? []
      : region.sigungu === ''
        ? [{ name: 'sido', values: [region.sido], share: 0.15 } as const]
        : [{ name: 'place', values: [placeOf(region)], share: 0.02 } as const]),
    ...(categories.length === 0
      ? []
      : [{ name: 'category', values: categories, share: categories.length * 0.12 } as const]),
    ...(purities.length > 0 || availableOnly || withCertificate
      ? [
          {
            name: 'grade',
            values: gradesOf(filter),
            share: purityShare * (availableOnly ? 0.6 : 1) * (withCertificate ? 0.5 : 1),
          } as const,
        ]
      : []),
  ];
}

function gradesOf({ purities, availableOnly, withCertificate }: ProductFilter): readonly string[] {
  return (purities.length === 0 ? PURITIES : purities).flatMap((purity) =>
    (availableOnly ? [true] : [true, false]).flatMap((isAvailable) =>
      (withCertificate ? [true] : [true, false]).map((isCertified) =>
        gradeName(purity, isAvailable, isCertified),
      ),
    ),
  );
}

/** Of a price and a weight the one with fewer bands; the other is looked at card by card. */
function narrowestBands({ price, weight }: ProductFilter, isPriceOrdered: boolean): Bands | null {
  const choices = [
    ...(isSet(price) && !isPriceOrdered ? [priceBandsIn(price)] : []),
    ...(isSet(weight) ? [weightBandsIn(weight)] : []),
  ];
  return choices.toSorted((a, b) => a.bands.length - b.bands.length)[0] ?? null;
}

function areRangesIn(
  { price, weight }: ProductFilter,
  bands: Bands | null,
  isPriceOrdered: boolean,
): boolean {
  const open = [isSet(price) && !isPriceOrdered, isSet(weight)].filter(Boolean).length;
  return open === 0 || (open === 1 && bands !== null && bands.isExact);
}

/** The parts whose combinations one question may hold, the least telling left out first. */
function withinReach(parts: readonly Part[]): readonly Part[] {
  const combinations = parts.reduce((product, { values }) => product * values.length, 1);
  if (combinations <= MOST_ALTERNATIVES) return parts;
  const least = parts.toSorted((a, b) => b.share - a.share)[0];
  return withinReach(parts.filter((part) => part !== least));
}

const shareOfRest = ({ region, availableOnly, withCertificate }: ProductFilter): number =>
  (region === null ? 1 : region.sigungu === '' ? 0.15 : 0.02) *
  (availableOnly ? 0.6 : 1) *
  (withCertificate ? 0.5 : 1);

const isByPrice = (sort: ProductSort): boolean => sort === 'price_low' || sort === 'price_high';

const isSet = ({ min, max }: Range<number>): boolean => min !== null || max !== null;
