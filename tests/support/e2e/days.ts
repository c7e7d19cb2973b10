import { setTimeout as pause } from 'node:timers/promises';
import { seoulDayNumber } from '#domain/time/seoul.ts';
import { millis } from '#domain/units.ts';

/** Longer than a journey takes, and far shorter than a day. */
const END_OF_DAY_MS = 150_000;
const A_MOMENT_MS = 1_000;

/** Lets a day that ends soon end first: for a journey in which the server's "today" has to stay the same. */
export async function wellWithinADay(): Promise<void> {
  const dayAt = (time: number) => seoulDayNumber(millis(time));
  while (dayAt(Date.now()) !== dayAt(Date.now() + END_OF_DAY_MS)) await pause(A_MOMENT_MS);
}
