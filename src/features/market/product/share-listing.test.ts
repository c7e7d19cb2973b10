// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { productPageText as text } from '#i18n/ko/product.ts';
import { standInSharing } from '#tests/support/stand-in-sharing.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { shareListing } from './share-listing.ts';

afterEach(() => {
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  vi.unstubAllGlobals();
});

const listing = { title: '금 한 돈', text: '금 한 돈', url: 'https://geumnaru.example/product/p1' };
const told = () => toasts.getSnapshot().map(({ title }) => title);

test('a second press while the sharing of the device is open does nothing, and whoever closes it is told nothing', async () => {
  const sharing = standInSharing();
  const first = shareListing(listing);
  await shareListing(listing);
  sharing.closed();
  await first;
  expect(sharing.copied).toEqual([]);
  expect(told()).toEqual([]);
});

test('where the device shares nothing the address is copied, and two presses are told of once', async () => {
  const { copied } = standInSharing({ canShare: false });
  await Promise.all([shareListing(listing), shareListing(listing)]);
  expect(copied).toContain(listing.url);
  expect(told()).toEqual([text.shared]);
});
