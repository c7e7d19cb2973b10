import { expect, test } from 'vitest';
import { testPushText } from './test-push.ts';

test('each end of the way has words of its own', () => {
  const words = Object.values(testPushText.broken);
  expect(new Set(words).size).toBe(words.length);
});
