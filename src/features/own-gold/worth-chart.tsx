import { pricePoints } from '#data/local/queries/gold-queries.ts';
import { useNow } from '#device/use-now.ts';
import { formatDay } from '#domain/format/format-time.ts';
import { formatWon } from '#domain/format/format-won.ts';
import { pointsWithin } from '#domain/gold/price-span.ts';
import { goldRangeOf } from '#domain/gold/value-range.ts';
import type { OwnPiece } from '#domain/own-gold/own-piece.ts';
import { worthOverTime } from '#domain/own-gold/own-worth.ts';
import { seoulDayNumber } from '#domain/time/seoul.ts';
import { ownGoldText } from '#i18n/ko/own-gold.ts';
import { useCatalogue } from '#session/use-catalogue.ts';
import { useLasting } from '#session/use-lasting.ts';
import { Section } from '#ui/layout/section.tsx';
import styles from './own-gold.module.css';
import { rangeText } from './range-text.ts';

const text = ownGoldText.chart;
const [WIDTH, HEIGHT] = [600, 160];

type Points = ReturnType<typeof worthOverTime>;

/** What today's pieces were worth by the prices of this device; the table says the same. */
export function WorthChart({ pieces }: { readonly pieces: readonly OwnPiece[] }) {
  const today = seoulDayNumber(useNow());
  // With what the years say: a single day stays as it was when this device has seen it, corrected or not.
  const prices = useLasting(
    useCatalogue(async (db) => pointsWithin(await pricePoints(db), 'quarter', today), [today]),
  );
  const points = prices.kind === 'ready' ? worthOverTime(pieces, prices.value) : [];
  const [first, last] = [points[0], points.at(-1)];
  const isValued = pieces.some((piece) => goldRangeOf(piece).ok);
  if (!first || !last || points.length < 2 || last.high === 0) {
    return prices.kind === 'loading' ? null : (
      <Section title={text.title}>
        <p className={styles.hint}>{isValued ? text.few : ownGoldText.noWorth}</p>
      </Section>
    );
  }
  const label = text.label(formatDay(first.date), rangeText(first), formatDay(last.date), rangeText(last));
  return (
    <Section title={text.title}>
      <p className={styles.hint}>
        {text.lead} {text.between(formatWon(leastOf(points)), formatWon(mostOf(points)))}
      </p>
      <figure className={styles.chart}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} preserveAspectRatio="none">
          <path d={bandOf(points)} className={styles.band} />
        </svg>
        <figcaption className={`${styles.days} tabular`}>
          <span>{formatDay(first.date)}</span>
          <span>{formatDay(last.date)}</span>
        </figcaption>
      </figure>
      <details className={styles.details}>
        <summary>{text.table}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text.day}</th>
              <th scope="col">{text.worth}</th>
            </tr>
          </thead>
          <tbody className="tabular">
            {points.toReversed().map((point) => (
              <tr key={point.date}>
                <th scope="row">{formatDay(point.date)}</th>
                <td>{rangeText(point)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Section>
  );
}

const leastOf = (points: Points): number => Math.min(...points.map(({ low }) => low));
const mostOf = (points: Points): number => Math.max(...points.map(({ high }) => high));

/** From the first day to the last along the upper end, and back along the lower. */
function bandOf(points: Points): string {
  const [least, most] = [leastOf(points), mostOf(points)];
  const place = (index: number, worth: number) => {
    const x = (index / (points.length - 1)) * WIDTH;
    const y = HEIGHT - 8 - ((worth - least) / Math.max(1, most - least)) * (HEIGHT - 16);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  };
  const above = points.map(({ high }, index) => place(index, high));
  const below = points.map(({ low }, index) => place(index, low)).toReversed();
  return `M${[...above, ...below].join('L')}Z`;
}
