// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteUserDatabase, openUserDatabase } from '#data/local/user-database.ts';
import { anOrder } from '#tests/support/catalogue-fixtures.ts';
import { BUYER, SELLER } from '#tests/support/domain-fixtures.ts';
import { ReviewForm } from './review-form.tsx';

const who = vi.hoisted(() => ({ uid: 'seller' }));
vi.mock('#session/use-session.ts', () => ({ useSession: () => ({ kind: 'signed_in', uid: who.uid }) }));

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});
afterEach(async () => {
  cleanup();
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
