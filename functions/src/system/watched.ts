import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { systemFaultDocument } from '#documents/system.ts';
import { fieldsUnder } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { inTransaction } from '../runtime/in-transaction.ts';
import { log, type Facts } from '../runtime/log.ts';
import { codeOf } from './code-of.ts';

/** A function that fails at every event is noted this often, not at each of them. */
const PAUSE_MS = 10_000;

interface Noting {
  /** Failures that are not yet written down. */
  count: number;
  notedAt: number;
}

/**
 * The same trigger, whose failures the desk can see (`systemFaults/{name}`). They are thrown on: the platform
 * tries again.
 */
export function watched<Trigger extends object>(name: string, trigger: Trigger): Trigger {
  const noting: Noting = { count: 0, notedAt: 0 };
  return new Proxy(trigger, {
    apply: async (target, self, given: unknown[]) => {
      try {
        return await call(target, self, given);
      } catch (error) {
        await note({ name, error, event: given[0] }, noting, Date.now());
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

async function note({ name, error, event }: Failed, noting: Noting, now: number): Promise<void> {
  const code = codeOf(error);
  log.error('function failed', { function: name, ...toldOf(event) }, error);
  noting.count += 1;
  if (now - noting.notedAt < PAUSE_MS) return;
  const { count } = noting;
  Object.assign(noting, { count: 0, notedAt: now });
  const at = Timestamp.fromMillis(now);
  const document = firestore().doc(`systemFaults/${name}`);
  try {
    // The desk may be taking it off its list: what is noted behind that has a first time of its own.
    await inTransaction(async (transaction) => {
      const { exists } = await transaction.get(document);
      const facts = { count: FieldValue.increment(count), lastAt: at, code, ...(!exists && { firstAt: at }) };
      transaction.set(document, fieldsUnder(systemFaultDocument, facts), { merge: true });
    });
  } catch (failure) {
    // Where the database itself is what fails, the log is all there is.
    log.error('a failure could not be noted', { function: name }, failure);
  }
}

/** The event's id and its document's path: all ids, by which the line leads to what it is about. */
function toldOf(event: unknown): Pick<Facts, 'event' | 'document'> {
  const word = (key: string): string => {
    const value: unknown = typeof event === 'object' && event !== null ? Reflect.get(event, key) : '';
    return typeof value === 'string' ? value : '';
  };
  return { event: word('id'), document: word('document') };
}
