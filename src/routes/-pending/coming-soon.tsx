import { Link } from '@tanstack/react-router';
import Hourglass from 'lucide-react/icons/hourglass';
import { commonText } from '#i18n/ko/common.ts';
import { comingSoonText } from '#i18n/ko/coming-soon.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';

/** A page whose screen is not built yet says so, and leads out. */
export function ComingSoon({ title }: { readonly title: string }) {
  return (
    <Page>
      <PageHeader title={title} />
      <EmptyState
        icon={<Hourglass size={32} />}
        title={comingSoonText.title}
        message={comingSoonText.message}
        action={
          <>
            <Link to="/" className={buttonClass()}>
              {commonText.home}
            </Link>
            <Link to="/trade" className={buttonClass({ variant: 'secondary' })}>
              {comingSoonText.browse}
            </Link>
          </>
        }
      />
    </Page>
  );
}
