import { Link } from '@tanstack/react-router';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { pageText } from '#i18n/ko/pages.ts';
import { reportsText as text } from '#i18n/ko/reports.ts';
import { classNames } from '#ui/class-names.ts';
import { cardClass } from '#ui/layout/card-class.ts';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { ReportsPanel } from '../reports/reports-panel.tsx';
import { SystemAlert } from '../system/system-alert.tsx';
import styles from './overview.module.css';

const pageClass = classNames(cardClass({ isSnug: true }), styles.page);

const PAGES = [
  { to: '/admin/gold-exchange', title: pageText.adminGoldExchange.title, lead: text.exchangeLead },
  { to: '/admin/statistics', title: pageText.adminStatistics.title, lead: text.statisticsLead },
  { to: '/admin/stores', title: pageText.adminStores.title, lead: text.storesLead },
  { to: '/admin/system', title: pageText.adminSystem.title, lead: text.systemLead },
] as const;

/** /admin: the ways to the desk's pages, and the reports that wait. */
export function AdminScreen() {
  return (
    <Page width="reading">
      <PageHeader title={pageText.admin.title} lead={text.lead} />
      <nav aria-label={text.pages} className={styles.pages}>
        {PAGES.map(({ to, title, lead }) => (
          <Link key={to} to={to} className={pageClass}>
            <span className={styles.words}>
              <span className={styles.name}>{title}</span>
              <span className={styles.lead}>{lead}</span>
            </span>
            <ArrowRight size={20} aria-hidden="true" />
          </Link>
        ))}
      </nav>
      <SystemAlert />
      <ReportsPanel />
    </Page>
  );
}
