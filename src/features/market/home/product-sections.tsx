import { Link } from '@tanstack/react-router';
import type { Product } from '#domain/product/product.ts';
import { commonText } from '#i18n/ko/common.ts';
import { homeText as text } from '#i18n/ko/home.ts';
import type { Refreshing } from '#session/use-refresh.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LiveState, type LiveStateProps } from '#ui/feedback/live-state.tsx';
import { Section } from '#ui/layout/section.tsx';
import { CardStrip } from '../listing/card-strip.tsx';
import { ProductCard } from '../listing/product-card.tsx';
import { StripSkeleton } from './strip-skeleton.tsx';

/** Pictures of a strip that a phone shows before anybody scrolls. */
const ABOVE_THE_FOLD = 2;

export interface NewestProps {
  readonly products: readonly Product[] | 'loading' | 'failed';
  readonly refreshing: Refreshing;
}

/** The newest listings; this is what tells when there are none, or when they cannot be had. */
export function Newest({ products, refreshing }: NewestProps) {
  return (
    <Section title={text.newest} more={<MoreLink section={text.newest} />}>
      <NewestBody products={products} refreshing={refreshing} />
    </Section>
  );
}

function NewestBody({ products, refreshing: { isRefreshing, failed, refresh } }: NewestProps) {
  const state = (kind: LiveStateProps['kind']) => (
    <LiveState
      kind={kind}
      words={commonText}
      failed={text.failed}
      offline={text.offlineEmpty}
      onRetry={refresh}
      outline={<StripSkeleton />}
      isCompact
    />
  );
  if (products === 'loading' || products === 'failed') return state(products);
  if (products.length > 0) {
    return <Strip label={text.newest} products={products} priorities={ABOVE_THE_FOLD} />;
  }
  if (isRefreshing) return state('loading');
  if (failed === null) return <NoProducts />;
  return state(failed === 'offline' ? 'offline' : 'failed');
}

/** What people mark most; nothing where there is nothing to show. */
export function MostLiked({ products }: { readonly products: readonly Product[] }) {
  if (products.length === 0) return null;
  return (
    <Section title={text.mostLiked} more={<MoreLink section={text.mostLiked} sort="popular" />}>
      <Strip label={text.mostLiked} products={products} priorities={0} />
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
