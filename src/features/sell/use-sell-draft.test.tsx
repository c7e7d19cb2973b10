// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { putUncounted } from '#data/local/product-store.ts';
import { deleteUserDatabase, openUserDatabase } from '#data/local/user-database.ts';
import { aProduct, SELLER } from '#tests/support/domain-fixtures.ts';
import { useSellStart } from './use-sell-draft.ts';

// Read when the session is first asked for: this device remembers the seller.
vi.hoisted(() => {
  const hint = { uid: 'seller', email: 's@example.com', displayName: '', verified: true, admin: false };
  localStorage.setItem('geumnaru.session', JSON.stringify(hint));
});

const RING = aProduct();
const images = ['a', 'b'].map((name) => ({
  url: `https://example.com/${name}.jpg`,
  thumbUrl: `https://example.com/${name}-s.jpg`,
  w: 800,
  h: 800,
}));

beforeEach(() => {
  const locks = { query: async () => ({ held: [] }), request: async () => undefined };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
});
afterEach(async () => {
  Reflect.deleteProperty(navigator, 'locks');
  cleanup();
  await catalogue.products.clear();
  await deleteUserDatabase(SELLER);
});

test('an own listing of which a list alone has told is edited once all its pictures are here', async () => {
  await catalogue.products.put({ ...RING, hasOnlyCover: true });
  const db = openUserDatabase(SELLER);
  const { result } = renderHook(() => useSellStart(db, RING.id, false));
  await waitFor(() => expect(result.current.kind).toBe('incomplete'));
  await putUncounted(catalogue, [{ ...RING, images }]);
  await waitFor(() => expect(result.current.kind).toBe('ready'));
  expect(result.current).toMatchObject({
    draft: { pictures: images.map((image) => ({ kind: 'stored', image })) },
  });
});
