import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { longAgo } from './conversation.ts';
import { requestOf } from './exchange-request.ts';
import {
  admin,
  anonymous,
  freshId,
  member,
  openWorld,
  serverTime,
  unverified,
  type Fields,
  type Person,
  type World,
} from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const givenExchange = async (changes: Fields = {}) => {
  const [uid, id] = [freshId('user'), freshId('exchange')];
  const path = `goldExchanges/${id}`;
  await world.given({
    [path]: requestOf(uid, { createdAt: longAgo, updatedAt: longAgo, ...changes }),
    [`${path}/events/first`]: { at: longAgo, to: 'requested' },
  });
  return { uid, path };
};

test('nobody writes a request past the function that numbers and counts them, admins included', async () => {
  const uid = freshId('user');
  for (const person of [anonymous, unverified(uid), member(uid), admin(uid)]) {
    const document = world.as(person).doc(`goldExchanges/${freshId('exchange')}`);
    await assertFails(document.set(requestOf(uid)));
  }
});

test('nobody sees or sets the counter of request numbers', async () => {
  await world.given({ 'counters/exchanges-2026-03-11': { last: 4 } });
  for (const person of [anonymous, member(freshId('user')), admin(freshId('admin'))]) {
    const counter = world.as(person).doc('counters/exchanges-2026-03-11');
    await assertFails(counter.get());
    await assertFails(counter.set({ last: 0 }));
  }
});

describe('an exchange that was taken', () => {
  test('the owner marks it as seen, and changes nothing else', async () => {
    const { uid, path } = await givenExchange({ viewed: false });
    const exchange = world.as(member(uid)).doc(path);
    await assertFails(exchange.update({ status: 'cancelled' }));
    await assertFails(exchange.update({ viewed: true, touchedAt: serverTime(), status: 'cancelled' }));
    await assertFails(exchange.update({ items: [] }));
    await assertFails(exchange.delete());
    await assertFails(exchange.update({ viewed: true }));
    await assertFails(exchange.update({ viewed: true, touchedAt: new Date(0) }));
    await assertSucceeds(exchange.update({ viewed: true, touchedAt: serverTime() }));
    await assertFails(exchange.update({ viewed: false, touchedAt: serverTime() }));
  });

  test('nobody else changes it, an admin only through the server', async () => {
    const { uid, path } = await givenExchange();
    for (const person of [anonymous, unverified(uid), member(freshId('stranger')), admin(freshId('admin'))]) {
      await assertFails(world.as(person).doc(path).update({ viewed: true, status: 'scheduled' }));
      await assertFails(world.as(person).doc(path).delete());
    }
  });

  test('owner and admins read it, nobody else', async () => {
    const { uid, path } = await givenExchange();
    await assertSucceeds(world.as(member(uid)).doc(path).get());
    await assertSucceeds(
      world
        .as(member(uid))
        .doc(`goldExchanges/${freshId('missing')}`)
        .get(),
    );
    await assertSucceeds(
      world
        .as(admin(freshId('admin')))
        .doc(path)
        .get(),
    );
    for (const person of [anonymous, unverified(uid), member(freshId('stranger'))]) {
      await assertFails(world.as(person).doc(path).get());
    }
  });

  test('lists are one’s own, or an admin’s, and bounded', async () => {
    const { uid } = await givenExchange();
    const exchanges = (person: Person) => world.as(person).collection('goldExchanges');
    const own = (person: Person) => exchanges(person).where('userId', '==', uid);
    await assertSucceeds(own(member(uid)).where('viewed', '==', false).limit(100).get());
    await assertSucceeds(own(member(uid)).orderBy('createdAt', 'desc').limit(200).get());
    await assertFails(own(member(uid)).limit(201).get());
    await assertFails(
      own(member(freshId('stranger')))
        .limit(10)
        .get(),
    );
    await assertFails(exchanges(member(uid)).where('status', '==', 'requested').limit(10).get());
    await assertFails(exchanges(anonymous).limit(10).get());
    const desk = exchanges(admin(freshId('admin'))).where('status', '==', 'requested');
    await assertSucceeds(desk.orderBy('createdAt').limit(200).get());
  });

  test('its events are read by owner and admins and written by nobody', async () => {
    const { uid, path } = await givenExchange();
    for (const person of [member(uid), admin(freshId('admin'))]) {
      const events = world.as(person).collection(`${path}/events`);
      await assertSucceeds(events.orderBy('at').limit(100).get());
      await assertSucceeds(events.doc('first').get());
      await assertFails(events.limit(201).get());
      await assertFails(events.doc('second').set({ at: serverTime() }));
      await assertFails(events.doc('first').update({ to: 'completed' }));
      await assertFails(events.doc('first').delete());
    }
    for (const person of [anonymous, unverified(uid), member(freshId('stranger'))]) {
      await assertFails(world.as(person).collection(`${path}/events`).limit(10).get());
    }
  });
});
