import { Link } from '@tanstack/react-router';
import { shellText } from '#i18n/ko/shell.ts';
import styles from './footer.module.css';
import { EXTRA_ITEMS } from './navigation-items.ts';
import { OperatorPlace } from './operator-place.tsx';

const text = shellText.footer;

/** `isIntermediary`: the operator only brings people together here, and says so. */
export function Footer({ isIntermediary }: { readonly isIntermediary: boolean }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <nav aria-label={shellText.navigation.footer}>
          <ul className={styles.links}>
            <li>
              <Link to="/terms" className={styles.link}>
                {text.terms}
              </Link>
            </li>
            <li>
              <Link to="/terms" search={{ tab: 'privacy' }} className={styles.strongLink}>
                {text.privacy}
              </Link>
            </li>
            <li>
              <Link to="/terms" search={{ tab: 'policy' }} className={styles.link}>
                {text.policy}
              </Link>
            </li>
            {EXTRA_ITEMS.map((item) => (
              <li key={item.link.to}>
                <Link {...item.link} className={styles.link}>
                  {item.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {isIntermediary ? <p className={styles.notice}>{text.intermediary}</p> : null}
        <OperatorPlace />
        <p className={styles.copyright}>{text.copyright}</p>
      </div>
    </footer>
  );
}
