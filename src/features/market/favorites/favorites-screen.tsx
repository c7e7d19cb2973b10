import { Link } from '@tanstack/react-router';
import Heart from 'lucide-react/icons/heart';
import { useNow } from '#device/use-now.ts';
import { groupThousands } from '#domain/format/format-won.ts';
import { commonText } from '#i18n/ko/common.ts';
import { favoriteText as text } from '#i18n/ko/favorites.ts';
import { pageText } from '#i18n/ko/pages.ts';
import { tryAgain } from '#session/running-sync.ts';
import { usePulled } from '#session/use-pulled.ts';
import { useRefresh } from '#session/use-refresh.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LiveState } from '#ui/feedback/live-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { useGoldToday } from '../listing/use-gold-today.ts';
import { FavoriteRow } from './favorite-row.tsx';
import styles from './favorites-screen.module.css';
import { useFavorites, type FavoriteItem } from './use-favorites.ts';
import { useMissingListings } from './use-missing-listings.ts';

/** /favorites: what the person has marked, from the disk. */
export function FavoritesScreen() {
  return (
    <Page width="reading">
      <PageHeader title={pageText.favorites.title} />
      <Favorites />
    </Page>
  );
}

function Favorites() {
  const live = useFavorites();
  if (live.kind !== 'ready') return <LiveState kind={live.kind} words={commonText} failed={text.failed} />;
  return live.value.length === 0 ? <NoFavorites /> : <FavoriteList items={live.value} />;
}

function FavoriteList({ items }: { readonly items: readonly FavoriteItem[] }) {
  const now = useNow();
  const { price: gold } = useGoldToday();
  const { isRefreshing } = useRefresh({
    kind: 'listed_products',
    ids: items.map(({ productId }) => productId),
  });
  const missing = useMissingListings(items, isRefreshing);
  // On a new device: rows that grow as their listings come would push one another down.
  if (isRefreshing && items.every(({ product }) => product === null)) {
    const skeleton = { count: items.length };
    return <LiveState kind="loading" words={commonText} failed={text.failed} skeleton={skeleton} />;
  }
  const marked = items.filter(({ isMarked }) => isMarked).length;
  return (
    <>
      <p className={`${styles.count} tabular`} role="status">
        {text.count(groupThousands(marked))}
      </p>
      <ul aria-label={text.listLabel}>
        {items.map((item) => (
          <li key={item.productId} ref={item.productId === missing.first ? missing.row : undefined}>
            <FavoriteRow
              item={item}
              isAsking={isRefreshing || missing.asked.has(item.productId)}
              now={now}
              gold={gold}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function NoFavorites() {
  const pulled = usePulled('favorites');
  if (pulled !== 'pulled') {
    return <LiveState kind={pulled} words={commonText} failed={text.failed} onRetry={tryAgain} />;
  }
  return (
    <EmptyState
      icon={<Heart size={32} />}
      title={text.empty.title}
      message={text.empty.message}
      action={
        <Link to="/trade" className={buttonClass()}>
          {text.empty.browse}
        </Link>
      }
    />
  );
}
