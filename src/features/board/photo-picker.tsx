import ImagePlus from 'lucide-react/icons/image-plus';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { POST_LIMITS, type PostPicture } from '#domain/board/post.ts';
import { boardText } from '#i18n/ko/board.ts';
import type { PhotoAdding } from '#services/photo/use-add-photos.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import styles from './board.module.css';
import { PostPictureView } from './post-images.tsx';

const text = boardText.editor;

export interface PhotoPickerProps {
  readonly images: readonly PostPicture[];
  readonly adding: PhotoAdding<PostPicture>;
  readonly onRemove: (picture: PostPicture) => void;
}

/** The pictures of a post: chosen, made small, and on the disk before they are shown. */
export function PhotoPicker({ images, adding, onRemove }: PhotoPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const room = POST_LIMITS.images - images.length;

  return (
    <div>
      <ul className={styles.picker}>
        {images.map((picture, index) => (
          <li key={picture.kind === 'waiting' ? picture.id : picture.image.url} className={styles.picked}>
            <PostPictureView picture={picture} index={index} />
            <span className={styles.unpick}>
              <IconButton
                look="surface"
                label={text.removePhoto(index + 1)}
                icon={<X size={18} aria-hidden="true" />}
                onClick={({ currentTarget }) => {
                  focusBesideOnceGone(currentTarget, addButton.current);
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
          void adding.add(files, room);
        }}
      />
      <div className={styles.actions}>
        <Button
          ref={addButton}
          variant="secondary"
          size="small"
          icon={<ImagePlus size={18} aria-hidden="true" />}
          isLoading={adding.preparing > 0}
          // It keeps the focus of whoever has added the last one.
          aria-disabled={room <= 0}
          onClick={() => (room > 0 ? input.current?.click() : undefined)}
        >
          {text.addPhoto}
        </Button>
        <span className={`${styles.note} tabular`}>{text.photos(images.length, POST_LIMITS.images)}</span>
      </div>
      {adding.problems.length > 0 ? (
        <p className={styles.problem} role="alert">
          {adding.problems.at(-1)}
        </p>
      ) : null}
    </div>
  );
}
