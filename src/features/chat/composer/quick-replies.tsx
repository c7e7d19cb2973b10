import { chatText } from '#i18n/ko/chat.ts';
import styles from './quick-replies.module.css';

const text = chatText.composer;

/** Who speaks, and whether for the first time. */
export type PhraseSet = keyof typeof text.phrases;

export interface QuickRepliesProps {
  readonly set: PhraseSet;
  readonly onChoose: (phrase: string) => void;
}

/** Sentences that are said in every trade; a press puts one into the box, where it can still be changed. */
export function QuickReplies({ set, onChoose }: QuickRepliesProps) {
  return (
    <ul className={styles.list} aria-label={text.quickReplies}>
      {text.phrases[set].map((phrase) => (
        <li key={phrase}>
          <button type="button" className={styles.phrase} onClick={() => onChoose(phrase)}>
            {phrase}
          </button>
        </li>
      ))}
    </ul>
  );
}
