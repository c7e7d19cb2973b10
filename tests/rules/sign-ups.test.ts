import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { longAgo } from './conversation.ts';
import {
  admin,
  anonymous,
  freshId,
  member,
  openWorld,
  serverTime,
  unverified,
  type Fields,
  type World,
} from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const others = () => [
  anonymous,
  unverified(freshId('other')),
  member(freshId('other')),
  admin(freshId('admin')),
];

describe('what was typed at sign-up', () => {
  const typed = (changes: Fields = {}): Fields => ({
    nickname: '금이',
    phone: '010-1234-5678',
    at: serverTime(),
    ...changes,
  });

  test('is kept, read and taken away by who typed it, verified or not, and kept twice', async () => {
    const uid = freshId('user');
    for (const person of [unverified(uid), member(uid)]) {
      const place = world.as(person).doc(`signUps/${uid}`);
      await assertSucceeds(place.get());
      await assertSucceeds(place.set(typed()));
      await assertSucceeds(place.set(typed()));
      await assertSucceeds(place.delete());
    }
  });

  test('is nobody else’s, an admin’s neither', async () => {
    const uid = freshId('user');
    await world.given({ [`signUps/${uid}`]: typed({ at: longAgo }) });
    for (const person of others()) {
      const place = world.as(person).doc(`signUps/${uid}`);
      await assertFails(place.get());
      await assertFails(place.set(typed()));
      await assertFails(place.delete());
      await assertFails(world.as(person).collection('signUps').limit(1).get());
    }
  });

  test.each<[string, Fields]>([
    ['a nickname of 41 characters', { nickname: '금'.repeat(41) }],
    ['a phone number with letters', { phone: '공일공' }],
    ['the client’s own clock', { at: longAgo }],
    ['an admin claim', { admin: true }],
  ])('%s is refused', async (_name, changes) => {
    const uid = freshId('user');
    await assertFails(world.as(unverified(uid)).doc(`signUps/${uid}`).set(typed(changes)));
  });
});

describe('a consent', () => {
  const said = (changes: Fields = {}): Fields => ({
    isGiven: true,
    version: '2025-01-01',
    at: serverTime(),
    ...changes,
  });

  test('is given at sign-up, before the address is verified, and again to a later text', async () => {
    const uid = freshId('user');
    const mine = world.as(unverified(uid)).collection(`consents/${uid}/items`);
    for (const kind of ['service', 'privacy', 'age', 'news']) {
      await assertSucceeds(mine.doc(kind).set(said()));
    }
    await assertSucceeds(mine.doc('service').set(said({ version: '2027-01-01' })));
    await assertSucceeds(mine.doc('news').get());
  });

  test('to news is withdrawn and given again; the required ones are not withdrawn', async () => {
    const uid = freshId('user');
    const mine = world.as(member(uid)).collection(`consents/${uid}/items`);
    await assertSucceeds(mine.doc('news').set(said()));
    await assertSucceeds(mine.doc('news').set(said({ isGiven: false })));
    await assertSucceeds(mine.doc('news').set(said()));
    for (const kind of ['service', 'privacy', 'age']) {
      await assertFails(mine.doc(kind).set(said({ isGiven: false })));
    }
    await assertFails(mine.doc('news').delete());
  });

  test('is nobody else’s to give or to see, an admin’s neither', async () => {
    const path = `consents/${freshId('user')}/items/news`;
    await world.given({ [path]: said({ at: longAgo }) });
    for (const person of others()) {
      await assertFails(world.as(person).doc(path).get());
      await assertFails(world.as(person).doc(path).set(said()));
    }
  });

  test.each<[string, string, Fields]>([
    ['another kind', 'everything', {}],
    ['a consent that is neither given nor not', 'news', { isGiven: 'yes' }],
    ['no version', 'news', { version: '' }],
    ['a version of 21 characters', 'news', { version: '1'.repeat(21) }],
    ['the client’s own clock', 'news', { at: longAgo }],
    ['an unknown field', 'news', { until: 'always' }],
  ])('%s is refused', async (_name, kind, changes) => {
    const uid = freshId('user');
    await assertFails(world.as(member(uid)).doc(`consents/${uid}/items/${kind}`).set(said(changes)));
  });
});
