import type { Session } from '#domain/account/account.ts';
import type { PushSurroundings } from './register-push.ts';

/** Everything outside that is touched where a person's pushes end. */
export interface OrphanSurroundings extends Pick<
  PushSurroundings,
  'readCache' | 'clearCache' | 'endSubscription'
> {
  /** Takes what was shown off the screen. */
  clearNotifications(): Promise<void>;
}

/**
 * Ends the pushes to this browser where its person is signed out and has not given the token back: the server
 * has ended the sign-in, so that nobody here may take the token out of their `fcmTokens`. True where there
 * was one.
 */
export async function endOrphanedPush(session: Session, around: OrphanSurroundings): Promise<boolean> {
  // While a page starts, "nobody" only means that it is not known yet.
  if (session.kind !== 'signed_out' || !around.readCache()) return false;
  const outcomes = await Promise.allSettled([
    // A subscription that could not be ended keeps its cache: the next start tries again.
    around.endSubscription().then(() => around.clearCache()),
    around.clearNotifications(),
  ]);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') console.warn('the pushes could not be ended', outcome.reason);
  }
  return true;
}
