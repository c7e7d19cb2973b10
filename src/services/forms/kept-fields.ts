/**
 * What was kept of something on this device, field by field: another version of the app may have kept another
 * shape.
 */
export const fieldsOf = (stored: unknown): Readonly<Record<string, unknown>> =>
  typeof stored === 'object' && stored !== null ? { ...stored } : {};

export const textOf = (stored: unknown): string => (typeof stored === 'string' ? stored : '');

/** What tells a line from the others of its form. */
export const keyOf = (line: Readonly<Record<string, unknown>>, index: number): number =>
  typeof line['key'] === 'number' ? line['key'] : index + 1;
