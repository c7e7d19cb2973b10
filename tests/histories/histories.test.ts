import { readdirSync, readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { beforeAll, expect, test } from 'vitest';
import { planted } from '#tests/support/faults/planted.ts';
import { MUTANTS } from './mutants.ts';
import { planOf, type Plan } from './plan.ts';
import { judge, runMany } from './run-many.ts';
import { bundleClient } from './world/bundle-client.ts';

/** A run is thousands of transactions, on a machine that may have much else to do. */
const PATIENCE = { timeout: 600_000 };
const FOREVER = Number.POSITIVE_INFINITY;

let script: Script;
beforeAll(async () => {
  script = new Script(await bundleClient());
}, 600_000);

test('a history with a bad way keeps every promise', PATIENCE, async () => {
  expect((await judge(script, planOf(13))).breaches).toEqual([]);
});

/** Each has broken a promise once. */
const KEPT = 'tests/histories/kept';
test.each(readdirSync(KEPT))('a history that was kept holds: %s', PATIENCE, async (name) => {
  const { plan }: { plan: Plan } = JSON.parse(readFileSync(`${KEPT}/${name}`, 'utf8'));
  expect((await judge(script, plan)).breaches).toEqual([]);
});

test('the same plan gives the same history', PATIENCE, async () => {
  const [one, other] = [await judge(script, planOf(5)), await judge(script, planOf(5))];
  expect(one.breaches).toEqual([]);
  expect(other.history).toEqual(one.history);
  expect(one.history?.events.length).toBeGreaterThan(0);
});

test('a planted fault is caught', PATIENCE, async () => {
  const [, , mutant] = MUTANTS;
  const faulty = new Script(await bundleClient(mutant?.plants));
  const { failed } = await runMany(faulty, {
    firstSeed: 1,
    runs: 3,
    endsAt: FOREVER,
    progress: () => undefined,
  });
  expect(failed?.breaches.map(({ promise }) => promise)).toContain('counters');
});

test.each(MUTANTS.map(({ name, plants }) => [name, plants] as const))(
  'the planted fault has its place in the sources: %s',
  (_name, plants) => {
    for (const plant of plants) expect(planted(readFileSync(plant.file, 'utf8'), plant)).toContain(plant.to);
  },
);
