import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useQuiet } from '#device/use-quiet.ts';
import { formatDay } from '#domain/format/format-time.ts';
import { formatWon } from '#domain/format/format-won.ts';
import type { GoldPrice } from '#domain/gold/gold-price.ts';
import { MILLIGRAMS_PER_DON } from '#domain/gold/weight.ts';
import type { Won } from '#domain/units.ts';
import { homeText } from '#i18n/ko/home.ts';
import { Card } from '#ui/layout/card.tsx';
import styles from './gold-price-card.module.css';

const text = homeText.price;

/** Drawn when nothing else wants the device: the card stands without it. */
const PriceTrend = lazy(() =>
  import('../gold/price-trend.tsx').then((module) => ({ default: module.PriceTrend })),
);

/** What a gram and a don of pure gold cost and bring, with the day the price is of. */
export function GoldPriceCard({ price }: { readonly price: GoldPrice }) {
  return (
    <Card look="gold">
      <section aria-labelledby="gold-price">
        <div className={styles.head}>
          <h2 id="gold-price" className={styles.title}>
            {text.title}
            <span className={styles.kind}>{text.title24k}</span>
          </h2>
          <p className={`${styles.date} tabular`}>{text.asOf(formatDay(price.date))}</p>
        </div>
        <dl className={styles.prices}>
          <Side name={text.buy} perGram={price.buyPerGram} />
          <Side name={text.sell} perGram={price.sellPerGram} />
        </dl>
        <Trend />
        {price.source === '' ? null : <p className={styles.source}>{text.source(price.source)}</p>}
      </section>
    </Card>
  );
}

/** The way to the chart, as high before its small drawing has come as after. */
function Trend() {
  const isQuiet = useQuiet();
  return (
    <Link to="/gold-price" className={styles.trend}>
      <span className={styles.drawn}>
        <Suspense>{isQuiet ? <PriceTrend /> : null}</Suspense>
      </span>
      <span className={styles.more}>{text.chart}</span>
    </Link>
  );
}

function Side({ name, perGram }: { readonly name: string; readonly perGram: Won }) {
  return (
    <div className={styles.side}>
      <dt className={styles.name}>{name}</dt>
      <dd className={`${styles.don} tabular`}>
        {formatWon((perGram * MILLIGRAMS_PER_DON) / 1000)}
        <span className={styles.unit}>{text.perDon}</span>
      </dd>
      <dd className={`${styles.gram} tabular`}>
        {text.perGram} {formatWon(perGram)}
      </dd>
    </div>
  );
}
