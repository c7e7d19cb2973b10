// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { Blob as PlainBlob, File as PlainFile } from 'node:buffer';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listingDraftOf } from '#data/local/queries/listing-draft.ts';
import { deleteUserDatabase, openUserDatabase, type UserDatabase } from '#data/local/user-database.ts';
import { SELLER } from '#tests/support/domain-fixtures.ts';
import { refuseDrafts } from '#tests/support/refuse-drafts.ts';
import { holdPhotosBack, letPhotosThrough, untilPhotoIsHeld } from '#tests/support/slow-photo-tools.ts';
import { SellForm } from './sell-form.tsx';
import { emptyDraft } from './use-sell-draft.ts';

vi.mock('#services/photo/browser-photo-tools.ts', async () => ({
  browserPhotoTools: (await import('#tests/support/slow-photo-tools.ts')).slowPhotoTools,
}));

let db: UserDatabase;

beforeEach(() => {
  db = openUserDatabase(SELLER);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  // Those of the page's own kind cannot be written to this disk.
  vi.stubGlobal('Blob', PlainBlob);
  vi.stubGlobal('File', PlainFile);
  const locks = { request: () => new Promise(() => undefined), query: () => Promise.resolve({ held: [] }) };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
});
afterEach(async () => {
  letPhotosThrough();
  cleanup();
  await deleteUserDatabase(SELLER);
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'locks');
});

const visit = (onDropped = () => undefined) =>
  render(
    <SellForm
      db={db}
      edited={null}
      initial={emptyDraft()}
      onSubmitted={() => undefined}
      onDropped={onDropped}
      renderSpecs={() => null}
    />,
  );

function choose(...heads: readonly string[]): void {
  const files = heads.map((head, at) => new File([head], `${at}.gif`, { type: 'image/gif' }));
  const input = document.querySelector('input[type="file"]');
  if (!input) throw new Error('no place to choose files');
  fireEvent.change(input, { target: { files } });
}

const rows = () => db.photos.where('id').startsWith('chosen:').count();
const kept = async () =>
  (await db.drafts.toArray()).map(({ value }) => listingDraftOf(value)?.pictures.length);

test('photos that were chosen and not ready when the page ended are made ready at the next visit, once', async () => {
  holdPhotosBack();
  const { unmount } = visit();
  choose('GIF89a', 'none', 'GIF89a');
  await untilPhotoIsHeld();
  expect(await rows()).toBe(3);
  unmount();
  letPhotosThrough();
  visit();
  await vi.waitFor(async () => expect(await rows()).toBe(0));
  await vi.waitFor(async () => expect(await kept()).toEqual([2]));
  // Each large and small, and nothing of the visit before.
  expect(await db.photos.count()).toBe(4);
});

test('a photo that is taken out of the form before a draft of it is on the disk does not come back', async () => {
  refuseDrafts();
  visit();
  choose('GIF89a', 'GIF89a');
  fireEvent.click(await screen.findByRole('button', { name: '사진 2 삭제' }));
  await vi.waitFor(async () => expect(await rows()).toBe(1));
});

test('who begins anew finds none of them again', async () => {
  const dropped = vi.fn();
  holdPhotosBack();
  visit(dropped);
  choose('GIF89a');
  await untilPhotoIsHeld();
  fireEvent.click(screen.getByText('처음부터'));
  const [, yes] = await screen.findAllByText('처음부터');
  if (!yes) throw new Error('it does not ask');
  fireEvent.click(yes);
  await vi.waitFor(() => expect(dropped).toHaveBeenCalled());
  expect(await rows()).toBe(0);
});
