import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAUSE_MS, watched } from '../../functions/src/system/watched.ts';
import { closeBackend, freshName, given, stored } from './backend.ts';
import { signedIn, type Person } from './callers.ts';
import { StandingClock } from './standing-clock.ts';

let desk: Person;
let customer: Person;
beforeAll(async () => {
  [desk, customer] = await Promise.all([signedIn('operator', { isAdmin: true }), signedIn('member')]);
});
afterAll(closeBackend);

describe('a function that fails', () => {
  test('is noted by its name and its error’s code, and fails on', async () => {
    const name = freshName('onTest');
    const fault = Object.assign(new Error('두돈이가 보낸 글'), { code: 'internal' });
    const failing = watched(name, () => Promise.reject(fault));
    await expect(failing()).rejects.toBe(fault);
    const noted = await stored(`systemFaults/${name}`);
    expect(noted).toMatchObject({ count: 1, code: 'internal' });
    expect(JSON.stringify(noted)).not.toContain('두돈이');
    expect(await customer.call('clearFault', { name })).toBe('PERMISSION_DENIED');
    expect(await desk.call('clearFault', { name: 'a/b' })).toBe('INVALID_ARGUMENT');
    expect(await desk.call('clearFault', { name })).toEqual({ ok: true, value: null });
    expect(await stored(`systemFaults/${name}`)).toBeUndefined();
  });

  test('in a burst is counted to the last, in two writes, though nothing fails behind it', async () => {
    const name = freshName('onBurst');
    const clock = new StandingClock(Date.now());
    const began = clock.now();
    const failing = watched(name, () => Promise.reject(new Error('no')), clock);
    const fails = (times: number) =>
      clock.run(Array.from({ length: times }, () => () => failing().catch(String)));
    await fails(1);
    expect(await fails(30)).toHaveLength(30);
    expect(await stored(`systemFaults/${name}`)).toMatchObject({ count: 31 });
    expect(clock.now() - began).toBe(PAUSE_MS);
    await fails(1);
    expect(await stored(`systemFaults/${name}`)).toMatchObject({ count: 32 });
    expect(clock.now() - began).toBe(2 * PAUSE_MS);
  });

  test('stays on the list where it has failed again since the desk looked', async () => {
    const place = 'systemFaults/onTestAgain';
    const [seenAt, lastAt] = [Date.now() - 60_000, Date.now()];
    const times = { firstAt: Timestamp.fromMillis(seenAt), lastAt: Timestamp.fromMillis(lastAt) };
    await given({ [place]: { count: 2, code: 'internal', ...times } });
    const clear = (seen: number) => desk.call('clearFault', { name: 'onTestAgain', seenAt: seen });
    expect(await clear(seenAt)).toEqual({ ok: false, code: 'stale' });
    expect(await stored(place)).toMatchObject({ count: 2 });
    expect(await clear(lastAt)).toEqual({ ok: true, value: null });
    expect(await stored(place)).toBeUndefined();
    expect(await clear(lastAt)).toEqual({ ok: true, value: null });
  });

  test('is the same function otherwise', () => {
    const trigger = Object.assign((...given: readonly number[]) => given.length, { endpoint: { a: 1 } });
    const same = watched('onNothing', trigger);
    expect(same.endpoint).toEqual({ a: 1 });
    expect(same).toHaveLength(trigger.length);
  });
});
