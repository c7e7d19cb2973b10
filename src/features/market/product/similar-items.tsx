import { similarProducts } from '#data/local/queries/product-queries.ts';
import type { Product } from '#domain/product/product.ts';
import { productPageText } from '#i18n/ko/product.ts';
import { useCatalogue } from '#session/use-catalogue.ts';
import { Section } from '#ui/layout/section.tsx';
import { CardStrip } from '../listing/card-strip.tsx';
import { ProductCard } from '../listing/product-card.tsx';

const MOST = 6;

/** Others of the same kind and purity, as far as this device knows them. */
export function SimilarItems({ product }: { readonly product: Product }) {
  const similar = useCatalogue(
    async (db) => similarProducts(db, product, MOST),
    [product.id, product.category, product.purity, product.weight],
  );
  if (similar.kind !== 'ready' || similar.value.length === 0) return null;
  return (
    <Section title={productPageText.similar}>
      <CardStrip label={productPageText.similar}>
        {similar.value.map((item) => (
          <li key={item.id}>
            <ProductCard product={item} />
          </li>
        ))}
      </CardStrip>
    </Section>
  );
}
