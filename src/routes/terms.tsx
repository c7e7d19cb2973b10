import { createFileRoute } from '@tanstack/react-router';
import { termsTabOf, type TermsTab } from '#features/terms/legal-documents.ts';
import { TermsScreen } from '#features/terms/terms-screen.tsx';
import { pageText } from '#i18n/ko/pages.ts';
import { tabParam } from './-search/text-param.ts';

export const Route = createFileRoute('/terms')({
  staticData: pageText.terms,
  validateSearch: tabParam,
  component: Terms,
});

function Terms() {
  const { tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  const open = (next: TermsTab) =>
    void navigate({ search: { tab: next }, replace: true, resetScroll: false });
  return <TermsScreen tab={termsTabOf(tab)} onTabChange={open} />;
}
