// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { cursorKeys } from '#data/local/cursor-keys.ts';
import { noteSynced } from '#data/local/cursor-store.ts';
import { putSeen, putUncounted } from '#data/local/product-store.ts';
import { connection } from '#session/connection-store.ts';
import { aProduct, seoul } from '#tests/support/domain-fixtures.ts';
import { ListingAge } from './listing-age.tsx';

const RING = aProduct();
const noon = seoul('2026-03-12T12:00');
const three = seoul('2026-03-12T15:00');
const four = seoul('2026-03-12T16:00');
const tomorrow = seoul('2026-03-13T12:00');

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: four });
  await Promise.all([catalogue.cursors.clear(), catalogue.sightings.clear(), catalogue.products.clear()]);
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  act(() => connection.report('radio_on'));
});

test('without network a listing is said to be of when it was last asked for, or seen in a list since', async () => {
  await noteSynced(catalogue, [cursorKeys.product(RING.id)], noon, noon);
  connection.report('success');
  connection.report('radio_off');
  render(<ListingAge id={RING.id} />);
  expect(await screen.findByText('2026.03.12 오후 12:00에 저장된 상품 정보예요.')).toBeDefined();
  await act(() => putSeen(catalogue, [RING], three, three));
  expect(await screen.findByText('2026.03.12 오후 3:00에 저장된 상품 정보예요.')).toBeDefined();
});

test('one that came with its seller’s list is of when that was asked for', async () => {
  await putUncounted(catalogue, [RING]);
  await noteSynced(catalogue, [cursorKeys.productsOfSeller(RING.sellerId)], noon, noon);
  connection.report('radio_off');
  render(<ListingAge id={RING.id} />);
  expect(await screen.findByText('2026.03.12 오후 12:00에 저장된 상품 정보예요.')).toBeDefined();
});

test('a clock that was ahead for a while has seen nothing tomorrow', async () => {
  await putSeen(catalogue, [RING], noon, tomorrow);
  await noteSynced(catalogue, [cursorKeys.product(RING.id)], noon, noon);
  connection.report('radio_off');
  render(<ListingAge id={RING.id} />);
  expect(await screen.findByText('2026.03.12 오후 12:00에 저장된 상품 정보예요.')).toBeDefined();
});

test('nothing is said of it with a network', async () => {
  await noteSynced(catalogue, [cursorKeys.product(RING.id)], noon, noon);
  connection.report('radio_off');
  const { container } = render(<ListingAge id={RING.id} />);
  await screen.findByText(/에 저장된 상품 정보예요/);
  act(() => {
    connection.report('radio_on');
    connection.report('success');
  });
  expect(container.textContent).toBe('');
});
