// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const { reloadWhenCalm } = vi.hoisted(() => ({ reloadWhenCalm: vi.fn<() => void>() }));
vi.mock(import('./reload-when-calm.ts'), () => ({ reloadWhenCalm }));
vi.mock('./router.tsx', () => ({ appRouter: () => ({ subscribe: () => () => undefined }) }));
vi.mock('./device-busy.ts', () => ({ isDeviceBusy: async () => false }));
vi.mock('#session/connection-store.ts', () => ({ connection: { get: () => ({ kind: 'online' }) } }));

type Worker = { readonly version: string };
let listened: (() => void)[] = [];

/** The page is gone, and hears nothing any more. */
function leave(): void {
  for (const stop of listened) stop();
  listened = [];
}

/** A page as it is loaded: served by a worker, or not. */
async function aPage(controller: Worker | null) {
  leave();
  vi.resetModules();
  const workers = Object.assign(new EventTarget(), {
    controller,
    register: () => new Promise(() => undefined),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  const { startServiceWorkerClient } = await import('./service-worker-client.ts');
  startServiceWorkerClient();
  return {
    isTakenOverBy(worker: Worker) {
      workers.controller = worker;
      workers.dispatchEvent(new Event('controllerchange'));
    },
    missPart: () => dispatchEvent(new Event('vite:preloadError')),
  };
}

beforeEach(() => {
  reloadWhenCalm.mockReset();
  sessionStorage.clear();
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, heard: EventListenerOrEventListenerObject) => {
      listen(type, heard);
      listened.push(() => removeEventListener(type, heard));
    },
  );
});
afterEach(() => {
  leave();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.restoreAllMocks();
});

test('a page that lacks a part after another version has taken over loads afresh', async () => {
  const page = await aPage({ version: '1' });
  page.isTakenOverBy({ version: '2' });
  expect(reloadWhenCalm).not.toHaveBeenCalled();
  page.missPart();
  page.missPart();
  expect(reloadWhenCalm).toHaveBeenCalledTimes(2);
});

test('so does one whose first worker was of another version: it has every part of its own', async () => {
  const page = await aPage(null);
  page.isTakenOverBy({ version: '2' });
  page.missPart();
  expect(reloadWhenCalm).toHaveBeenCalledOnce();
});

test('it does so once, and not again as soon as it is there', async () => {
  (await aPage({ version: '2' })).missPart();
  (await aPage({ version: '2' })).missPart();
  expect(reloadWhenCalm).toHaveBeenCalledTimes(1);
});

test('what cannot be fetched has no page loaded afresh that no worker serves, nor without a network', async () => {
  (await aPage(null)).missPart();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  (await aPage({ version: '2' })).missPart();
  expect(reloadWhenCalm).not.toHaveBeenCalled();
});
