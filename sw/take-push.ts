import type { UserId } from '#domain/ids.ts';
import type { Push } from '#domain/notification/push.ts';

/** Everything outside that a push touches. */
export interface PushSurroundings {
  /**
   * Safari ends the subscription of an app that takes three pushes without a visible notification, whoever is
   * looking.
   */
  readonly mustShowEveryPush: boolean;
  ownerOf(push: Push): Promise<'signed_in' | 'somebody_else' | 'unknown'>;
  /** Whether this event has not arrived before. */
  isFirst(push: Push): Promise<boolean>;
  merge(push: Push): Promise<'news' | 'read_already'>;
  /** Whether a page that is seen has shown it as a toast. */
  toast(push: Push): Promise<boolean>;
  /**
   * A notification that is news calls for attention; another one only takes the place of what stands under
   * its tag.
   */
  show(push: Push, kind: 'news' | 'again'): Promise<void>;
  showAnonymous(): Promise<void>;
  /** No further push comes to this browser. */
  endSubscription(): Promise<void>;
}

/**
 * Shows one push that has arrived (`null`: one that cannot be read), and gives whose it was where it was for
 * who is signed in here. Where the platform counts, every way through ends in a visible notification: a
 * repeated push or one that was read already replaces what stands under its tag without a sound.
 */
export async function takePush(push: Push | null, around: PushSurroundings): Promise<UserId | null> {
  const owner = push && (await around.ownerOf(push));
  if (!push || owner === 'unknown') {
    await around.showAnonymous();
    return null;
  }
  if (owner === 'somebody_else') {
    await turnAway(around);
    return null;
  }
  const isNews = (await around.isFirst(push)) && (await around.merge(push)) === 'news';
  if (!isNews) {
    if (around.mustShowEveryPush) await around.show(push, 'again');
  } else if (!(await around.toast(push)) || around.mustShowEveryPush) {
    await around.show(push, 'news');
  }
  return push.to;
}

/**
 * The person it is for is no longer signed in here, so nobody here may read it. Where a browser demands that
 * something is shown, that is the last push to come; the page that opens next registers whoever is signed in
 * then.
 */
async function turnAway({
  mustShowEveryPush,
  showAnonymous,
  endSubscription,
}: PushSurroundings): Promise<void> {
  if (!mustShowEveryPush) return;
  await showAnonymous();
  await endSubscription();
}
