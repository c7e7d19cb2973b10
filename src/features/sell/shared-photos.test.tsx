// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { Blob as PlainBlob, File as PlainFile } from 'node:buffer';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSharedPhotos } from '#data/local/shared-photos.ts';
import { listingDraftOf } from '#data/local/queries/listing-draft.ts';
import { deleteUserDatabase, openUserDatabase, type UserDatabase } from '#data/local/user-database.ts';
import type { ListingPicture } from '#domain/product/listing.ts';
import type { ListingForm } from '#domain/product/listing-form.ts';
import { countSharedPhotos, refuseSharedPhotos } from '#services/photo/take-shared-photos.ts';
import { realEnvironment } from '#sync/environment.ts';
import { SELLER } from '#tests/support/domain-fixtures.ts';
import { refuseDrafts } from '#tests/support/refuse-drafts.ts';
import {
  holdPhotosBack,
  untilPhotoIsHeld,
  letOnePhotoThrough,
  letPhotosThrough,
} from '#tests/support/slow-photo-tools.ts';
import { SellForm } from './sell-form.tsx';
import { emptyDraft } from './use-sell-draft.ts';

const GIF = 'GIF89a';

vi.mock('#services/photo/browser-photo-tools.ts', async () => ({
  browserPhotoTools: (await import('#tests/support/slow-photo-tools.ts')).slowPhotoTools,
}));

/** One holder after the other, as a browser has it. */
function aLock() {
  const turns = new Map<string, Promise<unknown>>();
  return {
    request: (name: string, work: () => Promise<void>) => {
      const done = (turns.get(name) ?? Promise.resolve()).then(work);
      turns.set(
        name,
        done.catch(() => undefined),
      );
      return done;
    },
    query: () => Promise.resolve({ held: [] }),
  };
}

let db: UserDatabase;

beforeEach(() => {
  db = openUserDatabase(SELLER);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  // Those of the page's own kind cannot be written to this disk.
  vi.stubGlobal('Blob', PlainBlob);
  vi.stubGlobal('File', PlainFile);
  Object.defineProperty(navigator, 'locks', { value: aLock(), configurable: true });
});
afterEach(async () => {
  letPhotosThrough();
  cleanup();
  await refuseSharedPhotos();
  await deleteUserDatabase(SELLER);
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'locks');
});

const share = (...heads: readonly string[]) =>
  keepSharedPhotos(
    heads.map((head, at) => new File([head], `${at}.gif`, { type: 'image/gif' })),
    realEnvironment.now(),
  );

interface Begun {
  readonly form: ListingForm;
  readonly onSubmitted: () => void;
}

/** The form of a new listing, whose writer lets in what was shared. */
async function takeIn(
  pictures: readonly ListingPicture[] = [],
  { form = emptyDraft().form, onSubmitted = () => undefined }: Partial<Begun> = {},
) {
  const screenOf = render(
    <SellForm
      db={db}
      edited={null}
      initial={{ ...emptyDraft(), pictures, form }}
      onSubmitted={onSubmitted}
      onDropped={() => undefined}
      renderSpecs={() => null}
    />,
  );
  fireEvent.click(await screen.findByText('넣기'));
  return screenOf;
}

/** How many pictures the draft on the disk has. */
const kept = async () =>
  (await db.drafts.toArray()).map(({ value }) => listingDraftOf(value)?.pictures.length);
const waiting = (count: number) => vi.waitFor(async () => expect(await countSharedPhotos()).toBe(count));

test('what was shared is forgotten once the draft on the disk has it', async () => {
  await share(GIF, GIF, GIF);
  await takeIn();
  await waiting(0);
  expect(await kept()).toEqual([3]);
});

test('who leaves in the middle finds the rest at the next visit, be it at once', async () => {
  await share(GIF, GIF, GIF);
  holdPhotosBack();
  const { unmount } = await takeIn();
  // The first of them, large and small; then the second is being made.
  await letOnePhotoThrough();
  await letOnePhotoThrough();
  await untilPhotoIsHeld();
  await vi.waitFor(async () => expect(await kept()).toEqual([1]));
  unmount();
  await waiting(2);
  await takeIn();
  letPhotosThrough();
  await waiting(0);
  expect(await kept()).toEqual([2]);
});

test('one that is taken out of the form before a draft of it is on the disk is not asked about again', async () => {
  refuseDrafts();
  await share(GIF, GIF);
  await takeIn();
  fireEvent.click(await screen.findByRole('button', { name: '사진 2 삭제' }));
  await vi.waitFor(async () => expect(await countSharedPhotos()).toBe(1));
});

test('what is no picture is forgotten, and what finds no room waits', async () => {
  const nine = Array.from({ length: 9 }, (_, at) => ({ kind: 'waiting', id: `${at}`, w: 1, h: 1 }) as const);
  await share('none', GIF, GIF);
  await takeIn(nine.slice(1));
  await waiting(1);
  expect(await kept()).toEqual([9]);
});

test('what is still being made ready is waited for before the listing goes out', async () => {
  const form = {
    ...emptyDraft().form,
    title: '반지',
    category: 'ring',
    purity: '18K',
    weight: '3.75',
    price: '600000',
    tradeMethods: ['meet'],
    sido: '서울특별시',
  } as const;
  const pictures = [{ kind: 'waiting', id: 'listing-a', w: 1, h: 1 }] as const;
  const submitted = vi.fn();
  holdPhotosBack();
  await share(GIF);
  await takeIn(pictures, { form, onSubmitted: submitted });
  await screen.findByText('사진 1장을 준비하고 있습니다.');
  for (let step = 0; step < 4; step += 1) fireEvent.click(screen.getByText('다음'));
  fireEvent.click(screen.getByText('등록하기'));
  expect(submitted).not.toHaveBeenCalled();
  letPhotosThrough();
  await vi.waitFor(() => expect(screen.queryByText('사진 1장을 준비하고 있습니다.')).toBeNull());
  fireEvent.click(screen.getByText('등록하기'));
  await vi.waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
  const [row] = await db.outbox.toArray();
  expect(row?.intent).toMatchObject({ kind: 'product_publish', pictures: [pictures[0], { w: 10 }] });
});
