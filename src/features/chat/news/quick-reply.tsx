import ArrowUp from 'lucide-react/icons/arrow-up';
import { useState, useSyncExternalStore } from 'react';
import type { ChatId } from '#domain/ids.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { useConnection } from '#session/use-connection.ts';
import { useUserDatabase, type OwnDatabase } from '#session/use-user-database.ts';
import { markChatRead } from '#sync/commands/mark-chat-read.ts';
import { realEnvironment } from '#sync/environment.ts';
import { toasts } from '#ui/toast/toasts.ts';
import type { Passage } from '../composer/create-composer.ts';
import { useComposer } from '../composer/use-composer.ts';
import { isSendKey } from '../composer/send-key.ts';
import styles from './quick-reply.module.css';
import { roomOf } from '#data/local/queries/room-queries.ts';
import { withinTimeLimit } from '#device/time-limit.ts';
import { WARNING_PATIENCE_MS } from '../warning/warning-patience.ts';

const text = chatText.quickReply;
/** A toast is small; the rest scrolls. */
const MOST_ROWS = 3;

export interface QuickReplyProps {
  readonly chatId: ChatId;
  /** The words that are answered, as far as the news have them. */
  readonly heard: string;
  readonly onDone: () => void;
}

/**
 * Answers a message where it is told of. What is typed and not sent is the room's draft, as if typed there.
 */
export function QuickReply({ chatId, heard, onDone }: QuickReplyProps) {
  const db = useUserDatabase();
  const isOnline = useConnection().kind === 'online';
  const composer = useComposer(chatId, () => {
    onDone();
    toasts.show({ title: isOnline ? text.sent : text.sentLater, tone: 'ok' });
    if (!db) return;
    // An answer means that the message was read.
    markChatRead(db, chatId, realEnvironment).catch((error: unknown) =>
      console.warn('not marked as read', error),
    );
  });
  const state = useSyncExternalStore(composer.subscribe, composer.get);
  const [isStopped, setStopped] = useState(false);
  const passage: Passage = async (go, turnedBack) => {
    const isToRead = db !== null && (await mustReadFirst(db, chatId, heard));
    setStopped(isToRead);
    if (isToRead) turnedBack();
    else go();
  };
  const submit = () => composer.submit(passage);
  return (
    <form
      className={styles.reply}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={styles.bar}>
        <textarea
          className={styles.field}
          rows={Math.min(MOST_ROWS, state.text.split('\n').length)}
          value={state.text}
          placeholder={text.placeholder}
          aria-label={text.label}
          aria-invalid={state.problem !== null || undefined}
          enterKeyHint="send"
          autoComplete="off"
          onCompositionStart={() => composer.compose(true)}
          onCompositionEnd={() => composer.compose(false)}
          onChange={(event) => composer.type(event.target.value)}
          onKeyDown={(event) => {
            if (!isSendKey(event.nativeEvent, false)) return;
            event.preventDefault();
            submit();
          }}
        />
        <button type="submit" className={styles.send} aria-label={text.send}>
          <ArrowUp size={20} aria-hidden="true" />
        </button>
      </div>
      {state.problem === null && !isStopped ? null : (
        <p className={styles.problem} role="alert">
          {state.problem === null ? text.readFirst : chatText.composer.problem[state.problem]}
        </p>
      )}
    </form>
  );
}

/** Whether a warning stands before an answer to what was `heard`, which is read and passed in its room. */
async function mustReadFirst(db: OwnDatabase, chatId: ChatId, heard: string): Promise<boolean> {
  try {
    return await withinTimeLimit(WARNING_PATIENCE_MS, isWarnedOf(db, chatId, heard));
  } catch (error) {
    console.warn('what warns of frauds could not be loaded', error);
    return false;
  }
}

async function isWarnedOf(db: OwnDatabase, chatId: ChatId, heard: string): Promise<boolean> {
  const room = await roomOf(db, chatId);
  if (!room) return false;
  const { warningPart } = await import('../warning/warning-part.ts');
  const { toPass } = await warningPart.createRoomJudge(db, room).judgeWith(heard);
  return toPass.length > 0;
}
