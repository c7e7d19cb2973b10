import { expect, test } from 'vitest';
import { together } from './together.ts';
import type { LiveObserver } from './watch.ts';

interface Row {
  readonly id: string;
}

/** Two questions whose answers the test gives. */
function asked() {
  const parts: LiveObserver<Row>[] = [];
  const stopped: number[] = [];
  const seen: string[][] = [];
  const failures: string[] = [];
  const listen = (index: number) => (observer: LiveObserver<Row>) => {
    parts[index] = observer;
    return () => void stopped.push(index);
  };
  const stop = together([listen(0), listen(1)], {
    next: ({ rows }) => void seen.push(rows.map(({ id }) => id)),
    failed: (code) => void failures.push(code),
  });
  const answer = (index: number, ...ids: string[]) =>
    parts[index]?.next({ rows: ids.map((id) => ({ id })), size: ids.length });
  return { answer, fail: (index: number) => parts[index]?.failed('denied'), stop, stopped, seen, failures };
}

test('says nothing before all have answered, and then each row once', () => {
  const { answer, seen } = asked();
  answer(0, 'a');
  expect(seen).toEqual([]);
  answer(1, 'a', 'b');
  answer(0);
  expect(seen).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
});

test('ends as a whole with the first that fails, which is told once', () => {
  const { answer, fail, seen, stopped, failures } = asked();
  fail(0);
  fail(1);
  answer(0, 'a');
  answer(1, 'b');
  expect([failures, seen]).toEqual([['denied'], []]);
  expect(stopped).toEqual([0, 1]);
});
