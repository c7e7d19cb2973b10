import { liveQuery } from 'dexie';

/**
 * Runs `query` now and again whenever what it read has changed, in any tab or worker; gives the way to stop.
 * A query that fails (the database was deleted under it) is reported once and ends the observation.
 */
export function observe<T>(query: () => Promise<T>, onValue: (value: T) => void): () => void {
  const subscription = liveQuery(query).subscribe({
    next: onValue,
    error: (error: unknown) => console.warn('live query ended', error),
  });
  return () => subscription.unsubscribe();
}
