import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { THIS_TAB, thisTab } from '#device/this-tab.ts';
import type { ProductId } from '#domain/ids.ts';
import { isTooLarge } from '#domain/media/image-policy.ts';
import type { ListingPicture } from '#domain/product/listing.ts';
import { PRODUCT_LIMITS } from '#domain/product/product.ts';
import { sellText } from '#i18n/ko/sell.ts';
import { browserPhotoTools } from '#services/photo/browser-photo-tools.ts';
import { prepareListingPhoto } from '#services/photo/prepare-listing-photo.ts';
import type { SettlePhoto } from '#services/photo/take-shared-photos.ts';
import type { OwnDatabase } from '#session/use-user-database.ts';
import {
  forgetChosenOfListing,
  keepChosenForListing,
  keepListingPhoto,
  readyListingPhoto,
  takeChosenForListing,
  type ListingBox,
} from '#sync/commands/keep-listing-draft.ts';
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

/**
 * Makes chosen pictures ready and writes them down, one after another, in the order chosen: those of this visit,
 * and those that a page which has ended had not come to.
 */
export function useAddPhotos(
  db: OwnDatabase,
  { edited, room }: { readonly edited: ProductId | null; readonly room: number },
  onAdded: (picture: ListingPicture) => void,
): PhotoAdding {
  const [preparing, setPreparing] = useState(0);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const known = useRef(new Set<string>());

  // A draft whose screen is gone takes nothing in any more.
  const leaving = useRef<AbortController | null>(null);
  const isLeft = () => leaving.current?.signal.aborted === true;

  const addOne = async ({ id, file }: Chosen, settle?: SettlePhoto): Promise<string | null> => {
    const photo = await prepareListingPhoto(file, browserPhotoTools);
    if (!photo.ok) {
      settle?.(file, null);
      if (id !== null) await forgetChosenOfListing(db, id);
      return text.problem[photo.code];
    }
    // The next visit makes it ready once more.
    if (isLeft()) return null;
    const kept =
      id === null
        ? await keepListingPhoto(db, photo.value, realEnvironment)
        : await readyListingPhoto(db, id, photo.value, realEnvironment);
    if (!kept.ok) return text.problem[kept.code];
    if (isLeft() || kept.value === null) return null;
    settle?.(file, kept.value);
    onAdded(kept.value);
    return null;
  };

  /** They are counted as being made ready by now. */
  const addEach = async (chosen: readonly Chosen[], settle?: SettlePhoto) => {
    for (const one of chosen) {
      if (isLeft()) return;
      const problem = await addOne(one, settle).catch((error: unknown) => {
        console.error('picture not added', error);
        return text.problem.unreadable;
      });
      setPreparing((count) => count - 1);
      if (problem !== null) setProblems((before) => [...before, text.problemIn(one.file.name, problem)]);
    }
  };

  const add = async (files: readonly File[], most: number, settle?: SettlePhoto) => {
    setProblems(files.length > most ? [text.tooMany] : []);
    const chosen = files.slice(0, Math.min(most, PRODUCT_LIMITS.images));
    setPreparing((count) => count + chosen.length);
    // What was shared is kept where it was.
    const worth = settle ? [] : chosen.filter(({ size }) => !isTooLarge(size));
    const kept = await keepChosenForListing(db, boxOf(edited), worth, realEnvironment);
    for (const { id } of kept) known.current.add(id);
    await addEach(
      chosen.map((file) => kept.find((one) => one.file === file) ?? { id: null, file }),
      settle,
    );
  };

  const goOn = useEffectEvent(async (living: ReadonlySet<string>, isGone: () => boolean) => {
    const left = await takeChosenForListing(db, boxOf(edited), living, realEnvironment);
    const chosen = left.filter(({ id }) => !known.current.has(id)).slice(0, room);
    if (isGone()) return;
    setPreparing((count) => count + chosen.length);
    await addEach(chosen);
  });
  useEffect(() => {
    const control = new AbortController();
    leaving.current = control;
    THIS_TAB.living()
      .then((living) => goOn(living, () => control.signal.aborted))
      .catch((error: unknown) => console.warn('what was chosen before could not be read', error));
    return () => control.abort();
  }, []);

  return { preparing, problems, add };
}

/** `null` for one that is kept nowhere, or elsewhere. */
interface Chosen {
  readonly id: string | null;
  readonly file: File;
}

const boxOf = (edited: ProductId | null): ListingBox => ({ edited, tab: thisTab });
