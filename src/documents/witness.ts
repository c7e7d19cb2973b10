import * as v from 'valibot';
import { parseMessageId, parseUserId, type MessageId, type UserId } from '#domain/ids.ts';
import { millis, type Millis } from '#domain/units.ts';
import { read } from './kernel/kind.ts';
import { id, natural } from './kernel/kinds.ts';

/** Something that waited to be sent. */
export interface Unsent {
  /** A kind of the outbox. */
  readonly what: string;
  /** The beginning of what it says; empty where it says nothing. */
  readonly words: string;
  /** Of a message: the server may have it all the same. */
  readonly messageId: MessageId | null;
  readonly at: Millis;
}

/** What is known of a person's data on this device beside that data. */
export interface Witness {
  readonly uid: UserId;
  readonly since: Millis;
  readonly unsent: readonly Unsent[];
  /** How many waited beside those. */
  readonly more: number;
}

/** The device's data of a person is gone, and they have not closed the notice of it yet. */
export interface Loss extends Witness {
  /** When it was found to be gone. */
  readonly foundAt: Millis;
}

const moment = v.pipe(natural.reads, v.transform(millis));
const fields = {
  uid: id(parseUserId).reads,
  since: moment,
  unsent: v.array(
    v.object({
      what: v.string(),
      words: v.string(),
      messageId: v.nullable(id(parseMessageId).reads),
      at: moment,
    }),
  ),
  more: natural.reads,
};
const WitnessShape = v.object(fields);
const LossShape = v.object({ ...fields, foundAt: moment });

/** `null` for what is none of ours, or damaged. */
export const parseWitness = (value: unknown): Witness | null => read(WitnessShape, value);

/** `null` for what is none of ours, or damaged. */
export const parseLoss = (value: unknown): Loss | null => read(LossShape, value);
