import { openUserDatabase } from '#data/local/user-database.ts';
import { sessionStore } from '#session/session-store.ts';

/**
 * Whether something is being typed on this page, or sent from this device, that an update should not disturb.
 */
export async function isDeviceBusy(): Promise<boolean> {
  if (isTyping()) return true;
  const session = sessionStore.get();
  if (session.kind !== 'signed_in') return false;
  try {
    const inFlight = await openUserDatabase(session.uid)
      .outbox.filter((row) => row.state.kind === 'sending')
      .count();
    return inFlight > 0;
  } catch (error) {
    // From a database that cannot be read nothing is sent, and the version that waits may be what mends it.
    console.warn('whether something is being sent is not known', error);
    return false;
  }
}

/** Whether a field with something in it has the focus. */
export function isTyping(): boolean {
  const field = document.activeElement;
  return (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== '';
}
