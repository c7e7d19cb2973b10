// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mergeServerMessages } from '#data/local/message-store.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import type { Message } from '#domain/chat/chat.ts';
import type { MessageContent } from '#domain/chat/message-content.ts';
import type { UserId } from '#domain/ids.ts';
import { micros, millis } from '#domain/units.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { startChat } from '#sync/commands/start-chat.ts';
import { realEnvironment } from '#sync/environment.ts';
import { BUYER, chatId, messageId, productId, SELLER } from '#tests/support/domain-fixtures.ts';
import { quietRoomContext } from '#tests/support/quiet-room-context.ts';
import { RoomContext } from '../room/room-context.ts';
import { AppointmentCard } from './appointment-card.tsx';
import { MessageActionsProvider } from './message-actions-provider.tsx';

const own = openUserDatabase(BUYER);
const room = chatId('p1_buyer_seller');
const text = chatText.appointment;
const appointment = { at: millis(Date.now() + 86_400_000), place: '종로3가역', note: '' };

const said = (id: string, sender: UserId, content: MessageContent): Message => ({
  id: messageId(id),
  chatId: room,
  sender,
  content,
  position: micros(Date.now() * 1000),
  seq: 1,
  typedAt: millis(Date.now()),
  readBy: [sender],
  delivery: { kind: sender === BUYER ? 'sent' : 'received' },
});

beforeEach(async () => void (await startChat(own, productId('p1'), SELLER, realEnvironment)));
afterEach(cleanup);

/** A message in its room, and how it leaves the screen. */
function show(message: Message, { mayAnswer = true, isReplaced = false } = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  const context = quietRoomContext({ mayAnswer, isReplaced: () => isReplaced });
  const room = (card: ReactNode) => (
    <RoomContext value={context}>
      <MessageActionsProvider renderReport={() => null}>{card}</MessageActionsProvider>
    </RoomContext>
  );
  const { rerender } = render(room(<AppointmentCard message={message} appointment={appointment} />));
  return { scrollAway: () => rerender(room(null)) };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test.each([BUYER, SELLER])(
  'what both have agreed on is called off by one, whoever proposed it: %s',
  async (proposer) => {
    const id = `m-${proposer}`;
    const proposal = said(id, proposer, { kind: 'appointment', appointment });
    const other = proposer === BUYER ? SELLER : BUYER;
    await mergeServerMessages(own, [
      proposal,
      said(`${id}-a`, other, { kind: 'answer', verdict: 'accepted' }),
    ]);
    show(proposal);
    await screen.findByText(text.state.accepted);
    press(text.callOff);
    press(chatText.answer.keep);
    expect(screen.getByText(text.state.accepted)).toBeDefined();
    press(text.callOff);
    await waitFor(() => expect(screen.getAllByText(text.callOff)).toHaveLength(2));
    fireEvent.click(screen.getAllByRole('button', { name: text.callOff }).at(-1) ?? document.body);
    await screen.findByText(text.state.called_off);
    expect(screen.getByText(text.calledOff)).toBeDefined();
    expect(screen.queryByRole('button', { name: text.callOff })).toBeNull();
    expect(screen.queryByRole('button', { name: text.addToCalendar })).toBeNull();
    expect(await own.messages.get(messageId(`${id}-a-a`))).toMatchObject({
      sender: BUYER,
      content: { kind: 'answer', verdict: 'called_off' },
    });
  },
);

test('what nobody has agreed on is not called off, nor is anything where nothing can be said', async () => {
  const waiting = said('w', BUYER, { kind: 'appointment', appointment });
  await mergeServerMessages(own, [waiting]);
  show(waiting);
  await screen.findByText(text.state.waiting);
  expect(screen.queryByRole('button', { name: text.callOff })).toBeNull();
  cleanup();
  const agreed = said('x', BUYER, { kind: 'appointment', appointment });
  await mergeServerMessages(own, [agreed, said('x-a', SELLER, { kind: 'answer', verdict: 'accepted' })]);
  show(agreed, { mayAnswer: false });
  await screen.findByText(text.state.accepted);
  expect(screen.queryByRole('button', { name: text.callOff })).toBeNull();
});

test('what another appointment has replaced says so, and nothing is made of it any more', async () => {
  const agreed = said('r', BUYER, { kind: 'appointment', appointment });
  await mergeServerMessages(own, [agreed, said('r-a', SELLER, { kind: 'answer', verdict: 'accepted' })]);
  show(agreed, { isReplaced: true });
  await screen.findByText(text.state.replaced);
  expect(screen.getByText(text.calledOff)).toBeDefined();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test.each([
  { kind: 'answer', verdict: 'declined' },
  { kind: 'appointment', appointment: { ...appointment, place: '을지로입구역' } },
] satisfies readonly MessageContent[])(
  'only what may still be met at goes into a calendar, not what was answered otherwise: %o',
  async (content) => {
    const id = `no-${content.kind}`;
    const proposal = said(id, BUYER, { kind: 'appointment', appointment });
    await mergeServerMessages(own, [proposal]);
    show(proposal);
    await screen.findByText(text.state.waiting);
    expect(screen.getByRole('button', { name: text.addToCalendar })).toBeDefined();
    await mergeServerMessages(own, [said(`${id}-a`, SELLER, content)]);
    await screen.findByText(text.state[content.kind === 'answer' ? content.verdict : 'countered']);
    expect(screen.queryByRole('button', { name: text.addToCalendar })).toBeNull();
  },
);

test('the question whether to call it off outlives its message, which news may push off the screen', async () => {
  const agreed = said('far', BUYER, { kind: 'appointment', appointment });
  await mergeServerMessages(own, [agreed, said('far-a', SELLER, { kind: 'answer', verdict: 'accepted' })]);
  const { scrollAway } = show(agreed);
  await screen.findByText(text.state.accepted);
  press(text.callOff);
  const question = await screen.findByRole('alertdialog');
  scrollAway();
  expect(screen.getByRole('alertdialog')).toBe(question);
  fireEvent.click(within(question).getByText(text.callOff));
  await waitFor(async () => expect(await own.messages.get(messageId('far-a-a'))).toBeDefined());
});

test('a call-off that the server has refused leaves the appointment as it was agreed on', async () => {
  const proposal = said('m-kept', SELLER, { kind: 'appointment', appointment });
  const off: Message = {
    ...said('m-kept-a-a', BUYER, { kind: 'answer', verdict: 'called_off' }),
    delivery: { kind: 'failed', reason: 'denied' },
  };
  await mergeServerMessages(own, [
    proposal,
    said('m-kept-a', BUYER, { kind: 'answer', verdict: 'accepted' }),
  ]);
  await own.messages.put(off);
  show(proposal);
  await screen.findByText(text.state.accepted);
  expect(screen.getByRole('button', { name: text.addToCalendar })).toBeDefined();
  // The refused one is tried again, or deleted: another would be none.
  expect(screen.queryByRole('button', { name: text.callOff })).toBeNull();
});
