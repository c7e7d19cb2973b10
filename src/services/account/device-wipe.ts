import { catalogue } from '#data/local/catalogue-database.ts';
import { forgetInCatalogue } from '#data/local/forget-in-catalogue.ts';
import { forgetPrivatePictures } from '#data/local/private-pictures.ts';
import { forgetArrivals, PUSHES_LOCK } from '#data/local/push-arrivals.ts';
import { forgetSharedPhotos } from '#data/local/shared-photos.ts';
import { forgetAllTyped, TYPED_NOTES } from '#data/local/typing-journal.ts';
import { deleteUserDatabase } from '#data/local/user-database.ts';
import { deviceKeys } from '#device/device-keys.ts';
import { removeDevice } from '#device/device-storage.ts';
import { clearNotifications, shownNotifications } from '#device/shown-notifications.ts';
import { withinTimeLimit } from '#device/time-limit.ts';
import { shownPushOf } from '#documents/push.ts';
import type { UserId } from '#domain/ids.ts';
import { keysOfPerson } from '#session/persons-key.ts';
import { readSessionHint } from '#session/session-hint.ts';

/** A tab that does not let go of its connection must not keep a person from leaving. */
const DELETE_TIMEOUT_MS = 5000;

/** Where earlier versions kept everybody's searches, signed in or not. */
const MIXED_SEARCHES = 'geumnaru.device.recentSearches';

/**
 * Removes what this device holds of a person; false when something stayed and is to be tried again.
 * Nothing of somebody else who has signed in since is touched.
 */
export async function wipePerson(uid: UserId): Promise<boolean> {
  const isNobodyElseHere = (readSessionHint()?.uid ?? uid) === uid;
  for (const key of deviceKeys()) {
    if (key.startsWith(keysOfPerson(uid)) || (isNobodyElseHere && isPersonal(key))) removeDevice(key);
  }
  const isBehindPushes = await succeeds('a push', withinTimeLimit(DELETE_TIMEOUT_MS, behindPushes()));
  const outcomes = await Promise.all([
    succeeds('the database', withinTimeLimit(DELETE_TIMEOUT_MS, deleteUserDatabase(uid))),
    succeeds(
      'the traces in the catalogue',
      withinTimeLimit(
        DELETE_TIMEOUT_MS,
        forgetInCatalogue(catalogue, uid, isNobodyElseHere ? 'nobody_else' : 'somebody_else'),
      ),
    ),
    succeeds('the kept pushes', withinTimeLimit(DELETE_TIMEOUT_MS, forgetArrivals(uid))),
    succeeds(
      'the private pictures',
      withinTimeLimit(DELETE_TIMEOUT_MS, forgetPrivatePictures(isNobodyElseHere ? undefined : uid)),
    ),
    succeeds(
      'the notifications',
      withinTimeLimit(DELETE_TIMEOUT_MS, isNobodyElseHere ? clearNotifications() : closeNotificationsOf(uid)),
    ),
    // Nothing says who has shared them: with somebody else here, they are theirs.
    isNobodyElseHere
      ? succeeds('the shared pictures', withinTimeLimit(DELETE_TIMEOUT_MS, forgetSharedPhotos()))
      : true,
  ]);
  // Last: another tab notes anew what it was told is kept as the database goes.
  forgetAllTyped({ uid });
  return isBehindPushes && outcomes.every(Boolean);
}

/** The icon counts what is unread of whoever is here. */
async function closeNotificationsOf(uid: UserId): Promise<void> {
  for (const shown of await shownNotifications()) if (shownPushOf(shown)?.push.to === uid) shown.close();
}

/**
 * What the worker was told of them, it may be writing down and showing: nothing more comes of it once a turn among
 * its pushes is had, since each that comes later finds nobody signed in.
 */
async function behindPushes(): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(PUSHES_LOCK, async () => {});
}

/**
 * The push token is kept under the name that its contract gives it. What was typed goes by whose it is: somebody
 * whose sign-in the server has ended comes back to it.
 */
const isPersonal = (key: string): boolean =>
  key === MIXED_SEARCHES ||
  key.startsWith('fcmToken') ||
  (key.startsWith('geumnaru.') && !key.startsWith('geumnaru.device.') && !key.startsWith(TYPED_NOTES));

async function succeeds(what: string, work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    console.error(`${what} could not be removed from this device`, error);
    return false;
  }
}
