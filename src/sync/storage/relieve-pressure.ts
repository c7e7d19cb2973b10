import type { GiveUp } from './make-room.ts';

/** From this share of the browser's quota on, something is given up before a write is refused … */
const PRESSED_FROM = 0.9;
/** … until no more than this is used. */
const EASED_AT = 0.8;
/** The browser counts late: what was given up may not be in its estimate yet. */
const MOST_STEPS = 8;

/** Bytes used and allowed, where the browser says. */
type StorageUse = () => Promise<{ readonly usage?: number; readonly quota?: number }>;

/** Gives up what can be fetched again while the device is nearly full; gives how many times it did. */
export async function relievePressure(estimate: StorageUse, giveUp: GiveUp): Promise<number> {
  if ((await shareUsed(estimate)) < PRESSED_FROM) return 0;
  let steps = 0;
  while (steps < MOST_STEPS && (await shareUsed(estimate)) > EASED_AT && (await giveUp())) steps += 1;
  return steps;
}

async function shareUsed(estimate: StorageUse): Promise<number> {
  const { usage, quota } = await estimate();
  return usage === undefined || quota === undefined || quota === 0 ? 0 : usage / quota;
}
