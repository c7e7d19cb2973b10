import { sweepListingPhotos, thumbIdOf } from '#data/local/listing-store.ts';
import type { IntentOf, OutboxRow } from '#data/local/outbox-row.ts';
import { changeRow } from '#data/local/outbox-store.ts';
import type { RemoteOutcome } from '#data/remote/rest/authorised-fetch.ts';
import { picturePaths, type ListingPicture } from '#domain/product/listing.ts';
import type { ProductImage } from '#domain/product/product.ts';
import type { DrainContext } from './drain-context.ts';
import { uploadKeptPhoto } from './upload-kept-photo.ts';

type ListingIntent = IntentOf<'product_publish' | 'product_update'>;
type WaitingPicture = Extract<ListingPicture, { kind: 'waiting' }>;

/**
 * Uploads the pictures that are only on this device, one after another, and gives all of them in their order.
 */
export async function uploadListingPictures(
  context: DrainContext,
  row: OutboxRow,
  intent: ListingIntent,
): Promise<RemoteOutcome<readonly ProductImage[]>> {
  const images: ProductImage[] = [];
  for (const picture of intent.pictures) {
    if (picture.kind === 'stored') {
      images.push(picture.image);
      continue;
    }
    const uploaded = await uploadPicture(context, row, intent, picture);
    if (uploaded.kind !== 'ok') return uploaded;
    await rememberUpload(context, row, picture, uploaded.value);
    images.push(uploaded.value);
  }
  return { kind: 'ok', value: images };
}

async function uploadPicture(
  context: DrainContext,
  row: OutboxRow,
  { productId }: ListingIntent,
  { id, w, h }: WaitingPicture,
): Promise<RemoteOutcome<ProductImage>> {
  const paths = picturePaths(row.uid, productId, id);
  const full = await uploadKeptPhoto(context, row, id, paths.full);
  if (full.kind !== 'ok') return full;
  const thumb = await uploadKeptPhoto(context, row, thumbIdOf(id), paths.thumb);
  if (thumb.kind !== 'ok') return thumb;
  return { kind: 'ok', value: { url: full.value, thumbUrl: thumb.value, w, h } };
}

/** The next attempt of this listing need not upload the picture again, and so this device need not keep it. */
async function rememberUpload(
  { db }: DrainContext,
  row: OutboxRow,
  { id }: WaitingPicture,
  image: ProductImage,
): Promise<void> {
  await db.transaction('rw', [db.outbox, db.drafts, db.photos], async () => {
    const current = await db.outbox.get(row.seq);
    if (!current || !('pictures' in current.intent)) return;
    const pictures = current.intent.pictures.map((picture) =>
      picture.kind === 'waiting' && picture.id === id ? ({ kind: 'stored', image } as const) : picture,
    );
    const intent = { ...current.intent, pictures };
    await sweepListingPhotos(db, () => changeRow(db, row, { intent }));
  });
}
