import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { BlobImage } from '../display/blob-image.tsx';
import { useSizeAtHand } from '../display/use-size-at-hand.ts';
import { toasts } from '../toast/toasts.ts';
import { useSlides } from '../use-slides.ts';
import styles from './photo-viewer.module.css';
import { useCloseOnBack } from './use-close-on-back.ts';
import { useZoom } from './use-zoom.ts';

export type ShownPhoto = { readonly alt: string } & (
  | {
      readonly kind: 'url';
      readonly url: string;
      /** Shown where the large one does not come. */
      readonly thumbUrl?: string;
    }
  /** It has not left this device. */
  | { readonly kind: 'blob'; readonly blob: Blob }
);

export interface PhotoViewerProps {
  readonly photos: readonly ShownPhoto[];
  readonly first?: number;
  readonly label: string;
  readonly closeLabel: string;
  /** "2 / 5", where there are several. */
  readonly counter?: (position: number, count: number) => string;
  readonly onClose: () => void;
}

/**
 * Photos on the whole screen, on black: enlarged by two fingers or two taps, pulled down to close. The
 * browser's own dialog keeps the focus inside, closes on Escape and on Back, and gives it back. Load it
 * lazily.
 */
export function PhotoViewer({ photos, first = 0, label, closeLabel, counter, onClose }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { scroller, index, onScroll, onKeyDown } = useSlides(photos.length, first);
  useEffect(() => {
    dialog.current?.showModal();
    const strip = scroller.current;
    strip?.scrollTo({ left: first * strip.clientWidth, behavior: 'instant' });
  }, [scroller, first]);
  // Nothing stands above the browser's own dialog: what was told meanwhile is read once it has closed.
  useEffect(() => {
    toasts.hold('covered');
    return () => toasts.release('covered');
  }, []);
  const close = () => dialog.current?.close();
  useCloseOnBack(true, close);
  return (
    <dialog ref={dialog} className={styles.viewer} aria-label={label} onClose={onClose} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <p className={`${styles.counter} tabular`}>
          {photos.length > 1 ? counter?.(index + 1, photos.length) : null}
        </p>
        <IconButton label={closeLabel} icon={<X size={24} aria-hidden="true" />} onClick={close} />
      </div>
      <ul ref={scroller} className={styles.slides} onScroll={onScroll}>
        {photos.map((photo, at) => (
          <Slide
            key={photo.kind === 'url' ? photo.url : photo.alt}
            photo={photo}
            isShown={at === index}
            onLetGo={close}
          />
        ))}
      </ul>
    </dialog>
  );
}

interface SlideProps {
  readonly photo: ShownPhoto;
  readonly isShown: boolean;
  readonly onLetGo: () => void;
}

function Slide({ photo, isShown, onLetGo }: SlideProps) {
  const { style, isEnlarged, handlers } = useZoom(isShown, onLetGo);
  return (
    <li className={classNames(styles.slide, isEnlarged && styles.enlarged)} {...handlers}>
      <div className={styles.stage} style={style}>
        {photo.kind === 'blob' ? (
          <BlobImage blob={photo.blob} alt={photo.alt} className={styles.photo} />
        ) : (
          <LoadedPhoto {...photo} />
        )}
      </div>
    </li>
  );
}

function LoadedPhoto({ url, thumbUrl = url, alt }: Extract<ShownPhoto, { kind: 'url' }>) {
  const { isSmall, onMissing } = useSizeAtHand();
  return (
    <img
      className={styles.photo}
      src={isSmall ? thumbUrl : url}
      alt={alt}
      decoding="async"
      draggable={false}
      onError={onMissing}
    />
  );
}
