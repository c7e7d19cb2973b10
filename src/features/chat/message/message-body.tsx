import type { Message } from '#domain/chat/chat.ts';
import { answerText } from '#domain/chat/message-content.ts';
import { assertNever } from '#domain/result.ts';
import { classNames } from '#ui/class-names.ts';
import { AppointmentCard } from './appointment-card.tsx';
import styles from './message-body.module.css';
import { OfferCard } from './offer-card.tsx';
import { PhotoMessage } from './photo-message.tsx';

export interface MessageBodyProps {
  readonly message: Message;
  readonly isMine: boolean;
  readonly authorName: string;
}

/** What a message says. */
export function MessageBody({ message, isMine, authorName }: MessageBodyProps) {
  const { content } = message;
  const isUndelivered = isMine && message.delivery.kind !== 'sent';
  const look = classNames(
    styles.words,
    isMine ? styles.mine : styles.theirs,
    isUndelivered && styles.undelivered,
  );
  switch (content.kind) {
    case 'text':
      return <p className={look}>{content.text}</p>;
    case 'image':
      return (
        <>
          <PhotoMessage
            message={message}
            imageUrl={content.imageUrl}
            authorName={isMine ? null : authorName}
          />
          {content.caption === '' ? null : (
            <p className={classNames(look, styles.caption)}>{content.caption}</p>
          )}
        </>
      );
    case 'appointment':
      return <AppointmentCard message={message} appointment={content.appointment} />;
    case 'offer':
      return <OfferCard message={message} price={content.price} />;
    case 'answer':
      return <p className={look}>{answerText(content.verdict)}</p>;
    default:
      return assertNever(content);
  }
}
