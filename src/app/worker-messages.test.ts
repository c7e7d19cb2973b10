// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pageMessageFields, type PageMessage } from '#documents/page-message.ts';
import type { Push } from '#domain/notification/push.ts';
import { millis } from '#domain/units.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { followWorkerMessages } from './worker-messages.ts';

const screen = vi.hoisted(() => ({ href: '', gone: [] as string[], turned: [] as string[] }));
vi.mock('./router.tsx', () => ({
  appRouter: () => ({
    state: { location: screen },
    history: {
      push: (path: string) => void screen.gone.push(path),
      replace: (path: string) => void screen.turned.push(path),
    },
  }),
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
  screen.turned = [];
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

test('in a room 답장 still leads into its message box, and one step back out of the room', () => {
  screen.href = '/chat/a_b_c';
  ask('/chat/a_b_c#reply');
  expect(screen.gone).toEqual([]);
  expect(screen.turned).toEqual(['/chat/a_b_c#reply']);
});

test('a push that is not for who is signed in at this page is left to the worker, which shows it', () => {
  const data = { type: 'chat_message', click_action: '/chat/a_b_c' } as const;
  const push: Push = {
    eventId: 'e1',
    tag: 'chat',
    to: BUYER,
    sentAt: millis(1),
    title: '금이',
    body: '아직 있나요?',
    data,
    notificationId: null,
    chatId: null,
    messageId: null,
  };
  const answer = vi.fn();
  const port = { postMessage: answer };
  const tell = (message: PageMessage) =>
    worker.dispatchEvent(
      Object.assign(new Event('message'), { data: pageMessageFields(message), ports: [port] }),
    );
  tell({ kind: 'show_push', push });
  expect(answer).not.toHaveBeenCalled();
  tell({ kind: 'open_path', path: '/chat/a_b_c' });
  expect(answer).toHaveBeenCalledTimes(1);
});
