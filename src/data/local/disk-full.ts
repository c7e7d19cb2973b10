/**
 * Whether a write failed because the device has no room; Dexie hands that on as it is, or inside the abort
 * that it caused.
 */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('name' in error && error.name === 'QuotaExceededError') return true;
  return 'inner' in error && error.inner !== error && isDiskFull(error.inner);
}
