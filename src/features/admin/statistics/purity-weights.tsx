import { formatGrams } from '#domain/gold/weight.ts';
import type { Tally } from '#domain/statistics/tally.ts';
import { milligrams } from '#domain/units.ts';
import { purityText } from '#i18n/ko/product-words.ts';
import { statisticsText as text } from '#i18n/ko/statistics.ts';
import { classNames } from '#ui/class-names.ts';
import { Section } from '#ui/layout/section.tsx';
import { sized } from './bar-chart.tsx';
import styles from './charts.module.css';
import { weightsOf } from './figures.ts';

/** Gold by purity: what members traded, and what the desk measured. */
export function PurityWeights({ tally }: { readonly tally: Tally }) {
  const weights = weightsOf(tally);
  const most = Math.max(1, ...weights.flatMap(({ traded, exchanged }) => [traded, exchanged]));
  return (
    <Section title={text.grams}>
      <p className={styles.note}>{text.gramsNote}</p>
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.key}>
          <span className={styles.dot} />
          {text.traded}
        </span>
        <span className={styles.key}>
          <span className={classNames(styles.dot, styles.other)} />
          {text.exchanged}
        </span>
      </p>
      <ul className={styles.rows}>
        {weights.map(({ purity, traded, exchanged }) => (
          <li key={purity} className={styles.row}>
            <span className={styles.rowHead}>
              <span>{purityText[purity]}</span>
              <span className="tabular">
                {`${text.traded} ${grams(traded)} · ${text.exchanged} ${grams(exchanged)}`}
              </span>
            </span>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.fill} style={sized(traded / most)} />
            </span>
            <span className={styles.track} aria-hidden="true">
              <span className={classNames(styles.fill, styles.other)} style={sized(exchanged / most)} />
            </span>
          </li>
        ))}
      </ul>
      {weights.length === 0 ? <p className={styles.note}>{text.none}</p> : null}
    </Section>
  );
}

const grams = (value: number): string => formatGrams(milligrams(value));
