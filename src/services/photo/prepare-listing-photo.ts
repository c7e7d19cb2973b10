import { smallerOf } from '#domain/media/image-policy.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { PreparedListingPhoto } from '#sync/commands/keep-listing-draft.ts';
import { preparePhoto, type PhotoProblem, type PhotoTools } from './prepare-photo.ts';

/** Longest side of the small edition in lists, in pixels: 108 px squares on the sharpest phones. */
const THUMB_SIDE = 432;

/** A chosen file as a listing shows it, large and small. */
export async function prepareListingPhoto(
  file: File,
  tools: PhotoTools,
): Promise<Result<PreparedListingPhoto, PhotoProblem>> {
  const photo = await preparePhoto(file, tools, 'general');
  if (!photo.ok) return photo;
  const { blob, fileName, width, height } = photo.value;
  // What this browser cannot show, the seller could not judge.
  if (width === 0 || height === 0) return err('unsupported');
  return ok({ blob, thumb: await thumbOf(blob, fileName, tools), width, height });
}

async function thumbOf(blob: Blob, fileName: string, tools: PhotoTools): Promise<Blob> {
  try {
    const source = new File([blob], fileName, { type: blob.type });
    return smallerOf<Blob>(blob, await tools.compress(source, { maxSide: THUMB_SIDE, type: 'image/jpeg' }));
  } catch (error) {
    console.warn('no small edition, the large one is used', error);
    return blob;
  }
}
