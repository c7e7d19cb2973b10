// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitingListings } from '#data/local/queries/listing-queries.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { commonText } from '#i18n/ko/common.ts';
import { submitListing } from '#sync/commands/submit-listing.ts';
import { realEnvironment } from '#sync/environment.ts';
import { aProduct, BUYER } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { WaitingListings } from './waiting-listings.tsx';

vi.mock('#session/running-sync.ts', () => ({ wakeSync: () => undefined }));

const own = openUserDatabase(BUYER);
const { id, ...details } = aProduct();

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })));
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await own.outbox.clear();
});

test.each([
  ['a new listing', null, '등록 취소'],
  ['an edit', id, '수정 취소'],
] as const)('%s goes only after a question, and by its own name', async (_, edited, label) => {
  await submitListing(own, { edited, tab: 'a', details, pictures: [] }, realEnvironment);
  const { listings } = await waitingListings(own);
  render(<WaitingListings listings={listings} />, { wrapper: InRouter });
  fireEvent.click(screen.getByRole('button', { name: label }));
  const question = await screen.findByRole('alertdialog');
  expect(await own.outbox.count()).toBe(1);
  fireEvent.click(within(question).getByRole('button', { name: label }));
  await waitFor(async () => expect(await own.outbox.count()).toBe(0));
});

test('a device that does not take it back says so, and it waits on', async () => {
  await submitListing(own, { edited: null, tab: 'a', details, pictures: [] }, realEnvironment);
  const { listings } = await waitingListings(own);
  render(<WaitingListings listings={listings} />, { wrapper: InRouter });
  fireEvent.click(screen.getByRole('button', { name: '등록 취소' }));
  const question = await screen.findByRole('alertdialog');
  vi.spyOn(own, 'transaction').mockRejectedValueOnce(new Error('the disk gives nothing'));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fireEvent.click(within(question).getByRole('button', { name: '등록 취소' }));
  await waitFor(() =>
    expect(toasts.getSnapshot().map(({ title }) => title)).toEqual([commonText.unknownFailure]),
  );
  expect(await own.outbox.count()).toBe(1);
});
