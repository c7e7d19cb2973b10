import { formatDay } from '#domain/format/format-time.ts';
import { formatWon } from '#domain/format/format-won.ts';
import type { OwnPiece } from '#domain/own-gold/own-piece.ts';
import { totalOf } from '#domain/own-gold/own-worth.ts';
import { ownGoldText } from '#i18n/ko/own-gold.ts';
import { Card } from '#ui/layout/card.tsx';
import styles from './own-gold.module.css';
import { gainText, rangeText } from './range-text.ts';
import type { GoldBasis } from './use-gold-basis.ts';

const text = ownGoldText.total;

export interface TotalCardProps {
  readonly pieces: readonly OwnPiece[];
  readonly basis: GoldBasis;
}

/** What all pieces together would bring today, against what was paid for them. */
export function TotalCard({ pieces, basis: { price, isOld } }: TotalCardProps) {
  if (!price) return <Card look="gold">{text.none}</Card>;
  const { worth, valued, unvalued, gain } = totalOf(pieces, price.sellPerGram);
  return (
    <Card look="gold">
      <section aria-labelledby="own-gold-total" className={styles.total}>
        <div className={styles.totalHead}>
          <h2 id="own-gold-total" className={styles.totalTitle}>
            {text.title}
          </h2>
          <span className={`${styles.small} tabular`}>{text.asOf(formatDay(price.date))}</span>
        </div>
        {valued === 0 ? null : <p className={`${styles.totalWorth} tabular`}>{rangeText(worth)}</p>}
        {gain ? (
          <p className="tabular">
            {ownGoldText.gain.label} <strong>{gainText(gain)}</strong>
            <span className={styles.small}>{text.paid(gain.pieces, formatWon(gain.paid))}</span>
          </p>
        ) : null}
        {unvalued > 0 ? <p className={styles.small}>{text.unvalued(unvalued)}</p> : null}
        {isOld ? <p className={styles.small}>{text.old(formatDay(price.date))}</p> : null}
      </section>
    </Card>
  );
}
