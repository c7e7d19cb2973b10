// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import type { ListingPart } from '#domain/product/product.ts';
import { changeListing } from '#sync/commands/change-listing.ts';
import { setFavorite } from '#sync/commands/set-favorite.ts';
import { submitListing } from '#sync/commands/submit-listing.ts';
import { realEnvironment } from '#sync/environment.ts';
import { aProduct, BUYER, productId } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { OutboxPanel } from './outbox-panel.tsx';

const clock = vi.hoisted(() => ({ now: Date.now() }));
vi.mock('#device/use-now.ts', () => ({ useNow: () => clock.now }));

beforeEach(() => openUserDatabase(BUYER).outbox.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('whoever gives up what waits is led to what stands beside it', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  const own = openUserDatabase(BUYER);
  for (const id of ['p1', 'p2']) await setFavorite(own, productId(id), true, realEnvironment);
  render(
    <section>
      <OutboxPanel />
    </section>,
    { wrapper: InRouter },
  );
  const [button] = await screen.findAllByRole('button', { name: /^삭제: / });
  if (!button) throw new Error('nothing can be given up');
  button.focus();
  fireEvent.click(button);
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: '삭제' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('listitem')));
});

test('a minute that goes by leaves what waits, and a question about it, where they are', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  await setFavorite(openUserDatabase(BUYER), productId('p3'), true, realEnvironment);
  const { rerender } = render(<OutboxPanel />, { wrapper: InRouter });
  const [button] = await screen.findAllByRole('button', { name: /^삭제: / });
  if (!button) throw new Error('nothing can be given up');
  fireEvent.click(button);
  const question = await screen.findByRole('alertdialog');
  clock.now += 60_000;
  rerender(<OutboxPanel />);
  expect(screen.getByRole('alertdialog')).toBe(question);
  expect(button.isConnected).toBe(true);
});

test.each<[string, ListingPart, string]>([
  ['the title that waits', 'title', '새 제목'],
  ['today’s title, where its edit leaves that alone', 'description', '오늘의 제목'],
])('an own listing is called by %s', async (_, changed, expected) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  const own = openUserDatabase(BUYER);
  const product = aProduct({ title: '오늘의 제목' });
  await catalogue.products.put(product);
  const details = { ...product, title: changed === 'title' ? '새 제목' : '지난 제목' };
  const edit = { edited: product.id, tab: 'a', details, pictures: [], changed: [changed] };
  await submitListing(own, edit, realEnvironment);
  await changeListing(own, product.id, { kind: 'bump' }, realEnvironment);
  render(<OutboxPanel />, { wrapper: InRouter });
  await waitFor(() => expect(screen.getAllByText(expected)).toHaveLength(2));
});
