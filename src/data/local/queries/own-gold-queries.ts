import type { Owner, OwnPiece } from '#domain/own-gold/own-piece.ts';
import type { CatalogueDatabase } from '../catalogue-database.ts';
import type { DraftPlace } from '../draft-place.ts';
import type { OwnGoldDatabase, OwnPhoto } from '../own-gold-database.ts';
import { typedAt } from '../typing-journal.ts';
import type { Product } from '#domain/product/product.ts';
import type { UserId } from '#domain/ids.ts';

/** Somebody's pieces, the newest first. */
export const piecesOf = async (db: OwnGoldDatabase, owner: Owner): Promise<readonly OwnPiece[]> =>
  (await db.pieces.where('owner').equals(owner).toArray()).toSorted((a, b) => b.createdAt - a.createdAt);

export const countPieces = (db: OwnGoldDatabase, owner: Owner): Promise<number> =>
  db.pieces.where('owner').equals(owner).count();

export const photoOf = async (db: OwnGoldDatabase, owner: Owner, id: string): Promise<OwnPhoto | null> =>
  (await db.photos.get([owner, id])) ?? null;

export const photosOf = (db: OwnGoldDatabase, owner: Owner): Promise<readonly OwnPhoto[]> =>
  db.photos.where('owner').equals(owner).toArray();

/** Names the form of a piece; `null` for a new one. */
export const formKey = (owner: Owner, id: string | null): string => `${owner}:${id ?? 'new'}`;

/** Names the photo of that form. */
export const formPhotoKey = (owner: Owner, id: string | null): string => `${formKey(owner, id)}:photo`;

export type FormPhoto = Omit<OwnPhoto, 'owner' | 'id'>;

export const PIECE_FORMS = 'piece:';
/** Where the form of a piece is noted: there is one for all tabs. */
export const formPlace = (id: string | null): DraftPlace => ({
  name: `${PIECE_FORMS}${id ?? 'new'}`,
  tab: '',
});

/** What was typed of a piece and not kept, as it was written down. */
export async function formLeft(db: OwnGoldDatabase, owner: Owner, id: string | null): Promise<unknown> {
  const [note] = typedAt({ uid: owner }, formPlace(id).name);
  return note ? note.value : ((await db.forms.get(formKey(owner, id)))?.value ?? null);
}

/**
 * The photo chosen in a form and not kept, a file where it had not been made ready; `null` where it was taken out,
 * `undefined` for neither.
 */
export async function formPhotoLeft(
  db: OwnGoldDatabase,
  owner: Owner,
  id: string | null,
): Promise<FormPhoto | File | null | undefined> {
  const row = await db.forms.get(formPhotoKey(owner, id));
  if (!row) return undefined;
  const { value } = row;
  if (isPhoto(value)) return value;
  return isChosen(value) ? new File([value.chosen], value.fileName, { type: value.chosen.type }) : null;
}

const isPhoto = (value: unknown): value is FormPhoto =>
  typeof value === 'object' && value !== null && 'blob' in value && 'thumb' in value;

interface ChosenPhoto {
  readonly chosen: Blob;
  readonly fileName: string;
}

/** A photo as it was chosen, for the row that its form has for one. */
export const chosenPhotoOf = (file: File): ChosenPhoto => ({ chosen: file, fileName: file.name });

const isChosen = (value: unknown): value is ChosenPhoto =>
  typeof value === 'object' && value !== null && 'chosen' in value && 'fileName' in value;

/** The listings of others that this device has seen: what a piece may be compared with without asking anybody. */
export const listingsSeen = (
  db: CatalogueDatabase,
  hidden: ReadonlySet<UserId>,
  owner: Owner,
): Promise<readonly Product[]> =>
  db.products.filter(({ sellerId }) => sellerId !== owner && !hidden.has(sellerId)).toArray();
