/**
 * Search parameters as plain strings, `?search=14k&sort=price`. The router's own way reads `?search=123` as a
 * number and writes words in quotes, which would break addresses that people and other pages write by hand.
 */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search));

/**
 * `undefined`, `null` and empty values are left out, so that a cleared filter leaves no trace in the address.
 */
export function stringifySearch(values: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    const isWord = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    if (isWord && value !== '') search.append(name, String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
