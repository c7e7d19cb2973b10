import { groupThousands } from '#domain/format/format-won.ts';
import type { Tally } from '#domain/statistics/tally.ts';
import { statisticsText as text } from '#i18n/ko/statistics.ts';
import { classNames } from '#ui/class-names.ts';
import { Section } from '#ui/layout/section.tsx';
import { sized } from './bar-chart.tsx';
import styles from './charts.module.css';
import { funnelOf } from './figures.ts';

/** How far the exchanges of the period have come: the words say what the bars show. */
export function Funnel({ tally }: { readonly tally: Tally }) {
  return (
    <Section title={text.funnel}>
      <p className={styles.note}>{text.funnelNote}</p>
      <ul className={styles.rows}>
        {funnelOf(tally).map(({ key, count, share }) => (
          <li key={key} className={styles.row}>
            <span className={styles.rowHead}>
              <span>{text.step[key]}</span>
              <span className="tabular">
                {text.stepShare(groupThousands(count), `${Math.round(share * 100)}%`)}
              </span>
            </span>
            <span className={styles.track} aria-hidden="true">
              <span className={classNames(styles.fill, isLoss(key) && styles.lost)} style={sized(share)} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const isLoss = (key: keyof typeof text.step): boolean => key === 'askedCancelled' || key === 'askedRejected';
