import * as v from 'valibot';
import { readDeviceJson, removeDevice, writeDevice } from '#device/device-storage.ts';
import { id, natural } from '#documents/kernel/kinds.ts';
import { parseMessageId, parseUserId, type MessageId, type UserId } from '#domain/ids.ts';
import { millis, type Millis } from '#domain/units.ts';

/*
 * What is known of a person's data beside that data. A browser that makes room gives up the databases of a
 * site, all at once; what it keeps apart from them, as Chromium does, can say afterwards what was in there. Both
 * are gone with a sign-out.
 */

const WITNESS_KEY = 'geumnaru.kept';
const LOSS_KEY = 'geumnaru.lost';

/** As many as a person reads. */
export const MOST_NAMED = 20;
export const WORDS_MAX_CHARS = 80;

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

export const readWitness = (): Witness | null => parsed(WitnessShape, WITNESS_KEY);

export const writeWitness = (witness: Witness): void => writeDevice(WITNESS_KEY, JSON.stringify(witness));

export const readLoss = (): Loss | null => parsed(LossShape, LOSS_KEY);

/** What the witness says is gone; it has nothing more to say. */
export function writeLoss(loss: Loss): void {
  writeDevice(LOSS_KEY, JSON.stringify(loss));
  removeDevice(WITNESS_KEY);
  for (const listener of listeners) listener();
}

/** The person has read of it. */
export function forgetLoss(): void {
  removeDevice(LOSS_KEY);
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

export function onLossChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function parsed<Shape extends v.GenericSchema>(shape: Shape, key: string): v.InferOutput<Shape> | null {
  const kept = v.safeParse(shape, readDeviceJson(key));
  return kept.success ? kept.output : null;
}
