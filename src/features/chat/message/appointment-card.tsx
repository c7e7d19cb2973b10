import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import { lazy, Suspense } from 'react';
import type { Standing } from '#data/local/queries/message-queries.ts';
import { saveEvent } from '#device/save-file.ts';
import { useNow } from '#device/use-now.ts';
import { APPOINTMENT_DURATION_MS } from '#domain/chat/appointment.ts';
import type { Message } from '#domain/chat/chat.ts';
import { NO_SHOW_AFTER_MS } from '#domain/chat/no-show.ts';
import type { AppointmentPayload } from '#domain/chat/message-content.ts';
import { stands } from '#domain/chat/proposal.ts';
import { formatClock, formatDayName } from '#domain/format/format-time.ts';
import type { Millis } from '#domain/units.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { commonText } from '#i18n/ko/common.ts';
import { Button } from '#ui/action/button.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { useRoomContext } from '../room/room-context.ts';
import { MessageCard } from './message-card.tsx';
import { CallOff } from './call-off.tsx';
import { ProposalFoot, useStanding } from './proposal-foot.tsx';
import styles from './appointment-card.module.css';

const NoShowFoot = lazy(async () => ({ default: (await import('./no-show-foot.tsx')).NoShowFoot }));
const text = chatText.appointment;

export interface AppointmentCardProps {
  readonly message: Message;
  readonly appointment: AppointmentPayload;
}

/** When and where two people meet, ready for the phone's own calendar. */
export function AppointmentCard({ message, appointment }: AppointmentCardProps) {
  const { product, isReplaced } = useRoomContext();
  const productTitle = product?.title ?? null;
  const now = useNow();
  const known = useStanding(message);
  const isOver = known?.state === 'accepted' && isReplaced(message.id);
  const standing: Standing | null = isOver ? { ...known, state: 'replaced' } : known;
  const isOff = standing !== null && !stands(standing.state);
  const { at, place, note } = appointment;
  const save = async () => {
    const event = {
      uid: `${message.id}@geumnaru`,
      startsAt: at,
      durationMs: APPOINTMENT_DURATION_MS,
      title: productTitle === null ? text.calendarTitlePlain : text.calendarTitle(productTitle),
      place,
      note,
    };
    const isSaved = await saveEvent(event, text.calendarFile);
    if (!isSaved) toasts.show({ title: commonText.unknownFailure, tone: 'error' });
  };
  return (
    <MessageCard icon={<CalendarCheck size={18} aria-hidden="true" />} title={text.card}>
      <p className={styles.when}>
        <time dateTime={new Date(at).toISOString()}>
          {formatDayName(at)}
          <br />
          <span className={styles.clock}>{formatClock(at)}</span>
        </time>
      </p>
      <dl className={styles.details}>
        <div>
          <dt>{text.place}</dt>
          <dd>{place}</dd>
        </div>
        {note === '' ? null : (
          <div>
            <dt>{text.note}</dt>
            <dd>{note}</dd>
          </div>
        )}
      </dl>
      {isOff ? null : (
        <Button
          variant="secondary"
          size="small"
          isFullWidth
          icon={<CalendarPlus size={18} aria-hidden="true" />}
          onClick={() => void save()}
        >
          {text.addToCalendar}
        </Button>
      )}
      <ProposalFoot
        message={message}
        kind="appointment"
        standing={standing}
        hindrance={at > now ? null : text.past}
        accepted={<Kept message={message} at={at} now={now} isRefused={standing?.isRefused === true} />}
      />
      {isOff && at > now ? <p className={styles.when}>{text.calledOff}</p> : null}
    </MessageCard>
  );
}

/** Until its time it is called off, and once that is well past one may tell that nobody came. */
function Kept({
  message,
  at,
  now,
  isRefused,
}: {
  readonly message: Message;
  readonly at: Millis;
  readonly now: Millis;
  /** It was called off, and the server did not take that. */
  readonly isRefused: boolean;
}) {
  if (at > now) return isRefused ? null : <CallOff message={message} />;
  if (now < at + NO_SHOW_AFTER_MS) return null;
  return (
    <Suspense>
      <NoShowFoot message={message} at={at} />
    </Suspense>
  );
}
