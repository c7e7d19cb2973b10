import type { OwnGoldDatabase, OwnPhoto } from '#data/local/own-gold-database.ts';
import {
  leaveForm,
  leaveFormPhoto,
  moveFormsOf,
  putPiece,
  putPieces,
  removeFormsOf,
  removePiece,
  removePiecesOf,
} from '#data/local/own-gold-store.ts';
import { formPlace, PIECE_FORMS } from '#data/local/queries/own-gold-queries.ts';
import { forgetAllTyped, forgetTyped, noteTyped, settleTyped } from '#data/local/typing-journal.ts';
import { OWN_PIECE_LIMITS, type Owner, type OwnPiece } from '#domain/own-gold/own-piece.ts';
import type { PieceDetails } from '#domain/own-gold/piece-form.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Environment } from '../environment.ts';
import { withRoom, type GiveUp } from '../storage/make-room.ts';
import type { DraftWriter } from './keep-draft.ts';
import type { PreparedListingPhoto } from './keep-listing-draft.ts';

/*
 * Writes without an outbox: there is nobody to send them to (decision 040).
 */

/** Where pieces are kept, and what a full disk gives up for them. */
export interface OwnGold {
  readonly db: OwnGoldDatabase;
  readonly owner: Owner;
  readonly giveUp: GiveUp;
}

export type KeepCode = 'disk' | 'full';

export interface KeptPiece {
  /** `null` for a new one. */
  readonly known: OwnPiece | null;
  readonly details: PieceDetails;
  /** `null` takes it away; left out, it stays as it is. */
  readonly photo?: PreparedListingPhoto | null;
}

/** Writes a piece down, and forgets the form that it was typed in; `wish` is the id of a new one. */
export async function keepPiece(
  gold: OwnGold,
  { known, details, photo }: KeptPiece,
  environment: Environment,
  wish = environment.newId(),
): Promise<Result<string, KeepCode>> {
  const kept = await writing(gold, async ({ db, owner }) => {
    const id = known?.id ?? wish;
    const [now, before] = [environment.now(), await db.pieces.get([owner, id])];
    if (!before && (await isFull(db, owner, 1))) return err('full');
    const hasPhoto = photo === undefined ? (before?.hasPhoto ?? false) : photo !== null;
    const createdAt = before?.createdAt ?? now;
    await putPiece(
      db,
      { ...details, id, owner, hasPhoto, createdAt, updatedAt: now },
      photo && photoRow(owner, id, photo),
    );
    await leaveForm(db, owner, known?.id ?? null, null);
    return ok(id);
  });
  if (kept.ok) forgetTyped({ uid: gold.owner }, formPlace(known?.id ?? null));
  return kept;
}

/**
 * Writes down what is typed of a piece and not submitted; for it a full disk gives up what can be fetched
 * again.
 */
export const pieceFormWriter = (
  { db, owner, giveUp }: OwnGold,
  id: string | null,
  { now }: Environment,
): DraftWriter<unknown> => ({
  note: (value) => noteTyped({ uid: owner }, formPlace(id), value, now()),
  async keep(value) {
    await withRoom(giveUp, () => leaveForm(db, owner, id, value));
    settleTyped({ uid: owner }, formPlace(id), value);
  },
});

/**
 * Writes the photo of such a form down as soon as it is chosen, and again once it is ready; `null`: it was taken
 * out, `undefined`: nothing has come of it.
 */
export async function keepFormPhoto(
  { db, owner, giveUp }: OwnGold,
  id: string | null,
  photo: PreparedListingPhoto | File | null | undefined,
): Promise<void> {
  try {
    await withRoom(giveUp, () => leaveFormPhoto(db, owner, id, photo));
  } catch (error) {
    console.warn('the photo of a piece was not kept', error);
  }
}

export async function deletePiece({ db, owner }: OwnGold, id: string): Promise<void> {
  await db.transaction('rw', [db.pieces, db.photos, db.forms], async () => {
    await removePiece(db, owner, id);
    await leaveForm(db, owner, id, null);
  });
  forgetTyped({ uid: owner }, formPlace(id));
}

/** Forgets all of somebody's pieces on this device. */
export async function deletePieces({ db, owner }: OwnGold): Promise<void> {
  await db.transaction('rw', [db.pieces, db.photos, db.forms], async () => {
    await removePiecesOf(db, owner);
    await removeFormsOf(db, owner);
  });
  forgetAllTyped({ uid: owner }, PIECE_FORMS);
}

/** A piece out of a file, with its photo where the file has one. */
export interface BroughtPiece {
  readonly piece: Omit<OwnPiece, 'owner' | 'hasPhoto'>;
  readonly photo: PreparedListingPhoto | null;
}

export interface Brought {
  readonly added: number;
  /** Older on this device than in the file. */
  readonly renewed: number;
  /** As new on this device, or newer: left as they are. */
  readonly left: number;
}

/** Takes in the pieces of a file, all or none; taking the same file in twice changes nothing. */
export const bringPieces = (
  gold: OwnGold,
  brought: readonly BroughtPiece[],
): Promise<Result<Brought, KeepCode>> =>
  writing(gold, async ({ db, owner }) => {
    const pieces = brought.map(({ piece }) => piece);
    const own = await db.pieces.bulkGet(keysOf(owner, pieces));
    const taken = brought.filter(({ piece }, index) => isNewer(piece, own[index]));
    const added = countNew(own);
    if (await isFull(db, owner, added)) return err('full');
    await putPieces(
      db,
      taken.map(({ piece, photo }) => ({ ...piece, owner, hasPhoto: photo !== null })),
      taken.flatMap(({ piece, photo }) => (photo ? [photoRow(owner, piece.id, photo)] : [])),
    );
    return ok({ added, renewed: taken.length - added, left: brought.length - taken.length });
  });

/**
 * Hands one list over to another: what was written down signed out, to the member; what a member leaves
 * behind. Both may have taken in the same file: of a piece that stands in each, the newer edition is kept.
 */
export const movePieces = (gold: OwnGold, from: Owner): Promise<Result<number, KeepCode>> =>
  writing(gold, async ({ db, owner }) => {
    const pieces = await db.pieces.where('owner').equals(from).toArray();
    const own = await db.pieces.bulkGet(keysOf(owner, pieces));
    if (await isFull(db, owner, countNew(own))) return err('full');
    const taken = pieces.filter((piece, index) => isNewer(piece, own[index]));
    const ids = new Set(taken.map(({ id }) => id));
    const photos = await db.photos.where('owner').equals(from).toArray();
    await putPieces(
      db,
      taken.map((piece) => ({ ...piece, owner })),
      photos.filter(({ id }) => ids.has(id)).map((photo) => ({ ...photo, owner })),
    );
    await removePiecesOf(db, from);
    return ok(pieces.length);
  });

/** Hands the forms that are not finished over to another list. */
export const moveForms = (gold: OwnGold, from: Owner): Promise<Result<null, KeepCode>> =>
  writing(gold, async ({ db, owner }) => {
    await moveFormsOf(db, from, owner);
    return ok(null);
  });

type Edition = Pick<OwnPiece, 'id' | 'updatedAt'>;

const keysOf = (owner: Owner, pieces: readonly Edition[]) =>
  pieces.map(({ id }): [Owner, string] => [owner, id]);

const isNewer = (one: Edition, own: Edition | undefined): boolean => (own?.updatedAt ?? -1) < one.updatedAt;

const countNew = (own: readonly unknown[]): number => own.filter((piece) => piece === undefined).length;

const isFull = async (db: OwnGoldDatabase, owner: Owner, more: number): Promise<boolean> =>
  more > 0 && (await db.pieces.where('owner').equals(owner).count()) + more > OWN_PIECE_LIMITS.pieces;

const photoRow = (owner: Owner, id: string, photo: PreparedListingPhoto): OwnPhoto => ({
  owner,
  id,
  ...photo,
});

/** In one transaction, for which a full disk gives up what can be fetched again. */
async function writing<T>(
  gold: OwnGold,
  write: (gold: OwnGold) => Promise<Result<T, KeepCode>>,
): Promise<Result<T, KeepCode>> {
  const { db, giveUp } = gold;
  try {
    return await withRoom(giveUp, () =>
      db.transaction('rw', [db.pieces, db.photos, db.forms], () => write(gold)),
    );
  } catch (error) {
    console.warn('a piece was not stored', error);
    return err('disk');
  }
}
