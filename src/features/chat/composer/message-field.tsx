import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { chatText } from '#i18n/ko/chat.ts';
import { useMedia } from '#ui/use-media.ts';
import { TOUCH } from '../media-queries.ts';
import { pastedFiles } from './pasted-files.ts';
import { isSendKey } from './send-key.ts';
import styles from './message-field.module.css';

const BORDERS_PX = 2;

export interface MessageFieldHandle {
  /** Puts the cursor behind the last word. */
  readonly focusEnd: () => void;
}

export interface MessageFieldProps {
  readonly ref: Ref<MessageFieldHandle>;
  readonly value: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly onType: (text: string) => void;
  /** A syllable is being put together, or done. */
  readonly onCompose: (isComposing: boolean) => void;
  /** Pictures from the clipboard. */
  readonly onPasteFiles: (files: readonly File[]) => void;
  readonly onSubmit: () => void;
}

/** The box one types into; it grows with its words. */
export function MessageField(props: MessageFieldProps) {
  const { ref, value, describedBy, isInvalid, onType, onCompose, onPasteFiles, onSubmit } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  const isTouch = useMedia(TOUCH);
  useImperativeHandle(ref, () => ({
    focusEnd() {
      box.current?.focus();
      box.current?.setSelectionRange(box.current.value.length, box.current.value.length);
    },
  }));
  // With a real keyboard one types at once; a finger decides for itself when the on-screen one comes up.
  useEffect(() => {
    if (!matchMedia(TOUCH).matches) box.current?.focus({ preventScroll: true });
  }, []);
  useLayoutEffect(() => {
    const element = box.current;
    // Not every browser sizes a field by its content; the stylesheet bounds the height.
    if (!element || CSS.supports('field-sizing', 'content')) return;
    element.style.blockSize = 'auto';
    element.style.blockSize = `${element.scrollHeight + BORDERS_PX}px`;
  });
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isSendKey(event.nativeEvent, isTouch)) return;
    event.preventDefault();
    onSubmit();
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const files = pastedFiles(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    onPasteFiles(files);
  };
  return (
    <textarea
      ref={box}
      className={styles.field}
      rows={1}
      value={value}
      placeholder={chatText.composer.placeholder}
      aria-label={chatText.composer.label}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      enterKeyHint={isTouch ? 'enter' : 'send'}
      onChange={(event) => onType(event.target.value)}
      onCompositionStart={() => onCompose(true)}
      onCompositionEnd={() => onCompose(false)}
      onKeyDown={press}
      onPaste={paste}
    />
  );
}
