import { classNames } from '../class-names.ts';
import styles from './divider.module.css';

/** A hairline; `band` is the thick kind that parts sections of a long page. */
export function Divider({ look = 'line' }: { readonly look?: 'line' | 'band' }) {
  return <hr className={classNames(styles.divider, look === 'band' && styles.band)} />;
}
