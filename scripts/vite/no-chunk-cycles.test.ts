import { expect, test } from 'vitest';
import { findCircle } from './no-chunk-cycles.ts';

const graph = (edges: Readonly<Record<string, readonly string[]>>) => new Map(Object.entries(edges));

test('a chunk that waits for itself over others is named with its way', () => {
  expect(findCircle(graph({ a: ['b'], b: ['c'], c: ['b'] }))).toEqual(['b', 'c', 'b']);
  expect(findCircle(graph({ a: ['a'] }))).toEqual(['a', 'a']);
});

test('chunks that share others are no circle', () => {
  expect(findCircle(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toBeNull();
  expect(findCircle(graph({}))).toBeNull();
});
