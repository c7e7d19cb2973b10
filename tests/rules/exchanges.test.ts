import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { longAgo } from './conversation.ts';
import { exchangeBar, exchangeItem, requestOf } from './exchange-request.ts';
import {
  admin,
  anonymous,
  freshId,
  member,
  openWorld,
  serverTime,
  timeOf,
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

const slot = timeOf('2026-03-12T05:00:00Z');

const request = (uid: string, changes: Fields = {}, person: Person = member(uid)): Promise<void> =>
  world
    .as(person)
    .doc(`goldExchanges/${freshId('exchange')}`)
    .set(requestOf(uid, changes));

const givenExchange = async (changes: Fields = {}) => {
  const [uid, id] = [freshId('user'), freshId('exchange')];
  const path = `goldExchanges/${id}`;
  await world.given({
    [path]: requestOf(uid, { createdAt: longAgo, updatedAt: longAgo, ...changes }),
    [`${path}/events/first`]: { at: longAgo, to: 'requested' },
  });
  return { uid, path };
};

describe('asking for an exchange', () => {
  test.each<[string, Fields]>([
    ['the plain case', {}],
    [
      'six items, five bars and three slots',
      {
        items: Array<Fields>(6).fill(exchangeItem),
        targetBars: Array<Fields>(5).fill(exchangeBar),
        preferredSlots: [slot, slot, slot],
      },
    ],
    ['slots in the milliseconds of the outbox', { preferredSlots: [slot.toMillis()] }],
    ['an estimate without a fee or a price', { estimate: { fineGoldG: 0, fee: null, priceDate: null } }],
  ])('%s is taken', async (_name, changes) => {
    await assertSucceeds(request(freshId('user'), changes));
  });

  test.each<[string, Fields]>([
    ['another person’s name', { userId: 'somebody' }],
    ['a later status', { status: 'scheduled' }],
    ['a request unseen by its own maker', { viewed: false }],
    ['a number of its own', { requestNo: 'GX-1' }],
    ['a version of its own', { version: 3 }],
    ['no items', { items: [] }],
    ['seven items', { items: Array<Fields>(7).fill(exchangeItem) }],
    ['an item without weight', { items: [{ ...exchangeItem, weightG: 0 }] }],
    ['an item that is none', { items: ['ring'] }],
    ['half an item', { items: [{ ...exchangeItem, count: 0.5 }] }],
    [
      'a sixth item that is wrong',
      { items: [...Array<Fields>(5).fill(exchangeItem), { ...exchangeItem, purity: 'gold' }] },
    ],
    ['no bars', { targetBars: [] }],
    ['six bars', { targetBars: Array<Fields>(6).fill(exchangeBar) }],
    ['a bar with a note', { targetBars: [{ ...exchangeBar, note: 'x' }] }],
    ['no slot', { preferredSlots: [] }],
    ['four slots', { preferredSlots: [slot, slot, slot, slot] }],
    ['a slot that is no time', { preferredSlots: [slot, 'tomorrow'] }],
    ['a phone number with letters', { contactPhone: '전화' }],
    ['no phone number', { contactPhone: '' }],
    ['an estimate that was paid for', { estimate: { fineGoldG: 1, fee: -1, priceDate: null } }],
    ['a receipt', { receiptNo: 'R-1' }],
    ['an assigned admin', { assignedAdminId: 'me' }],
    ['the client’s own clock', { createdAt: longAgo }],
    ['an ID picture', { idImageUrl: 'x' }],
  ])('%s is refused', async (_name, changes) => {
    await assertFails(request(freshId('user'), changes));
  });

  test('only members ask, in their own name', async () => {
    const uid = freshId('user');
    for (const person of [anonymous, unverified(uid), member(freshId('stranger')), admin(freshId('admin'))]) {
      await assertFails(request(uid, {}, person));
    }
  });

  test('a request sent twice is refused the second time', async () => {
    const uid = freshId('user');
    const document = world.as(member(uid)).doc(`goldExchanges/${freshId('exchange')}`);
    await assertSucceeds(document.set(requestOf(uid)));
    await assertFails(document.set(requestOf(uid)));
  });
});

describe('after that', () => {
  test('the owner marks it as seen, and changes nothing else', async () => {
    const { uid, path } = await givenExchange({ viewed: false });
    const exchange = world.as(member(uid)).doc(path);
    await assertFails(exchange.update({ status: 'cancelled' }));
    await assertFails(exchange.update({ viewed: true, status: 'cancelled' }));
    await assertFails(exchange.update({ items: [] }));
    await assertFails(exchange.delete());
    await assertSucceeds(exchange.update({ viewed: true }));
    await assertFails(exchange.update({ viewed: false }));
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
