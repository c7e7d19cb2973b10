import { useDeferredValue, useEffect, useState } from 'react';
import { observe } from '#data/local/observe.ts';

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
  return answerTo(deps, useAnswer(query, deps)) ?? LOADING;
}

/**
 * The same for long lists: a later answer to the same question is drawn in slices and never stands in the way
 * of a tap; the earlier one stays meanwhile.
 */
export function useCalmLive<T>(query: () => Promise<T>, deps: readonly unknown[]): Live<T> {
  const answer = useAnswer(query, deps);
  const drawn = useDeferredValue(answer);
  return answerTo(deps, drawn) ?? answerTo(deps, answer) ?? LOADING;
}

interface Question<T> {
  readonly deps: readonly unknown[];
  readonly query: () => Promise<T>;
}

interface Answer<T> {
  readonly deps: readonly unknown[];
  readonly live: Live<T>;
}

function useAnswer<T>(query: () => Promise<T>, deps: readonly unknown[]): Answer<T> | undefined {
  const [question, ask] = useState<Question<T>>({ deps, query });
  if (!isSame(question.deps, deps)) ask({ deps, query });
  const [answer, setAnswer] = useState<Answer<T>>();
  useEffect(() => {
    let last: Live<T> = LOADING;
    return observe(
      () => settle(question.query),
      (live) => {
        // Whatever is written to a table asks anew, and mostly the answer is the same: then nothing is drawn.
        if (last.kind === 'ready' && live.kind === 'ready' && last.value === live.value) return;
        last = live;
        setAnswer({ deps: question.deps, live });
      },
    );
  }, [question]);
  return answer;
}

const answerTo = <T>(deps: readonly unknown[], answer: Answer<T> | undefined): Live<T> | undefined =>
  answer && isSame(answer.deps, deps) ? answer.live : undefined;

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
