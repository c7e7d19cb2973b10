import Camera from 'lucide-react/icons/camera';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useRef, type ChangeEvent } from 'react';
import { pictureKey, type ListingPicture } from '#domain/product/listing.ts';
import { PRODUCT_LIMITS } from '#domain/product/product.ts';
import { sellText } from '#i18n/ko/sell.ts';
import type { PhotoAdding } from '#services/photo/use-add-photos.ts';
import { Button } from '#ui/action/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Section } from '#ui/layout/section.tsx';
import { PhotoNews } from './photo-news.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { moved } from './picture-order.ts';
import styles from './photo-step.module.css';

const text = sellText.photo;
const MAX = PRODUCT_LIMITS.images;

export interface PhotoStepProps {
  readonly pictures: readonly ListingPicture[];
  readonly adding: PhotoAdding<ListingPicture>;
  readonly isIncomplete: boolean;
  /** Of the pictures as they are by then: one may have been added since they were drawn. */
  readonly onChange: (change: (before: readonly ListingPicture[]) => readonly ListingPicture[]) => void;
}

export function PhotoStep({ pictures, adding, isIncomplete, onChange }: PhotoStepProps) {
  const album = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const room = MAX - pictures.length - adding.preparing;
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    // The same picture may be chosen again.
    event.target.value = '';
    if (files.length > 0) void adding.add(files, room);
  };
  return (
    <Section title={text.title} more={<span className="tabular">{text.count(pictures.length, MAX)}</span>}>
      <p className={styles.lead}>{text.lead}</p>
      <input ref={album} type="file" accept="image/*" multiple hidden onChange={take} />
      <input ref={camera} type="file" accept="image/*" capture="environment" hidden onChange={take} />
      <div className={styles.sources}>
        <Button
          variant="secondary"
          icon={<ImagePlus size={18} aria-hidden="true" />}
          disabled={room <= 0}
          onClick={() => album.current?.click()}
        >
          {text.add}
        </Button>
        <Button
          variant="secondary"
          icon={<Camera size={18} aria-hidden="true" />}
          disabled={room <= 0}
          onClick={() => camera.current?.click()}
        >
          {text.camera}
        </Button>
      </div>
      <PhotoNews adding={adding} />
      {isIncomplete && pictures.length === 0 && adding.preparing === 0 ? (
        <Notice tone="error" role="alert">
          {text.missing}
        </Notice>
      ) : null}
      <div className={styles.grid}>
        <ol className={styles.tiles} aria-label={text.list}>
          {pictures.map((picture, index) => (
            <PhotoTile
              key={pictureKey(picture)}
              picture={picture}
              index={index}
              count={pictures.length}
              onMove={(to) => onChange((before) => moved(before, index, to))}
              onRemove={() => {
                adding.forget(picture);
                onChange((before) => before.toSpliced(index, 1));
              }}
            />
          ))}
        </ol>
        {pictures.length === 1 && room > 0 ? (
          <button type="button" className={styles.slot} onClick={() => album.current?.click()}>
            <ImagePlus size={24} aria-hidden="true" />
            <span className={styles.slotName}>{text.hallmark}</span>
            {text.hallmarkWhy}
          </button>
        ) : null}
      </div>
      <p className={styles.lead}>{text.hint}</p>
    </Section>
  );
}
