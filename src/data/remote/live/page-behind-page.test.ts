import { expect, test } from 'vitest';
import { pageBehindPage } from './page-behind-page.ts';
import type { LiveObserver } from './watch.ts';

const PAGE = 2;

/** A list whose pages the test gives, and what is said of them. */
function followed() {
  const pages = new Map<string | null, LiveObserver<string>>();
  const left: (string | null)[] = [];
  const seen: string[][] = [];
  const failures: string[] = [];
  const stop = pageBehindPage<string>(
    (after, observer) => {
      pages.set(after, observer);
      return () => void left.push(after);
    },
    PAGE,
    {
      next: ({ rows, size }) => {
        expect(size).toBe(rows.length);
        seen.push([...rows]);
      },
      failed: (code) => void failures.push(code),
    },
  );
  const says = (after: string | null, ...ids: string[]) =>
    pages.get(after)?.next({ rows: ids, size: ids.length, lastId: ids.at(-1) });
  return {
    pages,
    left,
    seen,
    failures,
    says,
    stop,
    fail: (after: string | null) => pages.get(after)?.failed('denied'),
  };
}

test('says nothing before the last page has come, and then all of them in their order', () => {
  const { seen, says } = followed();
  says(null, 'a', 'b');
  says('b', 'c', 'd');
  expect(seen).toEqual([]);
  says('d');
  says('b', 'c', 'd');
  expect(seen).toEqual([
    ['a', 'b', 'c', 'd'],
    ['a', 'b', 'c', 'd'],
  ]);
});

test('goes on behind the end that a page has now, and nowhere where it is not full', () => {
  const { left, seen, says } = followed();
  says(null, 'a', 'c');
  says('c', 'd');
  says(null, 'a', 'b');
  expect(left).toEqual(['c']);
  says('b', 'c', 'd');
  says('d');
  says(null, 'a');
  expect(left).toEqual(['c', 'b', 'd']);
  expect(seen).toEqual([['a', 'c', 'd'], ['a', 'b', 'c', 'd'], ['a']]);
});

test('ends as a whole with the first page that fails, which is told once, and when it is left', () => {
  const failing = followed();
  failing.says(null, 'a', 'b');
  failing.fail('b');
  expect([failing.failures, failing.seen]).toEqual([['denied'], []]);
  expect(failing.left).toContain(null);
  const { left, says, stop } = followed();
  says(null, 'a', 'b');
  stop();
  expect(left).toEqual([null, 'b']);
});
