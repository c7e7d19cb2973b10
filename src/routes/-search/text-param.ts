/** Longest search parameter that is taken seriously, in characters. */
const MAX_CHARS = 1000;

/** A parameter as trimmed text; undefined when it is missing, empty, too long or no text at all. */
export function textParam(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_CHARS) return undefined;
  const text = value.trim();
  return text === '' ? undefined : text;
}

/** Only the parameters that have a value, so that the address says no more than it must. */
export function present<Values extends Record<string, string | undefined>>(
  values: Values,
): { [Name in keyof Values]?: string } {
  const kept: { [Name in keyof Values]?: string } = {};
  for (const name in values) {
    const value = values[name];
    if (value !== undefined) kept[name] = value;
  }
  return kept;
}

/** What is looked for, as `?q=`. */
export const termParam = (search: Record<string, unknown>): { q?: string } =>
  present({ q: textParam(search['q']) });

/** Which tab of a page is open, as `?tab=`: whoever comes back to it finds that one. */
export const tabParam = (search: Record<string, unknown>): { tab?: string } =>
  present({ tab: textParam(search['tab']) });
