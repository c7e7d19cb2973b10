import { mostLikedProducts, newestProducts } from '#data/local/queries/product-queries.ts';
import { newestPosts } from '#data/local/queries/post-queries.ts';
import { useRefresh } from '#session/use-refresh.ts';
import { useGoldToday } from '../listing/use-gold-today.ts';
import { useUnblocked } from '#session/use-unblocked.ts';
import { GoldPriceCard } from './gold-price-card.tsx';
import styles from './home-screen.module.css';
import { LatestPosts } from './latest-posts.tsx';
import { MostLiked, Newest } from './product-sections.tsx';

const NEWEST = 12;
const MOST_LIKED = 6;
const POSTS = 5;

/** Today's gold price; nothing where none was set. */
export function Today() {
  const { price, isPending } = useGoldToday();
  if (price) return <GoldPriceCard price={price} />;
  return isPending ? <div className={styles.priceSpace} /> : null;
}

/** Read in one go: sections that came one after another would push each other down. */
export function Listings() {
  const live = useUnblocked(
    async (db, hidden) => ({
      newest: await newestProducts(db, NEWEST, hidden),
      mostLiked: await mostLikedProducts(db, MOST_LIKED, hidden),
      posts: await newestPosts(db, null, POSTS, hidden),
    }),
    [],
  );
  const refreshing = useRefresh({ kind: 'products' });
  useRefresh({ kind: 'posts', category: null });
  const { mostLiked, posts } = live.kind === 'ready' ? live.value : { mostLiked: [], posts: [] };
  return (
    <>
      <Newest products={live.kind === 'ready' ? live.value.newest : live.kind} refreshing={refreshing} />
      <MostLiked products={mostLiked} />
      <LatestPosts posts={posts} />
    </>
  );
}
