// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pulledMetaKey } from '#data/local/pulled-lists.ts';
import { UserDatabase } from '#data/local/user-database.ts';
import { ok } from '#domain/result.ts';
import { millis } from '#domain/units.ts';
import { productId, userId } from '#tests/support/domain-fixtures.ts';
import { useCalmLive, useLive } from './use-live.ts';
import { usePulledOver } from './use-pulled.ts';
import { useRefreshThrough } from './use-refresh.ts';

let people = 0;
let db: UserDatabase;
beforeEach(async () => {
  people += 1;
  db = new UserDatabase(userId(`late${people}`));
  await db.open();
});
afterEach(cleanup);

const mark = { key: pulledMetaKey('favorites'), value: true };
const row = { productId: productId('p1'), createdAt: millis(1) };

/** A list that takes the disk longer than anything else that is asked of it. */
async function readLong(): Promise<number> {
  for (let n = 0; n < 50; n += 1) await db.favorites.count();
  return db.favorites.count();
}

describeEach('a mark that the server has answered', (use) => {
  const online = { kind: 'online', since: millis(1), after: 'start' } as const;
  const way = { get: () => online, subscribe: () => () => undefined };
  return {
    useKnown: () => ({
      live: use(readLong, [db]),
      isKnown: usePulledOver(way, db, ['favorites']) === 'pulled',
    }),
    bring: () =>
      db.transaction('rw', [db.favorites, db.meta], async () => {
        await Promise.all([db.favorites.put(row), db.meta.put(mark)]);
      }),
  };
});

describeEach('the answer of a refresh', (use) => {
  let answer: () => void = () => undefined;
  const sync = {
    refresh: () => new Promise<ReturnType<typeof ok<null>>>((resolve) => (answer = () => resolve(ok(null)))),
  };
  const wakeUps = () => () => undefined;
  return {
    useKnown() {
      const { isRefreshing } = useRefreshThrough(sync, wakeUps, { kind: 'stores' });
      return { live: use(readLong, [db]), isKnown: !isRefreshing };
    },
    async bring() {
      await db.favorites.put(row);
      answer();
    },
  };
});

interface Way {
  readonly useKnown: () => { readonly live: ReturnType<typeof useLive<number>>; readonly isKnown: boolean };
  readonly bring: () => Promise<void>;
}

function describeEach(name: string, wayOf: (use: typeof useLive<number>) => Way): void {
  test.each([
    ['drawn at once', useLive],
    ['drawn in slices', useCalmLive],
  ] as const)(`${name} is not told before what came with it is there: %s`, async (_, use) => {
    const { useKnown, bring } = wayOf(use);
    const seen: string[] = [];
    function Screen() {
      const { live, isKnown } = useKnown();
      const rows = live.kind === 'ready' ? String(live.value) : live.kind;
      useLayoutEffect(() => void seen.push(`${rows} ${isKnown ? 'known' : 'asked'}`));
      return null;
    }
    render(<Screen />);
    await waitFor(() => expect(seen.at(-1)).toBe('0 asked'));
    await act(bring);
    await waitFor(() => expect(seen.at(-1)).toBe('1 known'));
    expect(seen).not.toContain('0 known');
  });
}
