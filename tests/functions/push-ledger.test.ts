import { afterAll, describe, expect, test } from 'vitest';
import { parseUserId } from '#domain/ids.ts';
import { millis } from '#domain/units.ts';
import { claimPush, settlePush } from '../../functions/src/push/push-ledger.ts';
import { closeBackend, database, freshId, given, stored } from './backend.ts';

afterAll(closeBackend);

const NOW = millis(1_760_000_000_000);
/** Longer than any run may take. */
const LATER = millis(NOW + 10 * 60_000);

const givenEvent = async (tokens: readonly string[]) => {
  const [key, uid] = [freshId('event'), parseUserId(freshId('user'))];
  if (!uid) throw new Error('not an id');
  await given({ [`users/${uid}`]: { nickname: '', phone: '', email: '', fcmTokens: tokens } });
  return { key, request: { uid, from: null, at: NOW } };
};

describe('an event of which many runs want to tell', () => {
  test('is taken by one of them, however many come at once', async () => {
    const { key, request } = await givenEvent(['a', 'b']);
    const claims = await Promise.all(Array.from({ length: 5 }, () => claimPush(key, request, NOW)));
    expect(claims.filter(({ kind }) => kind === 'claimed')).toEqual([
      { kind: 'claimed', tokens: ['a', 'b'] },
    ]);
    expect(claims.filter(({ kind }) => kind === 'busy')).toHaveLength(4);
  });

  test('is over once it is settled', async () => {
    const { key, request } = await givenEvent(['a']);
    await claimPush(key, request, NOW);
    await settlePush(key, []);
    expect(await claimPush(key, request, LATER)).toEqual({ kind: 'settled' });
  });

  test('goes on with the devices that are left', async () => {
    const { key, request } = await givenEvent(['a', 'b', 'c']);
    await claimPush(key, request, NOW);
    await settlePush(key, ['b']);
    expect(await claimPush(key, request, NOW)).toEqual({ kind: 'claimed', tokens: ['b'] });
  });

  test('is free again when the run that had it died', async () => {
    const { key, request } = await givenEvent(['a']);
    await claimPush(key, request, NOW);
    expect(await claimPush(key, request, NOW)).toEqual({ kind: 'busy' });
    expect(await claimPush(key, request, LATER)).toEqual({ kind: 'claimed', tokens: ['a'] });
  });

  test('leaves nothing where there is no device, and one that comes later is reached', async () => {
    const { key, request } = await givenEvent([]);
    expect(await claimPush(key, request, NOW)).toEqual({ kind: 'unsent', reason: 'no_device' });
    expect(await stored(`pushes/${key}`)).toBeUndefined();
    await database()
      .doc(`users/${request.uid}`)
      .update({ fcmTokens: ['a'] });
    expect(await claimPush(key, request, NOW)).toEqual({ kind: 'claimed', tokens: ['a'] });
  });

  test('is let go when it is too old to be news', async () => {
    const { key, request } = await givenEvent(['a']);
    const twoHoursOn = millis(NOW + 2 * 60 * 60_000);
    expect(await claimPush(key, request, twoHoursOn)).toEqual({ kind: 'unsent', reason: 'late' });
    expect(await claimPush(key, request, twoHoursOn)).toEqual({ kind: 'settled' });
  });
});
