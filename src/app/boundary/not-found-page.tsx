import { Link } from '@tanstack/react-router';
import Compass from 'lucide-react/icons/compass';
import { useEffect } from 'react';
import { commonText } from '#i18n/ko/common.ts';
import { shellText } from '#i18n/ko/shell.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { StateView } from '#ui/feedback/state-view.tsx';
import { Page } from '#ui/layout/page.tsx';
import styles from './not-found-page.module.css';

const text = shellText.notFound;

/** Any address that leads nowhere. */
export function NotFoundPage() {
  useEffect(() => {
    document.title = text.documentTitle;
  }, []);
  return (
    <Page>
      <meta name="robots" content="noindex" />
      <div className={styles.head}>
        <p className={styles.code}>404 · {text.documentTitle}</p>
        <h1 className={styles.title} tabIndex={-1}>
          {text.heading}
        </h1>
      </div>
      <StateView
        icon={<Compass size={32} />}
        message={text.message}
        action={
          <>
            <Link to="/" className={buttonClass()}>
              {commonText.home}
            </Link>
            <Link to="/trade" className={buttonClass({ variant: 'secondary' })}>
              {text.browse}
            </Link>
          </>
        }
      />
    </Page>
  );
}
