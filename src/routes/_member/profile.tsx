import { createFileRoute } from '@tanstack/react-router';
import { OutboxPanel } from '#features/outbox/outbox-panel.tsx';
import { ProfileScreen } from '#features/profile/profile-screen.tsx';
import { NotificationSettings } from '#features/push/notification-settings.tsx';
import { Standing } from '#features/trust/standing.tsx';
import { KeptTable } from '#features/takeout/kept-table.tsx';
import { TakeoutCard } from '#features/takeout/takeout-card.tsx';
import { outboxText } from '#i18n/ko/outbox.ts';
import { pageText } from '#i18n/ko/pages.ts';
import { notificationSettingsText } from '#i18n/ko/push-card.ts';
import { takeoutText } from '#i18n/ko/takeout.ts';
import { Section } from '#ui/layout/section.tsx';
import { Stack } from '#ui/layout/stack.tsx';

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
      takeout={
        <Section title={takeoutText.title}>
          <Stack>
            <TakeoutCard />
            <KeptTable />
          </Stack>
        </Section>
      }
      outbox={
        <Section title={outboxText.title}>
          <OutboxPanel />
        </Section>
      }
    />
  ),
});
