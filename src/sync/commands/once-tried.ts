import { observe } from '#data/local/observe.ts';
import { findOutboxRow } from '#data/local/outbox-store.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import { err, type Result } from '#domain/result.ts';

/** Longer than an attempt takes where the way is there, or plainly is not. */
const PATIENCE_MS = 5_000;

/**
 * Takes back what waits under this name: now, or as soon as an attempt that is under way has ended. `gone`
 * where that attempt has delivered it; `in_flight` where it takes longer than `patienceMs`.
 */
export async function onceTried<T, Code extends string>(
  db: UserDatabase,
  rowId: string,
  takeBack: () => Promise<Result<T, Code>>,
  patienceMs = PATIENCE_MS,
): Promise<Result<T, Code | 'gone'>> {
  const taken = await takeBack();
  if (taken.ok || taken.code !== 'in_flight') return taken;
  await attemptEnded(db, rowId, patienceMs);
  return (await findOutboxRow(db, rowId)) ? takeBack() : err('gone');
}

function attemptEnded(db: UserDatabase, rowId: string, patienceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, patienceMs);
    const stop = observe(
      async () => (await findOutboxRow(db, rowId))?.state.kind === 'sending',
      (isUnderWay) => {
        if (!isUnderWay) end();
      },
    );
  });
}
