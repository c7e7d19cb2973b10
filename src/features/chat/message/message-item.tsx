import Ellipsis from 'lucide-react/icons/ellipsis';
import type { TimelineItem } from '#domain/chat/day-groups.ts';
import { formatClock } from '#domain/format/format-time.ts';
import type { UserId } from '#domain/ids.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';
import { DeliveryMark } from './delivery-mark.tsx';
import { FailedMessage } from './failed-message.tsx';
import { GoesWhenOpened } from './goes-when-opened.tsx';
import { useMessageActions } from './message-actions.ts';
import { MessageBody } from './message-body.tsx';
import { SafetyWarning } from './safety-warning.tsx';
import { SignInEnded } from './sign-in-ended.tsx';
import styles from './message-item.module.css';

const text = chatText.message;

export interface MessageItemProps {
  readonly item: Extract<TimelineItem, { kind: 'message' }>;
  readonly participants: readonly UserId[];
  readonly me: UserId;
  readonly other: MessageAuthor;
}

/** One message with all that belongs to it: who, when, how far it has come, and what may be done about it. */
export function MessageItem({ item, participants, me, other }: MessageItemProps) {
  const { message, startsGroup, endsGroup, endsWaiting, at } = item;
  const isMine = message.sender === me;
  // What has arrived is the other side's too: nothing of it can be changed any more.
  const hasMenu = message.delivery.kind === 'queued' || message.delivery.kind === 'received';
  const isUndelivered = message.delivery.kind !== 'sent' && message.delivery.kind !== 'received';
  return (
    <div
      className={classNames(styles.item, isMine ? styles.mine : styles.theirs, startsGroup && styles.starts)}
    >
      {isMine ? null : (
        <span className={styles.avatar}>
          {startsGroup ? <Avatar name={other.name} photoUrl={other.photoUrl} size={36} /> : null}
        </span>
      )}
      <div className={styles.column}>
        <Name isMine={isMine} isShown={startsGroup} name={other.name} />
        <div className={styles.line}>
          <div className={styles.bubble}>
            <MessageBody message={message} isMine={isMine} authorName={other.name} />
          </div>
          <div className={styles.meta}>
            {hasMenu ? <MenuButton message={message} /> : null}
            <span className={styles.marks}>
              {isMine ? <DeliveryMark message={message} participants={participants} me={me} /> : null}
              {endsGroup || isUndelivered ? (
                <time dateTime={new Date(at).toISOString()}>{formatClock(at)}</time>
              ) : (
                <VisuallyHidden>{formatClock(at)}</VisuallyHidden>
              )}
            </span>
          </div>
        </div>
        {isMine ? <FailedMessage message={message} /> : <SafetyWarning message={message} />}
        {message.delivery.kind === 'queued' ? <SignInEnded message={message} /> : null}
        {endsWaiting ? <GoesWhenOpened /> : null}
      </div>
    </div>
  );
}

/** Drawn at the head of a run of messages only, but read with each. */
function Name({ isMine, isShown, name }: { isMine: boolean; isShown: boolean; name: string }) {
  if (isMine) return <VisuallyHidden>{text.mine}</VisuallyHidden>;
  return isShown ? <span className={styles.name}>{name}</span> : <VisuallyHidden>{name}</VisuallyHidden>;
}

function MenuButton({ message }: Pick<MessageItemProps['item'], 'message'>) {
  const { openMenu } = useMessageActions();
  return (
    <IconButton
      label={text.menu}
      icon={<Ellipsis size={18} aria-hidden="true" />}
      // It goes by itself, as its message goes out.
      onFocus={({ currentTarget }) => focusBesideOnceGone(currentTarget)}
      onClick={() => openMenu(message)}
    />
  );
}

/** The other side, as bubbles name it. */
interface MessageAuthor {
  readonly name: string;
  readonly photoUrl: string | null;
}
