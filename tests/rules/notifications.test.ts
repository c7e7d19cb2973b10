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
  type Person,
  type World,
} from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const noticeTo = (to: string, changes: Fields = {}): Fields => ({
  to,
  type: 'exchange_scheduled',
  title: '예약이 확정되었습니다!',
  body: '3월 12일 오후 2시, 종로 본점',
  link: '/my-exchanges',
  meta: { exchangeId: 'x1' },
  read: false,
  createdAt: serverTime(),
  ...changes,
});

const notify = (person: Person, to: string, changes: Fields = {}): Promise<void> =>
  world
    .as(person)
    .doc(`notifications/${freshId('notice')}`)
    .set(noticeTo(to, changes));

const givenNotice = async () => {
  const [uid, id] = [freshId('user'), freshId('notice')];
  await world.given({ [`notifications/${id}`]: noticeTo(uid, { createdAt: longAgo }) });
  return { uid, path: `notifications/${id}` };
};

test('nobody makes a notification, not even for themselves, and an admin neither: functions do', async () => {
  const uid = freshId('user');
  for (const person of [
    anonymous,
    unverified(uid),
    member(uid),
    member(freshId('stranger')),
    admin(freshId('admin')),
  ]) {
    await assertFails(notify(person, uid));
  }
});

describe('a notification that is there', () => {
  test('its recipient marks it as read, once or again, and changes nothing else', async () => {
    const { uid, path } = await givenNotice();
    const notice = world.as(member(uid)).doc(path);
    await assertSucceeds(notice.update({ read: true }));
    await assertSucceeds(notice.update({ read: true }));
    await assertFails(notice.update({ read: false }));
    await assertFails(notice.update({ read: true, title: '바꾼 제목' }));
    await assertFails(notice.delete());
  });

  test('five hundred are marked in one batch', async () => {
    const uid = freshId('user');
    const paths = Array.from({ length: 500 }, () => `notifications/${freshId('notice')}`);
    await world.given(Object.fromEntries(paths.map((path) => [path, noticeTo(uid, { createdAt: longAgo })])));
    const database = world.as(member(uid));
    const batch = database.batch();
    for (const path of paths) batch.update(database.doc(path), { read: true });
    await assertSucceeds(batch.commit());
  });

  test('nobody else reads or marks it, an admin neither', async () => {
    const { uid, path } = await givenNotice();
    for (const person of [anonymous, unverified(uid), member(freshId('stranger')), admin(freshId('admin'))]) {
      await assertFails(world.as(person).doc(path).get());
      await assertFails(world.as(person).doc(path).update({ read: true }));
    }
  });

  test('lists hold what is addressed to oneself and are bounded', async () => {
    const { uid, path } = await givenNotice();
    const noticesOf = (person: Person) => world.as(person).collection('notifications').where('to', '==', uid);
    await assertSucceeds(world.as(member(uid)).doc(path).get());
    await assertSucceeds(noticesOf(member(uid)).where('read', '==', false).limit(500).get());
    await assertSucceeds(noticesOf(member(uid)).orderBy('createdAt', 'desc').limit(50).get());
    await assertFails(noticesOf(member(uid)).limit(501).get());
    await assertFails(noticesOf(member(uid)).get());
    await assertFails(
      noticesOf(member(freshId('stranger')))
        .limit(50)
        .get(),
    );
    await assertFails(world.as(member(uid)).collection('notifications').limit(50).get());
  });
});
