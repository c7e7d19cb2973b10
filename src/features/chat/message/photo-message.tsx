import ImageOff from 'lucide-react/icons/image-off';
import { useState } from 'react';
import { waitingPhoto } from '#data/local/queries/outbox-queries.ts';
import type { Message } from '#domain/chat/chat.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { commonText } from '#i18n/ko/common.ts';
import { useConnection } from '#session/use-connection.ts';
import { useLive } from '#session/use-live.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { BlobImage } from '#ui/display/blob-image.tsx';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';
import { useRoomContext } from '../room/room-context.ts';
import styles from './photo-message.module.css';
import { UploadRing } from './upload-ring.tsx';

const text = chatText.photo;

export interface PhotoMessageProps {
  readonly message: Message;
  readonly imageUrl: string | null;
  /** `null` for one's own. */
  readonly authorName: string | null;
}

/** A picture that failed without the network is worth another try with it. */
type Arrival = 'waiting' | 'here' | 'broken' | 'broken_offline';

/**
 * A picture of the conversation. One of one's own is drawn from the device's blob until the server's is
 * really there, so that nothing flickers; fetching that also brings it into the offline cache.
 */
export function PhotoMessage({ message, imageUrl, authorName }: PhotoMessageProps) {
  const { openPhoto } = useRoomContext();
  const { blob, progress } = useWaitingPhoto(message);
  const isOnline = useConnection().kind === 'online';
  const [arrival, setArrival] = useState<Arrival>('waiting');
  if (arrival === 'broken_offline' && isOnline) setArrival('waiting');
  const alt = authorName === null ? text.altMine : text.alt(authorName);
  const showsBlob = blob !== null && arrival !== 'here';
  const isBroken = arrival === 'broken' || arrival === 'broken_offline';
  if (!showsBlob && isBroken) return <MissingPhoto onAgain={() => setArrival('waiting')} />;
  if (!showsBlob && imageUrl === null) {
    return (
      <span className={styles.broken}>
        <ImageOff size={24} aria-hidden="true" />
      </span>
    );
  }
  const open = () => {
    if (showsBlob) openPhoto({ kind: 'blob', blob, alt });
    else if (imageUrl !== null) openPhoto({ kind: 'url', url: imageUrl, alt });
  };
  return (
    <button type="button" className={styles.photo} onClick={open}>
      {showsBlob ? <BlobImage blob={blob} alt={alt} className={styles.image} /> : null}
      {imageUrl === null ? null : (
        <img
          className={showsBlob ? styles.arriving : styles.image}
          src={imageUrl}
          alt={showsBlob ? '' : alt}
          decoding="async"
          draggable={false}
          onLoad={() => setArrival('here')}
          onError={() => setArrival(isOnline ? 'broken' : 'broken_offline')}
        />
      )}
      <VisuallyHidden>{text.open}</VisuallyHidden>
      {message.delivery.kind === 'sending' && progress !== null ? <UploadRing share={progress} /> : null}
    </button>
  );
}

/** In the place of a picture that has not come, or is no more: a press asks for it once more. */
function MissingPhoto({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <button
      type="button"
      className={styles.broken}
      onClick={({ currentTarget }) => {
        focusBesideOnceGone(currentTarget);
        onAgain();
      }}
    >
      <ImageOff size={24} aria-hidden="true" />
      <span>{text.unavailable}</span>
      <span className={styles.again}>{commonText.retry}</span>
    </button>
  );
}

/** The blob stays known after its row is gone with the delivery. */
function useWaitingPhoto(message: Message) {
  const db = useUserDatabase();
  const isWaiting = message.delivery.kind !== 'sent' && message.delivery.kind !== 'received';
  const live = useLive(
    async () => (db && isWaiting ? waitingPhoto(db, message.id) : undefined),
    [db, isWaiting, message.id],
  );
  const photo = live.kind === 'ready' ? live.value : undefined;
  const [blob, setBlob] = useState<Blob | null>(null);
  if (photo && blob === null) setBlob(photo.blob);
  return { blob, progress: photo?.progress ?? null };
}
