import { formatDate } from '#domain/format/format-time.ts';
import { formatPerMille } from '#domain/gold/fineness.ts';
import { formatGrams, formatWeight } from '#domain/gold/weight.ts';
import type { Product } from '#domain/product/product.ts';
import { categoryText, purityText, tradeMethodText } from '#i18n/ko/product-words.ts';
import { productPageText } from '#i18n/ko/product.ts';
import { SpecList } from '#ui/display/spec-list.tsx';
import { Section } from '#ui/layout/section.tsx';
import { regionName } from '../listing/listing-facts.ts';

const text = productPageText.spec;

/** The listing as a table of facts. */
export function ProductSpecs({ product }: { readonly product: Product }) {
  return (
    <Section title={text.title}>
      <SpecList
        items={[
          { term: text.category, value: categoryText[product.category] },
          { term: text.purity, value: purityOf(product) },
          { term: text.weight, value: formatWeight(product.weight) },
          { term: text.stones, value: stonesOf(product) },
          ...(product.maker ? [{ term: text.maker, value: product.maker }] : []),
          { term: text.certificate, value: product.hasCertificate ? text.has : text.hasNot },
          { term: text.receipt, value: product.hasReceipt ? text.has : text.hasNot },
          { term: text.methods, value: product.tradeMethods.map((it) => tradeMethodText[it]).join(' · ') },
          { term: text.region, value: regionName(product.region) },
          { term: text.listed, value: formatDate(product.createdAt) },
        ]}
      />
    </Section>
  );
}

const purityOf = ({ purity, fineness }: Product): string =>
  fineness === undefined
    ? purityText[purity]
    : `${purityText[purity]} (${text.fineness(formatPerMille(fineness))})`;

function stonesOf({ hasStones, stoneWeight }: Product): string {
  if (!hasStones) return text.stonesNone;
  return stoneWeight === undefined ? text.stonesUnknown : text.stonesWeight(formatGrams(stoneWeight));
}
