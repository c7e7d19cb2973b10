import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFaultPlan } from './fault-plan.mjs';

const request = { target: 'firestore', method: 'POST', url: '/commit', agent: '', origin: '' } as const;

/** Everything that a bad network does, each once in ten times. */
const BAD_WEATHER = [
  { kind: 'reset' },
  { kind: 'drop-response' },
  { kind: 'status', status: 503 },
  { kind: 'status', status: 429, retryAfterSeconds: 1 },
  { kind: 'delay', ms: 2_000 },
  { kind: 'stall' },
] as const;

function weatherOver(seed: number, requests: number): string[] {
  const plan = createFaultPlan(seed);
  for (const action of BAD_WEATHER) plan.add({ probability: 0.1, action });
  return Array.from({ length: requests }, () => plan.decide(request).kind);
}

test('the same seed gives the same weather', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      expect(weatherOver(seed, 50)).toEqual(weatherOver(seed, 50));
    }),
  );
});

test('bad weather breaks about as much as it says, in every way, and lets the rest through', () => {
  const kinds = weatherOver(1, 5_000);
  const passed = kinds.filter((kind) => kind === 'pass').length / kinds.length;
  // Six faults of a tenth each, one after the other: 0.9 to the sixth gets through.
  expect(passed).toBeGreaterThan(0.48);
  expect(passed).toBeLessThan(0.58);
  expect(new Set(kinds)).toEqual(new Set(['pass', 'reset', 'drop-response', 'status', 'delay', 'stall']));
});
