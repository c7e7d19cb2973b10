// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { expect, test, vi } from 'vitest';
import { BUYER, chatId } from '#tests/support/domain-fixtures.ts';
import { stepsBeforeSignOut, stillSignedIn } from './before-sign-out.ts';
import { loadOlderMessages, startSyncController } from './sync-controller.ts';

const NOBODY = 'nobody is signed in';

/** Whether anything moves between this device and the server: what is older can be asked for. */
const isRunning = async () => {
  const asked = await Promise.race([
    loadOlderMessages(chatId('none')).catch((error: unknown) => error),
    new Promise((resolve) => setTimeout(resolve, 50)),
  ]);
  return !(asked instanceof Error && asked.message === NOBODY);
};

test('after a sign-out that has failed all goes on for whoever stays', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  startSyncController();
  await vi.waitFor(async () => expect(await isRunning()).toBe(true));
  for (const step of stepsBeforeSignOut()) await step(BUYER);
  expect(await isRunning()).toBe(false);
  stillSignedIn.tell();
  await vi.waitFor(async () => expect(await isRunning()).toBe(true));
  for (const step of stepsBeforeSignOut()) await step(BUYER);
});
