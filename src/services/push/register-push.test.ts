import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { millis } from '#domain/units.ts';
import { BUYER, SELLER } from '#tests/support/domain-fixtures.ts';
import type { PushPermission } from './push-support.ts';
import {
  LOADING_TIMEOUT_MS,
  registerPush,
  SAVED_LIFE_MS,
  TOKEN_LIFE_MS,
  TOKEN_TIMEOUT_MS,
  type PushSurroundings,
} from './register-push.ts';
import type { CachedToken } from './token-cache.ts';

const NOW = 1_760_000_000_000;

/** A browser and a server that do as told, and what they were asked. */
function surroundings() {
  const world = {
    permission: 'granted' as PushPermission,
    now: NOW,
    key: 'public-key' as string | null,
    isSubscribed: true,
    token: 'token-1',
    cache: null as CachedToken | null,
    /** The tokens of whoever is here, as the server has them. */
    held: [] as readonly string[],
    looks: 0,
    saved: [] as unknown[],
    requests: 0,
    isServerDown: false,
    isHere: true,
    ended: 0,
  };
  const around: PushSurroundings = {
    permission: () => world.permission,
    now: () => millis(world.now),
    publicKey: async () => world.key,
    workerReady: async () => undefined,
    hasSubscription: async () => world.isSubscribed,
    requestToken: async () => {
      world.requests += 1;
      world.isSubscribed = true;
      return world.token;
    },
    isHere: () => world.isHere,
    readCache: () => world.cache,
    writeCache: (cached) => {
      world.cache = cached;
    },
    clearCache: () => {
      world.cache = null;
    },
    endSubscription: async () => {
      world.ended += 1;
      world.isSubscribed = false;
      world.token = `token-${world.ended + 1}`;
    },
    isSaved: async (_uid, token) => {
      world.looks += 1;
      if (world.isServerDown) throw new Error('unreachable');
      return world.held.includes(token);
    },
    saveToken: async (...saved) => {
      if (world.isServerDown) throw new Error('unreachable');
      const [, token, replaced] = saved;
      world.held = [...world.held.filter((other) => other !== token && other !== replaced), token];
      world.saved.push(saved);
    },
  };
  return { world, around };
}

let log: { warn: string[]; error: string[] };
beforeEach(() => {
  log = { warn: [], error: [] };
  vi.spyOn(console, 'warn').mockImplementation((text) => log.warn.push(String(text)));
  vi.spyOn(console, 'error').mockImplementation((text) => log.error.push(String(text)));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('registering this browser', () => {
  test('fetches a token, keeps it and tells the server whose it is', async () => {
    const { world, around } = surroundings();
    expect(await registerPush(BUYER, around)).toBe('token-1');
    expect(world.cache).toEqual({ token: 'token-1', fetchedAt: NOW, savedFor: BUYER, savedAt: NOW });
    expect(world.saved).toEqual([[BUYER, 'token-1', null]]);
  });

  test('again within a day asks nobody', async () => {
    const { world, around } = surroundings();
    await registerPush(BUYER, around);
    world.now += SAVED_LIFE_MS - 1;
    expect(await registerPush(BUYER, around)).toBe('token-1');
    expect([world.requests, world.looks, world.saved.length]).toEqual([1, 0, 1]);
  });

  test('the next start a day later asks the server once whether it still has the token', async () => {
    const { world, around } = surroundings();
    await registerPush(BUYER, around);
    world.now += SAVED_LIFE_MS;
    expect(await registerPush(BUYER, around)).toBe('token-1');
    expect(world.cache?.savedAt).toBe(world.now);
    await registerPush(BUYER, around);
    expect([world.requests, world.looks, world.saved.length, world.ended]).toEqual([1, 1, 1, 0]);
  });

  test('a token that the server has given up is replaced by one of a new subscription', async () => {
    const { world, around } = surroundings();
    await registerPush(BUYER, around);
    world.held = ['token-of-another-device'];
    world.now += SAVED_LIFE_MS;
    expect(await registerPush(BUYER, around)).toBe('token-2');
    expect([world.ended, world.isSubscribed]).toEqual([1, true]);
    expect(world.held).toEqual(['token-of-another-device', 'token-2']);
    expect(world.cache).toEqual({
      token: 'token-2',
      fetchedAt: world.now,
      savedFor: BUYER,
      savedAt: world.now,
    });
    await registerPush(BUYER, around);
    expect([world.requests, world.looks]).toEqual([2, 1]);
  });

  test('what another tab has replaced meanwhile is not replaced again', async () => {
    const { world, around } = surroundings();
    await registerPush(BUYER, around);
    world.now += SAVED_LIFE_MS;
    around.isSaved = async () => {
      const now = millis(world.now);
      world.cache = { token: 'token-of-that-tab', fetchedAt: now, savedFor: BUYER, savedAt: now };
      return false;
    };
    expect(await registerPush(BUYER, around)).toBe('token-of-that-tab');
    expect([world.ended, world.requests]).toEqual([0, 1]);
  });

  test('somebody who signs out while the server is asked is not registered anew', async () => {
    const { world, around } = surroundings();
    await registerPush(BUYER, around);
    world.now += SAVED_LIFE_MS;
    around.isSaved = async () => {
      Object.assign(world, { isHere: false, cache: null, isSubscribed: false });
      return false;
    };
    expect(await registerPush(BUYER, around)).toBeNull();
    expect(world).toMatchObject({ cache: null, isSubscribed: false, requests: 1 });
  });

  test('a server that is not reached then is asked at the next start again', async () => {
    const { world, around } = surroundings();
    await registerPush(BUYER, around);
    world.now += SAVED_LIFE_MS;
    world.isServerDown = true;
    expect(await registerPush(BUYER, around)).toBe('token-1');
    expect(log.warn).toEqual(['the server could not be asked for the push token']);
    world.isServerDown = false;
    await registerPush(BUYER, around);
    expect([world.looks, world.ended, world.cache?.savedAt]).toEqual([2, 0, world.now]);
  });

  test('after seven days fetches again, and replaces the token on the server when it changed', async () => {
    const { world, around } = surroundings();
    await registerPush(BUYER, around);
    world.now += TOKEN_LIFE_MS;
    await registerPush(BUYER, around);
    expect([world.requests, world.saved.at(-1)]).toEqual([2, [BUYER, 'token-1', null]]);
    world.now += TOKEN_LIFE_MS;
    world.token = 'token-2';
    await registerPush(BUYER, around);
    expect(world.saved.at(-1)).toEqual([BUYER, 'token-2', 'token-1']);
    expect(world.cache).toMatchObject({ token: 'token-2', savedFor: BUYER });
  });

  test('fetches again when the browser has lost the subscription, or the clock was set back', async () => {
    const { world, around } = surroundings();
    await registerPush(BUYER, around);
    world.isSubscribed = false;
    await registerPush(BUYER, around);
    world.isSubscribed = true;
    world.now -= TOKEN_LIFE_MS;
    await registerPush(BUYER, around);
    expect(world.requests).toBe(3);
  });

  test('for another person ends the subscription of the first, and fetches a token of their own', async () => {
    const { world, around } = surroundings();
    await registerPush(BUYER, around);
    expect(world.ended).toBe(0);
    await registerPush(SELLER, around);
    expect(world.saved.at(-1)).toEqual([SELLER, 'token-2', null]);
    expect(world.cache).toMatchObject({ token: 'token-2', savedFor: SELLER });
    expect([world.ended, world.requests]).toEqual([1, 2]);
  });

  test('nobody else gets the token of a person whose subscription could not be ended', async () => {
    const { world, around } = surroundings();
    await registerPush(BUYER, around);
    around.endSubscription = async () => {
      throw new Error('not now');
    };
    expect(await registerPush(SELLER, around)).toBeNull();
    expect(world.saved).toEqual([[BUYER, 'token-1', null]]);
    expect(world.cache?.savedFor).toBe(BUYER);
  });
});

test('the first installation of the worker may take longer than a token may', async () => {
  vi.useFakeTimers();
  const { world, around } = surroundings();
  around.workerReady = () => new Promise((resolve) => setTimeout(resolve, TOKEN_TIMEOUT_MS * 3));
  const registering = registerPush(BUYER, around);
  await vi.advanceTimersByTimeAsync(TOKEN_TIMEOUT_MS * 3);
  expect(await registering).toBe('token-1');
  expect(world.cache?.token).toBe('token-1');
});

describe('what goes wrong is logged and answered with null', () => {
  test.each<PushPermission>(['default', 'denied', 'unsupported', 'install_first'])(
    'permission is %s',
    async (permission) => {
      const { world, around } = surroundings();
      world.permission = permission;
      expect(await registerPush(BUYER, around)).toBeNull();
      expect(log.warn).toHaveLength(1);
      expect(world.requests).toBe(0);
    },
  );

  test('no push public key', async () => {
    const { world, around } = surroundings();
    world.key = null;
    expect(await registerPush(BUYER, around)).toBeNull();
    expect(log.error).toEqual(['push not registered: this build has no push public key']);
  });

  test('a push service that refuses', async () => {
    const { world, around } = surroundings();
    around.requestToken = async () => {
      throw new Error('AbortError');
    };
    expect(await registerPush(BUYER, around)).toBeNull();
    expect(log.error).toEqual(['push could not be registered']);
    expect(world.cache).toBeNull();
  });

  test('a push service that never answers, after ten seconds', async () => {
    vi.useFakeTimers();
    const { around } = surroundings();
    around.requestToken = () => new Promise(() => undefined);
    const registering = registerPush(BUYER, around);
    await vi.advanceTimersByTimeAsync(TOKEN_TIMEOUT_MS);
    expect(await registering).toBeNull();
    expect(log.error).toEqual(['push could not be registered']);
  });

  test('a worker that is never there, after two minutes', async () => {
    vi.useFakeTimers();
    const { world, around } = surroundings();
    around.workerReady = () => new Promise(() => undefined);
    const registering = registerPush(BUYER, around);
    await vi.advanceTimersByTimeAsync(LOADING_TIMEOUT_MS);
    expect(await registering).toBeNull();
    expect([world.requests, log.error]).toEqual([0, ['push could not be registered']]);
  });

  test('a server that does not take the token is a warning, and is told at the next start', async () => {
    const { world, around } = surroundings();
    world.isServerDown = true;
    expect(await registerPush(BUYER, around)).toBe('token-1');
    expect(log.warn).toEqual(['the push token could not be saved']);
    expect(world.cache?.savedFor).toBeNull();
    world.isServerDown = false;
    await registerPush(BUYER, around);
    expect(world.saved).toEqual([[BUYER, 'token-1', null]]);
    expect(world.requests).toBe(1);
  });

  test.each([
    ['gives a token', async () => 'token-1'],
    ['refuses', async () => Promise.reject(new Error('broken'))],
  ])('a sign-out while the push service is asked, which %s, leaves nothing', async (_what, answer) => {
    const { world, around } = surroundings();
    around.requestToken = async () => {
      world.isSubscribed = true;
      world.isHere = false;
      return answer();
    };
    expect(await registerPush(BUYER, around)).toBeNull();
    expect(world).toMatchObject({ cache: null, saved: [], isSubscribed: false });
  });

  test('a sign-in that has ended before the push service is asked has it asked nothing', async () => {
    const { world, around } = surroundings();
    around.publicKey = async () => {
      world.isHere = false;
      return 'public-key';
    };
    expect(await registerPush(BUYER, around)).toBeNull();
    expect(world.requests).toBe(0);
  });

  test('a subscription that comes after the ten seconds and after the sign-out is ended', async () => {
    vi.useFakeTimers();
    const { world, around } = surroundings();
    let arrive: (token: string) => void = () => undefined;
    around.requestToken = () => new Promise((resolve) => (arrive = resolve));
    const registered = registerPush(BUYER, around);
    await vi.advanceTimersByTimeAsync(TOKEN_TIMEOUT_MS);
    expect(await registered).toBeNull();
    world.isHere = false;
    world.isSubscribed = true;
    arrive('token-1');
    await vi.advanceTimersByTimeAsync(0);
    expect(world.isSubscribed).toBe(false);
  });

  test('the subscription of somebody who has come meanwhile is theirs', async () => {
    const { world, around } = surroundings();
    around.requestToken = async () => {
      world.isHere = false;
      world.cache = { token: 'token-1', fetchedAt: millis(NOW), savedFor: SELLER, savedAt: millis(NOW) };
      return 'token-1';
    };
    expect(await registerPush(BUYER, around)).toBeNull();
    expect(world).toMatchObject({ isSubscribed: true, cache: { savedFor: SELLER } });
  });

  test('a sign-out while the token is being saved is not undone', async () => {
    const { world, around } = surroundings();
    around.saveToken = async () => {
      world.cache = null;
    };
    await registerPush(BUYER, around);
    expect(world.cache).toBeNull();
  });
});
