// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createListeners } from '#domain/listeners.ts';
import { writeWitness } from '#services/storage/witness.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { millis } from '#domain/units.ts';
import { startBehindFirstScreen } from './behind-first-screen.ts';

const begun = vi.hoisted(() => [] as string[]);
const begin = (what: string) => () => void begun.push(what);
vi.mock('./service-worker-client.ts', () => ({ startServiceWorkerClient: () => undefined }));
vi.mock('./page-listeners.ts', () => ({ startPageListeners: () => undefined }));
vi.mock('#services/storage/keep-witness.ts', () => ({ keepWitness: begin('witness') }));
vi.mock('#services/push/push-store.ts', () => ({ followPush: begin('push') }));
vi.mock('#session/sync-controller.ts', () => ({ startSyncController: begin('sync') }));

const session = vi.hoisted(() => ({ kind: 'signed_out' }));
const listeners = createListeners();
vi.mock('#session/session-store.ts', () => ({
  sessionStore: {
    get: () => ({ kind: session.kind }),
    subscribe: (listener: () => void) => listeners.subscribe(listener),
  },
}));
const signIn = () => {
  session.kind = 'signed_in';
  listeners.tell();
};

beforeEach(() => {
  begun.length = 0;
  session.kind = 'signed_out';
  localStorage.clear();
});

test('a visitor of whom nothing is kept here brings nothing of what members need; a sign-in does, once', async () => {
  startBehindFirstScreen();
  await vi.dynamicImportSettled();
  expect(begun).toEqual([]);
  signIn();
  listeners.tell();
  await vi.waitFor(() => expect(begun.toSorted()).toEqual(['push', 'sync', 'witness']));
});

test('what was kept is looked after though nobody is signed in any more: it may be gone with the sign-in', async () => {
  writeWitness({ uid: BUYER, since: millis(1), unsent: [], more: 0 });
  startBehindFirstScreen();
  await vi.waitFor(() => expect(begun).toEqual(['witness']));
  signIn();
  await vi.waitFor(() => expect(begun.toSorted()).toEqual(['push', 'sync', 'witness']));
});
