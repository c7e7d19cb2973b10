import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '#domain/account/account.ts';
import { millis } from '#domain/units.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { endOrphanedPush, type OrphanSurroundings } from './end-orphaned-push.ts';
import type { CachedToken } from './token-cache.ts';

const SIGNED_IN: Session = {
  kind: 'signed_in',
  uid: BUYER,
  email: 'buyer@example.com',
  displayName: '',
  isEmailVerified: false,
  isAdmin: false,
};

/** A browser that is registered for the buyer, and what was done to it. */
function surroundings() {
  const world = {
    cache: {
      token: 'token-1',
      fetchedAt: millis(1),
      savedFor: BUYER,
      savedAt: millis(1),
    } as CachedToken | null,
    isSubscribed: true,
    isShown: true,
  };
  const around: OrphanSurroundings = {
    readCache: () => world.cache,
    clearCache: () => {
      world.cache = null;
    },
    endSubscription: async () => {
      world.isSubscribed = false;
    },
    clearNotifications: async () => {
      world.isShown = false;
    },
  };
  return { world, around };
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

test('a sign-in that ended without giving the token back ends the pushes and takes off what is shown', async () => {
  const { world, around } = surroundings();
  expect(await endOrphanedPush({ kind: 'signed_out' }, around)).toBe(true);
  expect(world).toEqual({ cache: null, isSubscribed: false, isShown: false });
});

test.each<[string, Session]>([
  ['it is not known yet who is signed in', { kind: 'loading' }],
  ['the person is signed in, their address confirmed or not', SIGNED_IN],
])('nothing ends while %s', async (_what, session) => {
  const { world, around } = surroundings();
  expect(await endOrphanedPush(session, around)).toBe(false);
  expect(world).toMatchObject({ isSubscribed: true, isShown: true });
  expect(world.cache).not.toBeNull();
});

test('a browser that is registered for nobody is left alone', async () => {
  const { world, around } = surroundings();
  world.cache = null;
  expect(await endOrphanedPush({ kind: 'signed_out' }, around)).toBe(false);
  expect(world).toMatchObject({ isSubscribed: true, isShown: true });
});

test('a subscription that could not be ended is ended by the next start', async () => {
  const { world, around } = surroundings();
  const { endSubscription } = around;
  around.endSubscription = async () => {
    throw new Error('not now');
  };
  await endOrphanedPush({ kind: 'signed_out' }, around);
  expect(world.isShown).toBe(false);
  expect(world.cache).not.toBeNull();
  around.endSubscription = endSubscription;
  await endOrphanedPush({ kind: 'signed_out' }, around);
  expect(world).toMatchObject({ cache: null, isSubscribed: false });
});
