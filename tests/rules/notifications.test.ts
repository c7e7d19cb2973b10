import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseUserId, type UserId } from '#domain/ids.ts';
import { createNotification } from '#domain/notification/create-notification.ts';
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

describe('making a notification', () => {
  test('an admin makes one for a person', async () => {
    await assertSucceeds(notify(admin(freshId('admin')), freshId('user')));
    await assertSucceeds(
      notify(admin(freshId('admin')), freshId('user'), { type: 'system', body: '', link: '', meta: {} }),
    );
  });

  test('nobody else does, not even for themselves', async () => {
    const uid = freshId('user');
    for (const person of [anonymous, unverified(uid), member(uid), member(freshId('stranger'))]) {
      await assertFails(notify(person, uid));
    }
  });

  test('without a recipient fails with "toUid is required", before the server is asked', async () => {
    const send = async (toUid: UserId | '' | null): Promise<void> =>
      world
        .as(admin(freshId('admin')))
        .doc(`notifications/${freshId('notice')}`)
        .set({ ...createNotification({ toUid, title: '공지', body: '' }), createdAt: serverTime() });
    for (const nobody of ['', null] as const) {
      await expect(send(nobody)).rejects.toThrow(/^toUid is required$/);
    }
    await assertSucceeds(send(parseUserId(freshId('user'))));
  });

  test('without the field, or to a list of people, the rules refuse it', async () => {
    const { to: _to, ...nobodys } = noticeTo(freshId('user'));
    const place = world.as(admin(freshId('admin'))).doc(`notifications/${freshId('notice')}`);
    await assertFails(place.set(nobodys));
    await assertFails(place.set({ ...nobodys, to: [freshId('user')] }));
  });

  test.each<[string, Fields]>([
    ['no recipient', { to: '' }],
    ['an unknown type', { type: 'advert' }],
    ['no title', { title: '' }],
    ['a title of 101 characters', { title: '금'.repeat(101) }],
    ['a body of 501 characters', { body: '금'.repeat(501) }],
    ['a link to elsewhere', { link: 'https://example.com' }],
    ['a link to elsewhere without a scheme', { link: '//example.com' }],
    ['a link that browsers read as one to elsewhere', { link: '/\\example.com' }],
    ['a script', { link: 'javascript:alert(1)' }],
    ['a meta that is no map', { meta: 'x' }],
    ['one already read', { read: true }],
    ['the client’s own clock', { createdAt: longAgo }],
    ['an unknown field', { urgent: true }],
  ])('%s is refused', async (_name, changes) => {
    await assertFails(notify(admin(freshId('admin')), freshId('user'), changes));
  });
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
