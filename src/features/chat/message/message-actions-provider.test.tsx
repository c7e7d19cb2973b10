// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newestMessages } from '#data/local/queries/message-queries.ts';
import { mergeServerMessages } from '#data/local/message-store.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { micros } from '#domain/units.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { commonText } from '#i18n/ko/common.ts';
import { useLive } from '#session/use-live.ts';
import { sendMessage } from '#sync/commands/send-message.ts';
import { startChat } from '#sync/commands/start-chat.ts';
import { realEnvironment } from '#sync/environment.ts';
import { BUYER, chatId, productId, SELLER } from '#tests/support/domain-fixtures.ts';
import { quietRoomContext } from '#tests/support/quiet-room-context.ts';
import { RoomContext } from '../room/room-context.ts';
import { MessageActionsProvider } from './message-actions-provider.tsx';
import { MessageItem } from './message-item.tsx';

const text = chatText.message;
const room = chatId('p1_buyer_seller');
const own = openUserDatabase(BUYER);
const context = quietRoomContext();

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  await startChat(own, productId('p1'), SELLER, realEnvironment);
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await Promise.all([own.messages.clear(), own.outbox.clear(), own.drafts.clear()]);
});

/** The words of a room, one below the other. */
function Room() {
  const live = useLive(() => newestMessages(own, room, 10), []);
  const messages = live.kind === 'ready' ? live.value : [];
  return (
    <RoomContext value={context}>
      <MessageActionsProvider renderReport={() => null}>
        <ol>
          {messages.map((message) => (
            <li key={message.id}>
              <MessageItem
                item={{
                  kind: 'message',
                  message,
                  at: message.typedAt,
                  startsGroup: true,
                  endsGroup: true,
                  endsWaiting: false,
                }}
                participants={[BUYER, SELLER]}
                me={BUYER}
                other={{ name: '판매자', photoUrl: null }}
              />
            </li>
          ))}
        </ol>
      </MessageActionsProvider>
    </RoomContext>
  );
}

const press = (button: HTMLElement) => {
  button.focus();
  fireEvent.click(button);
};
const row = async (words: string) => {
  const found = (await screen.findByText(words)).closest('li');
  return found ?? expect.unreachable();
};

test('whoever deletes a message out of its menu stands at the one beside it', async () => {
  await sendMessage(own, room, { kind: 'text', text: '먼저' }, realEnvironment);
  await sendMessage(own, room, { kind: 'text', text: '나중' }, realEnvironment);
  render(<Room />);
  press(within(await row('먼저')).getByRole('button', { name: text.menu }));
  press(await screen.findByRole('button', { name: text.remove }));
  const question = await screen.findByRole('alertdialog');
  press(within(question).getByRole('button', { name: text.remove }));
  await waitFor(() => expect(screen.queryByText('먼저')).toBeNull());
  const beside = await row('나중');
  await waitFor(() => expect(document.activeElement).toBe(beside));
});

/** Two messages that wait, on the screen; gives the row of the second, which the server is said to have. */
async function waitingRoom() {
  await sendMessage(own, room, { kind: 'text', text: '먼저' }, realEnvironment);
  await sendMessage(own, room, { kind: 'text', text: '나중' }, realEnvironment);
  const [, later] = await newestMessages(own, room, 2);
  render(<Room />);
  const item = await row('나중');
  const deliver = async () => {
    const sent = later ? [{ ...later, position: micros(1), delivery: { kind: 'sent' } } as const] : [];
    await act(() => mergeServerMessages(own, sent));
    await waitFor(() => expect(within(item).queryByRole('button', { hidden: true })).toBeNull());
  };
  return { item, deliver };
}

test('a message that is delivered while its menu is looked at has whoever closes that stand at the message', async () => {
  const { item, deliver } = await waitingRoom();
  press(within(item).getByRole('button', { name: text.menu }));
  press(await screen.findByRole('button', { name: text.edit }));
  const sheet = await screen.findByRole('dialog', { name: text.editTitle });
  await deliver();
  press(within(sheet).getByRole('button', { name: commonText.close }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(item));
});

test('and so has one that is delivered while somebody stands at its menu’s button', async () => {
  const { item, deliver } = await waitingRoom();
  within(item).getByRole('button', { name: text.menu }).focus();
  await deliver();
  await waitFor(() => expect(document.activeElement).toBe(item));
});

test('where the button is still there, a sheet that is closed leads back to it', async () => {
  const { item } = await waitingRoom();
  const menu = within(item).getByRole('button', { name: text.menu });
  press(menu);
  press(await screen.findByRole('button', { name: text.edit }));
  const sheet = await screen.findByRole('dialog', { name: text.editTitle });
  press(within(sheet).getByRole('button', { name: commonText.close }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(menu));
});
