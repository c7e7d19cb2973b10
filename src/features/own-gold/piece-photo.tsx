import { photoOf } from '#data/local/queries/own-gold-queries.ts';
import type { OwnPiece } from '#domain/own-gold/own-piece.ts';
import { useLive } from '#session/use-live.ts';
import type { OwnGold } from '#sync/commands/keep-own-gold.ts';
import { BlobImage } from '#ui/display/blob-image.tsx';
import { Picture } from '#ui/display/picture.tsx';
import styles from './own-gold.module.css';

export interface PiecePhotoProps {
  readonly gold: OwnGold;
  readonly piece: OwnPiece;
  readonly alt: string;
  readonly isLarge?: boolean;
}

/** The photo of a piece, out of this device. */
export function PiecePhoto({ gold, piece, alt, isLarge = false }: PiecePhotoProps) {
  const { db, owner } = gold;
  const { id, hasPhoto } = piece;
  const photo = useLive(
    async () => (hasPhoto ? await photoOf(db, owner, id) : null),
    // A piece is another object with each reading of the list: its picture stands.
    [db, owner, id, hasPhoto],
  );
  if (photo.kind !== 'ready' || photo.value === null) {
    return isLarge ? null : <Picture src={null} alt="" />;
  }
  const { blob, thumb } = photo.value;
  return (
    <div className={isLarge ? styles.largeFrame : styles.frame}>
      <BlobImage blob={isLarge ? blob : thumb} alt={alt} className={styles.image} />
    </div>
  );
}
