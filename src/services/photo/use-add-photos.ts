import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { THIS_TAB } from '#device/this-tab.ts';
import { isTooLarge } from '#domain/media/image-policy.ts';
import { err, type Result } from '#domain/result.ts';
import type { OwnDatabase } from '#session/use-user-database.ts';
import { forgetChosen, forgetTaken, keepChosen, takeChosen } from '#sync/commands/keep-chosen-photos.ts';
import { realEnvironment } from '#sync/environment.ts';
import type { PhotoProblem } from './prepare-photo.ts';

/** Says what has become of a photo: a picture in the draft, or `null` where it can never be one. */
export type Settle<Picture> = (file: File, picture: Picture | null) => void;

export interface PhotoAdding<Picture> {
  /** How many are being made ready. */
  readonly preparing: number;
  /** A sentence for each that was not taken. */
  readonly problems: readonly string[];
  /** Settles when all of them are written down or refused, or the screen is left. */
  readonly add: (files: readonly File[], room: number, settle?: Settle<Picture>) => Promise<void>;
  /** A picture is taken out of the form: what it was made of would bring it back, where no draft had it yet. */
  readonly forget: (picture: Picture) => void;
}

/** Only one that waits can have been chosen here. */
type FormPicture = { readonly kind: 'stored' } | { readonly kind: 'waiting'; readonly id: string };

/** A form whose pictures are chosen on the device. */
export interface PictureForm<Photo, Picture> {
  readonly place: { readonly name: string; readonly tab: string };
  /** How many it can take in yet, but for those that are being made ready. */
  readonly room: number;
  readonly prepare: (file: File) => Promise<Result<Photo, PhotoProblem>>;
  /**
   * Writes a photo down, as the picture of what was `chosen`, `null` where that is kept nowhere; the value is
   * `null` where the form wants it no more.
   */
  readonly store: (
    db: OwnDatabase,
    photo: Photo,
    chosen: string | null,
  ) => Promise<Result<Picture | null, 'disk'>>;
  readonly onAdded: (picture: Picture) => void;
  readonly sentenceOf: (code: PhotoProblem | 'disk' | 'too_many', file: File | undefined) => string;
}

/**
 * Makes chosen pictures ready and writes them down, one after another, in the order chosen: those of this visit,
 * and those that a page which has ended had not come to.
 */
export function useAddPhotos<Photo, Picture extends FormPicture>(
  db: OwnDatabase | null,
  { place, room, prepare, store, onAdded, sentenceOf }: PictureForm<Photo, Picture>,
): PhotoAdding<Picture> {
  const [preparing, setPreparing] = useState(0);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const known = useRef(new Set<string>());

  // A draft whose screen is gone takes nothing in any more.
  const leaving = useRef<AbortController | null>(null);
  const isLeft = () => leaving.current?.signal.aborted === true;

  const addOne = async (own: OwnDatabase, { id, file, isHopeless }: Chosen, settle?: Settle<Picture>) => {
    const photo = isHopeless ? err('unreadable' as const) : await prepare(file);
    if (!photo.ok) {
      settle?.(file, null);
      if (id !== null) await forgetChosen(own, id);
      return photo.code;
    }
    // The next visit makes it ready once more.
    if (isLeft()) return null;
    const kept = await store(own, photo.value, id);
    if (!kept.ok) return kept.code;
    if (isLeft() || kept.value === null) return null;
    settle?.(file, kept.value);
    onAdded(kept.value);
    return null;
  };

  /** They are counted as being made ready by now. */
  const addEach = async (own: OwnDatabase, chosen: readonly Chosen[], settle?: Settle<Picture>) => {
    for (const one of chosen) {
      if (isLeft()) return;
      const problem = await addOne(own, one, settle).catch((error: unknown) => {
        console.error('picture not added', error);
        return 'unreadable' as const;
      });
      setPreparing((count) => count - 1);
      if (problem !== null) setProblems((before) => [...before, sentenceOf(problem, one.file)]);
    }
  };

  const add = async (files: readonly File[], most: number, settle?: Settle<Picture>) => {
    if (!db) return;
    setProblems(files.length > most ? [sentenceOf('too_many', files[0])] : []);
    const chosen = files.slice(0, most);
    setPreparing((count) => count + chosen.length);
    // What was shared is kept where it was.
    const worth = settle ? [] : chosen.filter(({ size }) => !isTooLarge(size));
    const kept = await keepChosen(db, place, worth, realEnvironment);
    for (const { id } of kept) known.current.add(id);
    await addEach(
      db,
      chosen.map((file) => kept.find((one) => one.file === file) ?? { id: null, file }),
      settle,
    );
  };

  const goOn = useEffectEvent(
    async (own: OwnDatabase, living: ReadonlySet<string>, isGone: () => boolean) => {
      const left = await takeChosen(own, place, living, realEnvironment);
      const chosen = left.filter(({ id }) => !known.current.has(id)).slice(0, Math.max(0, room - preparing));
      if (isGone()) return;
      setPreparing((count) => count + chosen.length);
      await addEach(own, chosen);
    },
  );
  useEffect(() => {
    const control = new AbortController();
    leaving.current = control;
    if (db) {
      THIS_TAB.living()
        .then((living) => goOn(db, living, () => control.signal.aborted))
        .catch((error: unknown) => console.warn('what was chosen before could not be read', error));
    }
    return () => control.abort();
  }, [db]);

  const forget = (picture: Picture) => {
    if (db && picture.kind === 'waiting') void forgetTaken(db, [picture.id]);
  };

  return { preparing, problems, add, forget };
}

/** `null` for one that is kept nowhere, or elsewhere. */
interface Chosen {
  readonly id: string | null;
  readonly file: File;
  readonly isHopeless?: boolean;
}
