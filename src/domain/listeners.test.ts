import { expect, test } from 'vitest';
import { createListeners } from './listeners.ts';

test('all who listen are told what there is to tell, in the order in which they came, until they stop', () => {
  const listeners = createListeners<string>();
  const heard: string[] = [];
  const stop = listeners.subscribe((news) => heard.push(`first: ${news}`));
  listeners.subscribe((news) => heard.push(`second: ${news}`));
  listeners.tell('ring');
  stop();
  stop();
  listeners.tell('coin');
  expect(heard).toEqual(['first: ring', 'second: ring', 'second: coin']);
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
