import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LEFT_OUT, shownAt, TAPS } from './routes.mjs';

const tree = readFileSync('src/routes/route-tree.gen.ts', 'utf8');
const declared = /interface FileRoutesByTo \{([^}]*)\}/.exec(tree)?.[1] ?? '';
const routes = [...declared.matchAll(/'([^']+)':/g)].map(([, route]) => route);

test('every route is tapped, or left out with a reason', () => {
  expect(routes.length).toBeGreaterThan(30);
  const known = [...TAPS.map(({ route }) => route), ...Object.keys(LEFT_OUT)];
  expect(known.toSorted()).toEqual(routes.toSorted());
});

test('the page that a tap starts from is one whose content is known', () => {
  expect(TAPS.map(({ from }) => shownAt(from).shows)).not.toContainEqual([]);
});

test('what is left out says why', () => {
  expect(Object.values(LEFT_OUT).every((reason) => reason.length > 10)).toBe(true);
});
