/**
 * What another app, or anybody's page, may hand over at once: as many pictures as a listing has, as large as
 * phones make them.
 */
export const SHARE_LIMITS = {
  photos: 10,
  bytesEach: 30 * 1024 * 1024,
  bytesTogether: 100 * 1024 * 1024,
} as const;

interface SharedFile {
  readonly type: string;
  readonly size: number;
}

/** Of the files that were shared, the pictures within the limits, in order; everything else is left out. */
export function acceptedShare<Shared extends SharedFile>(files: readonly Shared[]): readonly Shared[] {
  const accepted: Shared[] = [];
  let bytes = 0;
  for (const file of files) {
    if (accepted.length === SHARE_LIMITS.photos) break;
    if (!isPicture(file) || bytes + file.size > SHARE_LIMITS.bytesTogether) continue;
    bytes += file.size;
    accepted.push(file);
  }
  return accepted;
}

const isPicture = ({ type, size }: SharedFile): boolean =>
  type.startsWith('image/') && size > 0 && size <= SHARE_LIMITS.bytesEach;
