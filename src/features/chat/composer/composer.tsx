import { useRef, useState } from 'react';
import type { Room } from '#data/local/queries/room-queries.ts';
import { AppointmentSheet } from './appointment-sheet.tsx';
import { ComposeMenu } from './compose-menu.tsx';
import { ComposerForm } from './composer-form.tsx';
import styles from './composer.module.css';
import type { MessageFieldHandle } from './message-field.tsx';
import { OfferSheet } from './offer-sheet.tsx';
import type { PhraseSet } from './quick-replies.tsx';
import { useComposer } from './use-composer.ts';
import { useReplyWish } from './use-reply-wish.ts';
import { useSendPhotos } from './use-send-photos.ts';

export interface ComposerProps {
  readonly room: Room;
  /** Ready-made sentences to offer, when it is this side's turn. */
  readonly phrases: PhraseSet | null;
  readonly isMakingAppointment: boolean;
  readonly onMakingAppointmentChange: (isMaking: boolean) => void;
  /** Something is on the disk and in the conversation. */
  readonly onSent: () => void;
}

/** Everything one can say in a room: words, pictures, an appointment, a price. */
export function Composer({
  room,
  phrases,
  isMakingAppointment,
  onMakingAppointmentChange,
  onSent,
}: ComposerProps) {
  const composer = useComposer(room.id, onSent);
  const photos = useSendPhotos(room.id, onSent);
  const [isMakingOffer, setMakingOffer] = useState(false);
  const field = useRef<MessageFieldHandle>(null);
  useReplyWish(() => field.current?.focusEnd());
  return (
    <div className={styles.composer}>
      <ComposerForm
        field={field}
        composer={composer}
        photos={photos}
        phrases={phrases}
        menu={
          <ComposeMenu
            productId={room.productId}
            begin={{
              appointment: () => onMakingAppointmentChange(true),
              offer: () => setMakingOffer(true),
            }}
          />
        }
      />
      <AppointmentSheet
        chatId={room.id}
        isOpen={isMakingAppointment}
        onClose={() => onMakingAppointmentChange(false)}
        onSent={onSent}
      />
      <OfferSheet room={room} isOpen={isMakingOffer} onClose={() => setMakingOffer(false)} onSent={onSent} />
    </div>
  );
}
