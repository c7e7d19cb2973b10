import { Link } from '@tanstack/react-router';
import { shellText } from '#i18n/ko/shell.ts';
import styles from './logo.module.css';

export function Logo() {
  return (
    <Link to="/" className={styles.logo} aria-label={shellText.brandHome}>
      <img src="/icons/favicon.svg" width="28" height="28" alt="" />
      <span className={styles.name}>{shellText.brand}</span>
    </Link>
  );
}
