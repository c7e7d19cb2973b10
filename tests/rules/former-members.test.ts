import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { longAgo, messageIds, newConversation, send, sendMore, startedConversation } from './conversation.ts';
import { whatLeavingWrites } from './leaving.ts';
import { listingOf } from './listing.ts';
import { postOf } from './post.ts';
import {
  admin,
  emailOf,
  freshId,
  member,
  openWorld,
  serverTime,
  type Database,
  type Fields,
  type World,
} from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const leave = (uid: string): Promise<void> => world.given(whatLeavingWrites(uid));
const made: Fields = { createdAt: longAgo, updatedAt: longAgo, bumpedAt: longAgo };

/** What a member may do to things of their own and of others, each on documents that nobody else has used. */
const WRITES: Readonly<Record<string, (uid: string, database: Database) => Promise<() => Promise<unknown>>>> =
  {
    'changes the account': async (uid, database) => {
      await world.given({
        [`users/${uid}`]: { nickname: '금이', phone: '', email: emailOf(uid), createdAt: longAgo },
      });
      return () => database.doc(`users/${uid}`).update({ nickname: '은이' });
    },
    'edits a listing': async (uid, database) => {
      const path = `products/${freshId('product')}`;
      await world.given({ [path]: listingOf(uid, made) });
      return () => database.doc(path).update({ title: '다른 제목', updatedAt: serverTime() });
    },
    'deletes a listing': async (uid, database) => {
      const path = `products/${freshId('product')}`;
      await world.given({ [path]: listingOf(uid, made) });
      return () => database.doc(path).delete();
    },
    'agrees to something': async (uid, database) => () =>
      database
        .doc(`consents/${uid}/items/news`)
        .set({ isGiven: true, version: '2025-01-01', at: serverTime() }),
    'signs up': async (uid, database) => () =>
      database.doc(`signUps/${uid}`).set({ nickname: '금이', phone: '', at: serverTime() }),
    'is counted as a viewer': async (uid, database) => {
      const path = `products/${freshId('product')}`;
      await world.given({ [path]: listingOf(freshId('seller'), made) });
      return () => database.doc(`${path}/views/${uid}`).set({ uid });
    },
    'edits a post': async (uid, database) => {
      const path = `posts/${freshId('post')}`;
      await world.given({ [path]: postOf(uid, { createdAt: longAgo, updatedAt: longAgo }) });
      return () => database.doc(path).update({ title: '다른 제목', updatedAt: serverTime() });
    },
    'deletes a post': async (uid, database) => {
      const path = `posts/${freshId('post')}`;
      await world.given({ [path]: postOf(uid, { createdAt: longAgo, updatedAt: longAgo }) });
      return () => database.doc(path).delete();
    },
    'takes a comment back': async (uid, database) => {
      const path = `posts/${freshId('post')}/comments/${freshId('comment')}`;
      await world.given({
        [path]: { authorId: uid, parentId: null, content: '네', deleted: false, createdAt: longAgo },
      });
      return () => database.doc(path).update({ content: '', deleted: true });
    },
    'likes a post': async (uid, database) => {
      const path = `posts/${freshId('post')}`;
      await world.given({ [path]: postOf(freshId('author'), { createdAt: longAgo, updatedAt: longAgo }) });
      return () => database.doc(`${path}/likes/${uid}`).set({ createdAt: serverTime() });
    },
    'keeps a favourite': async (uid, database) => {
      const id = freshId('product');
      return () =>
        database.doc(`favorites/${uid}/items/${id}`).set({ favoriteProductId: id, createdAt: serverTime() });
    },
    'blocks somebody': async (uid, database) => {
      const path = `blocks/${uid}/items/${freshId('other')}`;
      return () => database.doc(path).set({ createdAt: serverTime() });
    },
    'reviews a deal': async (uid, database) => {
      const [orderId, seller] = [freshId('order'), freshId('seller')];
      await world.given({
        [`orders/${orderId}`]: { buyerId: uid, sellerId: seller, status: 'completed' },
      });
      return () =>
        database.doc(`reviews/${orderId}_${uid}`).set({
          orderId,
          reviewerId: uid,
          revieweeId: seller,
          role: 'buyer',
          rating: 'bad',
          tags: [],
          content: '',
          createdAt: serverTime(),
        });
    },
    'marks an exchange as seen': async (uid, database) => {
      const path = `goldExchanges/${freshId('exchange')}`;
      await world.given({ [path]: { userId: uid, viewed: false } });
      return () => database.doc(path).update({ viewed: true, touchedAt: serverTime() });
    },
  };

describe('whoever has left, or was suspended, writes nothing with the token that is left', () => {
  test.each(Object.keys(WRITES))('%s: a member may, a former one may not', async (name) => {
    const [here, gone] = [freshId('here'), freshId('gone')];
    const prepare = WRITES[name];
    const [may, mayNot] = [
      await prepare?.(here, world.as(member(here))),
      await prepare?.(gone, world.as(member(gone))),
    ];
    await leave(gone);
    await assertSucceeds(may?.() ?? Promise.reject(new Error(name)));
    await assertFails(mayNot?.() ?? Promise.resolve());
  });

  test('opens no chat and says nothing in one', async () => {
    const fresh = await newConversation(world);
    await leave(fresh.buyer);
    await assertFails(send(world.as(member(fresh.buyer)), fresh, fresh.buyer, messageIds(1)));
    const talk = await startedConversation(world);
    await assertSucceeds(sendMore(world.as(member(talk.buyer)), talk, talk.buyer, messageIds(8)));
    await leave(talk.buyer);
    for (const count of [1, 8]) {
      await assertFails(sendMore(world.as(member(talk.buyer)), talk, talk.buyer, messageIds(count)));
    }
    await assertSucceeds(sendMore(world.as(member(talk.seller)), talk, talk.seller, messageIds(8)));
  });

  test('an admin who has left sees nothing at the desk', async () => {
    const uid = freshId('admin');
    const desk = world.as(admin(uid));
    await world.given({ 'statistics/2026-03-10': { users: 1 } });
    const looks: readonly (() => Promise<unknown>)[] = [
      () => desk.doc('statistics/2026-03-10').get(),
      () => desk.collection('reports').where('status', '==', 'open').limit(10).get(),
      () => desk.collection('users').limit(10).get(),
    ];
    for (const look of looks) await assertSucceeds(look());
    await leave(uid);
    for (const look of looks) await assertFails(look());
  });
});
