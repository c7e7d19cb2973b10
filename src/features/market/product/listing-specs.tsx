import { formatDate } from '#domain/format/format-time.ts';
import { formatPerMille } from '#domain/gold/fineness.ts';
import { formatGrams, formatWeight } from '#domain/gold/weight.ts';
import type { ListingDetails } from '#domain/product/product.ts';
import type { Millis } from '#domain/units.ts';
import { listingFieldText as field } from '#i18n/ko/listing-fields.ts';
import { categoryText, purityText, tradeMethodText } from '#i18n/ko/product-words.ts';
import { productPageText } from '#i18n/ko/product.ts';
import { SpecList, type SpecItem } from '#ui/display/spec-list.tsx';
import { regionName } from '../listing/listing-facts.ts';

const text = productPageText.spec;

/** Stands elsewhere on the screen, or with another field. */
const elsewhere = (): null => null;

/** How each thing that a seller says is read, in the order of the table. */
const ROWS: { readonly [Field in keyof ListingDetails]-?: (details: ListingDetails) => SpecItem | null } = {
  title: elsewhere,
  description: elsewhere,
  price: elsewhere,
  negotiable: elsewhere,
  category: ({ category }) => ({ term: field.category, value: categoryText[category] }),
  purity: ({ purity, fineness }) => ({
    term: field.purity,
    value:
      fineness === undefined
        ? purityText[purity]
        : `${purityText[purity]} (${text.fineness(formatPerMille(fineness))})`,
  }),
  fineness: elsewhere,
  weight: ({ weight }) => ({ term: field.weight, value: formatWeight(weight) }),
  hasStones: (details) => ({ term: field.stones, value: stonesOf(details) }),
  stoneWeight: elsewhere,
  maker: ({ maker }) => (maker ? { term: field.maker, value: maker } : null),
  hasCertificate: (details) => ({ term: field.certificate, value: has(details.hasCertificate) }),
  hasReceipt: (details) => ({ term: field.receipt, value: has(details.hasReceipt) }),
  tradeMethods: ({ tradeMethods }) => ({
    term: field.methods,
    value: tradeMethods.map((method) => tradeMethodText[method]).join(' · '),
  }),
  region: ({ region }) => ({ term: field.region, value: regionName(region) }),
};

export interface ListingSpecsProps {
  readonly details: ListingDetails;
  /** Not before it is published. */
  readonly listedAt?: Millis;
}

/** A listing as a table of facts. */
export function ListingSpecs({ details, listedAt }: ListingSpecsProps) {
  const rows = Object.values(ROWS).flatMap((row) => row(details) ?? []);
  return (
    <SpecList
      items={listedAt === undefined ? rows : [...rows, { term: text.listed, value: formatDate(listedAt) }]}
    />
  );
}

const has = (it: boolean): string => (it ? text.has : text.hasNot);

function stonesOf({ hasStones, stoneWeight }: ListingDetails): string {
  if (!hasStones) return text.stonesNone;
  return stoneWeight === undefined ? text.stonesUnknown : text.stonesWeight(formatGrams(stoneWeight));
}
