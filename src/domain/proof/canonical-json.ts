/**
 * The one spelling of a value, so that two who hold the same hash the same: no spaces, keys in the order of
 * their code units, keys without a value left out. For what JSON can say and nothing else: anything more is a
 * bug, and throws.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object') {
    const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
    return `{${entries
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, entry]) => `${JSON.stringify(key)}:${canonicalJson(entry)}`)
      .join(',')}}`;
  }
  throw new Error(`JSON cannot say ${typeof value}`);
}
