import { listingThumb } from '#data/local/queries/listing-queries.ts';
import type { ListingPicture } from '#domain/product/listing.ts';
import { useLive } from '#session/use-live.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { BlobImage } from '#ui/display/blob-image.tsx';
import { Picture } from '#ui/display/picture.tsx';
import styles from './listing-photo.module.css';

export interface ListingPhotoProps {
  readonly picture: ListingPicture | undefined;
  readonly alt: string;
}

/** A listing's picture as a square, from Storage or from this device. */
export function ListingPhoto({ picture, alt }: ListingPhotoProps) {
  if (picture?.kind === 'waiting') return <LocalPhoto id={picture.id} alt={alt} />;
  return <Picture src={picture?.image.thumbUrl ?? null} alt={alt} />;
}

function LocalPhoto({ id, alt }: { readonly id: string; readonly alt: string }) {
  const db = useUserDatabase();
  const blob = useLive(async () => (db ? listingThumb(db, id) : null), [db, id]);
  if (blob.kind !== 'ready' || blob.value === null) return <Picture src={null} alt={alt} />;
  return (
    <div className={styles.frame}>
      <BlobImage blob={blob.value} alt={alt} className={styles.image} />
    </div>
  );
}
