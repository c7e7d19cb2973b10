import CircleCheck from 'lucide-react/icons/circle-check';
import TrendingUp from 'lucide-react/icons/trending-up';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { PricePosition } from '#domain/gold/price-position.ts';
import { pricePositionText } from '#i18n/ko/product-words.ts';
import styles from './position-words.module.css';

const ICONS = { low: TriangleAlert, fair: CircleCheck, high: TrendingUp } as const;

/** The price-position badge in one line; nothing where nothing can be said. */
export function PositionWords({ position }: { readonly position: PricePosition }) {
  if (position.kind === 'none') return null;
  const Icon = ICONS[position.kind];
  return (
    <span className={`${styles.position} ${styles[position.kind]}`}>
      <Icon size={14} aria-hidden="true" />
      {pricePositionText[position.kind]}
    </span>
  );
}
