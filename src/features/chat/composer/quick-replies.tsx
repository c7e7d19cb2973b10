import { chatText } from '#i18n/ko/chat.ts';
import styles from './quick-replies.module.css';

const text = chatText.composer;

export interface QuickRepliesProps {
  readonly isSeller: boolean;
  readonly onChoose: (phrase: string) => void;
}

/** Sentences that are said in every trade; a press puts one into the box, where it can still be changed. */
export function QuickReplies({ isSeller, onChoose }: QuickRepliesProps) {
  const phrases = isSeller ? text.sellerReplies : text.buyerReplies;
  return (
    <ul className={styles.list} aria-label={text.quickReplies}>
      {phrases.map((phrase) => (
        <li key={phrase}>
          <button type="button" className={styles.phrase} onClick={() => onChoose(phrase)}>
            {phrase}
          </button>
        </li>
      ))}
    </ul>
  );
}
