// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { claimRows, failRow } from '#data/local/outbox-store.ts';
import { waitingListings } from '#data/local/queries/listing-queries.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { millis } from '#domain/units.ts';
import { commonText } from '#i18n/ko/common.ts';
import { myProductsText as text } from '#i18n/ko/my-products.ts';
import { changeListing } from '#sync/commands/change-listing.ts';
import { retryListingRow } from '#sync/commands/submit-listing.ts';
import { realEnvironment } from '#sync/environment.ts';
import { aProduct, BUYER } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { OwnRow } from './own-row.tsx';

vi.mock('#session/running-sync.ts', () => ({ wakeSync: () => undefined }));

const own = openUserDatabase(BUYER);
const told = () => toasts.getSnapshot().map(({ title }) => title);

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  await own.outbox.clear();
});

/** A change that the server has refused, as a tab shows it. */
async function refused(): Promise<string> {
  await changeListing(own, aProduct().id, { kind: 'bump' }, realEnvironment);
  const [row] = await claimRows(own, await own.outbox.toArray(), millis(1));
  if (!row) throw new Error('nothing waits');
  await failRow(own, row, 'denied');
  const { changes } = await waitingListings(own);
  render(<OwnRow product={aProduct()} changes={changes} onManage={() => undefined} />, { wrapper: InRouter });
  return row.id;
}
const press = () => fireEvent.click(screen.getByRole('button', { name: commonText.cancel }));

test('a refused change goes with a press, without a word', async () => {
  await refused();
  press();
  await waitFor(async () => expect(await own.outbox.count()).toBe(0));
  expect(told()).toEqual([]);
});

test('a refused change that another tab has put in line again, and that may arrive, is not left in silence', async () => {
  const rowId = await refused();
  await retryListingRow(own, rowId);
  press();
  await waitFor(() => expect(told()).toEqual([text.inFlight]));
  expect(await own.outbox.count()).toBe(1);
});

test.each([commonText.cancel, commonText.retry])(
  'a device that refuses %s says so, and the change stays refused',
  async (label) => {
    await refused();
    vi.spyOn(own, 'transaction').mockRejectedValueOnce(new Error('the disk gives nothing'));
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    fireEvent.click(screen.getByRole('button', { name: label }));
    await waitFor(() => expect(told()).toEqual([commonText.unknownFailure]));
    expect(await own.outbox.toArray()).toMatchObject([{ state: { kind: 'failed' } }]);
  },
);
