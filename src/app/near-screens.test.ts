import { afterEach, expect, test, vi } from 'vitest';
import { markFirstScreen } from '#device/first-screen.ts';
import { followNearScreens } from './near-screens.ts';

vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
markFirstScreen();
afterEach(() => vi.restoreAllMocks());

/** A page with links, whose idle moments come when they are called. */
function pageWith(links: readonly string[]) {
  const idle: (() => void)[] = [];
  const later: (() => void)[] = [];
  const loaded: string[] = [];
  const page = {
    links,
    loaded,
    isOnDisk: true,
    isBusy: false,
    broken: new Set<string>(),
    arrive: () => undefined as void,
    idle: () => passes(idle),
    drawLists: () => passes(later),
    waiting: () => idle.length,
  };
  const stop = followNearScreens(
    {
      routesOf: (path) => ['root', path],
      async loadCode(route) {
        if (page.broken.has(route)) throw new Error('not to be had');
        loaded.push(route);
      },
      isBusy: () => page.isBusy,
      onArrived(listener) {
        page.arrive = listener;
        return () => (page.arrive = () => undefined);
      },
    },
    {
      links: () => page.links,
      isOnDisk: () => page.isOnDisk,
      whenIdle: (run) => void idle.push(run),
      afterLists: (run) => void later.push(run),
    },
  );
  return { page, stop };
}

async function passes(queue: (() => void)[]): Promise<void> {
  queue.shift()?.();
  // What was begun goes on in microtasks.
  await new Promise((resolve) => setTimeout(resolve));
}

async function started(links: readonly string[]) {
  const made = pageWith(links);
  await vi.waitFor(() => expect(made.page.waiting()).toBe(1));
  return made;
}

test('one screen is loaded in each idle moment, the nearest first and none twice', async () => {
  const { page } = await started(['/chat', '/trade', '/chat']);
  await page.idle();
  expect(page.loaded).toEqual(['root']);
  await page.idle();
  await page.idle();
  await page.idle();
  expect(page.loaded).toEqual(['root', '/chat', '/trade']);
  expect(page.waiting()).toBe(0);
});

test('what a list leads to is loaded once it has been drawn', async () => {
  const { page } = await started([]);
  await page.idle();
  page.links = ['/product/1'];
  await page.drawLists();
  await page.idle();
  await page.idle();
  expect(page.loaded).toEqual(['root', '/product/1']);
});

test('whoever is on the way is not held up, and it goes on where they arrive', async () => {
  const { page } = await started(['/chat']);
  page.isBusy = true;
  await page.idle();
  expect(page.loaded).toEqual([]);
  expect(page.waiting()).toBe(0);
  page.isBusy = false;
  page.arrive();
  await page.idle();
  expect(page.loaded).toEqual(['root']);
});

test('nothing is fetched that is not on the disk', async () => {
  const { page } = await started(['/chat']);
  page.isOnDisk = false;
  await page.idle();
  expect(page.loaded).toEqual([]);
});

test('one that cannot be loaded ends it until the next screen, and is asked for again then', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { page } = await started(['/chat']);
  await page.idle();
  page.broken.add('/chat');
  await page.idle();
  expect(page.waiting()).toBe(0);
  page.broken.clear();
  page.arrive();
  await page.idle();
  expect(page.loaded).toEqual(['root', '/chat']);
});

test('it ends when it is stopped', async () => {
  const { page, stop } = await started(['/chat']);
  await page.idle();
  await page.idle();
  await page.idle();
  stop();
  page.arrive();
  expect(page.waiting()).toBe(0);
});
