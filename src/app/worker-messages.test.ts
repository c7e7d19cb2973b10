// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pageMessageFields } from '#documents/page-message.ts';
import { followWorkerMessages } from './worker-messages.ts';

const screen = vi.hoisted(() => ({ href: '', gone: [] as string[] }));
vi.mock('./router.tsx', () => ({
  router: {
    state: { location: screen },
    history: { push: (path: string) => void screen.gone.push(path) },
  },
}));
vi.mock('./show-news.ts', () => ({ showNews: () => undefined }));

const worker = Object.assign(new EventTarget(), { startMessages: () => undefined });
beforeAll(() => {
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  followWorkerMessages();
});
afterAll(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
beforeEach(() => {
  screen.gone = [];
});

const ask = (path: string) =>
  worker.dispatchEvent(new MessageEvent('message', { data: pageMessageFields({ kind: 'open_path', path }) }));

test('a press on a notification leads from wherever the page stands', () => {
  screen.href = '/market?q=ring';
  ask('/chat/a_b_c');
  expect(screen.gone).toEqual(['/chat/a_b_c']);
});

test('who stands there already stays, in whichever place of it', () => {
  screen.href = '/my-exchanges?id=x1';
  ask('/my-exchanges?id=x1');
  screen.href = '/chat/a_b_c#m7';
  ask('/chat/a_b_c');
  expect(screen.gone).toEqual([]);
});

test('in a room 답장 still leads into its message box', () => {
  screen.href = '/chat/a_b_c';
  ask('/chat/a_b_c#reply');
  expect(screen.gone).toEqual(['/chat/a_b_c#reply']);
});
