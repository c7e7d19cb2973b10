import { withinTimeLimit } from '#device/time-limit.ts';
import type { UserId } from '#domain/ids.ts';
import { millis, type Millis } from '#domain/units.ts';
import type { PushPermission } from './push-support.ts';
import type { CachedToken } from './token-cache.ts';

/** How long a token is trusted before the push service is asked again. */
export const TOKEN_LIFE_MS = 7 * 24 * 60 * 60_000;
/**
 * How long the server is trusted to hold a token. It gives up those that the push service calls dead, while the
 * browser still believes in its subscription: such a one is replaced, since it would be dead again.
 */
export const SAVED_LIFE_MS = 24 * 60 * 60_000;
/** The SDK may wait for ever where there is no network. */
export const TOKEN_TIMEOUT_MS = 10_000;
/**
 * For what must be there before a token can be asked for: our own code, and a worker that is still being
 * installed.
 */
export const LOADING_TIMEOUT_MS = 120_000;

/** Everything outside that a registration touches. */
export interface PushSurroundings {
  permission(): PushPermission;
  now(): Millis;
  /** Null where this build has none. */
  publicKey(): Promise<string | null>;
  /** Settles when the service worker that takes the pushes is active. */
  workerReady(): Promise<unknown>;
  /** Whether the browser still holds the subscription that the cached token stands for. */
  hasSubscription(): Promise<boolean>;
  requestToken(publicKey: string): Promise<string>;
  /** Whether this person is still signed in here. */
  isHere(uid: UserId): boolean;
  readCache(): CachedToken | null;
  writeCache(cached: CachedToken): void;
  clearCache(): void;
  /** Ends the subscription of the browser itself, and with it whatever token stands for it. */
  endSubscription(): Promise<void>;
  /** Whether the server holds it for them; rejects where it cannot be asked. */
  isSaved(uid: UserId, token: string): Promise<boolean>;
  saveToken(uid: UserId, token: string, replaced: string | null): Promise<void>;
}

/**
 * Makes sure that pushes to `uid` reach this browser and gives its token; null, and logged, where they
 * cannot. It asks for no permission: whoever calls it has explained and asked, or was let earlier. Safe to
 * call at every start: a token younger than 7 days is kept, the server hears of it when it changed, and is
 * asked once a day whether it still has it.
 */
export async function registerPush(uid: UserId, around: PushSurroundings): Promise<string | null> {
  const permission = around.permission();
  if (permission !== 'granted') {
    console.warn('push not registered: permission is', permission);
    return null;
  }
  try {
    const publicKey = await withinTimeLimit(LOADING_TIMEOUT_MS, around.publicKey());
    if (!publicKey) {
      console.error('push not registered: this build has no push public key');
      return null;
    }
    // The sign-in that is remembered may have ended while this was loaded.
    if (!around.isHere(uid)) return null;
    const cached = await ownCache(uid, around);
    const kept = cached && (await isStillGood(cached, around)) ? cached : null;
    const token = kept?.token ?? (await freshToken(uid, publicKey, around));
    if (token === '') throw new Error('the push service gave an empty token');
    const savedFor = cached?.token === token ? cached.savedFor : null;
    // What is kept stands there already: another tab may have written since it was read.
    const savedAt = savedFor === null ? millis(0) : (cached?.savedAt ?? millis(0));
    // A sign-out while the push service was asked leaves nothing of the person here.
    if (!around.isHere(uid)) return null;
    if (kept === null) around.writeCache({ token, fetchedAt: around.now(), savedFor, savedAt });
    if (savedFor !== uid) await save(uid, token, cached, around);
    else if (!isYoung(savedAt, SAVED_LIFE_MS, around) && (await isLost(uid, token, around))) {
      // Another tab may have a new one already, or a sign-out have ended it.
      if (around.readCache()?.token === token) await giveUp(around);
      return await registerPush(uid, around);
    }
    return token;
  } catch (error) {
    console.error('push could not be registered', error);
    return null;
  }
}

/**
 * A token that may still stand among another person's, whose sign-in here the server has ended, must not be
 * used any more: what is sent to them would go on arriving here.
 */
async function ownCache(uid: UserId, around: PushSurroundings): Promise<CachedToken | null> {
  const cached = around.readCache();
  if (!cached || cached.savedFor === null || cached.savedFor === uid) return cached;
  await giveUp(around);
  return null;
}

/** The SDK holds its own copy against the subscription: for the next one it asks anew. */
async function giveUp({ endSubscription, clearCache }: PushSurroundings): Promise<void> {
  await endSubscription();
  clearCache();
}

async function freshToken(uid: UserId, publicKey: string, around: PushSurroundings): Promise<string> {
  // A first visit installs the whole app: on a slow line that alone takes longer than a token may.
  await withinTimeLimit(LOADING_TIMEOUT_MS, around.workerReady());
  return withinTimeLimit(TOKEN_TIMEOUT_MS, subscribe(uid, publicKey, around));
}

/**
 * To ask for a token subscribes the browser, with an answer or without. However late that is: where its person
 * has left meanwhile and nobody else is registered, it is subscribed for nobody, and no cache tells the next
 * start to end it.
 */
async function subscribe(uid: UserId, publicKey: string, around: PushSurroundings): Promise<string> {
  try {
    return await around.requestToken(publicKey);
  } finally {
    if (!around.isHere(uid) && !around.readCache()) await around.endSubscription();
  }
}

/** Failing is a warning only: the next start tries again, since the cache does not say that it is saved. */
async function save(
  uid: UserId,
  token: string,
  before: CachedToken | null,
  around: PushSurroundings,
): Promise<void> {
  try {
    const replaced = before && before.token !== token ? before.token : null;
    await around.saveToken(uid, token, replaced);
    noteSaved(uid, token, around);
  } catch (error) {
    console.warn('the push token could not be saved', error);
  }
}

/** Where the server cannot be asked, the next start asks. */
async function isLost(uid: UserId, token: string, around: PushSurroundings): Promise<boolean> {
  try {
    if (!(await around.isSaved(uid, token))) return true;
    noteSaved(uid, token, around);
  } catch (error) {
    console.warn('the server could not be asked for the push token', error);
  }
  return false;
}

function noteSaved(uid: UserId, token: string, around: PushSurroundings): void {
  const cached = around.readCache();
  // A sign-out meanwhile has cleared the cache, which must not come back.
  if (cached?.token === token) around.writeCache({ ...cached, savedFor: uid, savedAt: around.now() });
}

async function isStillGood(cached: CachedToken, around: PushSurroundings): Promise<boolean> {
  return isYoung(cached.fetchedAt, TOKEN_LIFE_MS, around) && (await around.hasSubscription());
}

/** A clock that was set back makes the age mean nothing. */
function isYoung(since: Millis, lifeMs: number, around: Pick<PushSurroundings, 'now'>): boolean {
  const age = around.now() - since;
  return age >= 0 && age < lifeMs;
}
