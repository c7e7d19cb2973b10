import type { LiveObserver, LiveSnapshot } from './watch.ts';

type Listen<T> = (observer: LiveObserver<T>) => () => void;

/**
 * Several questions as one: it says what all of them have brought, each row once, and fails with the first
 * that fails.
 */
export function together<T extends { readonly id: string }>(
  questions: readonly Listen<T>[],
  observer: LiveObserver<T>,
): () => void {
  const answers = new Map<number, LiveSnapshot<T>>();
  let isEnded = false;
  const stops: (() => void)[] = [];
  const end = () => {
    isEnded = true;
    for (const stop of stops) stop();
  };
  for (const [index, listen] of questions.entries()) {
    stops.push(
      listen({
        next(snapshot) {
          if (isEnded) return;
          answers.set(index, snapshot);
          if (answers.size === questions.length) observer.next(merged([...answers.values()]));
        },
        failed(code) {
          if (isEnded) return;
          end();
          observer.failed(code);
        },
      }),
    );
  }
  return end;
}

function merged<T extends { readonly id: string }>(answers: readonly LiveSnapshot<T>[]): LiveSnapshot<T> {
  const rows = new Map(answers.flatMap((answer) => answer.rows.map((row) => [row.id, row] as const)));
  return { rows: [...rows.values()], size: answers.reduce((sum, { size }) => sum + size, 0) };
}
