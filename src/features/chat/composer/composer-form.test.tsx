// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newestMessages } from '#data/local/queries/message-queries.ts';
import { deleteUserDatabase, openUserDatabase, type UserDatabase } from '#data/local/user-database.ts';
import { MESSAGE_MAX_CHARS } from '#domain/chat/chat.ts';
import { millis } from '#domain/units.ts';
import { keepChatDraft, noteBox, sendTyped, settleBox, takeChatDraft } from '#sync/commands/chat-draft.ts';
import { startChat } from '#sync/commands/start-chat.ts';
import { BUYER, SELLER, chatId, productId } from '#tests/support/domain-fixtures.ts';
import { ComposerForm } from './composer-form.tsx';
import { createComposer } from './create-composer.ts';
import type { PhraseSet } from './quick-replies.tsx';

const room = chatId('p1_buyer_seller');
const sendPhotos = vi.fn<(files: readonly File[]) => void>();
const nothing = () => undefined;
const NO_PHOTOS = {
  preparing: 0,
  problems: [],
  send: sendPhotos,
  dismiss: nothing,
  held: [],
  sendHeld: nothing,
  letGo: nothing,
};
const box = { chatId: room, tab: 'a' };
let made = 0;
const environment = { now: () => millis(1000), random: () => 0, newId: () => `m${(made += 1)}` };
let db: UserDatabase;

/** A screen that is touched, or one with a mouse. */
function standBefore(isTouch: boolean): void {
  const answer = {
    matches: isTouch,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  vi.stubGlobal('matchMedia', () => answer);
}

function open(phrases: PhraseSet | null = null, problems: readonly string[] = []): HTMLTextAreaElement {
  const composer = createComposer({
    send: (message) => sendTyped(db, box, message, environment),
    readDraft: () => takeChatDraft(db, box, new Set()),
    keepDraft: (text) => keepChatDraft(db, box, text, environment),
    note: (standing) => noteBox(db, box, standing, environment),
    settle: () => settleBox(db, box),
    newTicket: environment.newId,
  });
  function Bar() {
    const [told, setTold] = useState(problems);
    const photos = { ...NO_PHOTOS, problems: told, dismiss: () => setTold([]) };
    return (
      <ComposerForm
        field={{ current: null }}
        composer={composer}
        photos={photos}
        phrases={phrases}
        menu={null}
      />
    );
  }
  render(<Bar />);
  return screen.getByLabelText<HTMLTextAreaElement>('메시지 입력');
}

const type = (box: HTMLTextAreaElement, text: string) => fireEvent.change(box, { target: { value: text } });
const pressEnter = (box: HTMLTextAreaElement, over: KeyboardEventInit = {}) => {
  const event = createEvent.keyDown(box, { key: 'Enter', keyCode: 13, ...over });
  fireEvent(box, event);
  return event.defaultPrevented;
};
const conversation = async () =>
  (await newestMessages(db, room, 100)).map(({ content }) => (content.kind === 'text' ? content.text : ''));

beforeEach(async () => {
  standBefore(false);
  vi.stubGlobal('CSS', { supports: () => true });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  db = openUserDatabase(BUYER);
  await startChat(db, productId('p1'), SELLER, environment);
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await deleteUserDatabase(BUYER);
});

test('Enter sends, and the box is empty once the message is on the disk', async () => {
  const box = open();
  type(box, '안녕하세요');
  expect(pressEnter(box)).toBe(true);
  expect(box.value).toBe('안녕하세요');
  await waitFor(() => expect(box.value).toBe(''));
  expect(await conversation()).toEqual(['안녕하세요']);
});

test('the button sends too', async () => {
  const box = open();
  type(box, '안녕하세요');
  fireEvent.click(screen.getByRole('button', { name: '보내기' }));
  await waitFor(async () => expect(await conversation()).toEqual(['안녕하세요']));
});

test('an empty box is not sent', async () => {
  const box = open();
  type(box, '  ');
  pressEnter(box);
  fireEvent.click(screen.getByRole('button', { name: '보내기' }));
  expect(box.value).toBe('  ');
  expect(await conversation()).toEqual([]);
});

test('a box of which nobody would see anything looks empty: its button is idle, and the phrases stand', () => {
  const box = open('asking');
  type(box, ' \u200B\u2060 ');
  expect(screen.getByRole('button', { name: '보내기' }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('list', { name: '자주 쓰는 문장' })).toBeTruthy();
  type(box, '가');
  expect(screen.getByRole('button', { name: '보내기' }).getAttribute('aria-disabled')).toBeNull();
});

describe('Enter that does not send', () => {
  test.each([
    ['while a syllable is being composed', { isComposing: true }],
    ['with the code of an input method', { keyCode: 229 }],
    ['with Shift', { shiftKey: true }],
  ])('%s', async (_when, over) => {
    const box = open();
    type(box, '안녕하세');
    expect(pressEnter(box, over)).toBe(false);
    expect(box.value).toBe('안녕하세');
    expect(await conversation()).toEqual([]);
  });

  test('on a touch keyboard, where it breaks the line', async () => {
    standBefore(true);
    const box = open();
    type(box, '안녕하세요');
    expect(pressEnter(box)).toBe(false);
    expect(await conversation()).toEqual([]);
  });
});

test('when the disk refuses, the words are in the box again with a sentence, and go out later', async () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  db.messages.hook('creating', full);
  const box = open();
  type(box, '길게 쓴 글');
  pressEnter(box);
  await screen.findByText(/저장 공간이 부족해 메시지를 저장하지 못했습니다/);
  expect(box.value).toBe('길게 쓴 글');
  expect(await conversation()).toEqual([]);

  db.messages.hook('creating').unsubscribe(full);
  pressEnter(box);
  await waitFor(async () => expect(await conversation()).toEqual(['길게 쓴 글']));
  await waitFor(() => expect(screen.queryByText(/저장 공간이 부족해/)).toBeNull());
});

test('a text that is too long is counted, explained and kept', async () => {
  const box = open();
  const long = '가'.repeat(MESSAGE_MAX_CHARS + 1);
  type(box, long);
  expect(screen.getByText('2,001 / 2,000자')).toBeTruthy();
  expect(screen.getByText(/2,000자까지 보낼 수 있습니다/)).toBeTruthy();
  expect(box.getAttribute('aria-invalid')).toBe('true');
  pressEnter(box);
  expect(box.value).toBe(long);
  expect(await conversation()).toEqual([]);
});

test('with a real keyboard the cursor is in the box, on a touch screen the page is left alone', () => {
  const box = open();
  expect(document.activeElement).toBe(box);
  cleanup();
  standBefore(true);
  const touched = open();
  expect(document.activeElement).not.toBe(touched);
});

describe('what is pasted', () => {
  const picture = new File(['x'], 'a.png', { type: 'image/png' });
  /** Whether the browser is left to paste it, and what goes out as photos. */
  const paste = (files: readonly File[], texts: Readonly<Record<string, string>> = {}) => {
    sendPhotos.mockClear();
    const getData = (type: string) => texts[type] ?? '';
    const isLeft = fireEvent.paste(open(), { clipboardData: { files, getData } });
    return { isLeft, sent: sendPhotos.mock.calls.flatMap(([sent]) => sent) };
  };

  test.each([
    ['a picture', {}],
    ['a picture of a page', { 'text/html': '<img src="https://example.com/a.png" alt="">' }],
    ['a picture with its address', { 'text/plain': 'https://a.kr/a.png', 'text/html': '<img src="a.png">' }],
    ['a file, by whose side its name lies', { 'text/plain': 'a.png' }],
  ])('is sent as a photo: %s', (_, texts) => {
    expect(paste([picture], texts)).toEqual({ isLeft: false, sent: [picture] });
  });

  test('is words', () => {
    expect(paste([], { 'text/plain': '안녕하세요' })).toEqual({ isLeft: true, sent: [] });
  });

  test('is words, too, where a spreadsheet puts a picture of them beside them', () => {
    const cells = { 'text/plain': '3.75\t870,000', 'text/html': '<table><td>3.75<td>870,000</table>' };
    expect(paste([picture], cells)).toEqual({ isLeft: true, sent: [] });
  });
});

test('a phrase goes into the box, where it can be changed, and the phrases make way', () => {
  const box = open('asking');
  fireEvent.click(screen.getByRole('button', { name: '직거래 가능한가요?' }));
  expect(box.value).toBe('직거래 가능한가요?');
  expect(document.activeElement).toBe(box);
  expect(screen.queryByRole('list', { name: '자주 쓰는 문장' })).toBeNull();
});

test('whoever closes what is said above the box is in the box again, and a finger brings up no keyboard', async () => {
  for (const isTouch of [false, true]) {
    standBefore(isTouch);
    const box = open(null, ['보내지 못했어요.']);
    const close = screen.getByRole('button', { name: '안내 닫기' });
    close.focus();
    fireEvent.click(close);
    await waitFor(() => expect(close.isConnected).toBe(false));
    expect(document.activeElement).toBe(isTouch ? document.body : box);
    cleanup();
  }
});
