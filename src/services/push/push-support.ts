import { isAppleMobile, isInstalled } from '#device/platform.ts';

/** What this browser lets us do. */
export type PushPermission = NotificationPermission | 'unsupported' | 'install_first';

/** Whether pushes can reach this browser, and whether the person has let us. */
export function pushPermission(): PushPermission {
  // An iPhone has push for installed apps only, and shows no trace of it before.
  if (isAppleMobile() && !isInstalled()) return 'install_first';
  const isSupported =
    'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  return isSupported ? Notification.permission : 'unsupported';
}
