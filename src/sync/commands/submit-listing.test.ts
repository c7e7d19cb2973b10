import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { publishRowId } from '#data/local/intent-names.ts';
import { thumbIdOf } from '#data/local/listing-store.ts';
import { claimRows } from '#data/local/outbox-store.ts';
import type { ListingPicture } from '#domain/product/listing.ts';
import { EMPTY_LISTING } from '#domain/product/listing-form.ts';
import { millis } from '#domain/units.ts';
import { aProduct, productId } from '#tests/support/domain-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { keepListingDraft, keepListingPhoto, takeListingDraft } from './keep-listing-draft.ts';
import { submitListing, withdrawListingRow } from './submit-listing.ts';

const ROW = publishRowId(productId('ring'));

let device: FakeDevice;
beforeEach(() => {
  device = new FakeDevice(new FakeServer());
});

async function picture(): Promise<ListingPicture & { kind: 'waiting' }> {
  const [blob, thumb] = [new Blob(['사진']), new Blob(['작은 사진'])];
  const prepared = { blob, thumb, width: 8, height: 6 };
  const kept = await keepListingPhoto(device.db, prepared, device.environment);
  if (!kept.ok || kept.value.kind !== 'waiting') throw new Error('not kept');
  return kept.value;
}
const submit = (pictures: readonly ListingPicture[]) =>
  submitListing(
    device.db,
    { edited: null, tab: 'a', details: aProduct(), pictures },
    device.environment,
    'ring',
  );
const rows = () => device.db.outbox.toArray();
const photos = async () => (await device.db.photos.toCollection().primaryKeys()).toSorted();
const editions = (...pictures: readonly { readonly id: string }[]) =>
  pictures.flatMap(({ id }) => [id, thumbIdOf(id)]).toSorted();

describe('a listing that is taken back', () => {
  test('is gone with its pictures, the small ones too', async () => {
    const own = await picture();
    await submit([own]);
    expect(await photos()).toEqual(editions(own));
    expect(await withdrawListingRow(device.db, ROW, device.environment)).toBe(true);
    expect(await rows()).toEqual([]);
    expect(await photos()).toEqual([]);
  });

  test('while it is on its way stays, and so does a picture that no draft shows yet', async () => {
    const own = await picture();
    await submit([own]);
    await claimRows(device.db, await rows(), millis(device.now));
    const fresh = await picture();
    const before = await rows();
    expect(await withdrawListingRow(device.db, ROW, device.environment)).toBe(false);
    expect(await rows()).toEqual(before);
    expect(await photos()).toEqual(editions(own, fresh));
  });
});

describe('a picture of a draft', () => {
  const box = { edited: null, tab: 'a' };
  const keepDraft = (pictures: readonly ListingPicture[]) =>
    keepListingDraft(device.db, box, { step: 0, pictures, form: EMPTY_LISTING }, device.environment);

  test('that it shows no more is gone, and one that it does not show yet stays', async () => {
    const [first, second] = [await picture(), await picture()];
    await keepDraft([first, second]);
    const fresh = await picture();
    await keepDraft([second]);
    expect(await photos()).toEqual(editions(second, fresh));
    await submit([second]);
    await device.drainUntilQuiet();
    expect(await photos()).toEqual(editions(fresh));
  });

  test('that was never written goes when a form opens in the only tab', async () => {
    const kept = await picture();
    await keepDraft([kept]);
    const left = await picture();
    const take = (...living: readonly string[]) => takeListingDraft(device.db, box, new Set(living));
    await take('a', 'b');
    expect(await photos()).toEqual(editions(kept, left));
    await take('a');
    expect(await photos()).toEqual(editions(kept));
  });
});
