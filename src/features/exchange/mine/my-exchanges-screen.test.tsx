// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { mergeServerExchanges } from '#data/local/exchange-store.ts';
import { pulledAt } from '#data/local/queries/pulled-queries.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import type { LiveObserver } from '#data/remote/live/watch.ts';
import type { GoldExchange } from '#domain/exchange/exchange.ts';
import type { Millis } from '#domain/units.ts';
import { connection } from '#session/connection-store.ts';
import { realEnvironment } from '#sync/environment.ts';
import { followList } from '#sync/pull/follow-list.ts';
import { anExchange, BUYER, seoul } from '#tests/support/domain-fixtures.ts';
import { pulling } from '#tests/support/sync/pulling.ts';
import { MyExchangesScreen } from './my-exchanges-screen.tsx';

const own = openUserDatabase(BUYER);
const noon = seoul('2026-03-12T12:00');
const three = seoul('2026-03-12T15:00');

afterEach(() => {
  cleanup();
  act(() => connection.report('radio_on'));
  vi.useRealTimers();
});

/** The list of one's exchanges is answered at that time, and its listener left. */
async function exchangesAreAnswered(at: Millis): Promise<void> {
  const stop = followList<GoldExchange>(pulling(own, {}, { ...realEnvironment, now: () => at }), {
    list: 'exchanges',
    timeOf: ({ createdAt }) => createdAt,
    watch: (_since, observer: LiveObserver<GoldExchange>) => {
      observer.next({ rows: [anExchange({ userId: BUYER })], size: 1 });
      return () => undefined;
    },
    apply: ({ rows }) => mergeServerExchanges(own, rows),
  });
  await vi.waitFor(async () => expect(await pulledAt(own, 'exchanges')).toBe(at));
  stop();
}

test('without network the exchanges are said to be of when they were answered, whatever got through since', async () => {
  await exchangesAreAnswered(noon);
  vi.useFakeTimers({ toFake: ['Date'], now: three });
  connection.report('success');
  connection.report('radio_off');
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <MyExchangesScreen wanted={undefined} /> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(<RouterProvider router={router} />);
  expect(await screen.findByText('3시간 전에 저장된 내용이에요.')).toBeDefined();
});
