import { Link } from '@tanstack/react-router';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { pageText } from '#i18n/ko/pages.ts';
import { reportsText as text } from '#i18n/ko/reports.ts';
import { classNames } from '#ui/class-names.ts';
import { cardClass } from '#ui/layout/card-class.ts';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { ReportsPanel } from '../reports/reports-panel.tsx';
import styles from './overview.module.css';

const pageClass = classNames(cardClass({ isSnug: true }), styles.page);

/** /admin: the ways to the desk's pages, and the reports that wait. */
export function AdminScreen() {
  return (
    <Page width="reading">
      <PageHeader title={pageText.admin.title} lead={text.lead} />
      <nav aria-label={text.pages} className={styles.pages}>
        <Link to="/admin/gold-exchange" className={pageClass}>
          <span className={styles.words}>
            <span className={styles.name}>{pageText.adminGoldExchange.title}</span>
            <span className={styles.lead}>{text.exchangeLead}</span>
          </span>
          <ArrowRight size={20} aria-hidden="true" />
        </Link>
        <Link to="/admin/statistics" className={pageClass}>
          <span className={styles.words}>
            <span className={styles.name}>{pageText.adminStatistics.title}</span>
            <span className={styles.lead}>{text.statisticsLead}</span>
          </span>
          <ArrowRight size={20} aria-hidden="true" />
        </Link>
      </nav>
      <ReportsPanel />
    </Page>
  );
}
