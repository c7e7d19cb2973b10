// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { aProduct, productId } from '#tests/support/domain-fixtures.ts';
import { useParties } from './use-parties.ts';

const server = vi.hoisted(() => ({ isAsked: true }));
vi.mock('#session/use-refresh.ts', () => ({
  useRefresh: () => ({ isRefreshing: server.isAsked, failed: null, refresh: () => undefined }),
}));

const THING = productId('p1');

afterEach(async () => {
  cleanup();
  server.isAsked = true;
  await catalogue.products.clear();
});

/** What a room waits for, at every drawing that came onto the page. */
function drawings() {
  const seen: { readonly isComing: boolean; readonly isLoading: boolean; readonly isKnown: boolean }[] = [];
  const { rerender } = renderHook(() => {
    const { isLoading, isAsking, products } = useParties([THING], []);
    useLayoutEffect(
      () => void seen.push({ isComing: isLoading || isAsking, isLoading, isKnown: products.has(THING) }),
    );
  });
  return { seen, rerender };
}

test('a thing that the server has just brought is there before its answer counts', async () => {
  const { seen, rerender } = drawings();
  await waitFor(() => expect(seen.at(-1)?.isLoading).toBe(false));
  await catalogue.products.put(aProduct({ id: THING }));
  server.isAsked = false;
  act(() => rerender());
  await waitFor(() => expect(seen.at(-1)).toMatchObject({ isComing: false, isKnown: true }));
  expect(seen.filter(({ isComing, isKnown }) => !isComing && !isKnown)).toEqual([]);
});

test('a thing that is nowhere keeps nobody waiting', async () => {
  const { seen, rerender } = drawings();
  server.isAsked = false;
  act(() => rerender());
  await waitFor(() => expect(seen.at(-1)).toMatchObject({ isComing: false, isKnown: false }));
});
