/**
 * Takes every notification of ours off the screen, and the count off the app's icon: they were one person's.
 */
export async function clearNotifications(): Promise<void> {
  if ('clearAppBadge' in navigator) await navigator.clearAppBadge();
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const notification of (await registration?.getNotifications()) ?? []) notification.close();
}
