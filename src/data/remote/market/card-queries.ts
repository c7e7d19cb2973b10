import { CARD_FIELDS_SHOWN } from '#documents/listing-card.ts';
import { planOf, type MarketPlan } from '#domain/market/market-plan.ts';
import type { ProductId } from '#domain/ids.ts';
import type { MarketQuestion } from '#domain/market/market-question.ts';
import type { ProductSort } from '#domain/product/product-filter.ts';
import { millis, microsOfMillis } from '#domain/units.ts';
import {
  DOCUMENT_ID,
  type QueryDescription,
  type QueryFilter,
  type QueryOrder,
} from '../query-description.ts';
import type { CardPosition } from './market-cursor.ts';

/**
 * Cards that one question reads: where each is shown, a page; where some are passed over, what a page may
 * cost.
 */
export const CARDS_READ = { exact: 24, verified: 50 } as const;
/** A count is the whole below this, and says so from here on. */
export const MOST_COUNTED = 500;

/** Firestore's own limit of an `in`. */
export const MOST_BY_ID = 30;

/** The order's own fields; equal cards stand newest first, and then by their ids. */
export const ORDER_FIELDS: Readonly<Record<ProductSort, readonly QueryOrder[]>> = {
  newest: [{ field: 'bumpedAt', direction: 'desc' }],
  price_low: [
    { field: 'price', direction: 'asc' },
    { field: 'bumpedAt', direction: 'desc' },
  ],
  price_high: [
    { field: 'price', direction: 'desc' },
    { field: 'bumpedAt', direction: 'desc' },
  ],
  per_gram_low: [
    { field: 'perGram', direction: 'asc' },
    { field: 'bumpedAt', direction: 'desc' },
  ],
  popular: [
    { field: 'favoriteCount', direction: 'desc' },
    { field: 'bumpedAt', direction: 'desc' },
  ],
};

/** A page of the cards that a question may be about, behind `after`. */
export function cardPage(
  question: MarketQuestion,
  after: CardPosition | null,
  most: number = CARDS_READ.verified,
): QueryDescription {
  const plan = planOf(question);
  const order = ORDER_FIELDS[question.sort];
  return {
    collection: 'listingCards',
    filters: filtersOf(plan),
    order: [...order, { field: DOCUMENT_ID, direction: 'desc' }],
    ...(after === null
      ? {}
      : {
          after: [
            ...after.values.map((value, index) =>
              order[index]?.field === 'bumpedAt' ? { micros: microsOfMillis(millis(value)) } : value,
            ),
            after.id,
          ],
        }),
    limit: Math.min(most, plan.isExact ? CARDS_READ.exact : CARDS_READ.verified),
    fields: CARD_FIELDS_SHOWN,
  };
}

/** The same cards to be counted; `null` where counting them would count others too. */
export function cardCount(question: MarketQuestion): QueryDescription | null {
  if (!planOf(question).isExact) return null;
  const { fields: _fields, ...page } = cardPage(question, null);
  return { ...page, limit: MOST_COUNTED };
}

function filtersOf({ list, anyOf, field, ordered }: MarketPlan): readonly QueryFilter[] {
  const [only, ...others] = anyOf;
  const [value, ...values] = field?.values ?? [];
  return [
    only !== undefined && others.length === 0
      ? { field: list, op: 'array-contains', value: only }
      : { field: list, op: 'array-contains-any', value: anyOf },
    ...(field === null || value === undefined
      ? []
      : [
          values.length === 0
            ? ({ field: field.name, op: '==', value } as const)
            : ({ field: field.name, op: 'in', value: field.values } as const),
        ]),
    ...(ordered === null || ordered.min === null
      ? []
      : [{ field: 'price', op: '>=', value: ordered.min } as const]),
    ...(ordered === null || ordered.max === null
      ? []
      : [{ field: 'price', op: '<=', value: ordered.max } as const]),
  ];
}

/** At most {@link MOST_BY_ID} at once, in no order; what is hidden or gone has no card. */
export const cardsById = (ids: readonly ProductId[]): QueryDescription => ({
  collection: 'listingCards',
  filters: [{ field: DOCUMENT_ID, op: 'in', value: ids }],
  order: [],
  limit: MOST_BY_ID,
  fields: CARD_FIELDS_SHOWN,
});
