/** The notifications of ours on the screen. */
export async function shownNotifications(): Promise<readonly Notification[]> {
  if (!('serviceWorker' in navigator)) return [];
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.getNotifications()) ?? [];
}

/**
 * Takes every notification of ours off the screen, and the count off the app's icon: they were one person's. Neither
 * waits for the other, which a browser may refuse; then it rejects, to be tried again.
 */
export async function clearNotifications(): Promise<void> {
  await Promise.all([clearCount(), closeAll()]);
}

async function clearCount(): Promise<void> {
  if ('clearAppBadge' in navigator) await navigator.clearAppBadge();
}

async function closeAll(): Promise<void> {
  for (const notification of await shownNotifications()) notification.close();
}
