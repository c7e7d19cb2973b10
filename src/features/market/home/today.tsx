import { answeredProducts } from '#data/local/queries/product-queries.ts';
import { newestPosts } from '#data/local/queries/post-queries.ts';
import type { Post } from '#domain/board/post.ts';
import { stripKey, type MarketQuestion } from '#domain/market/market-question.ts';
import type { Product } from '#domain/product/product.ts';
import { NO_FILTER } from '#domain/product/product-filter.ts';
import { keptAnswer } from '#session/kept-answer.ts';
import { useRefresh } from '#session/use-refresh.ts';
import { useGoldToday } from '../listing/use-gold-today.ts';
import { useUnblocked } from '#session/use-unblocked.ts';
import { GoldPriceCard } from './gold-price-card.tsx';
import styles from './home-screen.module.css';
import { LatestPosts } from './latest-posts.tsx';
import { OwnGoldLink } from './own-gold-link.tsx';
import { newestOffered } from './newest-offered.ts';
import { MostLiked, Newest } from './product-sections.tsx';

const NEWEST = 8;
const MOST_LIKED = 6;
const POSTS = 5;
/** The question of /trade itself: whoever has just been there has the answer. */
const NEW_ONES: MarketQuestion = { term: '', filter: NO_FILTER, sort: 'newest' };
const LIKED_ONES: MarketQuestion = {
  term: '',
  filter: { ...NO_FILTER, availableOnly: true },
  sort: 'popular',
};

/** Today's gold price; nothing where none was set. */
export function Today() {
  const { price, isPending } = useGoldToday();
  if (price) return <GoldPriceCard price={price} />;
  return isPending ? <div className={styles.priceSpace} /> : null;
}

interface HomeLists {
  readonly newest: readonly Product[];
  readonly mostLiked: readonly Product[];
  readonly posts: readonly Post[];
}

const kept = keptAnswer<HomeLists>();

/** Read in one go: sections that came one after another would push each other down. */
export function Listings() {
  const live = useUnblocked(
    async (db, hidden) => {
      const isSeen = ({ sellerId }: Product) => !hidden.has(sellerId);
      const [newest, mostLiked, posts] = await db.transaction('r', [db.answers, db.products, db.posts], () =>
        Promise.all([
          answeredProducts(db, stripKey(NEW_ONES)),
          answeredProducts(db, stripKey(LIKED_ONES)),
          newestPosts(db, null, POSTS, hidden),
        ]),
      );
      return {
        newest: newestOffered(newest.filter(isSeen)),
        mostLiked: mostLiked.filter(isSeen),
        posts,
      };
    },
    [],
    kept,
  );
  const refreshing = useRefresh({ kind: 'market', question: NEW_ONES, most: NEWEST });
  useRefresh({ kind: 'market', question: LIKED_ONES, most: MOST_LIKED });
  useRefresh({ kind: 'latest_posts' });
  const { mostLiked, posts } = live.kind === 'ready' ? live.value : { mostLiked: [], posts: [] };
  return (
    <>
      <OwnGoldLink />
      <Newest products={live.kind === 'ready' ? live.value.newest : live.kind} refreshing={refreshing} />
      <MostLiked products={mostLiked} />
      <LatestPosts posts={posts} />
    </>
  );
}
