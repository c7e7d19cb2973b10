import ImagePlus from 'lucide-react/icons/image-plus';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { POST_LIMITS, type PostPicture } from '#domain/board/post.ts';
import { err, type Result } from '#domain/result.ts';
import { boardText } from '#i18n/ko/board.ts';
import { browserPhotoTools } from '#services/photo/browser-photo-tools.ts';
import { preparePhoto, type PhotoProblem } from '#services/photo/prepare-photo.ts';
import { useUserDatabase, type OwnDatabase } from '#session/use-user-database.ts';
import { keepPostPhoto } from '#sync/commands/keep-post-draft.ts';
import { realEnvironment } from '#sync/environment.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import styles from './board.module.css';
import { WaitingImage } from './waiting-images.tsx';

const text = boardText.editor;

export interface PhotoPickerProps {
  readonly images: readonly PostPicture[];
  readonly onAdd: (picture: PostPicture) => void;
  readonly onRemove: (picture: PostPicture) => void;
  /** Pictures are being made ready. */
  readonly isBusy: boolean;
  readonly onBusy: (isBusy: boolean) => void;
}

/** The pictures of a post: chosen, made small, and on the disk before they are shown. */
export function PhotoPicker({ images, onAdd, onRemove, isBusy, onBusy }: PhotoPickerProps) {
  const db = useUserDatabase();
  const input = useRef<HTMLInputElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const room = POST_LIMITS.images - images.length;

  const add = async (files: readonly File[]) => {
    if (!db) return;
    onBusy(true);
    setProblem(files.length > room ? text.tooMany : null);
    for (const file of files.slice(0, room)) {
      const kept = await madeReady(db, file);
      if (kept.ok) onAdd(kept.value);
      else setProblem(text.problem[kept.code]);
    }
    onBusy(false);
  };
  return (
    <div>
      <ul className={styles.picker}>
        {images.map((picture, index) => (
          <li key={picture.kind === 'waiting' ? picture.id : picture.image.url} className={styles.picked}>
            <WaitingImage picture={picture} index={index} />
            <span className={styles.unpick}>
              <IconButton
                look="surface"
                label={text.removePhoto(index + 1)}
                icon={<X size={18} aria-hidden="true" />}
                onClick={({ currentTarget }) => {
                  focusBesideOnceGone(currentTarget, adding.current);
                  onRemove(picture);
                }}
              />
            </span>
          </li>
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        data-testid="post-files"
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          void add(files);
        }}
      />
      <div className={styles.actions}>
        <Button
          ref={adding}
          variant="secondary"
          size="small"
          icon={<ImagePlus size={18} aria-hidden="true" />}
          isLoading={isBusy}
          disabled={room <= 0}
          onClick={() => input.current?.click()}
        >
          {text.addPhoto}
        </Button>
        <span className={`${styles.note} tabular`}>{text.photos(images.length, POST_LIMITS.images)}</span>
      </div>
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  );
}

async function madeReady(db: OwnDatabase, file: File): Promise<Result<PostPicture, PhotoProblem | 'disk'>> {
  try {
    const photo = await preparePhoto(file, browserPhotoTools);
    return photo.ok ? await keepPostPhoto(db, photo.value, realEnvironment) : photo;
  } catch (error) {
    console.error('picture not added', error);
    return err('unreadable');
  }
}
