import { useImperativeHandle, useLayoutEffect, useRef, type KeyboardEvent, type Ref } from 'react';
import { chatText } from '#i18n/ko/chat.ts';
import { TOUCH, useMedia } from '../use-media.ts';
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
  readonly onSubmit: () => void;
}

/** The box one types into; it grows with its words. */
export function MessageField({ ref, value, describedBy, isInvalid, onType, onSubmit }: MessageFieldProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const isTouch = useMedia(TOUCH);
  useImperativeHandle(ref, () => ({
    focusEnd() {
      box.current?.focus();
      box.current?.setSelectionRange(box.current.value.length, box.current.value.length);
    },
  }));
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
      onKeyDown={press}
    />
  );
}
