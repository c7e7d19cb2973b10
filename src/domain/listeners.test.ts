import { expect, test } from 'vitest';
import { createListeners } from './listeners.ts';

test('all who listen are told what there is to tell, in the order in which they came, until they stop', () => {
  const listeners = createListeners<[name: string, count: number]>();
  const heard: unknown[] = [];
  const stop = listeners.subscribe((...news) => heard.push(['first', ...news]));
  listeners.subscribe((...news) => heard.push(['second', ...news]));
  listeners.tell('ring', 1);
  stop();
  stop();
  listeners.tell('coin', 2);
  expect(heard).toEqual([
    ['first', 'ring', 1],
    ['second', 'ring', 1],
    ['second', 'coin', 2],
  ]);
});

test('one listener is told once, however often it came', () => {
  const listeners = createListeners();
  let told = 0;
  const listener = () => (told += 1);
  listeners.subscribe(listener);
  listeners.subscribe(listener);
  listeners.tell();
  expect(told).toBe(1);
});
