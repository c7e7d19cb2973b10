import ImagePlus from 'lucide-react/icons/image-plus';
import { useRef, useState, type ChangeEvent } from 'react';
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
  readonly onChange: (photo: PreparedListingPhoto | null) => void;
  /** One is being made ready. */
  readonly isBusy: boolean;
  readonly onBusy: (isBusy: boolean) => void;
}

/** A photo of the piece, made small and freed of where it was taken before it is kept. */
export function PhotoField({ photo, name, onChange, isBusy, onBusy }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<keyof typeof problems | null>(null);
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (!file) return;
    onBusy(true);
    setProblem(null);
    const prepared = await prepare(file);
    // The same picture may be chosen again.
    if (input.current) input.current.value = '';
    onBusy(false);
    if (prepared.ok) onChange(prepared.value);
    else setProblem(prepared.code);
  };
  return (
    <div role="group" aria-label={text.photo} className={styles.photoField}>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={text.photo}
        onChange={(event) => void take(event)}
      />
      {photo ? (
        <div className={styles.frame}>
          <BlobImage blob={photo.thumb} alt={ownGoldText.photo(name)} className={styles.image} />
        </div>
      ) : null}
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          size="small"
          icon={<ImagePlus size={18} aria-hidden="true" />}
          isLoading={isBusy}
          onClick={() => input.current?.click()}
        >
          {photo ? text.photoChange : text.photoAdd}
        </Button>
        {photo ? (
          <Button variant="ghost" size="small" onClick={() => onChange(null)}>
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
