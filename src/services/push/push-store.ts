import { useSyncExternalStore } from 'react';
import { pageVisibility } from '#device/page-visibility.ts';
import { clearNotifications } from '#device/shown-notifications.ts';
import type { UserId } from '#domain/ids.ts';
import { createListeners } from '#domain/listeners.ts';
import { beforeSignOut, stillSignedIn } from '#session/before-sign-out.ts';
import { loadPush } from '#session/remote-modules.ts';
import { sessionStore } from '#session/session-store.ts';
import { followArrivals } from './follow-arrivals.ts';
import { browserPush, unsubscribeBrowser } from './browser-push.ts';
import { endOrphanedPush } from './end-orphaned-push.ts';
import { pushPermission } from './push-support.ts';
import { registerPush } from './register-push.ts';
import { clearTokenCache, readTokenCache } from './token-cache.ts';

/** Whether the person at the screen is told while the app is closed. */
export type PushState =
  | { readonly kind: 'unsupported' }
  /** An iPhone: first to the home screen. */
  | { readonly kind: 'install_first' }
  /** The browser has been told never; only its settings change that. */
  | { readonly kind: 'denied' }
  | { readonly kind: 'off' }
  | { readonly kind: 'registering' }
  /** Let by the person, and yet this browser could not be registered. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'on' };

const listeners = createListeners();
let state: PushState | null = null;
let isFollowing = false;
/** The end of a former person's pushes, which the next one's registration waits for. */
let ending: Promise<unknown> = Promise.resolve();

export const pushStore = {
  get(): PushState {
    state ??= stateNow();
    return state;
  },
  subscribe: listeners.subscribe,
};

export const usePush = (): PushState => useSyncExternalStore(pushStore.subscribe, pushStore.get);

/** What 알림 받기 does: asks the browser, which must follow a press at once, then registers. */
export async function enablePush(): Promise<void> {
  if (pushPermission() === 'default') await Notification.requestPermission();
  await register();
}

/**
 * Registers again at every start, with each person who signs in, and gives the token back at a sign-out. The
 * app calls it once.
 */
export function followPush(): void {
  if (isFollowing) return;
  isFollowing = true;
  beforeSignOut(leavePush);
  stillSignedIn.subscribe(() => void register());
  let followed: UserId | null = null;
  let stopArrivals: () => void = () => undefined;
  const follow = () => {
    endOfFormer();
    const uid = memberUid();
    if (uid === followed) return;
    followed = uid;
    publish(stateNow());
    stopArrivals();
    stopArrivals = uid ? followArrivals(uid) : () => undefined;
    if (uid && pushPermission() === 'granted') void register();
  };
  sessionStore.subscribe(follow);
  follow();
  followSettings();
}

/** In its settings the browser is told otherwise behind the page's back, or in a bubble above it. */
function followSettings(): void {
  const look = () => {
    const { kind } = pushStore.get();
    const isLet = pushPermission() === 'granted';
    // What our own button asks for registers by itself.
    if (isLet && kind === 'denied') void register();
    else if (!isLet && kind !== 'registering') publish(stateNow());
  };
  pageVisibility.subscribe(look);
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((settings) => settings.addEventListener('change', look))
    .catch((error: unknown) => console.warn('the settings of the browser are not followed', error));
}

async function register(): Promise<void> {
  const uid = memberUid();
  if (!uid || pushPermission() !== 'granted') {
    publish(stateNow());
    return;
  }
  // A browser that is registered already shows no waiting for being looked at again.
  if (pushStore.get().kind !== 'on') publish({ kind: 'registering' });
  await ending;
  const token = await registerPush(uid, browserPush);
  if (memberUid() !== uid) return;
  publish({ kind: token === null ? 'failed' : 'on' });
}

/** A sign-out gives the token back before; this is for a sign-in that the server has ended. */
function endOfFormer(): void {
  const session = sessionStore.get();
  ending = ending
    .then(() => endOrphanedPush(session, { ...browserPush, clearNotifications }))
    .then((isEnded) => {
      if (isEnded) publish(stateNow());
    });
}

/** Both at once: the server may be out of reach, the browser is not. */
async function leavePush(uid: UserId): Promise<void> {
  const cached = readTokenCache();
  clearTokenCache();
  if (!cached) return;
  const forget = async () => (await loadPush()).removePushToken(uid, cached.token);
  const outcomes = await Promise.allSettled([unsubscribeBrowser(), forget()]);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') console.warn('the push token could not be given back', outcome.reason);
  }
}

function stateNow(): PushState {
  const permission = pushPermission();
  switch (permission) {
    case 'unsupported':
    case 'install_first':
    case 'denied':
      return { kind: permission };
    case 'default':
      return { kind: 'off' };
    case 'granted':
      return { kind: readTokenCache() ? 'on' : 'off' };
  }
}

function memberUid(): UserId | null {
  const session = sessionStore.get();
  return session.kind === 'signed_in' && session.isEmailVerified ? session.uid : null;
}

function publish(next: PushState): void {
  if (pushStore.get().kind === next.kind) return;
  state = next;
  listeners.tell();
}
