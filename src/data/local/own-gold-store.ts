import type { Owner, OwnPiece } from '#domain/own-gold/own-piece.ts';
import type { OwnGoldDatabase, OwnPhoto } from './own-gold-database.ts';
import { chosenPhotoOf, formKey, formPhotoKey, type FormPhoto } from './queries/own-gold-queries.ts';

/** Writes a piece down; `photo` as `null` takes it away, left out it stays as it is. */
export async function putPiece(db: OwnGoldDatabase, piece: OwnPiece, photo?: OwnPhoto | null): Promise<void> {
  await db.pieces.put(piece);
  if (photo) await db.photos.put(photo);
  else if (photo === null) await db.photos.delete([piece.owner, piece.id]);
}

/** Writes several down as they are, each with the photo that it has here, or none. */
export async function putPieces(
  db: OwnGoldDatabase,
  pieces: readonly OwnPiece[],
  photos: readonly OwnPhoto[],
): Promise<void> {
  await db.pieces.bulkPut([...pieces]);
  await db.photos.bulkDelete(pieces.map(({ owner, id }): [Owner, string] => [owner, id]));
  await db.photos.bulkPut([...photos]);
}

export async function removePiece(db: OwnGoldDatabase, owner: Owner, id: string): Promise<void> {
  await db.pieces.delete([owner, id]);
  await db.photos.delete([owner, id]);
}

/** Everything of one list but the forms that are not finished. */
export async function removePiecesOf(db: OwnGoldDatabase, owner: Owner): Promise<void> {
  await db.pieces.where('owner').equals(owner).delete();
  await db.photos.where('owner').equals(owner).delete();
}

export async function removeFormsOf(db: OwnGoldDatabase, owner: Owner): Promise<void> {
  await db.forms.where('key').startsWith(`${owner}:`).delete();
}

/** Hands over the forms that are not finished, with their photos; one that stands there already stays. */
export async function moveFormsOf(db: OwnGoldDatabase, from: Owner, to: Owner): Promise<void> {
  const forms = await db.forms.where('key').startsWith(`${from}:`).toArray();
  const there = new Set(await db.forms.where('key').startsWith(`${to}:`).primaryKeys());
  const placeOf = (key: string): string => `${to}${key.slice(from.length)}`;
  const formOf = (key: string): string => placeOf(key).replace(/:photo$/, '');
  await db.forms.bulkPut(
    forms.flatMap(({ key, value }) => (there.has(formOf(key)) ? [] : [{ key: placeOf(key), value }])),
  );
  await removeFormsOf(db, from);
}

/** Keeps what was typed of a piece; `null` forgets it, and the photo that was chosen with it. */
export async function leaveForm(
  db: OwnGoldDatabase,
  owner: Owner,
  id: string | null,
  value: unknown,
): Promise<void> {
  const key = formKey(owner, id);
  await (value === null ? db.forms.bulkDelete([key, formPhotoKey(owner, id)]) : db.forms.put({ key, value }));
}

/** Keeps the photo of such a form, ready or as it was chosen; `null`: none, `undefined`: as it was before. */
export async function leaveFormPhoto(
  db: OwnGoldDatabase,
  owner: Owner,
  id: string | null,
  photo: FormPhoto | File | null | undefined,
): Promise<void> {
  const key = formPhotoKey(owner, id);
  if (photo === undefined) await db.forms.delete(key);
  else await db.forms.put({ key, value: photo instanceof File ? chosenPhotoOf(photo) : photo });
}
