import { expect, test } from 'vitest';
import { asSubject } from './particle.ts';

test.each([
  ['금나루', '금나루가'],
  ['금은방', '금은방이'],
  ['금나루(주)', '금나루(주)가'],
  ['{상호}', '{상호}가'],
  ['Goldnaru', 'Goldnaru이(가)'],
  ['금나루 24', '금나루 24이(가)'],
  ['', '이(가)'],
])('%s is the subject as %s', (name, subject) => {
  expect(asSubject(name)).toBe(subject);
});
