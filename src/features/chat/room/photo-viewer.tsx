import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { chatText } from '#i18n/ko/chat.ts';
import { commonText } from '#i18n/ko/common.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import { BlobImage } from '#ui/display/blob-image.tsx';
import { useCloseOnBack } from '#ui/overlay/use-close-on-back.ts';
import styles from './photo-viewer.module.css';
import type { ShownPhoto } from './room-context.ts';

/** A picture over the whole screen. The browser's own dialog: it traps the focus and closes on Escape and on Android's back. */
export function PhotoViewer({
  photo,
  onClose,
}: {
  readonly photo: ShownPhoto;
  readonly onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useCloseOnBack(true, () => dialog.current?.close());
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.viewer} aria-label={chatText.photo.viewer} onClose={onClose}>
      <span className={styles.close}>
        <IconButton
          label={commonText.close}
          look="surface"
          icon={<X size={22} aria-hidden="true" />}
          onClick={() => dialog.current?.close()}
        />
      </span>
      {photo.kind === 'blob' ? (
        <BlobImage blob={photo.blob} alt={photo.alt} className={styles.image} />
      ) : (
        <img className={styles.image} src={photo.url} alt={photo.alt} draggable={false} />
      )}
    </dialog>
  );
}
