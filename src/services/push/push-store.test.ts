// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deleteUserDatabase } from '#data/local/user-database.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { followPush, pushStore } from './push-store.ts';

const registerPush = vi.hoisted(() => vi.fn(async () => 'token'));
vi.mock('./register-push.ts', () => ({ registerPush }));

const browser = { permission: 'denied' as NotificationPermission };
const settings = new EventTarget();

beforeAll(() => {
  vi.stubGlobal('Notification', browser);
  vi.stubGlobal('PushManager', vi.fn());
  const serviceWorker = { getRegistration: async () => undefined };
  const permissions = { query: async () => settings };
  vi.stubGlobal('navigator', { userAgent: 'a browser', serviceWorker, permissions });
  followPush();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await deleteUserDatabase(BUYER);
});

const setTo = (permission: NotificationPermission) => {
  browser.permission = permission;
};
const comesBack = () => document.dispatchEvent(new Event('visibilitychange'));
const stands = (kind: string) => vi.waitFor(() => expect(pushStore.get().kind).toBe(kind));

test('whoever lets us in the settings of the browser, as they were told, is told of what comes when they are back', async () => {
  await stands('denied');
  comesBack();
  expect(registerPush).not.toHaveBeenCalled();
  setTo('granted');
  comesBack();
  await stands('on');
  expect(registerPush).toHaveBeenCalledOnce();
  comesBack();
  expect(registerPush).toHaveBeenCalledOnce();
});

test('and it is not said to be on once they do not let us any more, though the page was before their eyes', async () => {
  setTo('denied');
  settings.dispatchEvent(new Event('change'));
  await stands('denied');
  setTo('default');
  settings.dispatchEvent(new Event('change'));
  await stands('off');
  // What is asked with the button registers by itself.
  setTo('granted');
  settings.dispatchEvent(new Event('change'));
  expect(registerPush).toHaveBeenCalledOnce();
});
