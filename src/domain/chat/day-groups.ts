import { minuteNumber, seoulDate, seoulDayNumber } from '../time/seoul.ts';
import { millisOfMicros, type Millis } from '../units.ts';
import { PENDING_POSITION, type Message } from './chat.ts';

export type TimelineItem =
  /** A day separator; `date` is `YYYY-MM-DD` in Seoul and unique in a timeline. */
  | { readonly kind: 'day'; readonly date: string; readonly at: Millis }
  | {
      readonly kind: 'message';
      readonly message: Message;
      readonly at: Millis;
      /** The first of a run by one sender within one minute: it carries picture and name. */
      readonly startsGroup: boolean;
      /** The last of such a run: it carries the time. */
      readonly endsGroup: boolean;
      /** The last of all that wait: what is to be said of them is said below it, once. */
      readonly endsWaiting: boolean;
    };

/** The rows of a conversation for drawing, out of messages already in order. */
export function timelineOf(messages: readonly Message[]): readonly TimelineItem[] {
  const items: TimelineItem[] = [];
  let day = -Infinity;
  let previous: Message | undefined;
  const lastWaiting = messages.findLast(({ delivery }) => delivery.kind === 'queued');
  for (const [i, message] of messages.entries()) {
    const at = shownAt(message);
    // A waiting message is dated by the device's clock, which may be a day behind: the days never run
    // backwards.
    const startsDay = seoulDayNumber(at) > day;
    if (startsDay) {
      day = seoulDayNumber(at);
      items.push({ kind: 'day', date: seoulDate(at), at });
    }
    const next = messages[i + 1];
    items.push({
      kind: 'message',
      message,
      at,
      startsGroup: startsDay || previous === undefined || !isOneGroup(previous, message),
      endsGroup: next === undefined || !isOneGroup(message, next),
      endsWaiting: message === lastWaiting,
    });
    previous = message;
  }
  return items;
}

/** The time beside a bubble: the server's, or the sender's own until the server has spoken. */
export const shownAt = (message: Pick<Message, 'position' | 'typedAt'>): Millis =>
  message.position === PENDING_POSITION ? message.typedAt : millisOfMicros(message.position);

const isOneGroup = (a: Message, b: Message): boolean =>
  a.sender === b.sender && minuteNumber(shownAt(a)) === minuteNumber(shownAt(b));
