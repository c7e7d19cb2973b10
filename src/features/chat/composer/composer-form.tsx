import ArrowUp from 'lucide-react/icons/arrow-up';
import { useId, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import { freshText } from '#domain/chat/box-words.ts';
import { messageTextOf } from '#domain/chat/message-text.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './composer-form.module.css';
import { ComposerNote } from './composer-note.tsx';
import type { Composer } from './create-composer.ts';
import { MessageField, type MessageFieldHandle } from './message-field.tsx';
import { PhotoButton } from './photo-button.tsx';
import { QuickReplies, type PhraseSet } from './quick-replies.tsx';
import type { PhotoSending } from './use-send-photos.ts';

const text = chatText.composer;

export interface ComposerFormProps {
  readonly field: RefObject<MessageFieldHandle | null>;
  readonly composer: Composer;
  readonly photos: PhotoSending;
  /** Ready-made sentences to offer, when it is this side's turn. */
  readonly phrases: PhraseSet | null;
  /** What else can be said, beside words and pictures. */
  readonly menu: ReactNode;
}

/** The bar at the foot of a conversation, and above it what the writer should know. */
export function ComposerForm({ field, composer, photos, phrases, menu }: ComposerFormProps) {
  const state = useSyncExternalStore(composer.subscribe, composer.get);
  const noteId = useId();
  const fresh = freshText(state);
  const words = messageTextOf(fresh);
  const isTooLong = !words.ok && words.code === 'too_long';
  const isEmpty = !words.ok && words.code === 'empty';
  return (
    <>
      <ComposerNote
        id={noteId}
        used={fresh.trim().length}
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
        <span className={styles.menu}>{menu}</span>
        <MessageField
          ref={field}
          value={state.text}
          describedBy={noteId}
          isInvalid={isTooLong || state.problem !== null}
          onType={composer.type}
          onCompose={composer.compose}
          onPasteFiles={photos.send}
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
    </>
  );
}
