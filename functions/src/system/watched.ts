import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { systemFaultDocument } from '#documents/system.ts';
import { fieldsUnder } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { inTransaction } from '../runtime/in-transaction.ts';
import { log, type Facts } from '../runtime/log.ts';
import { TURN_CLOCK, type TurnClock } from '../runtime/turn-clock.ts';
import { codeOf } from './code-of.ts';

/** A function that fails at every event is noted this often, not at each of them. */
export const PAUSE_MS = 10_000;

interface Noting {
  /** Failures that are not yet written down. */
  count: number;
  notedAt: number;
  /** Until when one of them waits, to write them all down; what waits for longer has died. */
  waitsUntil: number;
}

/**
 * The same trigger, whose failures the desk can see (`systemFaults/{name}`). They are thrown on: the platform
 * tries again.
 */
export function watched<Trigger extends object>(
  name: string,
  trigger: Trigger,
  clock: TurnClock = TURN_CLOCK,
): Trigger {
  const noting: Noting = { count: 0, notedAt: 0, waitsUntil: 0 };
  return new Proxy(trigger, {
    apply: async (target, self, given: unknown[]) => {
      try {
        return await call(target, self, given);
      } catch (error) {
        await note({ name, error, event: given[0] }, noting, clock);
        throw error;
      }
    },
  });
}

const call = (target: object, self: unknown, given: unknown[]): unknown =>
  typeof target === 'function' ? Reflect.apply(target, self, given) : undefined;

interface Failed {
  readonly name: string;
  readonly error: unknown;
  /** What the trigger was told of. */
  readonly event: unknown;
}

/**
 * Of those that come within a pause one waits for its end and writes down all of them: nothing else may fail
 * behind a burst, and what only this instance knew of would be lost with it.
 */
async function note({ name, error, event }: Failed, noting: Noting, clock: TurnClock): Promise<void> {
  const code = codeOf(error);
  log.error('function failed', { function: name, ...toldOf(event) }, error);
  noting.count += 1;
  const [now, turn] = [clock.now(), noting.notedAt + PAUSE_MS];
  if (now < noting.waitsUntil + PAUSE_MS) return;
  if (now < turn) {
    noting.waitsUntil = turn;
    await clock.pause(turn - now);
  }
  const { count } = noting;
  const lastAt = clock.now();
  Object.assign(noting, { count: 0, notedAt: lastAt, waitsUntil: 0 });
  try {
    await write(name, { count, code, at: Timestamp.fromMillis(lastAt) });
  } catch (failure) {
    // Where the database itself is what fails, the log is all there is for now.
    noting.count += count;
    log.error('a failure could not be noted', { function: name }, failure);
  }
}

interface Noted {
  readonly count: number;
  readonly code: string;
  readonly at: Timestamp;
}

/** The desk may be taking it off its list: what is noted behind that has a first time of its own. */
const write = (name: string, { count, code, at }: Noted): Promise<void> =>
  inTransaction(async (transaction) => {
    const document = firestore().doc(`systemFaults/${name}`);
    const { exists } = await transaction.get(document);
    const facts = { count: FieldValue.increment(count), lastAt: at, code, ...(!exists && { firstAt: at }) };
    transaction.set(document, fieldsUnder(systemFaultDocument, facts), { merge: true });
  });

/** The event's id and its document's path: all ids, by which the line leads to what it is about. */
function toldOf(event: unknown): Pick<Facts, 'event' | 'document'> {
  const word = (key: string): string => {
    const value: unknown = typeof event === 'object' && event !== null ? Reflect.get(event, key) : '';
    return typeof value === 'string' ? value : '';
  };
  return { event: word('id'), document: word('document') };
}
