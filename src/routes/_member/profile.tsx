import { createFileRoute } from '@tanstack/react-router';
import { OutboxPanel } from '#features/outbox/outbox-panel.tsx';
import { ProfileScreen } from '#features/profile/profile-screen.tsx';
import { NotificationSettings } from '#features/push/notification-settings.tsx';
import { Standing } from '#features/trust/standing.tsx';
import { outboxText } from '#i18n/ko/outbox.ts';
import { pageText } from '#i18n/ko/pages.ts';
import { notificationSettingsText } from '#i18n/ko/push-card.ts';
import { Section } from '#ui/layout/section.tsx';

export const Route = createFileRoute('/_member/profile')({
  staticData: pageText.profile,
  component: () => (
    <ProfileScreen
      notifications={
        <Section title={notificationSettingsText.title}>
          <NotificationSettings />
        </Section>
      }
      renderStanding={(uid) => <Standing uid={uid} />}
      outbox={
        <Section title={outboxText.title}>
          <OutboxPanel />
        </Section>
      }
    />
  ),
});
