import { createFileRoute, Link } from '@tanstack/react-router';
import { pageText } from '#i18n/ko/pages.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { Page } from '#ui/layout/page.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';

export const Route = createFileRoute('/admin/')({
  staticData: pageText.admin,
  component: AdminIndex,
});

function AdminIndex() {
  return (
    <Page width="narrow">
      <PageHeader title={pageText.admin.title} />
      <nav aria-label={pageText.admin.title}>
        <Stack gap={8}>
          <Link
            to="/admin/gold-exchange"
            className={buttonClass({ variant: 'secondary', isFullWidth: true })}
          >
            {pageText.adminGoldExchange.title}
          </Link>
          <Link to="/admin/statistics" className={buttonClass({ variant: 'secondary', isFullWidth: true })}>
            {pageText.adminStatistics.title}
          </Link>
        </Stack>
      </nav>
    </Page>
  );
}
