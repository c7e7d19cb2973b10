import { afterEach, expect, test, vi } from 'vitest';
import { clearNotifications } from './shown-notifications.ts';

afterEach(() => vi.unstubAllGlobals());

const refused = () => Promise.reject(new DOMException('not here', 'NotAllowedError'));

test('what one person was told leaves the screen, though the browser lets nobody change the icon', async () => {
  const close = vi.fn();
  const registration = { getNotifications: async () => [{ close }, { close }] };
  vi.stubGlobal('navigator', {
    clearAppBadge: refused,
    serviceWorker: { getRegistration: async () => registration },
  });
  await expect(clearNotifications()).rejects.toThrow('not here');
  expect(close).toHaveBeenCalledTimes(2);
});

test('the count leaves the icon, though the browser does not say what it shows', async () => {
  const clearAppBadge = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clearAppBadge, serviceWorker: { getRegistration: refused } });
  await expect(clearNotifications()).rejects.toThrow('not here');
  expect(clearAppBadge).toHaveBeenCalledOnce();
});
