// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { putUncounted } from '#data/local/product-store.ts';
import { deleteUserDatabase, openUserDatabase } from '#data/local/user-database.ts';
import { EMPTY_LISTING, formOf } from '#domain/product/listing-form.ts';
import { won } from '#domain/units.ts';
import { keepListingDraft } from '#sync/commands/keep-listing-draft.ts';
import { submitListing } from '#sync/commands/submit-listing.ts';
import { realEnvironment } from '#sync/environment.ts';
import { aProduct, SELLER } from '#tests/support/domain-fixtures.ts';
import { useSellStart } from './use-sell-draft.ts';

// Read when the session is first asked for: this device remembers the seller.
vi.hoisted(() => {
  const hint = { uid: 'seller', email: 's@example.com', displayName: '', verified: true, admin: false };
  localStorage.setItem('geumnaru.session', JSON.stringify(hint));
});

const RING = aProduct();
const START = { isAnew: false, isAsking: false };
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
  const { result } = renderHook(() => useSellStart(db, RING.id, START));
  await waitFor(() => expect(result.current.kind).toBe('incomplete'));
  await putUncounted(catalogue, [{ ...RING, images }]);
  await waitFor(() => expect(result.current.kind).toBe('ready'));
  expect(result.current).toMatchObject({
    draft: { pictures: images.map((image) => ({ kind: 'stored', image })) },
  });
});

test('an own listing is edited as the server says that it stands, where it is being asked', async () => {
  await catalogue.products.put(RING);
  const db = openUserDatabase(SELLER);
  const { result, rerender } = renderHook((isAsking) => useSellStart(db, RING.id, { ...START, isAsking }), {
    initialProps: true,
  });
  const began: (string | undefined)[] = [];
  const note = () =>
    began.push(result.current.kind === 'ready' ? result.current.draft.form.price : undefined);
  const unasked = renderHook(() => useSellStart(db, RING.id, START));
  await waitFor(() => expect(unasked.result.current.kind).toBe('ready'));
  expect(result.current.kind).toBe('loading');
  // Another device has changed it; what it was here must not be shown for the moment before that is read.
  await catalogue.products.put({ ...RING, price: won(550_000) });
  rerender(false);
  note();
  await waitFor(() => expect(result.current.kind).toBe('ready'));
  note();
  expect(began).toEqual([undefined, '550000']);
});

const pictures = images.map((image) => ({ kind: 'stored', image }) as const);
const heldRing = { ...RING, images };
const begun = { pictures, form: formOf(heldRing) };

test('what the form of a listing begins with is kept with what is changed of it', async () => {
  await catalogue.products.put(heldRing);
  const db = openUserDatabase(SELLER);
  const { result } = renderHook(() => useSellStart(db, RING.id, START));
  await waitFor(() =>
    expect(result.current).toEqual({ kind: 'ready', draft: { step: 0, ...begun, base: begun } }),
  );
});

test('what was left unfinished stands over the listing as it is by now, and is compared with that', async () => {
  await catalogue.products.put({ ...heldRing, price: won(550_000) });
  const db = openUserDatabase(SELLER);
  const draft = { step: 1, pictures, form: { ...begun.form, title: '고치던 제목' }, base: begun };
  await keepListingDraft(db, { edited: RING.id, tab: 'gone' }, draft, realEnvironment);
  const { result } = renderHook(() => useSellStart(db, RING.id, START));
  const today = { pictures, form: { ...begun.form, price: '550000' } };
  await waitFor(() =>
    expect(result.current).toEqual({
      kind: 'ready',
      draft: { step: 1, pictures, form: { ...today.form, title: '고치던 제목' }, base: today },
    }),
  );
});

test('so does an edit that waits', async () => {
  await catalogue.products.put({ ...heldRing, price: won(550_000) });
  const db = openUserDatabase(SELLER);
  const details = { ...RING, title: '고친 제목' };
  const submission = { edited: RING.id, tab: 'a', details, pictures: [], changed: ['title'] } as const;
  await submitListing(db, submission, realEnvironment);
  const { result } = renderHook(() => useSellStart(db, RING.id, START));
  const today = { pictures, form: { ...begun.form, title: '고친 제목', price: '550000' } };
  await waitFor(() =>
    expect(result.current).toEqual({ kind: 'ready', draft: { step: 0, ...today, base: today } }),
  );
});

test('what was left unfinished waits for nobody', async () => {
  await catalogue.products.put(RING);
  const db = openUserDatabase(SELLER);
  const draft = { step: 1, pictures: [], form: { ...EMPTY_LISTING, title: '고치던 제목' } };
  await keepListingDraft(db, { edited: RING.id, tab: 'gone' }, draft, realEnvironment);
  const { result } = renderHook(() => useSellStart(db, RING.id, { ...START, isAsking: true }));
  await waitFor(() => expect(result.current).toMatchObject({ kind: 'ready', draft: { form: draft.form } }));
});
