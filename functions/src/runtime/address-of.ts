/** As much of a request as is looked at. */
interface Asked {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/**
 * Where a request came from, `null` where nobody passed it on, as before the emulators. What stands before the
 * last entry of the header is whatever its sender wrote.
 */
export function addressOf({ headers }: Asked): string | null {
  const passed = String(headers['x-forwarded-for'] ?? '');
  return passed.slice(passed.lastIndexOf(',') + 1).trim() || null;
}
