import { Link } from '@tanstack/react-router';
import Compass from 'lucide-react/icons/compass';
import { useEffect } from 'react';
import { commonText } from '#i18n/ko/common.ts';
import { notFoundText } from '#i18n/ko/not-found.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import styles from './not-found-page.module.css';

/** Any address that leads nowhere. */
export function NotFoundPage() {
  useEffect(() => {
    document.title = notFoundText.documentTitle;
  }, []);
  return (
    <div className={styles.page}>
      <meta name="robots" content="noindex" />
      <span className={styles.icon} aria-hidden="true">
        <Compass size={36} />
      </span>
      <p className={styles.code}>404 · {notFoundText.documentTitle}</p>
      <h1 className={styles.title} tabIndex={-1}>
        {notFoundText.heading}
      </h1>
      <p className={styles.message}>{notFoundText.message}</p>
      <div className={styles.actions}>
        <Link to="/" className={buttonClass()}>
          {commonText.home}
        </Link>
        <Link to="/trade" className={buttonClass({ variant: 'secondary' })}>
          {notFoundText.browse}
        </Link>
      </div>
    </div>
  );
}
