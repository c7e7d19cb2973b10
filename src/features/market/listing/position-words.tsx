import CircleCheck from 'lucide-react/icons/circle-check';
import TrendingUp from 'lucide-react/icons/trending-up';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { formatShortDay } from '#domain/format/format-short-day.ts';
import type { PricePosition } from '#domain/gold/price-position.ts';
import { pricePositionText } from '#i18n/ko/product-words.ts';
import styles from './position-words.module.css';

const ICONS = { low: TriangleAlert, fair: CircleCheck, high: TrendingUp } as const;

export interface PositionWordsProps {
  readonly position: PricePosition;
  /** The day of the price is said beside it in full. */
  readonly isDayBeside?: boolean;
}

/** The price-position badge, never without the day of the price; nothing where nothing can be said. */
export function PositionWords({ position, isDayBeside = false }: PositionWordsProps) {
  if (position.kind === 'none') return null;
  const Icon = ICONS[position.kind];
  return (
    <span className={styles.badge}>
      <span className={`${styles.position} ${styles[position.kind]}`}>
        <Icon size={14} aria-hidden="true" />
        {pricePositionText[position.kind]}
      </span>
      {isDayBeside ? null : (
        <span className={`${styles.day} tabular`}>
          {pricePositionText.of(formatShortDay(position.priceDate))}
        </span>
      )}
    </span>
  );
}
