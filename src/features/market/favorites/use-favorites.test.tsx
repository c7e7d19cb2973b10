// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { cursorKeys } from '#data/local/cursor-keys.ts';
import { noteSynced } from '#data/local/cursor-store.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { favoriteText } from '#i18n/ko/favorites.ts';
import { millis } from '#domain/units.ts';
import { aProduct, BUYER, productId } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { FavoriteRow } from './favorite-row.tsx';
import { useFavorites } from './use-favorites.ts';

afterEach(cleanup);

function Rows() {
  const live = useFavorites();
  const items = live.kind === 'ready' ? live.value : [];
  return items.map((item) => (
    <section key={item.productId} aria-label={item.productId}>
      <FavoriteRow item={item} isAsking={false} now={millis(1)} gold={null} />
    </section>
  ));
}

test('a listing is called gone only once the server was asked for that very one', async () => {
  const [here, gone, waiting] = ['here', 'gone', 'waiting'].map((id) => productId(id));
  if (!here || !gone || !waiting) throw new Error('three were named');
  await openUserDatabase(BUYER).favorites.bulkPut(
    [here, gone, waiting].map((id, n) => ({ productId: id, createdAt: millis(n) })),
  );
  await catalogue.products.put(aProduct({ id: here, title: '돌반지' }));
  await noteSynced(catalogue, [here, gone].map(cursorKeys.listed), millis(1));

  render(<Rows />, { wrapper: InRouter });
  const says = (id: string) => screen.queryByRole('region', { name: id })?.textContent;
  await waitFor(() => expect(says('here')).toContain('돌반지'));
  expect(says('gone')).toContain(favoriteText.gone.message);
  expect(says('waiting')).toContain(favoriteText.gone.notHere);

  await noteSynced(catalogue, [cursorKeys.listed(waiting)], millis(2));
  await waitFor(() => expect(says('waiting')).toContain(favoriteText.gone.message));
});

test('what is marked elsewhere comes to the others, which stay where they are', async () => {
  const [before, later] = [productId('before'), productId('later')];
  await catalogue.products.bulkPut([aProduct({ id: before }), aProduct({ id: later, title: '순금 목걸이' })]);
  await openUserDatabase(BUYER).favorites.put({ productId: before, createdAt: millis(1) });
  render(<Rows />, { wrapper: InRouter });
  const row = await screen.findByRole('region', { name: 'before' });
  await act(() => openUserDatabase(BUYER).favorites.put({ productId: later, createdAt: millis(2) }));
  const another = await screen.findByRole('region', { name: 'later' });
  expect(row.isConnected).toBe(true);
  await waitFor(() => expect(another.textContent).toContain('순금 목걸이'));
});
