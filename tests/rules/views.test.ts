import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createViewRemote } from '#data/remote/rest/view-remote.ts';
import { parseProductId, parseUserId } from '#domain/ids.ts';
import { longAgo } from './conversation.ts';
import { emulatorToken } from './emulator-token.ts';
import { listingOf } from './listing.ts';
import {
  admin,
  anonymous,
  freshId,
  member,
  openWorld,
  unverified,
  type Fields,
  type World,
} from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const givenListing = async (changes: Fields = {}) => {
  const [seller, id] = [freshId('seller'), freshId('product')];
  const times = { createdAt: longAgo, updatedAt: longAgo, bumpedAt: longAgo };
  await world.given({ [`products/${id}`]: listingOf(seller, { ...times, ...changes }) });
  return { seller, id, path: `products/${id}` };
};

test.each(['selling', 'reserved'])(
  'a member has looked at a listing that is %s, as often as a device says so',
  async (status) => {
    const [{ path }, uid] = [await givenListing({ status }), freshId('viewer')];
    const look = world.as(member(uid)).doc(`${path}/views/${uid}`);
    await assertSucceeds(look.set({ uid }));
    await assertSucceeds(look.set({ uid }));
    await assertFails(look.set({ uid, at: 1 }));
  },
);

test.each(['sold', 'hidden'])('nobody has looked at a listing that is %s', async (status) => {
  const [{ path }, uid] = [await givenListing({ status }), freshId('viewer')];
  await assertFails(world.as(member(uid)).doc(`${path}/views/${uid}`).set({ uid }));
});

test('only somebody else looks, in their own name, at a listing that exists, and writes no more than that', async () => {
  const [{ path, seller }, uid, other] = [await givenListing(), freshId('viewer'), freshId('other')];
  await assertFails(world.as(member(seller)).doc(`${path}/views/${seller}`).set({ uid: seller }));
  for (const person of [anonymous, unverified(uid), member(other), admin(other)]) {
    await assertFails(world.as(person).doc(`${path}/views/${uid}`).set({ uid }));
  }
  const database = world.as(member(uid));
  await assertFails(database.doc(`products/${freshId('gone')}/views/${uid}`).set({ uid }));
  for (const fields of [{}, { uid: other }, { uid, at: 1 }]) {
    await assertFails(database.doc(`${path}/views/${uid}`).set(fields));
  }
});

test('nobody reads, lists or takes back a look, and none can be found by its person', async () => {
  const [{ path, seller }, uid] = [await givenListing(), freshId('viewer')];
  await world.given({ [`${path}/views/${uid}`]: { uid } });
  for (const person of [anonymous, member(uid), member(seller), admin(freshId('admin'))]) {
    const database = world.as(person);
    await assertFails(database.doc(`${path}/views/${uid}`).get());
    await assertFails(database.collection(`${path}/views`).limit(1).get());
    await assertFails(database.collectionGroup('views').where('uid', '==', uid).limit(1).get());
    await assertFails(database.doc(`${path}/views/${uid}`).delete());
  }
});

test('the app’s way of looking is taken, also from a device that has forgotten, and refused of one’s own', async () => {
  const [{ id, seller, path }, uid] = [await givenListing(), freshId('viewer')];
  const remote = createViewRemote(
    {
      firestoreOrigin: `http://${process.env['FIRESTORE_EMULATOR_HOST'] ?? ''}`,
      projectId: process.env['GCLOUD_PROJECT'] ?? 'demo-geumnaru',
    },
    async (person) => emulatorToken(person),
  );
  const look = async (person: string) => {
    const [viewer, product] = [parseUserId(person), parseProductId(id)];
    if (!viewer || !product) throw new Error('not an id');
    return remote.addView(viewer, product, new AbortController().signal);
  };
  expect(await look(uid)).toMatchObject({ kind: 'ok' });
  expect(await world.stored(`${path}/views/${uid}`)).toEqual({ uid });
  expect(await look(uid)).toMatchObject({ kind: 'ok' });
  expect(await world.stored(`${path}/views/${uid}`)).toEqual({ uid });
  expect(await look(seller)).toMatchObject({ kind: 'refused', code: 'denied' });
});
