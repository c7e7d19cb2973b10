import { useRef, useEffect, useEffectEvent, useMemo } from 'react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import type { Room } from '#data/local/queries/room-queries.ts';
import { REPLY_HASH } from '#domain/chat/reply-link.ts';
import { useFirstOpening } from '#ui/overlay/use-first-opening.ts';
import { useRoomContext } from '../room/room-context.ts';
import { AppointmentSheet } from './appointment-sheet.tsx';
import { ComposeMenu } from './compose-menu.tsx';
import { ComposerForm } from './composer-form.tsx';
import { HeldNote } from './held-note.tsx';
import type { Making } from './making.ts';
import type { MessageFieldHandle } from './message-field.tsx';
import { OfferSheet } from './offer-sheet.tsx';
import type { PhraseSet } from './quick-replies.tsx';
import { useComposer } from './use-composer.ts';
import { useSendPhotos } from './use-send-photos.ts';
import styles from './composer.module.css';

export interface ComposerProps {
  readonly room: Room;
  /** Ready-made sentences to offer, when it is this side's turn. */
  readonly phrases: PhraseSet | null;
  /** How many messages wait whose words were changed after they may have arrived. */
  readonly rewritten: number;
  /** What is being proposed in a sheet. */
  readonly making: Making | null;
  readonly onMake: (making: Making | null) => void;
  /** Something is on the disk and in the conversation. */
  readonly onSent: () => void;
}

/** Everything one can say in a room: words, pictures, an appointment, a price. */
export function Composer({ room, phrases, rewritten, making, onMake, onSent }: ComposerProps) {
  const box = useComposer(room.id, onSent, rewritten);
  const { beforeAnswer, product } = useRoomContext();
  const photos = useSendPhotos(room.id, onSent, beforeAnswer);
  const composer = useMemo(() => ({ ...box, submit: () => box.submit(beforeAnswer) }), [box, beforeAnswer]);
  // Each reads on the disk what was filled in, which a room in which nobody proposes anything can do without.
  const appointment = useFirstOpening(making?.kind === 'appointment');
  const offer = useFirstOpening(making?.kind === 'offer');
  const sheet = {
    chatId: room.id,
    instead: making?.instead ?? null,
    onClose: () => onMake(null),
    onSent,
  };
  const field = useRef<MessageFieldHandle>(null);
  useReplyWish(() => field.current?.focusEnd());
  return (
    <div className={styles.composer}>
      <HeldNote chatId={room.id} />
      <ComposerForm
        field={field}
        composer={composer}
        photos={photos}
        phrases={phrases}
        menu={
          <ComposeMenu
            product={product}
            begin={{
              appointment: () => onMake({ kind: 'appointment', instead: null }),
              offer: () => onMake({ kind: 'offer', instead: null }),
            }}
          />
        }
      />
      {appointment.isThere ? <AppointmentSheet isOpen={appointment.isOpen} {...sheet} /> : null}
      {offer.isThere ? <OfferSheet isOpen={offer.isOpen} product={product} {...sheet} /> : null}
    </div>
  );
}

/**
 * Calls `reply` when the address asks for it, as a notification's 답장 does, and takes the wish out of the
 * address.
 */
function useReplyWish(reply: () => void): void {
  const isWished = useLocation({ select: ({ hash }) => hash === REPLY_HASH });
  const navigate = useNavigate();
  const fulfil = useEffectEvent(() => {
    reply();
    // Done once: going back to this page later is no new wish.
    void navigate({ to: '.', hash: '', replace: true });
  });
  useEffect(() => {
    if (isWished) fulfil();
  }, [isWished]);
}
