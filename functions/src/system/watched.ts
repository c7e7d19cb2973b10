import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { firestore } from '../runtime/firebase.ts';
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
        await note(name, error, noting, Date.now());
        throw error;
      }
    },
  });
}

const call = (target: object, self: unknown, given: unknown[]): unknown =>
  typeof target === 'function' ? Reflect.apply(target, self, given) : undefined;

async function note(name: string, error: unknown, noting: Noting, now: number): Promise<void> {
  const code = codeOf(error);
  logger.error('function failed', { function: name, code, error });
  noting.count += 1;
  if (now - noting.notedAt < PAUSE_MS) return;
  const { count } = noting;
  Object.assign(noting, { count: 0, notedAt: now });
  const at = Timestamp.fromMillis(now);
  const document = firestore().doc(`systemFaults/${name}`);
  try {
    const { exists } = await document.get();
    await document.set(
      { count: FieldValue.increment(count), lastAt: at, code, ...(exists ? {} : { firstAt: at }) },
      { merge: true },
    );
  } catch (failure) {
    // Where the database itself is what fails, the log is all there is.
    logger.error('a failure could not be noted', { function: name, failure });
  }
}
