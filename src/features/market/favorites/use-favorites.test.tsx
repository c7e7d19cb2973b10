// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { cursorKeys } from '#data/local/cursor-keys.ts';
import { noteSynced } from '#data/local/cursor-store.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { favoriteText } from '#i18n/ko/favorites.ts';
import { millis } from '#domain/units.ts';
import { aProduct, BUYER, productId } from '#tests/support/domain-fixtures.ts';
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

  const router = createRouter({
    routeTree: createRootRoute({ component: Rows }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(<RouterProvider router={router} />);
  const says = (id: string) => screen.getByRole('region', { name: id }).textContent;
  await waitFor(() => expect(says('here')).toContain('돌반지'));
  expect(says('gone')).toContain(favoriteText.gone.message);
  expect(says('waiting')).toContain(favoriteText.gone.notHere);

  await noteSynced(catalogue, [cursorKeys.listed(waiting)], millis(2));
  await waitFor(() => expect(says('waiting')).toContain(favoriteText.gone.message));
});
