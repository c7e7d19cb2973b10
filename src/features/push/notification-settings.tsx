import { PushCard } from './push-card.tsx';
import { QuietHoursForm } from './quiet-hours-form.tsx';

/** Whether one is told while the app is closed, and when not. */
export function NotificationSettings() {
  return (
    <>
      <PushCard />
      <QuietHoursForm />
    </>
  );
}
