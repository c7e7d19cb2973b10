import { Stack } from '#ui/layout/stack.tsx';
import { NewsConsentSwitch } from './news-consent-switch.tsx';
import { PushCard } from './push-card.tsx';
import { PushTest } from './push-test.tsx';
import { QuietHoursForm } from './quiet-hours-form.tsx';

/** Whether one is told while the app is closed, when not, and of what else. */
export function NotificationSettings() {
  return (
    <>
      <PushCard />
      <Stack>
        <PushTest />
        <QuietHoursForm />
        <NewsConsentSwitch />
      </Stack>
    </>
  );
}
