import { createFileRoute } from '@tanstack/react-router';
import { SystemScreen } from '#features/admin/system/system-screen.tsx';
import { systemTabOf, type SystemTab } from '#features/admin/system/system-tab.ts';
import { pageText } from '#i18n/ko/pages.ts';
import { tabParam } from '../-search/text-param.ts';

export const Route = createFileRoute('/admin/system')({
  staticData: pageText.adminSystem,
  /** `tab`: the house's state, or the search for members. */
  validateSearch: tabParam,
  component: AdminSystem,
});

function AdminSystem() {
  const { tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  const open = (next: SystemTab) =>
    void navigate({ search: { tab: next }, replace: true, resetScroll: false });
  return <SystemScreen tab={systemTabOf(tab)} onTabChange={open} />;
}
