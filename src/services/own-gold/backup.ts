import type { OwnPhoto } from '#data/local/own-gold-database.ts';
import { sniffImageType } from '#domain/media/sniff-image-type.ts';
import type { OwnPiece } from '#domain/own-gold/own-piece.ts';
import { formOfPiece } from '#domain/own-gold/piece-form.ts';
import { readPiece, type RefusedPiece, type WrittenPiece } from '#domain/own-gold/read-piece.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Millis } from '#domain/units.ts';
import type { PreparedListingPhoto } from '#sync/commands/keep-listing-draft.ts';
import type { BroughtPiece } from '#sync/commands/keep-own-gold.ts';
import { fromBase64, open, seal, SEALED_FILE_MAX_BYTES, toBase64, type OpenCode } from './sealed-file.ts';

/** Fewer iterations and bytes in tests alone. */
interface BackupLimits {
  readonly iterations?: number;
  readonly maxBytes?: number;
}

/** Pictures and pieces of one's own, as a sealed file; none that {@link readBackup} would not open. */
export async function makeBackup(
  pieces: readonly OwnPiece[],
  photos: readonly OwnPhoto[],
  passphrase: string,
  { iterations, maxBytes = SEALED_FILE_MAX_BYTES }: BackupLimits = {},
): Promise<Result<Blob, 'too_large'>> {
  // Before anything is put together: twice in base64, they would be more than some browsers hold in one text.
  const bytes = photos.reduce((sum, { blob, thumb }) => sum + blob.size + thumb.size, 0);
  if (bytes * BASE64_TWICE > maxBytes) return err('too_large');
  const written = pieces.map((piece): WrittenPiece => ({
    ...formOfPiece(piece),
    id: piece.id,
    createdAt: piece.createdAt,
    updatedAt: piece.updatedAt,
  }));
  const pictures = await Promise.all(
    photos.map(async ({ id, blob, thumb, width, height }) => ({
      id,
      width,
      height,
      blob: toBase64(await bytesOf(blob)),
      thumb: toBase64(await bytesOf(thumb)),
    })),
  );
  const sealed = await seal({ pieces: written, photos: pictures }, passphrase, iterations);
  const file = new Blob([sealed], { type: 'application/json' });
  return file.size > maxBytes ? err('too_large') : ok(file);
}

/** Four letters for three bytes, once inside the seal and once around it. */
const BASE64_TWICE = 16 / 9;

export interface ReadBackup {
  readonly brought: readonly BroughtPiece[];
  readonly refused: readonly RefusedPiece[];
}

export type BackupCode = OpenCode | 'too_large';

/** What a file holds that was made by {@link makeBackup}, piece by piece; what is wrong with the rest is said. */
export async function readBackup(
  file: Blob,
  passphrase: string,
  now: Millis,
): Promise<Result<ReadBackup, BackupCode>> {
  if (file.size > SEALED_FILE_MAX_BYTES) return err('too_large');
  const opened = await open(await file.text(), passphrase);
  if (!opened.ok) return opened;
  const { pieces, photos } = fieldsOf(opened.value);
  if (!Array.isArray(pieces)) return err('damaged');
  const pictures = new Map(listOf(photos).flatMap(pictureOf));
  const read = pieces.map((piece: unknown) => readPiece(piece, now));
  return ok({
    brought: read.flatMap((one) =>
      one.kind === 'piece' ? [{ piece: one.piece, photo: pictures.get(one.piece.id) ?? null }] : [],
    ),
    refused: read.flatMap((one) => (one.kind === 'refused' ? [one.refused] : [])),
  });
}

const MAX_SIDE = 20_000;

/** A picture that is none is left out: the piece stands without. */
function pictureOf(value: unknown): readonly (readonly [string, PreparedListingPhoto])[] {
  const { id, width, height, ...bytes } = fieldsOf(value);
  const [blob, thumb] = [imageOf(bytes['blob']), imageOf(bytes['thumb'])];
  if (typeof id !== 'string' || !isSide(width) || !isSide(height) || !blob || !thumb) return [];
  return [[id, { blob, thumb, width, height }]];
}

const isSide = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MAX_SIDE;

/** Called what its first bytes are, whatever the file says. */
function imageOf(text: unknown): Blob | null {
  const bytes = fromBase64(text);
  const type = bytes && sniffImageType(bytes);
  return bytes && type ? new Blob([bytes], { type }) : null;
}

const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
