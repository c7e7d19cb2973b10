// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openUserDatabase } from '#data/local/user-database.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { startChat } from '#sync/commands/start-chat.ts';
import { realEnvironment } from '#sync/environment.ts';
import { BUYER, chatId, productId, SELLER } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { OpenRoom, type OpenRoomProps } from './open-room.tsx';

const text = chatText.room;
const own = openUserDatabase(BUYER);

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('visualViewport', null);
  vi.stubGlobal('CSS', { supports: () => true });
  await startChat(own, productId('p1'), SELLER, realEnvironment);
});
afterEach(() => {
  cleanup();
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  vi.unstubAllGlobals();
});

const room: OpenRoomProps = {
  room: {
    id: chatId('p1_buyer_seller'),
    productId: productId('p1'),
    other: SELLER,
    participants: [BUYER, SELLER],
    unread: 0,
    isOnServer: false,
  },
  conversation: {
    messages: [],
    isPrepended: false,
    hasFailed: false,
    older: 'beginning',
    loadOlder: () => undefined,
    settle: () => undefined,
  },
  order: undefined,
  product: undefined,
  profile: undefined,
  isBlocked: false,
  safetyActions: null,
  proofAction: null,
  standing: null,
  renderReport: () => null,
  renderDeal: () => null,
  renderAgreed: () => null,
  renderReserving: () => null,
};

const openMenu = async () => {
  fireEvent.click(await screen.findByRole('button', { name: text.menu }));
  return screen.findByRole('dialog');
};

test('in a room with somebody who is blocked no appointment is offered to be made', async () => {
  render(<OpenRoom {...room} isBlocked />, { wrapper: InRouter });
  await openMenu();
  await screen.findByText(text.viewProduct, { selector: '[role="dialog"] *' });
  expect(screen.queryByRole('button', { name: text.makeAppointment })).toBeNull();
});

test('what was being proposed as somebody was blocked does not open by itself once they are not', async () => {
  const { rerender } = render(<OpenRoom {...room} />, { wrapper: InRouter });
  await openMenu();
  fireEvent.click(await screen.findByRole('button', { name: text.makeAppointment }));
  await screen.findByRole('dialog', { name: chatText.appointment.sheetTitle });
  rerender(<OpenRoom {...room} isBlocked />);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  rerender(<OpenRoom {...room} />);
  await screen.findByLabelText(chatText.composer.label);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what was told of a room, with a box to answer in, goes as the room is opened; what else was told stays', async () => {
  const { unmount } = render(<OpenRoom {...room} />, { wrapper: InRouter });
  unmount();
  toasts.show({ title: '판매자', tag: room.room.id });
  toasts.show({ title: '다른 판매자', tag: 'p2_buyer_seller' });
  toasts.show({ title: '메시지를 복사했습니다.' });
  render(<OpenRoom {...room} />, { wrapper: InRouter });
  await screen.findByLabelText(chatText.composer.label);
  expect(toasts.getSnapshot().map(({ title }) => title)).toEqual(['다른 판매자', '메시지를 복사했습니다.']);
});
