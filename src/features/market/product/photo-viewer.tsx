import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import type { ProductImage } from '#domain/product/product.ts';
import { commonText } from '#i18n/ko/common.ts';
import { productPageText } from '#i18n/ko/product.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import { useCloseOnBack } from '#ui/overlay/use-close-on-back.ts';
import styles from './photo-viewer.module.css';
import { useSlides } from './use-slides.ts';

const text = productPageText.gallery;

export interface PhotoViewerProps {
  readonly images: readonly ProductImage[];
  readonly title: string;
  readonly first: number;
  readonly onClose: () => void;
}

/** Photos on the whole screen. The browser's own dialog keeps the focus inside, closes on Escape and gives it back. */
export function PhotoViewer({ images, title, first, onClose }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useCloseOnBack(true, () => dialog.current?.close());
  const { scroller, index, onScroll, onKeyDown } = useSlides(images.length, first);
  useEffect(() => {
    dialog.current?.showModal();
    const strip = scroller.current;
    strip?.scrollTo({ left: first * strip.clientWidth, behavior: 'instant' });
  }, [scroller, first]);
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={text.viewer}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className={styles.head}>
        <p className={`${styles.counter} tabular`}>{text.counter(index + 1, images.length)}</p>
        <IconButton
          label={commonText.close}
          icon={<X size={24} aria-hidden="true" />}
          onClick={() => dialog.current?.close()}
        />
      </div>
      <ul ref={scroller} className={styles.slides} onScroll={onScroll}>
        {images.map((image, at) => (
          <li key={image.url} className={styles.slide}>
            <img
              className={styles.photo}
              src={image.url}
              width={image.w}
              height={image.h}
              alt={`${title}, ${text.photo(at + 1, images.length)}`}
              decoding="async"
            />
          </li>
        ))}
      </ul>
    </dialog>
  );
}
