import { createFileRoute } from '@tanstack/react-router';
import { StatisticsScreen } from '#features/admin/statistics/statistics-screen.tsx';
import { statisticsTabOf, type StatisticsTab } from '#features/admin/statistics/statistics-tab.ts';
import { pageText } from '#i18n/ko/pages.ts';
import { tabParam } from '../-search/text-param.ts';

export const Route = createFileRoute('/admin/statistics')({
  staticData: pageText.adminStatistics,
  /** `tab`: figures, gold price or fee table. */
  validateSearch: tabParam,
  component: AdminStatistics,
});

function AdminStatistics() {
  const { tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  const open = (next: StatisticsTab) =>
    void navigate({ search: { tab: next }, replace: true, resetScroll: false });
  return <StatisticsScreen tab={statisticsTabOf(tab)} onTabChange={open} />;
}
