// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { aProduct, SELLER } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { SellScreen } from './sell-screen.tsx';

const server = vi.hoisted(() => ({ failed: null as string | null }));
vi.mock('#session/use-refresh.ts', () => ({
  useRefresh: () => ({ isRefreshing: false, failed: server.failed, refresh: () => undefined }),
}));

const NOT_FOUND = '수정할 상품을 찾을 수 없어요.';
const theirs = aProduct({ sellerId: SELLER });

beforeEach(() => catalogue.products.clear());
afterEach(cleanup);

const open = () =>
  render(<SellScreen edited={theirs.id} hasShareFailed={false} renderSpecs={() => null} />, {
    wrapper: InRouter,
  });

test.each([
  ['offline', /오프라인 상태라 불러올 수 없습니다/],
  ['broken', /문제가 발생했습니다/],
  ['gone', NOT_FOUND],
] as const)(
  'of a listing that nobody could be asked for it is not said that there is none (%s)',
  async (failed, words) => {
    server.failed = failed;
    open();
    expect(await screen.findByText(words)).toBeTruthy();
  },
);

test('that of somebody else is nobody’s to change, with a network or without', async () => {
  await catalogue.products.put(theirs);
  server.failed = 'offline';
  open();
  expect(await screen.findByText(NOT_FOUND)).toBeTruthy();
});
