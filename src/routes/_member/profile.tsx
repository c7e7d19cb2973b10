import { createFileRoute } from '@tanstack/react-router';
import { OutboxPanel } from '#features/outbox/outbox-panel.tsx';
import { ProfileScreen } from '#features/profile/profile-screen.tsx';
import { outboxText } from '#i18n/ko/outbox.ts';
import { pageText } from '#i18n/ko/pages.ts';
import { Section } from '#ui/layout/section.tsx';

export const Route = createFileRoute('/_member/profile')({
  staticData: pageText.profile,
  component: () => (
    <ProfileScreen
      outbox={
        <Section title={outboxText.title}>
          <OutboxPanel />
        </Section>
      }
    />
  ),
});
