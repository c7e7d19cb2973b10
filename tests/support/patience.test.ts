import { expect, test } from 'vitest';
import { PATIENCE_MS } from './patience.ts';

test('what is polled for, and what a hook loads, has a busy machine’s time', () => {
  expect(Reflect.get(globalThis, '__vitest_worker__')).toMatchObject({
    config: {
      testTimeout: expect.toSatisfy((ms) => ms > PATIENCE_MS),
      hookTimeout: expect.toSatisfy((ms) => ms >= PATIENCE_MS),
      expect: { poll: { timeout: PATIENCE_MS } },
    },
  });
});
