import ImagePlus from 'lucide-react/icons/image-plus';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ownGoldText } from '#i18n/ko/own-gold.ts';
import { sellText } from '#i18n/ko/sell.ts';
import { browserPhotoTools } from '#services/photo/browser-photo-tools.ts';
import { prepareListingPhoto } from '#services/photo/prepare-listing-photo.ts';
import type { PreparedListingPhoto } from '#sync/commands/keep-listing-draft.ts';
import { Button } from '#ui/action/button.tsx';
import { BlobImage } from '#ui/display/blob-image.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import styles from './own-gold.module.css';

const text = ownGoldText.form;
const problems = sellText.photo.problem;

export interface PhotoFieldProps {
  readonly photo: Pick<PreparedListingPhoto, 'thumb'> | null;
  readonly name: string;
  /** What an earlier visit had not made ready: it begins with that, and is busy from the start. */
  readonly left: File | null;
  /** Before it is made ready, which takes seconds; `undefined`: a page that ends now has ended of it. */
  readonly onChosen: (file: File | undefined) => void;
  readonly onChange: (photo: PreparedListingPhoto | null) => void;
  /** Of what was chosen. */
  readonly onNothing: () => void;
  /** One is being made ready. */
  readonly isBusy: boolean;
  readonly onBusy: (isBusy: boolean) => void;
  /** The piece is being kept, with the photo that it has. */
  readonly isStill: boolean;
}

/** A photo of the piece, made small and freed of where it was taken before it is kept. */
export function PhotoField(props: PhotoFieldProps) {
  const { photo, name, left, onChosen, onChange, onNothing, isBusy, onBusy, isStill } = props;
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<keyof typeof problems | null>(null);
  const make = async (file: File) => {
    const prepared = await prepare(file);
    onBusy(false);
    if (prepared.ok) return onChange(prepared.value);
    setProblem(prepared.code);
    onNothing();
  };
  const take = (file: File | undefined) => {
    if (!file) return;
    onBusy(true);
    setProblem(null);
    onChosen(file);
    void make(file);
  };
  const goOn = useEffectEvent(async (file: File) => {
    // Once more, and no third time: the form has to open.
    onChosen(undefined);
    await make(file);
  });
  useEffect(() => {
    if (left) void Promise.resolve(left).then((file) => goOn(file));
  }, [left]);
  return (
    <div role="group" aria-label={text.photo} className={styles.photoField}>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={text.photo}
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.[0]);
          // The same picture may be chosen again.
          currentTarget.value = '';
        }}
      />
      {photo ? (
        <div className={styles.frame}>
          <BlobImage blob={photo.thumb} alt={ownGoldText.photo(name)} className={styles.image} />
        </div>
      ) : null}
      <div className={styles.buttons}>
        <Button
          ref={chooser}
          variant="secondary"
          size="small"
          icon={<ImagePlus size={18} aria-hidden="true" />}
          isLoading={isBusy}
          disabled={isStill}
          onClick={() => input.current?.click()}
        >
          {photo ? text.photoChange : text.photoAdd}
        </Button>
        {photo ? (
          <Button
            variant="ghost"
            size="small"
            disabled={isStill}
            onClick={() => {
              // This one goes with the photo.
              chooser.current?.focus();
              onChange(null);
            }}
          >
            {text.photoRemove}
          </Button>
        ) : null}
      </div>
      <p role="status" className={styles.small}>
        {isBusy ? text.preparing : ''}
      </p>
      {problem ? (
        <Notice tone="error" role="alert">
          {problems[problem]}
        </Notice>
      ) : null}
    </div>
  );
}

async function prepare(file: File) {
  try {
    return await prepareListingPhoto(file, browserPhotoTools);
  } catch (error) {
    console.error('the photo was not made ready', error);
    return { ok: false, code: 'unreadable' } as const;
  }
}
