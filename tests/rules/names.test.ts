import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { nicknameProblemOf } from '#domain/account/nickname.ts';
import { emailOf, admin, freshId, member, openWorld, serverTime, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const take = (nickname: string, person = member(freshId('user'))): Promise<void> => {
  const uid = 'uid' in person ? person.uid : '';
  return world
    .as(person)
    .doc(`users/${uid}`)
    .set({ nickname, phone: '', email: emailOf(uid), createdAt: serverTime() });
};

describe('a nickname', () => {
  test.each(['금이', '', '종로 금은방', 'Gold_lover-77', '반지(24K)', '😀', '산 관리인', '금방 1588-1234'])(
    '"%s" may be taken, and the form says so',
    async (nickname) => {
      await assertSucceeds(take(nickname));
      if (nicknameProblemOf(nickname) !== null) throw new Error(`the form refuses ${nickname}`);
    },
  );

  test.each([
    '관리자',
    '운영자',
    '금나루',
    '금 나 루',
    '금나루_공식',
    '★운영자★',
    'ADMIN',
    'Geumnaru',
    '고객센터',
    '금\u200B이',
    '\u202E자리관',
    '금이\u2066',
    '\u3164',
    'a\u115Fb',
    '금\n이',
    'a\uFEFFb',
    '010-1234-5678',
    '금이 ０１０１２３４５６７８',
    '국민 123-45-678901',
  ])('%j may not, and the form says so', async (nickname) => {
    await assertFails(take(nickname));
    if (nicknameProblemOf(nickname) === null) throw new Error('the form takes it');
  });

  test('of the house is for the desk', async () => {
    await assertSucceeds(take('금나루 운영자', admin(freshId('admin'))));
  });

  test('that somebody has had since before stays, whatever else they change', async () => {
    const uid = freshId('user');
    const before = { nickname: '금나루', phone: '', email: emailOf(uid) };
    await world.given({ [`users/${uid}`]: { ...before, createdAt: new Date() } });
    const account = world.as(member(uid)).doc(`users/${uid}`);
    await assertSucceeds(account.update({ phone: '010-1234-5678' }));
    await assertFails(account.update({ nickname: '운영자' }));
  });
});
