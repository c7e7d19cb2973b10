import { useLiveQuery } from 'dexie-react-hooks';

export type Live<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed' };

const LOADING = { kind: 'loading' } as const;

/**
 * The answer of a query on the device's databases, again whenever what it read changes.
 * `deps` are the values the query closes over; an answer to earlier ones is never shown for newer ones.
 */
export function useLive<T>(query: () => Promise<T>, deps: readonly unknown[]): Live<T> {
  const answer = useLiveQuery(async () => ({ deps, live: await settle(query) }), [...deps]);
  return answer && isSame(answer.deps, deps) ? answer.live : LOADING;
}

async function settle<T>(query: () => Promise<T>): Promise<Live<T>> {
  try {
    return { kind: 'ready', value: await query() };
  } catch (error) {
    console.error('a query on this device failed', error);
    return { kind: 'failed' };
  }
}

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((value, index) => Object.is(value, b[index]));
