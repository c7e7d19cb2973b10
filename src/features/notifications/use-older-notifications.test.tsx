// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { UserDatabase } from '#data/local/user-database.ts';
import { isPageEnd, type PageStart } from '#domain/server/page.ts';
import { micros, millis } from '#domain/units.ts';
import { PAGE, useOlderNotifications } from './use-older-notifications.ts';

afterEach(cleanup);

test('the list grows page by page to its end; what did not come is asked for again from the same place', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const asked: number[] = [];
  const server = { isReachable: true };
  const load = async (_db: UserDatabase, start: PageStart) => {
    const from = isPageEnd(start) ? start.at : start;
    asked.push(from);
    if (!server.isReachable) throw new Error('no network');
    return from <= 80 ? null : { at: micros(from - 10), id: `n${from - 10}` };
  };
  const { result } = renderHook(() => useOlderNotifications(load));
  const press = () => act(async () => result.current.load(millis(100)));
  await press();
  server.isReachable = false;
  await press();
  expect(result.current).toMatchObject({ hasFailed: true, isLoading: false });
  server.isReachable = true;
  await press();
  await press();
  expect(asked).toEqual([100, 90, 90, 80]);
  expect(result.current).toMatchObject({ limit: 5 * PAGE, reachedEnd: true, hasFailed: false });
  await press();
  expect(asked).toHaveLength(4);
});
