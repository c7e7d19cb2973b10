// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Toasts from '#ui/toast/toasts.ts';
import { BUYER, chatId } from '#tests/support/domain-fixtures.ts';
import type * as News from './show-news.ts';

const here = vi.hoisted(() => ({ pathname: '/', href: '/' }));
vi.mock('./router.tsx', () => ({
  appRouter: () => ({ state: { location: here }, subscribe: () => undefined }),
}));
const reloads = vi.hoisted(() => ({ times: 0 }));
vi.mock('./reload-when-calm.ts', () => ({ reloadWhenCalm: () => void (reloads.times += 1) }));
// As Vite has it where the file is gone: the page hears of it, and the import fails.
const build = vi.hoisted(() => ({ isGone: false }));
vi.mock('#features/chat/news/quick-reply.tsx', () => ({
  get QuickReply() {
    if (!build.isGone) return () => null;
    dispatchEvent(new Event('vite:preloadError'));
    throw new TypeError('Failed to fetch dynamically imported module');
  },
}));

let worker: EventTarget;
let toasts: typeof Toasts.toasts;
let showNews: typeof News.showNews;
// A page that was superseded stays so: each test is a page of its own.
beforeEach(async () => {
  vi.resetModules();
  worker = Object.assign(new EventTarget(), { controller: {}, register: () => new Promise(() => undefined) });
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  Object.assign(here, { pathname: '/', href: '/' });
  Object.assign(reloads, { times: 0 });
  Object.assign(build, { isGone: false });
  ({ toasts } = await import('#ui/toast/toasts.ts'));
  ({ showNews } = await import('./show-news.ts'));
  const { startServiceWorkerClient } = await import('./service-worker-client.ts');
  startServiceWorkerClient();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

async function tell(room: string) {
  const id = chatId(room);
  const data = { type: 'chat_message', click_action: `/chat/${id}` } as const;
  await showNews(
    { title: '금이', body: '아직 있나요?', data },
    { to: BUYER, chatId: id, notificationId: null },
  );
  return toasts.getSnapshot().find(({ tag }) => tag === id);
}

test('a message can be answered in its toast', async () => {
  expect((await tell('ring_buyer_seller'))?.foot).not.toBeNull();
});

test('a page that an update has superseded tells it plain, and does not load afresh over it', async () => {
  worker.dispatchEvent(new Event('controllerchange'));
  build.isGone = true;
  expect(await tell('bar_buyer_seller')).toMatchObject({ body: '아직 있나요?', foot: null });
  expect(reloads.times).toBe(0);
});

test('a comment is not told of beside the post that it stands on', async () => {
  const told = () => toasts.getSnapshot().some(({ title }) => title === '새 댓글');
  const news = {
    title: '새 댓글',
    body: '',
    data: { type: 'comment', click_action: '/board/b1#comment-c1' },
  } as const;
  Object.assign(here, { pathname: '/board/b1', href: '/board/b1' });
  await showNews(news, { to: BUYER, chatId: null, notificationId: null });
  expect(told()).toBe(false);
  Object.assign(here, { pathname: '/board/b2', href: '/board/b2' });
  await showNews(news, { to: BUYER, chatId: null, notificationId: null });
  expect(told()).toBe(true);
});
