const LONGEST = 60;

/**
 * What may be shown of an error: its code, or its class. A message may quote what people wrote, or who they
 * are.
 */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return typeof error;
  // Its code is a number of old browsers', 23 for what took too long.
  if (error instanceof DOMException) return error.name.slice(0, LONGEST);
  const code = 'code' in error ? error.code : null;
  if (typeof code === 'string' || typeof code === 'number') return String(code).slice(0, LONGEST);
  return error instanceof Error ? error.name.slice(0, LONGEST) : 'unknown';
}
