// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openUserDatabase } from '#data/local/user-database.ts';
import { sessionStore } from '#session/session-store.ts';
import { millis } from '#domain/units.ts';
import { BUYER, notificationId } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { BottomNav } from './bottom-nav.tsx';
import { TopNav } from './top-nav.tsx';

const own = openUserDatabase(BUYER);

afterEach(cleanup);

test('on a wide screen 프로필, which leads to 알림, says how many of them are unread', async () => {
  await own.notifications.put({
    id: notificationId('n1'),
    to: BUYER,
    type: 'system',
    title: '공지',
    body: '',
    link: '',
    meta: {},
    read: false,
    createdAt: millis(1),
  });
  render(<TopNav />, { wrapper: InRouter });
  expect(await screen.findByRole('link', { name: /^프로필.*읽지 않은 알림 1개$/ })).toBeDefined();
});

test.each([
  ['bar', TopNav],
  ['places for the thumb', BottomNav],
])('the %s is not drawn anew with the shell', async (_, Nav) => {
  const { rerender } = render(<Nav />, { wrapper: InRouter });
  await screen.findByRole('link', { name: /읽지 않은 알림 1개/ });
  // Whoever is drawn asks who is signed in.
  const asked = vi.spyOn(sessionStore, 'get');
  rerender(<Nav />);
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});
