// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newestMessages } from '#data/local/queries/message-queries.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { startChat } from '#sync/commands/start-chat.ts';
import { realEnvironment } from '#sync/environment.ts';
import { BUYER, chatId, productId, SELLER } from '#tests/support/domain-fixtures.ts';
import { QuickReply } from './quick-reply.tsx';

const own = openUserDatabase(BUYER);
const room = chatId('p1_buyer_seller');

beforeEach(async () => void (await startChat(own, productId('p1'), SELLER, realEnvironment)));
afterEach(cleanup);

const field = () => screen.getByLabelText('바로 답장하기');

test('an answer keeps the line breaks that were pasted, and is sent by Enter, not by Shift and Enter', async () => {
  const onDone = vi.fn<() => void>();
  render(<QuickReply chatId={room} heard="아직 있나요?" onDone={onDone} />);
  fireEvent.change(field(), { target: { value: '네, 있어요.\n종로에서 뵐까요?' } });
  expect(fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true })).toBe(true);
  fireEvent.keyDown(field(), { key: 'Enter' });
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  const sent = await newestMessages(own, room, 5);
  expect(sent.map(({ content }) => content)).toEqual([
    { kind: 'text', text: '네, 있어요.\n종로에서 뵐까요?' },
  ]);
});

test('an answer is what stood there when it was sent, while it was looked at whether a warning comes first', async () => {
  const onDone = vi.fn<() => void>();
  render(<QuickReply chatId={room} heard="아직 있나요?" onDone={onDone} />);
  fireEvent.change(field(), { target: { value: '네, 있어요.' } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  fireEvent.change(field(), { target: { value: '네, 있어요. 혹' } });
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  const [sent] = await newestMessages(own, room, 1);
  expect(sent?.content).toEqual({ kind: 'text', text: '네, 있어요.' });
  expect(field()).toHaveProperty('value', ' 혹');
});
