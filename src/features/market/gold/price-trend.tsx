import { useNow } from '#device/use-now.ts';
import { perDon, pointsWithin } from '#domain/gold/price-span.ts';
import type { PricePoint } from '#domain/gold/price-year.ts';
import { seoulDayNumber } from '#domain/time/seoul.ts';
import { goldPriceText } from '#i18n/ko/gold-price.ts';
import { linePath } from '#ui/chart/chart-shape.ts';
import { changeOf, type PriceChange } from './price-change.ts';
import styles from './price-trend.module.css';
import { usePricePoints } from './use-price-points.ts';

const words = goldPriceText.trend;
const [WIDTH, HEIGHT] = [120, 36];

/**
 * The last month in a small drawing and in words; nothing before two prices are known, nor as long as those
 * of a few days, which come first, are all there is of it.
 */
export function PriceTrend() {
  const today = seoulDayNumber(useNow());
  const { points, refreshing } = usePricePoints('recent');
  if (points.kind !== 'ready') return null;
  const month = pointsWithin(points.value, 'month', today);
  const isAnswered = !refreshing.isRefreshing && refreshing.failed === null;
  const isWhole = isAnswered || pointsWithin(points.value, 'all', today).length > month.length;
  if (month.length < 2 || !isWhole) return null;
  return (
    <>
      <Drawing points={month} />
      <span className={styles.words}>{wordsOf(changeOf(month))}</span>
    </>
  );
}

function Drawing({ points }: { readonly points: readonly PricePoint[] }) {
  const buys = points.map(({ day, buyPerGram }) => ({ x: day, y: perDon(buyPerGram) }));
  const sells = points.map(({ day, sellPerGram }) => ({ x: day, y: perDon(sellPerGram) }));
  const frame = {
    width: WIDTH,
    height: HEIGHT,
    from: points[0]?.day ?? 0,
    to: points.at(-1)?.day ?? 0,
    low: Math.min(...sells.map(({ y }) => y)),
    high: Math.max(...buys.map(({ y }) => y)),
  };
  return (
    <svg className={styles.drawing} viewBox={`-2 -2 ${WIDTH + 4} ${HEIGHT + 4}`} aria-hidden="true">
      <path className={styles.buy} d={linePath(buys, frame)} />
      <path className={styles.sell} d={linePath(sells, frame)} />
    </svg>
  );
}

const wordsOf = (change: PriceChange): string =>
  change.kind === 'same' ? words.same : words[change.kind](change.share);
