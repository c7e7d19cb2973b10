import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ListingDraft } from '#data/local/queries/listing-draft.ts';
import { noteTyped } from '#data/local/typing-journal.ts';
import { EMPTY_POST, type PostDraft } from '#domain/board/post.ts';
import { EMPTY_LISTING } from '#domain/product/listing-form.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { textStore } from '#tests/support/text-store.ts';
import { keepChosen, takeChosen } from './keep-chosen-photos.ts';
import {
  keepListingDraft,
  listingPlaceOf,
  readyListingPhoto,
  takeListingDraft,
} from './keep-listing-draft.ts';
import { keepPostDraft, postPlaceOf, readyPostPhoto, takePostDraft } from './keep-post-draft.ts';

const box = { edited: null, tab: 'a' };
/** The tab of whoever comes back. */
const NEXT = { edited: null, tab: 'b' };
const nobody = new Set<string>();
const file = new File(['사진'], 'a.jpg', { type: 'image/jpeg' });

let device: FakeDevice;
beforeEach(() => {
  vi.stubGlobal('localStorage', textStore());
  device = new FakeDevice(new FakeServer());
});
afterEach(() => vi.unstubAllGlobals());

const chosenOf = async (place: { readonly name: string; readonly tab: string }) =>
  (await takeChosen(device.db, place, nobody, device.environment)).map(({ id }) => id);
const onDisk = () => device.db.photos.toCollection().primaryKeys();

async function choose(place: { readonly name: string; readonly tab: string }): Promise<string> {
  const [kept] = await keepChosen(device.db, place, [file], device.environment);
  if (!kept) throw new Error('it is not kept');
  return kept.id;
}

describe('a photo that was chosen for a post', () => {
  const ready = async (chosen: string) => {
    const photo = { blob: file, width: 8, height: 6 };
    const kept = await readyPostPhoto(device.db, chosen, photo, device.environment);
    if (!kept.ok || kept.value?.kind !== 'waiting') throw new Error('it is not stored');
    return kept.value;
  };
  const draftOf = (picture: PostDraft['images'][number]): PostDraft => ({ ...EMPTY_POST, images: [picture] });

  test('is there for the next visit where its page was killed before the draft had its picture', async () => {
    const chosen = await choose(postPlaceOf(box));
    await ready(chosen);
    expect(await takePostDraft(device.db, NEXT, nobody)).toBeNull();
    expect(await chosenOf(postPlaceOf(NEXT))).toEqual([chosen]);
  });

  test('is one picture however often it is made ready, and goes once the draft has that', async () => {
    const chosen = await choose(postPlaceOf(box));
    const first = await ready(chosen);
    const second = await ready(chosen);
    expect(second).toEqual(first);
    await keepPostDraft(device.db, box, draftOf(second), device.environment);
    expect(await chosenOf(postPlaceOf(box))).toEqual([]);
    expect(await onDisk()).toEqual([first.id]);
  });

  test('goes at the next visit where its page had noted the picture and no more', async () => {
    const picture = await ready(await choose(postPlaceOf(box)));
    noteTyped(device.db, postPlaceOf(box), draftOf(picture), device.environment.now());
    expect(await takePostDraft(device.db, NEXT, nobody)).toEqual(draftOf(picture));
    expect(await chosenOf(postPlaceOf(NEXT))).toEqual([]);
    expect(await onDisk()).toEqual([picture.id]);
  });

  test('stays where another draft is written', async () => {
    const chosen = await choose(postPlaceOf(box));
    await ready(chosen);
    await keepPostDraft(device.db, box, EMPTY_POST, device.environment);
    expect(await chosenOf(postPlaceOf(box))).toEqual([chosen]);
  });
});

describe('a photo that was chosen for a listing', () => {
  const ready = async (chosen: string) => {
    const photo = { blob: file, thumb: file, width: 8, height: 6 };
    const kept = await readyListingPhoto(device.db, chosen, photo, device.environment);
    if (!kept.ok || kept.value?.kind !== 'waiting') throw new Error('it is not stored');
    return kept.value;
  };
  const draftOf = (picture: ListingDraft['pictures'][number]): ListingDraft => ({
    step: 0,
    pictures: [picture],
    form: EMPTY_LISTING,
  });

  test('is there for the next visit where its page was killed before the draft had its picture', async () => {
    const chosen = await choose(listingPlaceOf(box));
    const first = await ready(chosen);
    expect(await takeListingDraft(device.db, NEXT, nobody)).toBeNull();
    expect(await chosenOf(listingPlaceOf(NEXT))).toEqual([chosen]);
    const second = await ready(chosen);
    expect(second).toEqual(first);
    await keepListingDraft(device.db, NEXT, draftOf(second), device.environment);
    expect(await onDisk()).toEqual([first.id, `${first.id}-thumb`]);
  });

  test('goes at the next visit where its page had noted the picture and no more', async () => {
    const picture = await ready(await choose(listingPlaceOf(box)));
    noteTyped(device.db, listingPlaceOf(box), draftOf(picture), device.environment.now());
    expect(await takeListingDraft(device.db, NEXT, nobody)).toEqual(draftOf(picture));
    expect(await chosenOf(listingPlaceOf(NEXT))).toEqual([]);
  });
});
