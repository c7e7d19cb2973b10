import { similarProducts } from '#data/local/queries/similar-queries.ts';
import { useQuiet } from '#device/use-quiet.ts';
import type { MarketQuestion } from '#domain/market/market-question.ts';
import { NO_FILTER } from '#domain/product/product-filter.ts';
import type { Product } from '#domain/product/product.ts';
import { productPageText } from '#i18n/ko/product.ts';
import { useRefresh } from '#session/use-refresh.ts';
import { useUnblocked } from '#session/use-unblocked.ts';
import { Section } from '#ui/layout/section.tsx';
import { CardStrip } from '../listing/card-strip.tsx';
import { ProductCard } from '../listing/product-card.tsx';

const MOST = 6;
/** The nearest of so many of its kind are shown. */
const ASKED = 12;

const ofItsKind = ({ category, purity }: Product): MarketQuestion => ({
  term: '',
  filter: {
    ...NO_FILTER,
    categories: [category],
    purities: purity === 'unknown' ? [] : [purity],
    availableOnly: true,
  },
  sort: 'newest',
});

/**
 * Others of the same kind, as far as this device knows them; the rest is asked for behind the listing itself.
 */
export function SimilarItems({ product }: { readonly product: Product }) {
  const isQuiet = useQuiet();
  const similar = useUnblocked(
    async (db, hidden) => similarProducts(db, product, MOST, hidden),
    [product.id, product.category, product.purity, product.weight, product.price],
  );
  // Whoever comes from a list has such things on the device; whoever was sent a link has nothing but this
  // listing.
  const isLacking = similar.kind === 'ready' && similar.value.length < MOST;
  useRefresh(isQuiet && isLacking ? { kind: 'market', question: ofItsKind(product), most: ASKED } : null);
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
