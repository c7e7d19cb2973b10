import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { lazy, Suspense, useState } from 'react';
import type { ProductImage } from '#domain/product/product.ts';
import { commonText } from '#i18n/ko/common.ts';
import { productPageText } from '#i18n/ko/product.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import { photoSources } from '#ui/display/photo-sources.ts';
import { Picture } from '#ui/display/picture.tsx';
import { useSizeAtHand } from '#ui/display/use-size-at-hand.ts';
import { useSlides } from '#ui/use-slides.ts';
import styles from './gallery.module.css';

const PhotoViewer = lazy(() =>
  import('#ui/overlay/photo-viewer.tsx').then((module) => ({ default: module.PhotoViewer })),
);

const text = productPageText.gallery;

export interface GalleryProps {
  readonly images: readonly ProductImage[];
  readonly title: string;
  readonly isDimmed: boolean;
}

/** A listing's photos: swiped, moved by arrow keys or buttons, and opened at full size with a press. */
export function Gallery({ images, title, isDimmed }: GalleryProps) {
  const { scroller, index, onScroll, onKeyDown, goTo } = useSlides(images.length);
  const [opened, setOpened] = useState<number | null>(null);
  if (images.length === 0) return <Picture src={null} alt={title} isSquareCornered />;
  return (
    <div className={styles.gallery} role="group" aria-label={text.label}>
      <ul ref={scroller} className={styles.slides} onScroll={onScroll}>
        {images.map((image, at) => (
          <li key={image.url} className={styles.slide}>
            <button
              type="button"
              className={styles.open}
              aria-label={text.open(at + 1)}
              tabIndex={at === index ? 0 : -1}
              onKeyDown={onKeyDown}
              onClick={() => setOpened(at)}
            >
              <Slide image={image} isFirst={at === 0} isDimmed={isDimmed} />
            </button>
          </li>
        ))}
      </ul>
      {images.length > 1 ? <Steps index={index} count={images.length} goTo={goTo} /> : null}
      {opened === null ? null : (
        <Suspense>
          <PhotoViewer
            photos={images.map(({ url, thumbUrl }, at) => ({
              kind: 'url',
              url,
              thumbUrl,
              alt: `${title}, ${text.photo(at + 1, images.length)}`,
            }))}
            first={opened}
            label={text.viewer}
            closeLabel={commonText.close}
            counter={text.counter}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

interface SlideProps {
  readonly image: ProductImage;
  readonly isFirst: boolean;
  readonly isDimmed: boolean;
}

function Slide({ image, isFirst, isDimmed }: SlideProps) {
  const { isSmall, onMissing } = useSizeAtHand();
  const sources = isSmall ? { src: image.thumbUrl } : photoSources(image);
  return (
    // An error of a picture does not bubble.
    <span onErrorCapture={onMissing}>
      <Picture
        // What the one size said of itself is not true of the other.
        key={sources.src}
        {...sources}
        alt=""
        isPriority={isFirst}
        isDimmed={isDimmed}
        isSquareCornered
      />
    </span>
  );
}

interface StepsProps {
  readonly index: number;
  readonly count: number;
  readonly goTo: (index: number) => void;
}

function Steps({ index, count, goTo }: StepsProps) {
  return (
    <>
      <p className={`${styles.counter} tabular`} role="status" aria-label={text.photo(index + 1, count)}>
        {text.counter(index + 1, count)}
      </p>
      <span className={styles.previous}>
        <IconButton
          look="surface"
          label={text.previous}
          icon={<ChevronLeft size={24} aria-hidden="true" />}
          disabled={index === 0}
          onClick={() => goTo(index - 1)}
        />
      </span>
      <span className={styles.next}>
        <IconButton
          look="surface"
          label={text.next}
          icon={<ChevronRight size={24} aria-hidden="true" />}
          disabled={index === count - 1}
          onClick={() => goTo(index + 1)}
        />
      </span>
    </>
  );
}
