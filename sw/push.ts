import { mergeArrival } from '#data/local/merge-arrival.ts';
import { keepArrival, PUSHES_LOCK } from '#data/local/push-arrivals.ts';
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

/** Storage that hangs, as WebKit's may after a wake-up, must not keep this push and all after it unseen. */
const PATIENCE_MS = 10_000;

let draining: Promise<void> | null = null;

/**
 * Shows FCM's background messages. The event is read here, without the SDK's worker half: ours are data only,
 * so that all it would do is parse this JSON, and it would keep messages from the worker while any page is
 * visible.
 */
export function showPushes(): void {
  self.addEventListener('push', (event) => {
    const taken = self.navigator.locks.request(PUSHES_LOCK, () => take(pushOf(event)));
    event.waitUntil(taken.then(drainOnce));
  });
}

/**
 * One push after another: of a burst, each counts what the one before has shown. A sign-out takes its turn too, before
 * it removes what these leave.
 */
async function take(push: Push | null): Promise<UserId | null> {
  const uid = await orSaySomething(takePush(push, surroundings));
  if (uid) await quietly('badge', patiently(refreshAppBadge(openUserDatabase(uid))));
  return uid;
}

/** Whatever fails on the way: what ends the subscription is that nothing is seen. */
async function orSaySomething(taking: Promise<UserId | null>): Promise<UserId | null> {
  try {
    return await patiently(taking);
  } catch (error) {
    console.warn('push: taken', error);
    await showAnonymous();
    return null;
  }
}

const patiently = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(reject, PATIENCE_MS);
    }),
  ]);

/** Outside the turn: it must not keep the next push waiting. */
async function drainOnce(uid: UserId | null): Promise<void> {
  if (!uid) return;
  // The network is there: what waits may go, with no page open too. Once for a burst.
  draining ??= quietly('outbox', drainSignedIn()).finally(() => {
    draining = null;
  });
  await draining;
}

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
    console.warn('push: read', error);
    return null;
  }
}

/**
 * A sign-out ends it, and so does the server: a password that was changed elsewhere, an account that was
 * closed.
 */
const ownerOf: PushSurroundings['ownerOf'] = (push) =>
  orElse('unknown', 'owner', async () =>
    (await persistedUid()) === push.to ? 'signed_in' : 'somebody_else',
  );

/** A device whose storage fails shows a push rather twice than never. */
const isFirst: PushSurroundings['isFirst'] = (push) =>
  orElse(true, 'kept', () => keepArrival(push, millis(Date.now())));

/** What cannot be merged now, the app takes in when it opens. */
const merge: PushSurroundings['merge'] = (push) =>
  orElse('news', 'merged', () => mergeArrival(openUserDatabase(push.to), push));

const quietly = (what: string, work: Promise<unknown>): Promise<void> =>
  orElse(undefined, what, async () => void (await work));

/** `step` is where a push has failed, as the log says it. */
async function orElse<T>(otherwise: T, step: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    console.warn(`push: ${step}`, error);
    return otherwise;
  }
}

const surroundings: PushSurroundings = {
  // Every browser of an iPhone is WebKit, Edge's too, whatever it calls itself.
  mustShowEveryPush: /^(?!.*Chrom).*AppleWebKit/.test(self.navigator.userAgent),
  ownerOf,
  isFirst,
  merge,
  toast,
  show: showPush,
  showAnonymous,
  endSubscription: () => quietly('end', endSubscription()),
};
