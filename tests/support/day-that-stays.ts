import { setTimeout as pause } from 'node:timers/promises';
import { seoulDayNumber } from '#domain/time/seoul.ts';
import { millis } from '#domain/units.ts';

const A_MOMENT_MS = 1_000;

/** Whether the day in Seoul ends within so long. */
export const dayEndsWithin = (ms: number, now = Date.now()): boolean =>
  seoulDayNumber(millis(now)) !== seoulDayNumber(millis(now + ms));

/** Lets a day that ends within so long end first: where the server's "today" has to stay the same. */
export async function letDayEnd(ms: number): Promise<void> {
  while (dayEndsWithin(ms)) await pause(A_MOMENT_MS);
}
