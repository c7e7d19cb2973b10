import { useGoldToday } from '../listing/use-gold-today.ts';
import { GoldPriceCard } from './gold-price-card.tsx';
import styles from './home-screen.module.css';
import { LatestPosts } from './latest-posts.tsx';
import { MostLiked, Newest } from './product-sections.tsx';

/** Today's gold price; nothing where none was set. */
export function Today() {
  const { price, isPending } = useGoldToday();
  if (price) return <GoldPriceCard price={price} />;
  return isPending ? <div className={styles.priceSpace} /> : null;
}

export function Listings() {
  return (
    <>
      <Newest />
      <MostLiked />
      <LatestPosts />
    </>
  );
}
