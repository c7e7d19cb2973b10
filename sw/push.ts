import { mergeArrival } from '#data/local/merge-arrival.ts';
import { keepArrival } from '#data/local/push-arrivals.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { persistedUid } from '#data/remote/persisted-sign-in.ts';
import { parsePushFields } from '#documents/push.ts';
import type { UserId } from '#domain/ids.ts';
import type { Push } from '#domain/notification/push.ts';
import { millis } from '#domain/units.ts';
import { refreshAppBadge } from './app-badge.ts';
import { drainSignedIn } from './background-sync.ts';
import { openPages, tellPage } from './pages.ts';
import { showAnonymous, showPush } from './push-notification.ts';
import { takePush, type PushSurroundings } from './take-push.ts';

declare const self: ServiceWorkerGlobalScope;

/** One push after another: of a burst, each counts what the one before has shown. */
let turn: Promise<unknown> = Promise.resolve();
let draining: Promise<void> | null = null;

/**
 * Shows FCM's background messages. The event is read here, without the SDK's worker half: ours are data only,
 * so that all it would do is parse this JSON, and it would keep messages from the worker while any page is
 * visible.
 */
export function showPushes(): void {
  self.addEventListener('push', (event) => {
    const taken = turn.then(() => takePush(pushOf(event), surroundings));
    turn = quietly('what is shown', taken);
    event.waitUntil(taken.then(bringUpToDate));
  });
}

/** Outside the turn: neither may keep the next push waiting. */
async function bringUpToDate(uid: UserId | null): Promise<void> {
  if (!uid) return;
  // The network is there: what waits may go, with no page open too. Once for a burst.
  draining ??= quietly('the outbox', drainSignedIn()).finally(() => {
    draining = null;
  });
  await Promise.all([quietly('the app badge', refreshAppBadge(openUserDatabase(uid))), draining]);
}

const surroundings: PushSurroundings = {
  mustShowEveryPush:
    /AppleWebKit/.test(self.navigator.userAgent) && !/Chrom(e|ium)|Edg/.test(self.navigator.userAgent),
  ownerOf,
  isFirst,
  merge,
  toast,
  show: showPush,
  showAnonymous,
  endSubscription: () => quietly('the end of the subscription', endSubscription()),
};

async function toast(push: Push): Promise<boolean> {
  const seen = (await openPages()).filter(({ visibilityState }) => visibilityState === 'visible');
  const page = seen.find(({ focused }) => focused) ?? seen[0];
  return page !== undefined && (await tellPage(page, { kind: 'show_push', push }));
}

async function endSubscription(): Promise<void> {
  await (await self.registration.pushManager.getSubscription())?.unsubscribe();
}

function pushOf({ data }: PushEvent): Push | null {
  try {
    const message: unknown = data?.json();
    return typeof message === 'object' && message !== null && 'data' in message
      ? parsePushFields(message.data)
      : null;
  } catch (error) {
    console.warn('a push could not be read', error);
    return null;
  }
}

/**
 * A sign-out ends it, and so does the server: a password that was changed elsewhere, an account that was
 * closed.
 */
async function ownerOf(push: Push): Promise<'signed_in' | 'somebody_else' | 'unknown'> {
  try {
    return (await persistedUid()) === push.to ? 'signed_in' : 'somebody_else';
  } catch (error) {
    console.warn('nobody can say who is signed in here', error);
    return 'unknown';
  }
}

/** A device whose storage fails shows a push rather twice than never. */
async function isFirst(push: Push): Promise<boolean> {
  try {
    return await keepArrival(push, millis(Date.now()));
  } catch (error) {
    console.warn('a push could not be kept', error);
    return true;
  }
}

/** What cannot be merged now, the app takes in when it opens. */
async function merge(push: Push): Promise<'news' | 'read_already'> {
  try {
    return await mergeArrival(openUserDatabase(push.to), push);
  } catch (error) {
    console.warn('a push could not be merged', error);
    return 'news';
  }
}

async function quietly(what: string, work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    console.warn(`${what} could not be seen to after a push`, error);
  }
}
