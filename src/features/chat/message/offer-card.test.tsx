// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { mergeServerMessages } from '#data/local/message-store.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import type { Message } from '#domain/chat/chat.ts';
import { formatDay } from '#domain/format/format-time.ts';
import { micros, millis, won } from '#domain/units.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { startChat } from '#sync/commands/start-chat.ts';
import { realEnvironment } from '#sync/environment.ts';
import { aGoldPrice } from '#tests/support/catalogue-fixtures.ts';
import { quietRoomContext } from '#tests/support/quiet-room-context.ts';
import {
  aProduct,
  BUYER,
  chatId,
  messageId,
  productId,
  SELLER,
  seoul,
} from '#tests/support/domain-fixtures.ts';
import { RoomContext } from '../room/room-context.ts';
import { MessageActionsProvider } from './message-actions-provider.tsx';
import { OfferCard } from './offer-card.tsx';

vi.mock('#session/use-refresh.ts', () => ({ useRefresh: () => undefined }));

const clock = vi.hoisted(() => ({ now: Date.now() }));
vi.mock('#device/use-now.ts', () => ({ useNow: () => clock.now }));

const own = openUserDatabase(BUYER);
const price = won(870_000);
const { accept, withdraw } = chatText.answer;

const offered = (readBy: Message['readBy'] = [SELLER]): Message => ({
  id: messageId('m-offer'),
  chatId: chatId('p1_buyer_seller'),
  sender: SELLER,
  content: { kind: 'offer', price },
  position: micros(1_700_000_000_000_000),
  seq: 1,
  typedAt: millis(1_700_000_000_000),
  readBy,
  delivery: { kind: 'received' },
});

const reserveAt = vi.fn();
const context = quietRoomContext({ reserveAt });
const card = (message: Message, value = context) => (
  <RoomContext value={value}>
    <MessageActionsProvider renderReport={() => null}>
      <OfferCard message={message} price={price} />
    </MessageActionsProvider>
  </RoomContext>
);

beforeEach(async () => {
  reserveAt.mockReset();
  await startChat(own, productId('p1'), SELLER, realEnvironment);
  await mergeServerMessages(own, [offered()]);
});
afterEach(async () => {
  cleanup();
  await Promise.all([own.messages.clear(), own.outbox.clear()]);
});

test('that an offer has been read leaves its buttons where they are', async () => {
  const { rerender } = render(card(offered()));
  const button = await screen.findByRole('button', { name: accept });
  rerender(card(offered([SELLER, BUYER])));
  expect(screen.getByRole('button', { name: accept })).toBe(button);
});

test('two taps are one acceptance, after which the reservation is asked about once', async () => {
  render(card(offered()));
  const button = await screen.findByRole('button', { name: accept });
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByText(chatText.offer.state.accepted);
  await waitFor(() => expect(reserveAt.mock.calls).toEqual([[price]]));
  expect(await own.outbox.count()).toBe(1);
});

test('whoever answers by a key is led to the message that was answered, as its buttons go', async () => {
  render(
    <ul>
      <li>{card(offered())}</li>
    </ul>,
  );
  const button = await screen.findByRole('button', { name: accept });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('listitem')));
  expect(button.isConnected).toBe(false);
});

const mine = (delivery: Message['delivery'] = { kind: 'sent' }): Message => ({
  ...offered([BUYER]),
  id: messageId('m-mine'),
  sender: BUYER,
  delivery,
});

test('one’s own offer that nobody has answered is withdrawn, and nothing is left to press', async () => {
  await mergeServerMessages(own, [mine()]);
  render(card(mine()));
  fireEvent.click(await screen.findByRole('button', { name: withdraw }));
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: withdraw }));
  await screen.findByText(chatText.offer.state.withdrawn);
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(await own.messages.get(messageId('m-mine-a'))).toMatchObject({
    sender: BUYER,
    content: { kind: 'answer', verdict: 'withdrawn' },
  });
});

test('what was answered, or comes from the other side, is not withdrawn', async () => {
  const declined = { kind: 'answer', verdict: 'declined' } as const;
  await mergeServerMessages(own, [mine(), { ...offered(), id: messageId('m-mine-a'), content: declined }]);
  render(card(mine()));
  await screen.findByText(chatText.offer.state.declined);
  expect(screen.queryByRole('button', { name: withdraw })).toBeNull();
  cleanup();
  render(card(offered()));
  await screen.findByRole('button', { name: accept });
  expect(screen.queryByRole('button', { name: withdraw })).toBeNull();
});

test('an acceptance that the server has refused leaves the offer open, and nothing to press before it is deleted', async () => {
  const said = { ...mine({ kind: 'failed', reason: 'denied' }), id: messageId('m-offer-a') };
  await own.messages.put({ ...said, content: { kind: 'answer', verdict: 'accepted' } });
  const renderAgreed = vi.fn(() => null);
  render(card(offered(), { ...context, renderAgreed }));
  await screen.findByText(chatText.offer.state.waiting);
  expect(screen.queryAllByRole('button')).toEqual([]);
  await own.messages.delete(said.id);
  await screen.findByRole('button', { name: accept });
});

test('what is not with the server yet is not withdrawn', async () => {
  await own.messages.put(mine({ kind: 'sending' }));
  render(card(mine({ kind: 'sending' })));
  render(card(offered()));
  await screen.findByRole('button', { name: accept });
  expect(screen.queryByRole('button', { name: withdraw })).toBeNull();
});

test('midnight leaves what the gold is worth beside the offer until the new day is read', async () => {
  await catalogue.goldPrices.bulkPut(['2025-03-11', '2025-03-12'].map((date) => aGoldPrice({ date })));
  clock.now = seoul('2025-03-11T23:59');
  const ofRing = { ...context, product: aProduct() };
  const { rerender } = render(card(offered(), ofRing));
  const day = await screen.findByText(chatText.offer.meltAsOf(formatDay('2025-03-11')));
  clock.now = seoul('2025-03-12T00:00');
  rerender(card(offered(), ofRing));
  expect(day.isConnected).toBe(true);
  await screen.findByText(chatText.offer.meltAsOf(formatDay('2025-03-12')));
});
