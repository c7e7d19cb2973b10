import { Link } from '@tanstack/react-router';
import { mostLikedProducts, newestProducts } from '#data/local/queries/product-queries.ts';
import type { Product } from '#domain/product/product.ts';
import { commonText } from '#i18n/ko/common.ts';
import { homeText as text } from '#i18n/ko/home.ts';
import { useCatalogue } from '#session/use-catalogue.ts';
import { useRefresh } from '#session/use-refresh.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { OfflineState } from '#ui/feedback/offline-state.tsx';
import { Section } from '#ui/layout/section.tsx';
import { CardStrip } from '../listing/card-strip.tsx';
import { ProductCard } from '../listing/product-card.tsx';
import { StripSkeleton } from './strip-skeleton.tsx';

const NEWEST = 12;
const MOST_LIKED = 6;
/** Pictures of a strip that a phone shows before anybody scrolls. */
const ABOVE_THE_FOLD = 2;

/** The newest listings; this is what tells when there are none, or when they cannot be had. */
export function Newest() {
  const live = useCatalogue((db) => newestProducts(db, NEWEST), []);
  const { isRefreshing, failed, refresh } = useRefresh({ kind: 'products' });
  const products = live.kind === 'ready' ? live.value : [];
  const ways = { retryLabel: commonText.retry, onRetry: refresh, isCompact: true } as const;
  return (
    <Section title={text.newest} more={<MoreLink section={text.newest} />}>
      {products.length > 0 ? (
        <Strip label={text.newest} products={products} priorities={ABOVE_THE_FOLD} />
      ) : live.kind === 'loading' || (live.kind === 'ready' && isRefreshing) ? (
        <StripSkeleton />
      ) : failed === 'offline' ? (
        <OfflineState message={text.offlineEmpty} {...ways} />
      ) : live.kind === 'failed' || failed !== null ? (
        <ErrorState message={text.failed} {...ways} />
      ) : (
        <NoProducts />
      )}
    </Section>
  );
}

/** What people mark most; nothing where there is nothing to show. */
export function MostLiked() {
  const live = useCatalogue((db) => mostLikedProducts(db, MOST_LIKED), []);
  if (live.kind !== 'ready' || live.value.length === 0) return null;
  return (
    <Section title={text.mostLiked} more={<MoreLink section={text.mostLiked} sort="popular" />}>
      <Strip label={text.mostLiked} products={live.value} priorities={0} />
    </Section>
  );
}

interface StripProps {
  readonly label: string;
  readonly products: readonly Product[];
  /** How many of the first pictures are above the fold. */
  readonly priorities: number;
}

function Strip({ label, products, priorities }: StripProps) {
  return (
    <CardStrip label={label}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} isPriority={index < priorities} />
        </li>
      ))}
    </CardStrip>
  );
}

function NoProducts() {
  return (
    <EmptyState
      message={text.noProducts}
      isCompact
      action={
        <Link to="/sell" className={buttonClass()}>
          {text.sellFirst}
        </Link>
      }
    />
  );
}

function MoreLink({ section, sort }: { readonly section: string; readonly sort?: 'popular' }) {
  return (
    <Link to="/trade" search={sort === undefined ? {} : { sort }} aria-label={text.moreOf(section)}>
      {text.more}
    </Link>
  );
}
