// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openUserDatabase } from '#data/local/user-database.ts';
import { formatWon } from '#domain/format/format-won.ts';
import { won } from '#domain/units.ts';
import { anOrder } from '#tests/support/catalogue-fixtures.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { MeetingSheet } from './meeting-sheet.tsx';

const server = vi.hoisted(() => ({ asked: 0 }));
vi.mock('#session/use-refresh.ts', () => ({ useRefresh: () => undefined }));
vi.mock('#session/use-connection.ts', () => ({ useConnection: () => ({ kind: 'online' }) }));
vi.mock('#services/meeting/fetch-meeting-keys.ts', () => ({
  fetchMeetingKeys: () => {
    server.asked += 1;
    return new Promise(() => undefined);
  },
}));

afterEach(cleanup);

test('the secrets of a meeting are asked for once, however often its order is written meanwhile', async () => {
  const own = openUserDatabase(BUYER);
  const order = anOrder({ status: 'reserved' });
  await own.orders.put(order);
  render(<MeetingSheet orderId={order.id} onClose={() => undefined} />);
  await screen.findByText(formatWon(order.agreedPrice));
  await act(() => own.orders.put({ ...order, agreedPrice: won(123_000) }));
  await screen.findByText(formatWon(won(123_000)));
  expect(server.asked).toBe(1);
});
