/** Where a walk in the order of an amount, and then of paths, has come to. */
export type Place = readonly [amount: number, path: string];

/** One that was noted; `null` where none was. */
export function placeOf(noted: unknown): Place | null {
  if (!Array.isArray(noted)) return null;
  const [amount, path]: readonly unknown[] = noted;
  return typeof amount === 'number' && typeof path === 'string' ? [amount, path] : null;
}
