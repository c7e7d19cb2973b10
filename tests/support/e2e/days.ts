import { test } from '@playwright/test';
import { dayEndsWithin, letDayEnd } from '#tests/support/day-that-stays.ts';

/** As long as a journey may take. */
const END_OF_DAY_MS = 300_000;

/** Lets a day that ends soon end first: for a journey in which the server's "today" has to stay the same. */
export async function wellWithinADay(): Promise<void> {
  if (!dayEndsWithin(END_OF_DAY_MS)) return;
  // The journey's own time begins when the wait is over.
  test.setTimeout(test.info().timeout + END_OF_DAY_MS);
  await letDayEnd(END_OF_DAY_MS);
}
