// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import type { ProductId } from '#domain/ids.ts';
import { millis } from '#domain/units.ts';
import { aProduct, BUYER, productId, SELLER, userId } from '#tests/support/domain-fixtures.ts';
import { Newer } from './newer.tsx';

const own = openUserDatabase(BUYER);
const OTHER = userId('other');
const [a, b, c] = [productId('a'), productId('b'), productId('c')];

afterEach(async () => {
  cleanup();
  await catalogue.products.clear();
  await own.blocks.clear();
});

test('what is said to be new leaves out what somebody blocked offers', async () => {
  await catalogue.products.bulkPut([
    aProduct({ id: a, sellerId: OTHER }),
    aProduct({ id: b, sellerId: SELLER }),
    aProduct({ id: c, sellerId: OTHER }),
  ]);
  await own.blocks.put({ uid: SELLER, createdAt: millis(1) });
  render(<Newer later={[c, b, a]} shown={[a]} onShow={() => undefined} />);
  expect(await screen.findByRole('button', { name: '새 상품 1개' })).toBeDefined();
  await act(() => own.blocks.put({ uid: OTHER, createdAt: millis(2) }));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

test('the way to what is new stands while more of it comes', async () => {
  await catalogue.products.bulkPut([a, b, c].map((id) => aProduct({ id, sellerId: OTHER })));
  const newer = (...later: readonly ProductId[]) => (
    <Newer later={later} shown={[a]} onShow={() => undefined} />
  );
  const { rerender } = render(newer(b, a));
  const button = await screen.findByRole('button', { name: '새 상품 1개' });
  rerender(newer(c, b, a));
  expect(screen.getByRole('button')).toBe(button);
  await waitFor(() => expect(button.textContent).toBe('새 상품 2개'));
});

test('whoever asks for what is new with a key stands at the heading, not nowhere', async () => {
  await catalogue.products.put(aProduct({ id: b, sellerId: OTHER }));
  const page = (hasNewer: boolean) => (
    <main>
      <h1>거래</h1>
      {hasNewer ? <Newer later={[b, a]} shown={[a]} onShow={() => rerender(page(false))} /> : null}
    </main>
  );
  const { rerender } = render(page(true));
  const button = await screen.findByRole('button', { name: '새 상품 1개' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});
