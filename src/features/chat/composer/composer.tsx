import ArrowUp from 'lucide-react/icons/arrow-up';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useId, useRef } from 'react';
import type { Room } from '#data/local/queries/room-queries.ts';
import { messageTextOf } from '#domain/chat/message-text.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { AppointmentSheet } from './appointment-sheet.tsx';
import styles from './composer.module.css';
import { ComposerNote } from './composer-note.tsx';
import { MessageField, type MessageFieldHandle } from './message-field.tsx';
import { PhotoButton } from './photo-button.tsx';
import { QuickReplies, type PhraseSet } from './quick-replies.tsx';
import { useComposer } from './use-composer.ts';
import { useSendPhotos } from './use-send-photos.ts';

const text = chatText.composer;

export interface ComposerProps {
  readonly room: Room;
  /** Ready-made sentences to offer, when it is this side's turn. */
  readonly phrases: PhraseSet | null;
  readonly isMakingAppointment: boolean;
  readonly onMakingAppointmentChange: (isMaking: boolean) => void;
  readonly onSent: () => void;
}

/** Everything one can say: words, pictures, an appointment. */
export function Composer(props: ComposerProps) {
  const { room, phrases, isMakingAppointment, onMakingAppointmentChange, onSent } = props;
  const [state, composer] = useComposer(room.id, onSent);
  const photos = useSendPhotos(room.id, onSent);
  const field = useRef<MessageFieldHandle>(null);
  const noteId = useId();
  const words = messageTextOf(state.text);
  const isTooLong = !words.ok && words.code === 'too_long';
  const isEmpty = state.text.trim() === '';
  return (
    <div className={styles.composer}>
      <ComposerNote
        id={noteId}
        used={state.text.trim().length}
        problem={isTooLong ? 'too_long' : state.problem}
        photos={photos}
        onDismiss={composer.dismissProblem}
      />
      {phrases !== null && isEmpty ? (
        <QuickReplies
          set={phrases}
          onChoose={(phrase) => {
            composer.choosePhrase(phrase);
            field.current?.focusEnd();
          }}
        />
      ) : null}
      <form
        className={styles.bar}
        onSubmit={(event) => {
          event.preventDefault();
          composer.submit();
        }}
      >
        <PhotoButton onChosen={photos.send} />
        <span className={styles.appointment}>
          <IconButton
            label={text.appointment}
            icon={<CalendarPlus size={22} aria-hidden="true" />}
            onClick={() => onMakingAppointmentChange(true)}
          />
        </span>
        <MessageField
          ref={field}
          value={state.text}
          describedBy={noteId}
          isInvalid={isTooLong || state.problem !== null}
          onType={composer.type}
          onSubmit={composer.submit}
        />
        <button
          type="submit"
          className={classNames(styles.send, isEmpty && styles.idle)}
          aria-label={text.send}
          aria-disabled={isEmpty || undefined}
          // The field keeps its focus, and a phone its keyboard.
          onPointerDown={(event) => event.preventDefault()}
        >
          <ArrowUp size={22} aria-hidden="true" />
        </button>
      </form>
      <AppointmentSheet
        chatId={room.id}
        isOpen={isMakingAppointment}
        onClose={() => onMakingAppointmentChange(false)}
        onSent={onSent}
      />
    </div>
  );
}
