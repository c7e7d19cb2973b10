import { Link } from '@tanstack/react-router';
import { shellText } from '#i18n/ko/shell.ts';
import styles from './logo.module.css';

/** On a phone its name gives way to what stands beside it, if anything does. */
export function Logo({ hasNeighbour }: { readonly hasNeighbour: boolean }) {
  return (
    <Link to="/" className={hasNeighbour ? styles.beside : styles.logo} aria-label={shellText.brandHome}>
      <img src="/icons/favicon.svg" width="28" height="28" alt="" />
      <span className={styles.name}>{shellText.brand}</span>
    </Link>
  );
}
