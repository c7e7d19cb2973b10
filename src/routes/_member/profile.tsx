import { createFileRoute } from '@tanstack/react-router';
import { OutboxPanel } from '#features/outbox/outbox-panel.tsx';
import { outboxText } from '#i18n/ko/outbox.ts';
import { pageText } from '#i18n/ko/pages.ts';
import { Page } from '#ui/layout/page.tsx';
import { Section } from '#ui/layout/section.tsx';
import { ComingSoon } from '../-pending/coming-soon.tsx';

export const Route = createFileRoute('/_member/profile')({
  staticData: pageText.profile,
  component: () => (
    <>
      <ComingSoon title={pageText.profile.title} />
      <Page width="reading">
        <Section title={outboxText.title}>
          <OutboxPanel />
        </Section>
      </Page>
    </>
  ),
});
