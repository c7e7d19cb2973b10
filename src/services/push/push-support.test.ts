import { afterEach, expect, test, vi } from 'vitest';
import { pushPermission } from './push-support.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const SAFARI = 'Version/18.5 Safari/605.1.15';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

afterEach(() => void vi.unstubAllGlobals());

interface Device {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  readonly isInstalled?: boolean;
  readonly hasPush?: boolean;
}

function stand({ userAgent, maxTouchPoints, isInstalled = false, hasPush = false }: Device): void {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints, ...(hasPush && { serviceWorker: {} }) });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isInstalled && query === '(display-mode: standalone)',
  }));
  if (!hasPush) return;
  vi.stubGlobal('PushManager', () => undefined);
  vi.stubGlobal('Notification', { permission: 'default' });
}

test.each([
  ['an iPhone', { userAgent: `${IPHONE} ${SAFARI}`, maxTouchPoints: 5 }],
  ['an iPad, which calls itself a Mac', { userAgent: `${MAC} ${SAFARI}`, maxTouchPoints: 5 }],
])('%s has pushes in an installed app only', (_what, device) => {
  stand(device);
  expect(pushPermission()).toBe('install_first');
  stand({ ...device, isInstalled: true, hasPush: true });
  expect(pushPermission()).toBe('default');
});

test('a Mac needs no installing', () => {
  stand({ userAgent: `${MAC} ${SAFARI}`, maxTouchPoints: 0 });
  expect(pushPermission()).toBe('unsupported');
  stand({ userAgent: `${MAC} ${SAFARI}`, maxTouchPoints: 0, hasPush: true });
  expect(pushPermission()).toBe('default');
});
