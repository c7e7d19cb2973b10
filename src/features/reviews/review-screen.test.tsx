// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reviewedMetaKey } from '#data/local/queries/order-queries.ts';
import { deleteUserDatabase, openUserDatabase } from '#data/local/user-database.ts';
import { parseOrderId } from '#domain/ids.ts';
import { commonText } from '#i18n/ko/common.ts';
import { reviewText as text } from '#i18n/ko/orders.ts';
import { writeReview } from '#sync/commands/write-review.ts';
import { realEnvironment } from '#sync/environment.ts';
import { anOrder, orderId } from '#tests/support/catalogue-fixtures.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { OwnReview } from './review-screen.tsx';

vi.mock('#session/page-catalogue.ts', () => ({
  catalogueSync: { refresh: async () => ({ ok: true, value: null }) },
}));

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  const locks = { request: () => new Promise(() => undefined), query: () => Promise.resolve({ held: [] }) };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
});
afterEach(async () => {
  cleanup();
  await deleteUserDatabase(BUYER);
  Reflect.deleteProperty(navigator, 'locks');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a deal that the disk does not give is not said to be missing', async () => {
  const db = openUserDatabase(BUYER);
  db.close();
  render(<OwnReview db={db} orderId={parseOrderId('o1')} />, { wrapper: InRouter });
  expect(await screen.findByText(commonText.unknownFailure)).toBeDefined();
  expect(screen.getByRole('button', { name: commonText.retry })).toBeDefined();
  expect(screen.queryByText(text.missing)).toBeNull();
});

test('what was being typed when another tab sent its review stands there until it is let go', async () => {
  const db = openUserDatabase(BUYER);
  const order = anOrder();
  await db.orders.put(order);
  render(<OwnReview db={db} orderId={order.id} />, { wrapper: InRouter });
  fireEvent.click(await screen.findByLabelText(/최고예요/));
  const words = '시간을 지켜 주셨어요';
  fireEvent.change(screen.getByLabelText(text.content), { target: { value: words } });
  await db.meta.put({ key: reviewedMetaKey(order.id), value: true });
  expect(await screen.findByText(text.already.sent)).toBeDefined();
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.getByText(text.left.second.kept)).toBeDefined();
  expect(screen.getByText(text.ratings.best)).toBeDefined();

  // What was typed does not go with one tap.
  fireEvent.click(screen.getByRole('button', { name: commonText.remove }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByText(commonText.cancel));
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByText(words)).toBeDefined();
  expect(await db.drafts.count()).toBe(1);

  fireEvent.click(screen.getByRole('button', { name: commonText.remove }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByText(commonText.remove));
  expect(await screen.findByRole('link', { name: text.toOrders })).toBeDefined();
  expect(screen.queryByText(words)).toBeNull();
  await vi.waitFor(async () => expect(await db.drafts.count()).toBe(0));
});

test('of a page that ends as its review is queued nothing is left that would be said to be unsent', async () => {
  // From some point on it does nothing more to what was typed. A database takes hold of this as it is opened.
  let isEnding = false;
  const ended = vi.fn();
  const { transaction } = IDBDatabase.prototype;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function end(
    this: IDBDatabase,
    names,
    ...how
  ) {
    if (!isEnding || [...names].join('') !== 'drafts') return transaction.call(this, names, ...how);
    ended();
    throw new DOMException('the page has ended', 'AbortError');
  });
  const db = openUserDatabase(BUYER);
  const order = anOrder();
  await db.orders.put(order);
  render(<OwnReview db={db} orderId={order.id} />, { wrapper: InRouter });
  fireEvent.click(await screen.findByLabelText(/최고예요/));
  const words = '시간을 지켜 주셨어요';
  fireEvent.change(screen.getByLabelText(text.content), { target: { value: words } });
  await vi.waitFor(async () =>
    expect(await db.drafts.toArray()).toMatchObject([{ value: { content: words } }]),
  );
  isEnding = true;
  fireEvent.click(screen.getByRole('button', { name: text.submit }));
  await vi.waitFor(async () => expect(await db.outbox.count()).toBe(1));
  await vi.waitFor(() => expect(ended).toHaveBeenCalled());
  isEnding = false;
  expect(await db.drafts.count()).toBe(0);
});

test('a review that waits for a network is not said to be on its way', async () => {
  const db = openUserDatabase(BUYER);
  const order = anOrder();
  await db.orders.put(order);
  const words = { rating: 'best', tags: [], content: '' } as const;
  await writeReview(db, order, words, realEnvironment);
  render(<OwnReview db={db} orderId={order.id} />, { wrapper: InRouter });
  expect(await screen.findByText('이미 후기를 남겼어요. 연결되면 자동으로 보내요.')).toBeDefined();
});

test('a review that the desk has taken down before its lost answer was tried again is not called unsent', async () => {
  const db = openUserDatabase(BUYER);
  const order = anOrder();
  await db.orders.put(order);
  await db.meta.put({ key: reviewedMetaKey(order.id), value: true });
  await writeReview(db, order, { rating: 'best', tags: [], content: '연락처예요' }, realEnvironment);
  const [row] = await db.outbox.toArray();
  if (row?.intent.kind !== 'review') throw new Error('no review waits');
  const intent = { ...row.intent, refusal: 'withheld' } as const;
  await db.outbox.put({ ...row, intent, state: { kind: 'failed', reason: 'denied' } });
  render(<OwnReview db={db} orderId={order.id} />, { wrapper: InRouter });
  expect(await screen.findByText('연락처예요')).toBeDefined();
  expect(screen.getByText(/운영정책에 따라 내용이 가려졌습니다/)).toBeDefined();
  expect(screen.queryByText(/전송되지 않/)).toBeNull();
  expect(screen.getByRole('button', { name: commonText.remove })).toBeDefined();
});

test('what has just been written of one deal is not said of the next that is opened', async () => {
  const db = openUserDatabase(BUYER);
  const [one, other] = [anOrder(), anOrder({ id: orderId('o2') })];
  await db.orders.bulkPut([one, other]);
  await db.meta.put({ key: reviewedMetaKey(other.id), value: true });
  vi.stubGlobal('scrollTo', () => undefined);
  const { rerender } = render(<OwnReview db={db} orderId={one.id} />, { wrapper: InRouter });
  fireEvent.click(await screen.findByLabelText(/최고예요/));
  fireEvent.click(screen.getByRole('button', { name: text.submit }));
  expect(await screen.findByText(text.sent)).toBeDefined();

  rerender(<OwnReview db={db} orderId={other.id} />);
  expect(await screen.findByText(text.already.sent)).toBeDefined();
  expect(screen.queryByText(text.sent)).toBeNull();
});
