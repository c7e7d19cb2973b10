import { classNames } from '../class-names.ts';
import styles from './card.module.css';

export interface CardLook {
  readonly look?: 'plain' | 'gold';
  /** 16 px inside instead of 20, for one of many side by side. */
  readonly isSnug?: boolean;
  /** Without inner padding, for pictures and lists. */
  readonly isFlush?: boolean;
}

/** The card's look for what is no `div`: `<fieldset className={cardClass()}>`. */
export const cardClass = ({ look = 'plain', isSnug = false, isFlush = false }: CardLook = {}): string =>
  classNames(styles.card, look === 'gold' && styles.gold, isSnug && styles.snug, isFlush && styles.flush);
