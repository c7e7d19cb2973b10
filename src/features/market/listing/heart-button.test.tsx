// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openUserDatabase } from '#data/local/user-database.ts';
import { favoriteText as text } from '#i18n/ko/favorites.ts';
import { setFavorite } from '#sync/commands/set-favorite.ts';
import { BUYER, productId } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { HeartButton } from './heart-button.tsx';

vi.mock('#sync/commands/set-favorite.ts', async (original) =>
  (await import('#tests/support/spied.ts')).spied(await original<object>()),
);

afterEach(async () => {
  cleanup();
  const { favorites, outbox } = openUserDatabase(BUYER);
  await Promise.all([favorites.clear(), outbox.clear()]);
});

test('a double tap marks a listing and does not take it back at once; a press of its own does', async () => {
  render(<HeartButton productId={productId('p1')} />, { wrapper: InRouter });
  fireEvent.click(screen.getByRole('button', { name: text.add }), { detail: 1 });
  fireEvent.click(await screen.findByRole('button', { name: text.remove }), { detail: 2 });
  expect(setFavorite).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: text.remove }), { detail: 1 });
  await screen.findByRole('button', { name: text.add });
  expect(vi.mocked(setFavorite).mock.calls.map(([, , wanted]) => wanted)).toEqual([true, false]);
});
