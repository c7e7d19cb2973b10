// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { stepsBeforeSignOut, stillSignedIn } from './before-sign-out.ts';
import { startSyncController } from './sync-controller.ts';

/** What moves between this device and the server, and nothing else: no answer of a server ends it. */
const engines = vi.hoisted(() => ({ running: 0, started: 0 }));
vi.mock('#sync/sync-engine.ts', () => ({
  startSync: () => {
    engines.running += 1;
    engines.started += 1;
    return {
      stop: async () => {
        engines.running -= 1;
      },
    };
  },
}));
vi.mock('./session-store.ts', () => ({
  sessionStore: {
    get: () => ({ kind: 'signed_in', uid: BUYER, isEmailVerified: true, isAdmin: false }),
    subscribe: () => () => undefined,
  },
}));

test('after a sign-out that has failed all goes on for whoever stays', async () => {
  startSyncController();
  await vi.waitFor(() => expect(engines).toEqual({ running: 1, started: 1 }));
  for (const step of stepsBeforeSignOut()) await step(BUYER);
  expect(engines).toEqual({ running: 0, started: 1 });
  stillSignedIn.tell();
  await vi.waitFor(() => expect(engines).toEqual({ running: 1, started: 2 }));
});
