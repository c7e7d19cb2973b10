import { expect, test } from 'vitest';
import type { TestPushAnswer } from '#documents/calls/test-push.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { testPush, type TestBreak, type TestStep, type TestSurroundings } from './test-push.ts';

type Answer = Awaited<ReturnType<TestSurroundings['send']>>;

/** A device and a server that do as told, and what they were asked. */
function surroundings(answers: readonly Answer[] = [{ ok: true, value: { eventId: 'event' } }]) {
  const left = [...answers];
  const world = {
    permission: 'granted' as ReturnType<TestSurroundings['permission']>,
    tokens: ['token-1', 'token-2'] as (string | null)[],
    arrived: ['event'],
    sentTo: [] as string[],
    forgotten: 0,
    isListening: false,
    isOffline: false,
  };
  const around: TestSurroundings = {
    permission: () => world.permission,
    register: async () => world.tokens[world.forgotten] ?? null,
    forget: async () => {
      world.forgotten += 1;
    },
    isOffline: () => world.isOffline,
    send: async (token) => {
      expect(world.isListening).toBe(true);
      world.sentTo.push(token);
      return left.shift() ?? { ok: false, code: 'failed' };
    },
    listen() {
      world.isListening = true;
      return {
        arrives: async (eventId) => world.arrived.includes(eventId),
        stop: () => {
          world.isListening = false;
        },
      };
    },
  };
  const steps: TestStep[] = [];
  return { world, around, steps, run: () => testPush(BUYER, around, (step) => steps.push(step)) };
}

const no = (code: Extract<TestPushAnswer, { ok: false }>['code']): Answer =>
  code === 'held' ? { ok: false, code, waitMs: 1 } : { ok: false, code };

test('a push that comes by the whole way is told of, step by step', async () => {
  const { run, steps, world } = surroundings();
  expect(await run()).toEqual({ kind: 'arrived', isRepaired: false });
  expect(steps).toEqual(['device', 'server', 'arrival']);
  expect(world).toMatchObject({ sentTo: ['token-1'], forgotten: 0, isListening: false });
});

test.each(['unknown', 'dead'] as const)(
  'a token that is %s to the server is registered anew, and tried again',
  async (code) => {
    const { run, world } = surroundings([no(code), { ok: true, value: { eventId: 'event' } }]);
    expect(await run()).toEqual({ kind: 'arrived', isRepaired: true });
    expect(world).toMatchObject({ sentTo: ['token-1', 'token-2'], forgotten: 1 });
  },
);

test('a browser that is stuck in its registration gives it up, once', async () => {
  const { run, world } = surroundings();
  world.tokens = [null, 'token-2'];
  expect(await run()).toEqual({ kind: 'arrived', isRepaired: true });
  expect(world).toMatchObject({ sentTo: ['token-2'], forgotten: 1 });
  const dead = surroundings([no('dead'), no('dead')]);
  dead.world.tokens = [null, 'token-2'];
  expect(await dead.run()).toEqual({ kind: 'broken', at: 'dead' });
  expect(dead.world).toMatchObject({ sentTo: ['token-2'], forgotten: 1 });
});

test('without a network nothing is given up, since nothing new could be had', async () => {
  const { run, world } = surroundings();
  world.tokens = [null, 'token-2'];
  world.isOffline = true;
  expect(await run()).toEqual({ kind: 'broken', at: 'not_registered' });
  expect(world.forgotten).toBe(0);
});

test('what stays broken after that is said, and not tried for ever', async () => {
  const { run, world } = surroundings([no('dead'), no('dead'), no('dead')]);
  expect(await run()).toEqual({ kind: 'broken', at: 'dead' });
  expect(world.sentTo).toHaveLength(2);
});

test.each<[TestBreak, ReturnType<TestSurroundings['permission']>]>([
  ['unsupported', 'unsupported'],
  ['install_first', 'install_first'],
  ['denied', 'denied'],
  ['off', 'default'],
])('a device that may not be told is broken at %s, and nothing is sent', async (at, permission) => {
  const { run, world } = surroundings();
  world.permission = permission;
  expect(await run()).toEqual({ kind: 'broken', at });
  expect(world.sentTo).toEqual([]);
});

test('a device that the push service does not take is not registered, before and after a repair', async () => {
  const first = surroundings();
  first.world.tokens = [null];
  expect(await first.run()).toEqual({ kind: 'broken', at: 'not_registered' });
  const second = surroundings([no('unknown')]);
  second.world.tokens = ['token-1', null];
  expect(await second.run()).toEqual({ kind: 'broken', at: 'not_registered' });
  expect(second.world.isListening).toBe(false);
});

test.each<[TestBreak, Answer]>([
  ['busy', no('busy')],
  ['refused', no('refused')],
  ['no_service', no('no_service')],
  ['held', no('held')],
  ['offline', { ok: false, code: 'offline' }],
  ['signed_out', { ok: false, code: 'signed_out' }],
  ['failed', { ok: false, code: 'failed' }],
  ['failed', { ok: false, code: 'denied' }],
])('the server’s answer ends the way at %s', async (at, answer) => {
  const { run } = surroundings([answer]);
  expect(await run()).toEqual({ kind: 'broken', at });
});

test('a push that was sent and does not come is broken at the device', async () => {
  const { run, world } = surroundings();
  world.arrived = [];
  expect(await run()).toEqual({ kind: 'broken', at: 'not_arrived' });
});
