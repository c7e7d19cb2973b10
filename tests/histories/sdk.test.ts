import { Script } from 'node:vm';
import { beforeAll, expect, test } from 'vitest';
import { calmed, planOf, type Plan, type Step } from './plan.ts';
import { judge } from './run-many.ts';
import { bundleSdkClient } from './world/bundle-client.ts';

/** A run is thousands of transactions, on a machine that may have much else to do. */
const PATIENCE = { timeout: 600_000 };

let script: Script;
beforeAll(async () => {
  script = new Script(await bundleSdkClient());
}, 600_000);

const PLACE = { device: 0, tab: 0 };
const step = (act: Step['act'], afterMs = 1_000): Step => ({ afterMs, turns: null, act });
const link = (state: 'good' | 'bad' | 'dead'): Step => step({ kind: 'link', device: 0, state });
const send = step({ kind: 'send', place: PLACE, chat: 0, isRefused: false });
const read = step({ kind: 'read', place: PLACE, chat: 0 });
const kill = step({ kind: 'kill', place: PLACE });
const plan = (...steps: readonly Step[]): Plan => ({ seed: 1, faults: [], isSkewed: false, steps });

test('the SDK keeps every promise over a good way', PATIENCE, async () => {
  const { breaches, history } = await judge(script, calmed(planOf(5)));
  expect(breaches).toEqual([]);
  expect(history?.events.filter(({ kind }) => kind === 'server').length).toBeGreaterThan(0);
});

test('what the SDK was given without a way outlives its tab, and arrives', PATIENCE, async () => {
  const { breaches, history } = await judge(script, plan(link('dead'), send, kill, read, link('good')));
  expect(breaches).toEqual([]);
  expect(history?.looked.server.map(({ messages }) => messages.length)).toEqual([1]);
});

test('a kill between a commit and its answer makes the SDK write twice', PATIENCE, async () => {
  const broken = new Set<string>();
  for (let seed = 1; seed <= 8 && broken.size === 0; seed += 1) {
    const faulty = {
      ...plan(link('bad'), send, { ...kill, afterMs: 4_000 }),
      seed,
      faults: ['answer_lost'],
    } as const;
    for (const { promise } of (await judge(script, faulty)).breaches) broken.add(promise);
  }
  expect([...broken]).toEqual(['exactly once', 'counters']);
});

test('the same plan gives the same history of the SDK', PATIENCE, async () => {
  const [one, other] = [await judge(script, planOf(6)), await judge(script, planOf(6))];
  expect(one.history).not.toBeNull();
  expect(other.history).toEqual(one.history);
});
