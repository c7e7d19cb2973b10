import X from 'lucide-react/icons/x';
import type { MouseEvent } from 'react';
import { MESSAGE_MAX_CHARS } from '#domain/chat/chat.ts';
import { groupThousands } from '#domain/format/format-won.ts';
import { chatText } from '#i18n/ko/chat.ts';
import type { SendCode } from '#sync/commands/send-message.ts';
import { Button } from '#ui/action/button.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { classNames } from '#ui/class-names.ts';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { TOUCH } from '../media-queries.ts';
import styles from './composer-note.module.css';
import type { PhotoSending } from './use-send-photos.ts';

const text = chatText.composer;
/** From here on the counter is shown. */
const COUNT_FROM_CHARS = MESSAGE_MAX_CHARS * 0.9;

export interface ComposerNoteProps {
  readonly id: string;
  /** Characters in the box. */
  readonly used: number;
  readonly problem: SendCode | null;
  readonly photos: PhotoSending;
  readonly onDismiss: () => void;
}

/**
 * What the writer should know just now: why something did not go, how much room is left, that photos are
 * coming.
 */
export function ComposerNote({ id, used, problem, photos, onDismiss }: ComposerNoteProps) {
  const away = (press: () => void) => (event: MouseEvent<HTMLElement>) => {
    // The box that it stands above; under a finger that would bring up the on-screen keyboard.
    const box = document.querySelector<HTMLElement>(`[aria-describedby="${id}"]`);
    focusBesideOnceGone(event.currentTarget, matchMedia(TOUCH).matches ? null : box);
    press();
  };
  return (
    <div id={id} aria-live="polite">
      {photos.preparing > 0 ? (
        <div className={styles.note}>
          <Spinner isInline label={chatText.photo.preparing(photos.preparing)} />
        </div>
      ) : null}
      {photos.held.length > 0 ? (
        <div className={styles.note}>
          <Button variant="secondary" size="small" onClick={away(photos.sendHeld)}>
            {chatText.photo.sendHeld(photos.held.length)}
          </Button>
          <IconButton
            label={chatText.photo.letGo}
            icon={<X size={16} aria-hidden="true" />}
            onClick={away(photos.letGo)}
          />
        </div>
      ) : null}
      {photos.problems.map((sentence) => (
        <Problem key={sentence} sentence={sentence} onDismiss={away(photos.dismiss)} />
      ))}
      {problem === null ? null : (
        <Problem
          sentence={text.problem[problem]}
          onDismiss={problem === 'too_long' ? null : away(onDismiss)}
        />
      )}
      {used >= COUNT_FROM_CHARS ? (
        <p className={classNames(styles.count, used > MESSAGE_MAX_CHARS && styles.over)}>
          {text.count(groupThousands(used), groupThousands(MESSAGE_MAX_CHARS))}
        </p>
      ) : null}
    </div>
  );
}

function Problem({
  sentence,
  onDismiss,
}: {
  readonly sentence: string;
  readonly onDismiss: ((event: MouseEvent<HTMLElement>) => void) | null;
}) {
  return (
    <div className={styles.problem}>
      <p>{sentence}</p>
      {onDismiss ? (
        <IconButton label={text.dismiss} icon={<X size={16} aria-hidden="true" />} onClick={onDismiss} />
      ) : null}
    </div>
  );
}
