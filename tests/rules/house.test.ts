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

const customers = () => [anonymous, unverified(freshId('user')), member(freshId('user'))];

describe('stores', () => {
  test('everybody reads them, nobody writes them', async () => {
    const path = `stores/${freshId('store')}`;
    await world.given({ [path]: { name: '종로 본점' } });
    for (const person of [...customers(), admin(freshId('admin'))]) {
      await assertSucceeds(world.as(person).doc(path).get());
      await assertSucceeds(world.as(person).collection('stores').limit(200).get());
      await assertFails(world.as(person).collection('stores').get());
      await assertFails(world.as(person).doc(path).update({ name: '다른 이름' }));
      await assertFails(world.as(person).doc(path).delete());
    }
  });
});

describe('fee tables', () => {
  const table = (changes: Fields = {}): Fields => ({
    effectiveFrom: '2026-04-01',
    rules: [{ unit: 'g', sizes: [1, 2, 3], fee: 20_000 }],
    ...changes,
  });

  test('everybody reads them', async () => {
    const path = `feeTables/${freshId('table')}`;
    await world.given({ [path]: table() });
    for (const person of [...customers(), admin(freshId('admin'))]) {
      await assertSucceeds(world.as(person).doc(path).get());
      await assertSucceeds(
        world.as(person).collection('feeTables').orderBy('effectiveFrom', 'desc').limit(100).get(),
      );
      await assertFails(world.as(person).collection('feeTables').limit(101).get());
    }
  });

  test('nobody writes them past the functions, admins included', async () => {
    const [path, uid] = [`feeTables/${freshId('table')}`, freshId('admin')];
    await world.given({ [path]: table() });
    for (const person of [...customers(), admin(uid)]) {
      const tables = world.as(person);
      await assertFails(tables.doc(`feeTables/${freshId('table')}`).set(table({ createdBy: uid })));
      await assertFails(tables.doc(path).update({ rules: [{ fee: 1 }] }));
      await assertFails(tables.doc(path).delete());
    }
  });
});

describe('gold prices', () => {
  const price = (changes: Fields = {}): Fields => ({
    buyPerGram: 228_000,
    sellPerGram: 214_400,
    source: '한국금거래소',
    updatedAt: serverTime(),
    ...changes,
  });

  test('everybody reads them', async () => {
    await world.given({ 'goldPrices/2026-03-11': price() });
    for (const person of [...customers(), admin(freshId('admin'))]) {
      await assertSucceeds(world.as(person).doc('goldPrices/2026-03-11').get());
      await assertSucceeds(world.as(person).collection('goldPrices').limit(400).get());
      await assertFails(world.as(person).collection('goldPrices').get());
    }
  });

  test('nobody writes them past the functions, admins included', async () => {
    await world.given({ 'goldPrices/2026-03-12': price() });
    for (const person of [...customers(), admin(freshId('admin'))]) {
      const prices = world.as(person);
      await assertFails(prices.doc('goldPrices/2026-03-13').set(price()));
      await assertFails(prices.doc('goldPrices/2026-03-12').update({ buyPerGram: 1 }));
      await assertFails(prices.doc('goldPrices/2026-03-12').delete());
    }
  });
});

describe('packed years of gold prices', () => {
  test('everybody reads them, and nobody writes them past the functions', async () => {
    const year = { days: '0311 228000 214400', updatedAt: longAgo };
    await world.given({ 'goldPriceYears/2026': year });
    for (const person of [...customers(), admin(freshId('admin'))]) {
      const years = world.as(person);
      await assertSucceeds(years.doc('goldPriceYears/2026').get());
      await assertSucceeds(years.collection('goldPriceYears').orderBy('updatedAt').limit(60).get());
      await assertFails(years.collection('goldPriceYears').limit(61).get());
      await assertFails(years.doc('goldPriceYears/2027').set(year));
      await assertFails(years.doc('goldPriceYears/2026').update({ days: '' }));
      await assertFails(years.doc('goldPriceYears/2026').delete());
    }
  });
});

describe('what admins have done', () => {
  test('admins read it, and nobody writes it', async () => {
    const path = `adminActions/${freshId('call')}`;
    await world.given({ [path]: { kind: 'gold_price', by: 'desk', at: longAgo } });
    const desk = world.as(admin(freshId('admin')));
    const actions = desk.collection('adminActions').where('kind', '==', 'gold_price').orderBy('at', 'desc');
    await assertSucceeds(desk.doc(path).get());
    await assertSucceeds(actions.limit(100).get());
    await assertFails(actions.limit(101).get());
    await assertFails(desk.doc(path).update({ by: 'nobody' }));
    await assertFails(desk.doc(path).delete());
    await assertFails(
      desk.doc(`adminActions/${freshId('call')}`).set({ kind: 'gold_price', at: serverTime() }),
    );
    for (const person of customers()) {
      await assertFails(world.as(person).doc(path).get());
      await assertFails(world.as(person).collection('adminActions').limit(1).get());
    }
  });
});

describe('somebody who has left the desk', () => {
  test('is refused, whatever the token still says, until granted anew', async () => {
    const [uid, exchange, report] = [freshId('former'), freshId('exchange'), freshId('report')];
    await world.given({
      [`goldExchanges/${exchange}`]: { userId: freshId('owner'), status: 'requested', createdAt: longAgo },
      [`reports/${report}`]: { status: 'open', createdAt: longAgo },
      'statistics/2026-03-10': { users: 1 },
    });
    const desk = world.as(admin(uid));
    const looks: readonly (() => Promise<unknown>)[] = [
      () => desk.doc(`goldExchanges/${exchange}`).get(),
      () => desk.collection('goldExchanges').where('status', '==', 'requested').limit(10).get(),
      () => desk.collection('goldExchanges').doc(exchange).collection('events').limit(10).get(),
      () => desk.doc(`reports/${report}`).get(),
      () => desk.collection('reports').where('status', '==', 'open').limit(10).get(),
      () => desk.doc('statistics/2026-03-10').get(),
      () => desk.collection('statistics').limit(10).get(),
      () => desk.collection('adminActions').limit(10).get(),
      () => desk.collection('systemRuns').limit(10).get(),
      () => desk.collection('systemFaults').limit(10).get(),
      () => desk.collection('clientErrors').limit(10).get(),
      () => desk.collection('users').limit(10).get(),
    ];
    for (const look of looks) await assertSucceeds(look());
    await world.given({ [`formerAdmins/${uid}`]: { removedAt: longAgo } });
    for (const look of looks) await assertFails(look());
    await assertFails(desk.doc(`formerAdmins/${uid}`).delete());
    await assertFails(desk.doc(`formerAdmins/${uid}`).get());
  });
});

describe('statistics', () => {
  test('admins read them, and nobody writes them', async () => {
    await world.given({ 'statistics/2026-03-11': { users: 10 } });
    const desk = world.as(admin(freshId('admin')));
    await assertSucceeds(desk.doc('statistics/2026-03-11').get());
    await assertSucceeds(desk.collection('statistics').limit(400).get());
    await assertFails(desk.doc('statistics/2026-03-11').update({ users: 11 }));
    for (const person of customers()) {
      await assertFails(world.as(person).doc('statistics/2026-03-11').get());
      await assertFails(world.as(person).collection('statistics').limit(1).get());
    }
  });
});

describe('everything else', () => {
  test('a collection no rule names is closed to all', async () => {
    const ofTheHouse =
      'counters counted withheld evidence turns formerAdmins formerMembers retiredProducts retiredPosts pushes storedPictures ' +
      'searchNews noShows answerTimes meetings sellerDisclosures';
    for (const name of ['secrets', ...ofTheHouse.split(' ')]) {
      await world.given({ [`${name}/one`]: { a: 1 } });
      for (const person of [...customers(), admin(freshId('admin'))]) {
        await assertFails(world.as(person).doc(`${name}/one`).get());
        await assertFails(world.as(person).collection(name).limit(1).get());
        await assertFails(world.as(person).doc(`${name}/two`).set({ a: 1 }));
      }
    }
  });
});
