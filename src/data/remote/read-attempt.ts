import { FirebaseError } from 'firebase/app';
import { err, ok, type Result } from '#domain/result.ts';
import { READ_DEADLINE_MS } from './read-code.ts';

/** Runs one read of the SDK against the clock. */
export async function attemptRead<T>(
  read: () => Promise<T>,
  deadlineMs: number = READ_DEADLINE_MS,
): Promise<Result<T, 'offline' | 'denied'>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<Result<T, 'offline'>>((resolve) => {
    timer = setTimeout(() => resolve(err('offline')), deadlineMs);
  });
  try {
    return await Promise.race([settled(read), deadline]);
  } finally {
    clearTimeout(timer);
  }
}

async function settled<T>(read: () => Promise<T>): Promise<Result<T, 'offline' | 'denied'>> {
  try {
    return ok(await read());
  } catch (error) {
    // What a captive portal answers is no JSON, or not the server's: the SDK fails on it in its own ways.
    if (!(error instanceof FirebaseError)) return err('offline');
    if (error.code === 'permission-denied') return err('denied');
    // A question that the server cannot answer, such as one without its index: a fault of ours.
    if (error.code === 'failed-precondition' || error.code === 'invalid-argument') throw error;
    return err('offline');
  }
}
