import * as v from 'valibot';
import { parseChatId, parseMessageId, type ChatId, type MessageId } from '#domain/ids.ts';
import type { Result } from '#domain/result.ts';
import { defineCall, resultOf } from '../kernel/call.ts';
import { id } from '../kernel/kinds.ts';

/** To whose appointment, by the message that proposed it, the other side did not come. */
export interface NoShowWish {
  readonly chatId: ChatId;
  readonly appointmentId: MessageId;
}

/**
 * `denied`: none of the two; `gone`: no such conversation or appointment; `not_agreed`: nobody has accepted it;
 * `replaced`: another was agreed on in its place; `called_off`: by either, before its time; `too_many`: of this conversation.
 */
const NO_SHOW_REFUSALS = [
  'denied',
  'gone',
  'not_agreed',
  'replaced',
  'called_off',
  'too_early',
  'too_late',
  'too_many',
] as const;
export type NoShowCallRefusal = (typeof NO_SHOW_REFUSALS)[number];
export type NoShowAnswer = Result<null, NoShowCallRefusal>;

/** Told twice it is told once. */
export const tellNoShowCall = defineCall<NoShowWish, NoShowAnswer>(
  'tellNoShow',
  v.object({ chatId: id(parseChatId).reads, appointmentId: id(parseMessageId).reads }),
  resultOf(v.null(), NO_SHOW_REFUSALS),
);
