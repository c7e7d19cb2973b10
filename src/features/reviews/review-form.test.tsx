// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { deleteUserDatabase, openUserDatabase } from '#data/local/user-database.ts';
import { err, ok } from '#domain/result.ts';
import { won } from '#domain/units.ts';
import { anOrder, aProfile } from '#tests/support/catalogue-fixtures.ts';
import { BUYER, SELLER } from '#tests/support/domain-fixtures.ts';
import { reviewText } from '#i18n/ko/orders.ts';
import { writeReview } from '#sync/commands/write-review.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { ReviewForm } from './review-form.tsx';

const who = vi.hoisted(() => ({ uid: 'seller' }));
vi.mock('#session/use-session.ts', () => ({ useSession: () => ({ kind: 'signed_in', uid: who.uid }) }));

vi.mock('#session/page-catalogue.ts', () => ({
  catalogueSync: { refresh: async () => ({ ok: true, value: null }) },
}));

vi.mock('#sync/commands/write-review.ts', async (original) =>
  (await import('#tests/support/spied.ts')).spied(await original<object>()),
);

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});
afterEach(async () => {
  cleanup();
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  vi.unstubAllGlobals();
  await deleteUserDatabase(SELLER);
  await deleteUserDatabase(BUYER);
});

test.each([
  [SELLER, 'seller', '약속한 금액을 지켜요', '설명과 같아요'],
  [BUYER, 'buyer', '설명과 같아요', '약속한 금액을 지켜요'],
] as const)('%s says of the other what can be said of them', async (uid, name, offered, other) => {
  who.uid = name;
  const order = anOrder({ buyerId: BUYER, sellerId: SELLER, status: 'completed' });
  const props = { db: openUserDatabase(uid), order, isRefused: false, onWritten: () => undefined };
  render(<ReviewForm {...props} />);
  fireEvent.click(screen.getByLabelText(/최고예요/));
  expect(await screen.findByRole('button', { name: offered })).toBeDefined();
  expect(screen.queryByRole('button', { name: other })).toBeNull();
});

test('the form says about whom it is, and about what', async () => {
  who.uid = 'buyer';
  await catalogue.profiles.put(aProfile());
  const order = anOrder({ buyerId: BUYER, sellerId: SELLER, status: 'completed', agreedPrice: won(550_000) });
  const props = { db: openUserDatabase(BUYER), order, isRefused: false, onWritten: () => undefined };
  render(<ReviewForm {...props} />);
  expect(await screen.findByText('판매자 금손 · 550,000원')).toBeDefined();
  expect(screen.getByText(order.snapshot.title)).toBeDefined();
});

test.each([
  ['was kept', ok(null), reviewText.sent],
  ['was not kept', err('disk'), reviewText.notStored],
] as const)('a review that %s after its form was left is told of there', async (_what, given, words) => {
  who.uid = 'buyer';
  let answer: (given: Awaited<ReturnType<typeof writeReview>>) => void = () => undefined;
  vi.mocked(writeReview)
    .mockClear()
    .mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const order = anOrder({ buyerId: BUYER, sellerId: SELLER, status: 'completed' });
  const props = { db: openUserDatabase(BUYER), order, isRefused: false, onWritten: () => undefined };
  render(<ReviewForm {...props} />);
  fireEvent.click(screen.getByLabelText(/최고예요/));
  await screen.findByRole('button', { name: '설명과 같아요' });
  fireEvent.click(screen.getByRole('button', { name: reviewText.submit }));
  await vi.waitFor(() => expect(writeReview).toHaveBeenCalledTimes(1));
  cleanup();
  await act(async () => answer(given));
  expect(toasts.getSnapshot().map(({ title }) => title)).toEqual([words]);
});
