import { createHash } from 'node:crypto';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseUserId } from '#domain/ids.ts';
import { reportIdOf } from '#sync/commands/report-id.ts';
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
  type Person,
  type World,
} from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

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
  const nameOf = ({ targetType, parentId, targetId }: Fields, uid: string): string =>
    createHash('sha256')
      .update([targetType, parentId ?? '', targetId, uid].join('/'))
      .digest('hex');
  const report = (uid: string, changes: Fields = {}, person: Person = member(uid)): Promise<void> => {
    const fields = reportOf(uid, changes);
    return world
      .as(person)
      .doc(`reports/${nameOf(fields, uid)}`)
      .set(fields);
  };
  const things = (uid: string): readonly (readonly [string, string, string | null, string])[] => {
    const [id, place] = [freshId('target'), freshId('place')];
    const chat = `p_${place}_${uid}`;
    return [
      ['user', id, null, `profiles/${id}`],
      ['product', id, null, `products/${id}`],
      ['post', id, null, `posts/${id}`],
      ['comment', id, place, `posts/${place}/comments/${id}`],
      ['message', id, chat, `chats/${chat}/messages/${id}`],
      ['review', `${id}_${place}`, null, `reviews/${id}_${place}`],
    ];
  };
  const givenPost = async (): Promise<Fields> => {
    const targetId = freshId('post');
    await world.given({ [`posts/${targetId}`]: { title: '광고' } });
    return { targetType: 'post', parentId: null, targetId };
  };

  test('a member reports people, products, posts, comments, messages and reviews that are there, each once', async () => {
    const uid = freshId('user');
    for (const [targetType, targetId, parentId, path] of things(uid)) {
      const target = { targetType, targetId, parentId };
      await assertFails(report(uid, target));
      await world.given({ [path]: { a: 1 } });
      await assertFails(report(uid, { ...target, parentId: parentId === null ? 'somewhere' : null }));
      await assertSucceeds(report(uid, target));
      await assertFails(report(uid, { ...target, detail: '또 신고해요.' }));
    }
  });

  test('a flood of one person about one thing is one report, under whatever ids', async () => {
    const [uid, target] = [freshId('flood'), await givenPost()];
    await assertSucceeds(report(uid, target));
    const reports = world.as(member(uid)).collection('reports');
    for (const id of [
      freshId('report'),
      nameOf(target, freshId('user')),
      nameOf(target, uid).toUpperCase(),
    ]) {
      await assertFails(reports.doc(id).set(reportOf(uid, target)));
    }
  });

  test('a message of other people is not theirs to report', async () => {
    const [uid, id] = [freshId('user'), freshId('message')];
    const chat = `p_${freshId('a')}_${freshId('b')}`;
    await world.given({ [`chats/${chat}/messages/${id}`]: { text: '안녕하세요' } });
    await assertFails(report(uid, { targetType: 'message', targetId: id, parentId: chat }));
  });

  test('the app calls a report what the rules want it called', async () => {
    const uid = freshId('user');
    const [by, parent] = [parseUserId(uid), freshId('place')];
    if (by === null) throw new Error('not an id');
    const id = freshId('c');
    expect(await reportIdOf(by, { type: 'comment', id, parentId: parent })).toBe(
      nameOf({ targetType: 'comment', targetId: id, parentId: parent }, uid),
    );
    expect(await reportIdOf(by, { type: 'post', id })).toBe(
      nameOf({ targetType: 'post', targetId: id, parentId: null }, uid),
    );
    expect(await reportIdOf(by, { type: 'review', id })).toBe(
      nameOf({ targetType: 'review', targetId: id, parentId: null }, uid),
    );
  });

  test('a review is anybody’s to report who may report, whoever it is about', async () => {
    const [buyer, seller, reader] = [freshId('buyer'), freshId('seller'), freshId('reader')];
    const targetId = `${freshId('order')}_${buyer}`;
    const target = { targetType: 'review', parentId: null, targetId };
    await world.given({ [`reviews/${targetId}`]: { reviewerId: buyer, revieweeId: seller, rating: 'bad' } });
    await assertFails(report(reader, target, anonymous));
    await assertFails(report(reader, target, unverified(reader)));
    for (const uid of [seller, reader]) await assertSucceeds(report(uid, target));
    const left = freshId('left');
    await world.given({ [`formerMembers/${left}`]: { leftAt: longAgo } });
    await assertFails(report(left, target));
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
    const target = await givenPost();
    await assertFails(report(freshId('user'), { ...target, ...changes }));
    await assertSucceeds(report(freshId('user'), target));
  });

  test('neither anonymous nor unverified people report', async () => {
    const [uid, target] = [freshId('user'), await givenPost()];
    await assertFails(report(uid, target, unverified(uid)));
    await assertFails(report(uid, target, anonymous));
    await assertSucceeds(report(uid, target));
  });

  test('whoever was reported does not find out by whom, though they can reckon the report’s id', async () => {
    const [uid, accused] = [freshId('user'), freshId('accused')];
    await world.given({ [`profiles/${accused}`]: { nickname: '판매자' } });
    const target = { targetType: 'user', parentId: null, targetId: accused };
    const asked = world.as(member(accused)).doc(`reports/${nameOf(reportOf(uid, target), uid)}`);
    await assertFails(asked.get());
    await assertSucceeds(report(uid, target));
    await assertFails(asked.get());
  });

  test('admins read and functions decide; the reporter sees that it arrived; nobody else sees it', async () => {
    const [uid, desk, path] = [freshId('user'), freshId('admin'), `reports/${freshId('report')}`];
    await world.given({ [path]: reportOf(uid, { createdAt: longAgo }) });
    const decision = { status: 'resolved', decision: '게시 중단', decidedBy: desk, decidedAt: serverTime() };
    await assertSucceeds(world.as(member(uid)).doc(path).get());
    for (const person of [anonymous, unverified(uid), member(freshId('stranger'))]) {
      await assertFails(world.as(person).doc(path).get());
      await assertFails(world.as(person).doc(path).update(decision));
    }
    await assertFails(world.as(member(uid)).doc(path).update(decision));
    const listed = (person: Person, most: number) =>
      world.as(person).collection('reports').where('reporterId', '==', uid).limit(most).get();
    await assertSucceeds(listed(member(uid), 200));
    await assertFails(listed(member(uid), 201));
    for (const person of [anonymous, unverified(uid), member(freshId('stranger'))]) {
      await assertFails(listed(person, 1));
    }
    await assertFails(world.as(member(uid)).collection('reports').limit(1).get());
    const admins = world.as(admin(desk));
    await assertSucceeds(
      admins.collection('reports').where('status', '==', 'open').orderBy('createdAt').limit(200).get(),
    );
    await assertFails(admins.doc(path).update(decision));
    await assertFails(admins.doc(path).delete());
  });
});
