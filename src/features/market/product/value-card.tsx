import { formatDay } from '#domain/format/format-time.ts';
import { formatWon } from '#domain/format/format-won.ts';
import type { GoldPrice } from '#domain/gold/gold-price.ts';
import { finenessOf, meltValueOf, metalWeightOf } from '#domain/gold/melt-value.ts';
import { factsOfListing } from '#domain/gold/piece-facts.ts';
import { pricePositionOf, type PricePosition } from '#domain/gold/price-position.ts';
import { goldRangeOf, worthOf, type Range } from '#domain/gold/value-range.ts';
import { formatGrams } from '#domain/gold/weight.ts';
import type { Product } from '#domain/product/product.ts';
import type { Millis, Won } from '#domain/units.ts';
import { honestValueText } from '#i18n/ko/honest-value.ts';
import { productPageText } from '#i18n/ko/product.ts';
import { SkeletonBlock } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PositionWords } from '../listing/position-words.tsx';
import type { GoldToday } from '../listing/use-gold-today.ts';
import styles from './value-card.module.css';
import { valueGaugeOf } from './value-gauge.ts';

const text = productPageText.value;

export interface ValueCardProps {
  readonly product: Product;
  readonly gold: GoldToday;
  readonly now: Millis;
}

/** What the gold in a listing is worth by the last price, and where the asking price stands against it. */
export function ValueCard({ product, gold: { price: gold, isPending }, now }: ValueCardProps) {
  if (isPending) return <SkeletonBlock height="292px" />;
  const position = pricePositionOf(product, gold, now);
  return (
    <Card look="gold">
      <div className={styles.head}>
        <h2 className={styles.title}>{text.title}</h2>
        {position.kind === 'none' ? null : (
          <span className={`${styles.date} tabular`}>{text.asOf(formatDay(position.priceDate))}</span>
        )}
      </div>
      {position.kind === 'none' || !gold ? (
        <p className={styles.explain}>{text.none[position.kind === 'none' ? position.reason : 'no_price']}</p>
      ) : (
        <KnownValue product={product} gold={gold} position={position} />
      )}
    </Card>
  );
}

interface KnownValueProps {
  readonly product: Product;
  readonly gold: GoldPrice;
  readonly position: Exclude<PricePosition, { kind: 'none' }>;
}

function KnownValue({ product, gold, position }: KnownValueProps) {
  const retail = meltValueOf(product, gold.buyPerGram);
  const range = goldRangeOf(factsOfListing(product));
  return (
    <>
      <dl className={styles.values}>
        <dt>{text.melt}</dt>
        <dd className="tabular">{range.ok ? rangeText(worthOf(range.value, gold.sellPerGram)) : ''}</dd>
        <dt>{text.asking}</dt>
        <dd className="tabular">{formatWon(product.price)}</dd>
      </dl>
      {retail.ok ? <Gauge price={product.price} low={position.meltValue * 0.9} high={retail.value} /> : null}
      <p className={styles.verdict}>
        <PositionWords position={position} isDayBeside />
        <span className={styles.difference}>{differenceText(product.price, position.meltValue)}</span>
      </p>
      <p className={styles.explain}>{text.explain[position.kind]}</p>
      <p className={styles.fine}>{formulaText(product, gold)}</p>
      {range.ok ? (
        <details className={styles.how}>
          <summary>{honestValueText.how}</summary>
          <ul className={styles.assumptions}>
            {range.value.assumptions.map((assumption) => (
              <li key={assumption}>
                {honestValueText.assumption[assumption].what}
                <span className={styles.fine}>{honestValueText.assumption[assumption].source}</span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}

/** The words below say the same. */
function Gauge({ price, low, high }: { readonly price: Won; readonly low: number; readonly high: number }) {
  const gauge = valueGaugeOf(price, low, high);
  return (
    <div className={styles.gauge} aria-hidden="true">
      <div className={styles.track}>
        <span className={styles.fair} />
        <span className={styles.marker} style={{ insetInlineStart: `${gauge.price * 100}%` }} />
      </div>
      <div className={styles.scale}>
        <span>{text.scaleLow}</span>
        <span>{text.scaleFair}</span>
        <span>{text.scaleHigh}</span>
      </div>
    </div>
  );
}

const rangeText = ({ low, high }: Range<Won>): string =>
  honestValueText.range(formatWon(low), formatWon(high));

function differenceText(price: Won, melt: Won): string {
  if (melt <= 0) return '';
  const percent = Math.round((price / melt - 1) * 1000) / 10;
  if (percent === 0) return text.equal;
  return percent > 0 ? text.above(String(percent)) : text.below(String(-percent));
}

function formulaText(product: Product, gold: GoldPrice): string {
  const weight = metalWeightOf(product) ?? product.weight;
  return text.formula(formatGrams(weight), String(finenessOf(product) ?? ''), formatWon(gold.sellPerGram));
}
