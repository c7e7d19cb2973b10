import { classNames } from '../class-names.ts';
import styles from './price-text.module.css';

export interface PriceTextProps {
  /** Already written out, e.g. "1,234,000원". */
  readonly text: string;
  readonly size?: 'small' | 'medium' | 'large' | 'huge';
  /** A former price: struck through, and marked up as deleted text. */
  readonly isPast?: boolean;
}

export function PriceText({ text, size = 'medium', isPast = false }: PriceTextProps) {
  const Tag = isPast ? 'del' : 'span';
  return <Tag className={classNames(styles.price, styles[size], isPast && styles.past)}>{text}</Tag>;
}
