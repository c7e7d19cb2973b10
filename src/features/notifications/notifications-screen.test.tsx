// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { mergeServerNotifications } from '#data/local/notification-store.ts';
import { notePulledAt } from '#data/local/pulled-lists.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { connection } from '#session/connection-store.ts';
import { notificationsText } from '#i18n/ko/notifications.ts';
import { millis } from '#domain/units.ts';
import { BUYER, notificationId, seoul } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { NotificationsScreen } from './notifications-screen.tsx';
import { PAGE } from './use-older-notifications.ts';

vi.mock('#services/notifications/older-notifications.ts', () => ({
  loadOlderNotifications: async () => null,
}));

const own = openUserDatabase(BUYER);

afterEach(() => {
  cleanup();
  act(() => connection.report('radio_on'));
  vi.useRealTimers();
});

test('without network the notices are said to be of when they were answered, whatever got through since', async () => {
  const noon = seoul('2026-03-12T12:00');
  await mergeServerNotifications(own, [
    {
      id: notificationId('n1'),
      to: BUYER,
      type: 'system',
      title: '안내',
      body: '',
      link: '',
      meta: {},
      read: true,
      createdAt: noon,
    },
  ]);
  await notePulledAt(own, 'notifications', noon);
  vi.useFakeTimers({ toFake: ['Date'], now: seoul('2026-03-12T15:00') });
  connection.report('success');
  connection.report('radio_off');
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <NotificationsScreen /> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(<RouterProvider router={router} />);
  expect(await screen.findByText(/ 기준이에요\./)).toHaveProperty(
    'textContent',
    expect.stringMatching(/^2026\.03\.12 오후 12:00 /),
  );
});

test('whoever marks a notice, or all, as read stands where they were', async () => {
  const notice = (id: string) => ({
    id: notificationId(id),
    to: BUYER,
    type: 'system' as const,
    title: `안내 ${id}`,
    body: '',
    link: '',
    meta: {},
    read: false,
    createdAt: seoul('2026-03-12T12:00'),
  });
  await mergeServerNotifications(own, [notice('u1'), notice('u2')]);
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <main>
          <NotificationsScreen />
        </main>
      ),
    }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(<RouterProvider router={router} />);
  const mark = await screen.findByRole('button', { name: '안내 u1 읽음으로 표시' });
  mark.focus();
  fireEvent.click(mark);
  const row = screen.getByText('안내 u1').closest('li');
  await waitFor(() => expect(document.activeElement).toBe(row));
  const all = screen.getByRole<HTMLButtonElement>('button', { name: '모두 읽음' });
  fireEvent.click(all);
  await waitFor(() => expect(all.getAttribute('aria-disabled')).toBe('true'));
  expect(all.disabled).toBe(false);
});

test('whoever asks for older ones keeps those that stand there, and the button under the finger', async () => {
  await own.notifications.clear();
  await mergeServerNotifications(
    own,
    Array.from({ length: PAGE + 1 }, (_, n) => ({
      id: notificationId(`o${n}`),
      to: BUYER,
      type: 'system' as const,
      title: `지난 안내 ${n}`,
      body: '',
      link: '',
      meta: {},
      read: true,
      createdAt: millis(seoul('2026-03-12T12:00') - n * 1000),
    })),
  );
  render(
    <main>
      <NotificationsScreen />
    </main>,
    { wrapper: InRouter },
  );
  const older = await screen.findByRole('button', { name: notificationsText.older });
  const first = screen.getByText('지난 안내 0');
  expect(screen.queryByText(`지난 안내 ${PAGE}`)).toBeNull();
  older.focus();
  fireEvent.click(older);
  expect(first.isConnected).toBe(true);
  expect(older.isConnected).toBe(true);
  const oldest = (await screen.findByText(`지난 안내 ${PAGE}`)).closest('li');
  expect(first.isConnected).toBe(true);
  // The way to more goes with the last of them.
  await waitFor(() => expect(older.isConnected).toBe(false));
  await waitFor(() => expect(document.activeElement).toBe(oldest));
});
