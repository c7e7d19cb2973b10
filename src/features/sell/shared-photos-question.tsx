import { useEffect, useState } from 'react';
import { sellText } from '#i18n/ko/sell.ts';
import {
  countSharedPhotos,
  refuseSharedPhotos,
  takeSharedPhotos,
  type SettlePhoto,
} from '#services/photo/take-shared-photos.ts';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';

const text = sellText.shared;

interface SharedPhotosQuestionProps {
  /** Settles when no more of the pictures will be taken. */
  readonly onTake: (photos: readonly File[], settle: SettlePhoto) => Promise<void>;
}

/**
 * Asks before what was shared with the app goes into the listing that is open: it may come from a gallery,
 * and from any page that somebody was led to.
 */
export function SharedPhotosQuestion({ onTake }: SharedPhotosQuestionProps) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isLeft = false;
    const look = async () => {
      const waiting = await countSharedPhotos();
      if (!isLeft) setCount(waiting);
    };
    look().catch((error: unknown) => console.warn('what was shared could not be read', error));
    return () => {
      isLeft = true;
    };
  }, []);
  const settle = (work: Promise<void>) => {
    setCount(0);
    work.catch((error: unknown) => console.warn('what was shared could not be taken', error));
  };
  if (count === 0) return null;
  return (
    <ConfirmDialog
      isOpen
      title={text.title(count)}
      body={text.body}
      confirmLabel={text.take}
      cancelLabel={text.refuse}
      onConfirm={() => settle(takeSharedPhotos(onTake))}
      onCancel={() => settle(refuseSharedPhotos())}
    />
  );
}
