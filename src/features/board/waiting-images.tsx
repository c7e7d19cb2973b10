import { postPhoto } from '#data/local/queries/board-queries.ts';
import type { PostPicture } from '#domain/board/post.ts';
import { boardText } from '#i18n/ko/board.ts';
import { useLive } from '#session/use-live.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { BlobImage } from '#ui/display/blob-image.tsx';
import styles from './board.module.css';

/**
 * A picture of a post that is being written or waits: from the disk, or from Storage where it is there
 * already.
 */
export function WaitingImage({ picture, index }: { readonly picture: PostPicture; readonly index: number }) {
  const db = useUserDatabase();
  const id = picture.kind === 'waiting' ? picture.id : null;
  const live = useLive(async () => (db && id !== null ? postPhoto(db, id) : null), [db, id]);
  const alt = boardText.post.photo(index + 1);
  if (picture.kind === 'stored') return <img className={styles.image} src={picture.image.url} alt={alt} />;
  const blob = live.kind === 'ready' ? live.value : null;
  return blob ? <BlobImage blob={blob} alt={alt} className={styles.image} /> : null;
}

export function WaitingImages({ images }: { readonly images: readonly PostPicture[] }) {
  return (
    <div className={styles.images}>
      {images.map((picture, index) => (
        <WaitingImage
          key={picture.kind === 'waiting' ? picture.id : picture.image.url}
          picture={picture}
          index={index}
        />
      ))}
    </div>
  );
}
