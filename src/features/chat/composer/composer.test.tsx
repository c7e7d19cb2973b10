// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { Blob as PlainBlob, File as PlainFile } from 'node:buffer';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newestMessages } from '#data/local/queries/message-queries.ts';
import type { Room } from '#data/local/queries/room-queries.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { startChat } from '#sync/commands/start-chat.ts';
import { realEnvironment } from '#sync/environment.ts';
import { BUYER, chatId, productId, SELLER } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { quietRoomContext } from '#tests/support/quiet-room-context.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { RoomContext } from '../room/room-context.ts';
import { createAnswerGate } from '../warning/answer-gate.ts';
import { Composer } from './composer.tsx';

const own = openUserDatabase(BUYER);
const text = chatText.photo;

beforeEach(async () => {
  const unheard = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => ({ matches: false, ...unheard }));
  vi.stubGlobal('CSS', { supports: () => true });
  // One of the page's own kind cannot be written to this disk.
  vi.stubGlobal('Blob', PlainBlob);
  vi.stubGlobal('File', PlainFile);
  await startChat(own, productId('p1'), SELLER, realEnvironment);
});
afterEach(async () => {
  cleanup();
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  vi.unstubAllGlobals();
  await Promise.all([own.messages.clear(), own.outbox.clear(), own.photos.clear()]);
});

/** A room, and files that are chosen there as photos. */
function choosing(files: readonly File[], gate = createAnswerGate()) {
  const context = quietRoomContext({ beforeAnswer: gate.before });
  const room: Room = {
    id: chatId('p1_buyer_seller'),
    productId: productId('p1'),
    other: SELLER,
    participants: [BUYER, SELLER],
    unread: 0,
    isOnServer: true,
  };
  const { container, unmount } = render(
    <RoomContext value={context}>
      <Composer
        room={room}
        phrases={null}
        rewritten={0}
        making={null}
        onMake={() => undefined}
        onSent={() => undefined}
      />
    </RoomContext>,
    { wrapper: InRouter },
  );
  fireEvent.change(container.querySelector('input[type=file]') ?? container, { target: { files } });
  return { leave: unmount };
}

/** A room in which something has to be read before an answer, and two photos that were chosen there. */
function turnedBack() {
  const gate = createAnswerGate();
  gate.turn('closed');
  choosing(
    ['a.gif', 'b.gif'].map((name) => new File(['GIF89a'], name, { type: 'image/gif' })),
    gate,
  );
  act(gate.cancel);
  return gate;
}

const sent = async () =>
  (await newestMessages(own, chatId('p1_buyer_seller'), 10)).map(({ content }) => content.kind);

test('photos that were turned back from at the warning wait for another press', async () => {
  const gate = turnedBack();
  fireEvent.click(screen.getByText(text.sendHeld(2)));
  expect(gate.isAsking()).toBe(true);
  act(gate.cancel);
  fireEvent.click(screen.getByText(text.sendHeld(2)));
  act(gate.pass);
  await vi.waitFor(async () => expect(await sent()).toEqual(['image', 'image']));
  expect(screen.queryByText(text.sendHeld(2))).toBeNull();
});

test('they are let go by a press of their own', async () => {
  const gate = turnedBack();
  fireEvent.click(screen.getByLabelText(text.letGo));
  expect(screen.queryByText(text.sendHeld(2))).toBeNull();
  expect(gate.isAsking()).toBe(false);
  expect(await sent()).toEqual([]);
});

test('whoever has left the room is told which of the photos that were chosen there did not go', async () => {
  const gate = createAnswerGate();
  gate.turn('open');
  const files = [new File(['GIF89a'], 'a.gif', { type: 'image/gif' }), new File(['no'], 'b.jpg')];
  const { leave } = choosing(files, gate);
  leave();
  await vi.waitFor(async () => expect(await sent()).toEqual(['image']));
  const told = text.problemIn('b.jpg', text.problem.not_image);
  await vi.waitFor(() => expect(toasts.getSnapshot().map(({ title }) => title)).toEqual([told]));
});

test('and of a photo too many that a warning held back until they left', async () => {
  const gate = createAnswerGate();
  const files = Array.from({ length: 11 }, (_, n) => new File(['GIF89a'], `${n}.gif`, { type: 'image/gif' }));
  const { leave } = choosing(files, gate);
  leave();
  gate.leave();
  await vi.waitFor(async () => expect(await sent()).toHaveLength(10));
  expect(toasts.getSnapshot().map(({ title }) => title)).toEqual([text.tooMany]);
});
