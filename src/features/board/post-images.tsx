import { postPhoto } from '#data/local/queries/board-queries.ts';
import type { PostPicture } from '#domain/board/post.ts';
import { boardText } from '#i18n/ko/board.ts';
import { useLive } from '#session/use-live.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { BlobImage } from '#ui/display/blob-image.tsx';
import styles from './board.module.css';

interface PostPictureProps {
  readonly picture: PostPicture;
  readonly index: number;
}

/** A picture of a post: from the disk where it is on this device alone, else from Storage. */
export function PostPictureView({ picture, index }: PostPictureProps) {
  const alt = boardText.post.photo(index + 1);
  if (picture.kind === 'waiting') return <KeptPicture id={picture.id} alt={alt} />;
  const { url, w, h } = picture.image;
  return (
    <img
      className={styles.image}
      src={url}
      alt={alt}
      {...(w > 0 && h > 0 ? { width: w, height: h } : {})}
      loading="lazy"
      decoding="async"
    />
  );
}

function KeptPicture({ id, alt }: { readonly id: string; readonly alt: string }) {
  const db = useUserDatabase();
  const live = useLive(async () => (db ? postPhoto(db, id) : null), [db, id]);
  const blob = live.kind === 'ready' ? live.value : null;
  return blob ? <BlobImage blob={blob} alt={alt} className={styles.image} /> : null;
}

export function PostPictures({ images }: { readonly images: readonly PostPicture[] }) {
  return (
    <div className={styles.images}>
      {images.map((picture, index) => (
        <PostPictureView
          key={picture.kind === 'waiting' ? picture.id : picture.image.url}
          picture={picture}
          index={index}
        />
      ))}
    </div>
  );
}
