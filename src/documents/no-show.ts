import type { ChatId, MessageId, UserId } from '#domain/ids.ts';
import type { Millis } from '#domain/units.ts';
import { chatId, messageId, userId } from './kernel/ids.ts';
import { truth } from './kernel/kinds.ts';
import { shape } from './kernel/shape.ts';
import { moment } from './kernel/times.ts';

/** What one side of an appointment has told of the other. */
export interface ToldNoShow {
  readonly teller: UserId;
  readonly toldOf: UserId;
  readonly chatId: ChatId;
  /** The message that proposed it. */
  readonly appointmentId: MessageId;
  /** The other side has told the same of the teller. */
  readonly isDisputed: boolean;
  readonly createdAt: Millis;
}

/**
 * `noShows/{id}`, for a year: what the counters of a profile count. Functions alone read and write it; its two
 * people read in their chat's `noShows` who has told.
 */
export const noShowShape = shape<ToldNoShow>({
  teller: userId,
  toldOf: userId,
  chatId,
  appointmentId: messageId,
  isDisputed: truth,
  createdAt: moment,
});
