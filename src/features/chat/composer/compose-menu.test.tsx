// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import type { Product } from '#domain/product/product.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { aProduct, productId } from '#tests/support/domain-fixtures.ts';
import { ComposeMenu } from './compose-menu.tsx';

vi.mock('#session/use-refresh.ts', () => ({
  useRefresh: () => ({ isRefreshing: false, failed: null, refresh: () => undefined }),
}));

const text = chatText.composer;
const THING = productId('p1');

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await catalogue.products.clear();
});

const put = (over: Partial<Product>) =>
  catalogue.products.put(aProduct({ id: THING, negotiable: true, ...over }));
const offer = () => screen.queryByRole('button', { name: text.offer });

test('a price is offered for what is open to one, reserved too, and not once it is sold', async () => {
  const begin = { appointment: () => undefined, offer: () => undefined };
  render(<ComposeMenu productId={THING} begin={begin} />);
  fireEvent.click(screen.getByRole('button', { name: text.moreWithoutOffer }));
  expect(offer()).toBeNull();
  await put({ status: 'reserved' });
  await waitFor(() => expect(offer()).not.toBeNull());
  // The way there says what is there.
  expect(screen.getByText(text.more)).toBeTruthy();
  await put({ status: 'sold' });
  await waitFor(() => expect(offer()).toBeNull());
  expect(screen.getByText(text.moreWithoutOffer)).toBeTruthy();
  await put({ status: 'selling' });
  await waitFor(() => expect(offer()).not.toBeNull());
  await put({ negotiable: false });
  await waitFor(() => expect(offer()).toBeNull());
  expect(screen.getByRole('button', { name: text.appointment })).toBeTruthy();
});
