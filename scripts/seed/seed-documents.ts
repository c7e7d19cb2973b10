/** Reads the seed's documents the way the app reads Firestore's, for the tests. */
import { dataset } from './dataset.mjs';

export interface SeedDocument {
  readonly path: string;
  readonly id: string;
  /** Dates have become timestamps, as Firestore returns them. */
  readonly data: Readonly<Record<string, unknown>>;
}

export const seedAt = (now: string) => {
  const { documents, uploads } = dataset({ now: Date.parse(now), origin: 'http://localhost:9199' });
  const all = [...documents].map(([path, data]): SeedDocument => ({
    path: String(path),
    id: String(path).split('/').at(-1) ?? '',
    data: recordOf(stored(data)),
  }));
  return {
    all,
    uploads,
    /** Documents of a collection path in which a star stands for any one id. */
    of: (pattern: string) => all.filter(({ path }) => isIn(path, pattern)),
  };
};

function isIn(path: string, pattern: string): boolean {
  const parts = path.split('/').slice(0, -1);
  const wanted = pattern.split('/');
  return parts.length === wanted.length && wanted.every((part, i) => part === '*' || part === parts[i]);
}

function stored(value: unknown): unknown {
  if (value instanceof Date) {
    return { seconds: Math.floor(value.getTime() / 1000), nanoseconds: (value.getTime() % 1000) * 1_000_000 };
  }
  if (Array.isArray(value)) return value.map(stored);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, stored(entry)]));
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

/** Every document of a collection through the app's own parser; one that it refuses fails the test. */
export const parsed = <T>(
  documents: readonly SeedDocument[],
  parse: (id: string, data: unknown) => T | null,
): T[] =>
  documents.map(({ path, id, data }) => {
    const value = parse(id, data);
    if (value === null) throw new Error(`the app cannot read ${path}`);
    return value;
  });
