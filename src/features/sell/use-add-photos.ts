import { useEffect, useRef, useState } from 'react';
import type { ListingPicture } from '#domain/product/listing.ts';
import { PRODUCT_LIMITS } from '#domain/product/product.ts';
import { sellText } from '#i18n/ko/sell.ts';
import { browserPhotoTools } from '#services/photo/browser-photo-tools.ts';
import { prepareListingPhoto } from '#services/photo/prepare-listing-photo.ts';
import type { SettlePhoto } from '#services/photo/take-shared-photos.ts';
import type { OwnDatabase } from '#session/use-user-database.ts';
import { keepListingPhoto } from '#sync/commands/keep-listing-draft.ts';
import { realEnvironment } from '#sync/environment.ts';

const text = sellText.photo;

export interface PhotoAdding {
  /** How many are being made ready. */
  readonly preparing: number;
  /** A sentence for each that was not taken. */
  readonly problems: readonly string[];
  /** Settles when all of them are written down or refused, or the screen is left. */
  readonly add: (files: readonly File[], room: number, settle?: SettlePhoto) => Promise<void>;
}

/** Makes chosen pictures ready and writes them down, one after another, in the order chosen. */
export function useAddPhotos(db: OwnDatabase, onAdded: (picture: ListingPicture) => void): PhotoAdding {
  const [preparing, setPreparing] = useState(0);
  const [problems, setProblems] = useState<readonly string[]>([]);

  // A draft whose screen is gone takes nothing in any more.
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => {
    const control = new AbortController();
    leaving.current = control;
    return () => control.abort();
  }, []);
  const isLeft = () => leaving.current?.signal.aborted === true;

  const addOne = async (file: File, settle?: SettlePhoto): Promise<string | null> => {
    const photo = await prepareListingPhoto(file, browserPhotoTools);
    if (!photo.ok) {
      settle?.(file, null);
      return text.problem[photo.code];
    }
    const kept = await keepListingPhoto(db, photo.value, realEnvironment);
    if (!kept.ok) return text.problem[kept.code];
    if (isLeft()) return null;
    settle?.(file, kept.value);
    onAdded(kept.value);
    return null;
  };

  const addAll = async (files: readonly File[], room: number, settle?: SettlePhoto) => {
    setProblems(files.length > room ? [text.tooMany] : []);
    const chosen = files.slice(0, Math.min(room, PRODUCT_LIMITS.images));
    setPreparing((count) => count + chosen.length);
    for (const file of chosen) {
      if (isLeft()) return;
      const problem = await addOne(file, settle).catch((error: unknown) => {
        console.error('picture not added', error);
        return text.problem.unreadable;
      });
      setPreparing((count) => count - 1);
      if (problem !== null) setProblems((known) => [...known, text.problemIn(file.name, problem)]);
    }
  };

  return { preparing, problems, add: addAll };
}
