// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Message } from '#domain/chat/chat.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { micros, millis } from '#domain/units.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { BUYER, chatId, messageId } from '#tests/support/domain-fixtures.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { EditMessageSheet } from './edit-message-sheet.tsx';

type Answer = Result<null, 'in_flight'>;

const editWaitingMessage = vi.hoisted(() => vi.fn<(...asked: unknown[]) => Promise<unknown>>());
vi.mock('#sync/commands/waiting-message.ts', () => ({ editWaitingMessage }));

const text = chatText.message;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});
afterEach(() => {
  cleanup();
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  vi.unstubAllGlobals();
});

const waiting = (id: string): Message => ({
  id: messageId(id),
  chatId: chatId('p1_buyer_seller'),
  sender: BUYER,
  content: { kind: 'text', text: '안녕하세요' },
  position: micros(1_700_000_000_000_000),
  seq: 1,
  typedAt: millis(1_700_000_000_000),
  readBy: [],
  delivery: { kind: 'queued' },
});

const field = () => screen.getByLabelText<HTMLTextAreaElement>(text.editLabel);

/** The sheet of a message with new words in it, and 저장 pressed. */
async function saving(id: string) {
  let answer: (given: Answer) => void = () => undefined;
  editWaitingMessage.mockReset().mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const onClose = vi.fn();
  const { unmount } = render(<EditMessageSheet message={waiting(id)} onClose={onClose} />);
  await screen.findByLabelText(text.editLabel);
  fireEvent.change(field(), { target: { value: '네, 안녕하세요' } });
  fireEvent.click(screen.getByText(text.save, { selector: 'button, button *' }));
  await vi.waitFor(() => expect(editWaitingMessage).toHaveBeenCalledTimes(1));
  return { onClose, leave: unmount, answer: (given: Answer) => act(async () => answer(given)) };
}

test('words that are typed while those before are being kept stay open', async () => {
  const { onClose, answer } = await saving('m1');
  fireEvent.change(field(), { target: { value: '네, 반갑습니다' } });
  await answer(ok(null));
  expect(onClose).not.toHaveBeenCalled();
  expect(field().value).toBe('네, 반갑습니다');
  fireEvent.click(screen.getByText(text.save, { selector: 'button, button *' }));
  await vi.waitFor(() => expect(editWaitingMessage).toHaveBeenCalledTimes(2));
  await answer(ok(null));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('an answer that comes to a closed sheet closes no other', async () => {
  const { onClose, leave, answer } = await saving('m2');
  leave();
  await answer(ok(null));
  expect(onClose).not.toHaveBeenCalled();
});

test('whoever has closed the sheet is told why its words were not kept', async () => {
  const { leave, answer } = await saving('m3');
  leave();
  await answer(err('in_flight'));
  expect(toasts.getSnapshot().map(({ title }) => title)).toEqual([text.inFlight]);
});
