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

  test('admins add one, nobody else does, and none is ever changed', async () => {
    const path = `feeTables/${freshId('table')}`;
    for (const person of customers()) await assertFails(world.as(person).doc(path).set(table()));
    const [uid, desk] = [freshId('admin'), freshId('admin')];
    await assertFails(
      world
        .as(admin(uid))
        .doc(path)
        .set(table({ effectiveFrom: 'soon' })),
    );
    await assertFails(
      world
        .as(admin(uid))
        .doc(path)
        .set(table({ rules: [] })),
    );
    await assertFails(
      world
        .as(admin(uid))
        .doc(path)
        .set(table({ createdBy: desk })),
    );
    await assertFails(
      world
        .as(admin(uid))
        .doc(path)
        .set(table({ note: 'x' })),
    );
    await assertSucceeds(
      world
        .as(admin(uid))
        .doc(path)
        .set(table({ createdBy: uid, createdAt: serverTime() })),
    );
    await assertFails(
      world
        .as(admin(uid))
        .doc(path)
        .update({ rules: [{ fee: 1 }] }),
    );
    await assertFails(world.as(admin(uid)).doc(path).delete());
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

  test('admins set and correct a day’s price, nobody else does', async () => {
    for (const person of customers()) {
      await assertFails(world.as(person).doc('goldPrices/2026-03-12').set(price()));
    }
    const desk = world.as(admin(freshId('admin')));
    await assertSucceeds(desk.doc('goldPrices/2026-03-12').set(price()));
    await assertSucceeds(
      desk.doc('goldPrices/2026-03-12').set(price({ date: '2026-03-12', buyPerGram: 229_000 })),
    );
    await assertFails(desk.doc('goldPrices/today').set(price()));
    await assertFails(desk.doc('goldPrices/2026-03-12').delete());
  });

  test.each<[string, Fields]>([
    ['a price of nothing', { sellPerGram: 0 }],
    ['a fraction of a won', { buyPerGram: 228_000.5 }],
    ['buying dearer than selling', { sellPerGram: 230_000 }],
    ['another day than the id says', { date: '2026-03-10' }],
    ['the client’s own clock', { updatedAt: longAgo }],
    ['an unknown field', { silver: 1 }],
  ])('%s is refused', async (_name, changes) => {
    await assertFails(
      world
        .as(admin(freshId('admin')))
        .doc('goldPrices/2026-03-13')
        .set(price(changes)),
    );
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

describe('reports', () => {
  const reportOf = (reporterId: string, changes: Fields = {}): Fields => ({
    reporterId,
    targetType: 'message',
    targetId: 'm1',
    parentId: 'p_a_b',
    reason: '선입금 요구',
    detail: '계좌번호를 보내며 예약금을 요구했어요.',
    status: 'open',
    createdAt: serverTime(),
    ...changes,
  });
  const report = (uid: string, changes: Fields = {}, person = member(uid)): Promise<void> =>
    world
      .as(person)
      .doc(`reports/${freshId('report')}`)
      .set(reportOf(uid, changes));

  test('a member reports people, products, posts, comments and messages', async () => {
    const uid = freshId('user');
    for (const targetType of ['user', 'product', 'post']) {
      await assertSucceeds(report(uid, { targetType, parentId: null }));
      await assertFails(report(uid, { targetType }));
    }
    for (const targetType of ['comment', 'message']) {
      await assertSucceeds(report(uid, { targetType }));
      await assertFails(report(uid, { targetType, parentId: null }));
    }
  });

  test.each<[string, Fields]>([
    ['somebody else’s name', { reporterId: 'somebody' }],
    ['an unknown target', { targetType: 'store' }],
    ['no reason', { reason: '' }],
    ['1,001 characters', { detail: '금'.repeat(1001) }],
    ['a decision of its own', { status: 'resolved' }],
    ['the client’s own clock', { createdAt: longAgo }],
    ['an unknown field', { decision: 'x' }],
  ])('%s is refused', async (_name, changes) => {
    await assertFails(report(freshId('user'), changes));
  });

  test('neither anonymous nor unverified people report', async () => {
    const uid = freshId('user');
    await assertFails(report(uid, {}, unverified(uid)));
    await assertFails(
      world
        .as(anonymous)
        .doc(`reports/${freshId('report')}`)
        .set(reportOf(uid)),
    );
  });

  test('admins read and decide; the reporter sees that it arrived; nobody else sees it', async () => {
    const [uid, desk, path] = [freshId('user'), freshId('admin'), `reports/${freshId('report')}`];
    await world.given({ [path]: reportOf(uid, { createdAt: longAgo }) });
    const decision = { status: 'resolved', decision: '게시 중단', decidedBy: desk, decidedAt: serverTime() };
    await assertSucceeds(world.as(member(uid)).doc(path).get());
    await assertSucceeds(
      world
        .as(member(uid))
        .doc(`reports/${freshId('missing')}`)
        .get(),
    );
    for (const person of [anonymous, unverified(uid), member(freshId('stranger'))]) {
      await assertFails(world.as(person).doc(path).get());
      await assertFails(world.as(person).doc(path).update(decision));
    }
    await assertFails(world.as(member(uid)).doc(path).update(decision));
    await assertFails(
      world.as(member(uid)).collection('reports').where('reporterId', '==', uid).limit(1).get(),
    );
    const admins = world.as(admin(desk));
    await assertSucceeds(
      admins.collection('reports').where('status', '==', 'open').orderBy('createdAt').limit(200).get(),
    );
    await assertFails(admins.doc(path).update({ ...decision, decidedBy: uid }));
    await assertFails(admins.doc(path).update({ ...decision, detail: '고친 신고' }));
    await assertSucceeds(admins.doc(path).update(decision));
    await assertFails(admins.doc(path).delete());
  });
});

describe('everything else', () => {
  test('a collection no rule names is closed to all', async () => {
    await world.given({ 'secrets/one': { a: 1 } });
    for (const person of [...customers(), admin(freshId('admin'))]) {
      await assertFails(world.as(person).doc('secrets/one').get());
      await assertFails(world.as(person).collection('secrets').limit(1).get());
      await assertFails(world.as(person).doc('secrets/two').set({ a: 1 }));
    }
  });
});
