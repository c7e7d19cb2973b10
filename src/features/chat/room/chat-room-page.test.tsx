// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { chatText } from '#i18n/ko/chat.ts';
import { chatId } from '#tests/support/domain-fixtures.ts';
import { ChatRoomPage } from './chat-room-page.tsx';

vi.mock('./room-view.tsx', () => ({ RoomView: () => <input aria-label="room" /> }));
vi.mock('../rooms/room-finder.tsx', () => ({ RoomFinder: () => null }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a screen that is turned shows the list beside the room, which stays the same', () => {
  const screens = new EventTarget();
  const size = { isWide: false };
  vi.stubGlobal('matchMedia', () => ({
    matches: size.isWide,
    addEventListener: screens.addEventListener.bind(screens),
    removeEventListener: screens.removeEventListener.bind(screens),
  }));
  const slots = {
    renderSafety: () => null,
    renderProof: () => null,
    renderStanding: () => null,
    renderReport: () => null,
    renderDeal: () => null,
    renderAgreed: () => null,
    renderReserving: () => null,
  };
  render(<ChatRoomPage chatId={chatId('p1_buyer_seller')} {...slots} />);
  const room = screen.getByLabelText<HTMLInputElement>('room');
  fireEvent.change(room, { target: { value: '안녕' } });
  const turn = (isWide: boolean) =>
    act(() => {
      size.isWide = isWide;
      screens.dispatchEvent(new Event('change'));
    });
  turn(true);
  expect(screen.getByText(chatText.list.title)).toBeDefined();
  expect(screen.getByLabelText('room')).toBe(room);
  turn(false);
  expect(screen.queryByText(chatText.list.title)).toBeNull();
  expect(screen.getByLabelText('room')).toBe(room);
});
