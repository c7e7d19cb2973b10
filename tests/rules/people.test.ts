import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { foreignPictureUrl, longAgo, pictureUrl } from './conversation.ts';
import { listingOf } from './listing.ts';
import { postOf } from './post.ts';
import {
  admin,
  anonymous,
  arrayUnion,
  emailOf,
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

const accountOf = (uid: string, changes: Fields = {}): Fields => ({
  nickname: '금이',
  phone: '010-1234-5678',
  email: emailOf(uid),
  createdAt: serverTime(),
  ...changes,
});

const givenAccount = async (changes: Fields = {}): Promise<string> => {
  const uid = freshId('user');
  await world.given({ [`users/${uid}`]: { ...accountOf(uid), createdAt: longAgo, ...changes } });
  return uid;
};

describe('users', () => {
  test('a member makes their own account, with or without a name', async () => {
    const [named, nameless] = [freshId('user'), freshId('user')];
    await assertSucceeds(world.as(member(named)).doc(`users/${named}`).set(accountOf(named)));
    const bare = accountOf(nameless, { nickname: '', phone: '' });
    await assertSucceeds(world.as(member(nameless)).doc(`users/${nameless}`).set(bare));
  });

  test('nobody makes another person’s account, and an unverified person none', async () => {
    const uid = freshId('user');
    for (const person of [anonymous, unverified(uid), member(freshId('stranger')), admin(freshId('admin'))]) {
      await assertFails(world.as(person).doc(`users/${uid}`).set(accountOf(uid)));
    }
  });

  test.each<[string, Fields]>([
    ['another e-mail than the token’s', { email: 'somebody@example.com' }],
    ['a nickname of 41 characters', { nickname: '금'.repeat(41) }],
    ['a phone number with letters', { phone: '공일공' }],
    ['a phone number of 21 digits', { phone: '0'.repeat(21) }],
    ['the client’s own clock', { createdAt: longAgo }],
    ['an admin claim', { admin: true }],
    ['a portrait from elsewhere', { photoUrl: 'https://example.com/me.jpg' }],
    ['21 push tokens', { fcmTokens: Array.from({ length: 21 }, (_, n) => `t${n}`) }],
    ['push tokens that are no texts', { fcmTokens: [1, 2] }],
    ['a push token of 9,000 characters', { fcmTokens: ['t'.repeat(9000)] }],
    ['quiet hours that are no map', { quietHours: 'always' }],
    ['quiet hours without an end', { quietHours: { fromMinute: 0 } }],
    ['quiet hours with more than two minutes', { quietHours: { fromMinute: 0, toMinute: 1, days: [1] } }],
    ['quiet hours past midnight', { quietHours: { fromMinute: 0, toMinute: 1440 } }],
    ['quiet hours in half minutes', { quietHours: { fromMinute: 0.5, toMinute: 1 } }],
  ])('%s is refused', async (_name, changes) => {
    const uid = freshId('user');
    await assertFails(world.as(member(uid)).doc(`users/${uid}`).set(accountOf(uid, changes)));
  });

  test('whoever has left makes nothing public with the token that is left; others do', async () => {
    const [gone, here] = [freshId('gone'), freshId('here')];
    await world.given({ [`formerMembers/${gone}`]: { leftAt: longAgo } });
    const [before, present] = [world.as(member(gone)), world.as(member(here))];
    await assertFails(before.doc(`users/${gone}`).set(accountOf(gone)));
    await assertSucceeds(present.doc(`users/${here}`).set(accountOf(here)));
    await assertFails(before.doc(`products/${freshId('product')}`).set(listingOf(gone)));
    await assertSucceeds(present.doc(`products/${freshId('product')}`).set(listingOf(here)));
    await assertFails(before.doc(`posts/${freshId('post')}`).set(postOf(gone)));
    const post = `posts/${freshId('post')}`;
    await assertSucceeds(present.doc(post).set(postOf(here)));
    const comment = { parentId: null, content: '저도 궁금해요.', createdAt: serverTime(), deleted: false };
    await assertFails(before.doc(`${post}/comments/a`).set({ authorId: gone, ...comment }));
    await assertSucceeds(present.doc(`${post}/comments/b`).set({ authorId: here, ...comment }));
    const [sold, times] = [freshId('sold'), { createdAt: longAgo, updatedAt: longAgo, bumpedAt: longAgo }];
    await world.given({ [`products/${sold}`]: listingOf(gone, { ...times, status: 'sold' }) });
    const reopened = { status: 'selling', updatedAt: serverTime() };
    await assertFails(before.doc(`products/${sold}`).update(reopened));
    await world.given({ [`products/${sold}`]: listingOf(here, { ...times, status: 'sold' }) });
    await assertSucceeds(present.doc(`products/${sold}`).update(reopened));
    await assertFails(before.doc(`formerMembers/${gone}`).delete());
  });

  test('the owner changes name, phone, portrait and push tokens', async () => {
    const uid = await givenAccount();
    const account = world.as(member(uid)).doc(`users/${uid}`);
    await assertSucceeds(account.update({ nickname: '금가루', phone: '' }));
    await assertSucceeds(account.update({ photoUrl: pictureUrl(`profileImages/${uid}`) }));
    await assertFails(account.update({ photoUrl: foreignPictureUrl(`profileImages/${uid}`) }));
    await assertSucceeds(account.update({ photoUrl: null }));
    await assertSucceeds(account.set({ fcmTokens: arrayUnion('token') }, { merge: true }));
    await assertSucceeds(account.update({ quietHours: { fromMinute: 1320, toMinute: 480 } }));
    await assertSucceeds(account.update({ quietHours: null }));
  });

  test('the owner changes neither birth date nor e-mail nor unknown fields, and does not delete', async () => {
    const uid = await givenAccount();
    const account = world.as(member(uid)).doc(`users/${uid}`);
    await assertFails(account.update({ createdAt: serverTime() }));
    await assertFails(account.update({ email: 'somebody@example.com' }));
    await assertFails(account.update({ admin: true }));
    await assertFails(account.delete());
  });

  test('an account that kept an older e-mail can still be changed', async () => {
    const uid = await givenAccount({ email: 'older@example.com' });
    const account = world.as(member(uid)).doc(`users/${uid}`);
    await assertSucceeds(account.update({ nickname: '새 이름' }));
    await assertSucceeds(account.update({ email: emailOf(uid) }));
  });

  test('owner and admins read it, nobody else', async () => {
    const uid = await givenAccount();
    await assertSucceeds(world.as(member(uid)).doc(`users/${uid}`).get());
    await assertSucceeds(
      world
        .as(admin(freshId('admin')))
        .doc(`users/${uid}`)
        .get(),
    );
    await assertSucceeds(
      world
        .as(admin(freshId('admin')))
        .collection('users')
        .limit(100)
        .get(),
    );
    for (const person of [anonymous, unverified(uid), member(freshId('stranger'))]) {
      await assertFails(world.as(person).doc(`users/${uid}`).get());
      await assertFails(world.as(person).collection('users').limit(10).get());
    }
    await assertFails(
      world
        .as(member(freshId('stranger')))
        .doc(`users/${uid}`)
        .update({ phone: '' }),
    );
    await assertFails(
      world
        .as(admin(freshId('admin')))
        .doc(`users/${uid}`)
        .update({ phone: '' }),
    );
  });
});

describe('profiles', () => {
  test('everybody reads them, nobody writes them', async () => {
    const uid = freshId('user');
    await world.given({ [`profiles/${uid}`]: { nickname: '금이', reviewCount: 0 } });
    for (const person of [anonymous, unverified(uid), member(uid), admin(freshId('admin'))]) {
      const database = world.as(person);
      await assertSucceeds(database.doc(`profiles/${uid}`).get());
      await assertSucceeds(database.collection('profiles').limit(100).get());
      await assertFails(database.collection('profiles').get());
      await assertFails(database.doc(`profiles/${uid}`).update({ reviewCount: 99 }));
      await assertFails(database.doc(`profiles/${freshId('user')}`).set({ nickname: '가짜' }));
    }
  });
});

describe('favorites', () => {
  const favorite = (productId: string, changes: Fields = {}): Fields => ({
    favoriteProductId: productId,
    createdAt: serverTime(),
    ...changes,
  });

  test('a member keeps own favorites, adds one again, finds it by product and removes it', async () => {
    const [uid, productId] = [freshId('user'), freshId('product')];
    const items = world.as(member(uid)).collection(`favorites/${uid}/items`);
    await assertSucceeds(items.doc(productId).set(favorite(productId)));
    await assertSucceeds(items.doc(productId).set(favorite(productId)));
    await assertSucceeds(items.doc(productId).get());
    await assertSucceeds(items.where('favoriteProductId', '==', productId).limit(20).get());
    await assertSucceeds(items.orderBy('createdAt', 'desc').limit(500).get());
    await assertFails(items.get());
    await assertSucceeds(items.doc(productId).delete());
  });

  test('an old item under another id can be removed', async () => {
    const uid = freshId('user');
    await world.given({ [`favorites/${uid}/items/old`]: { favoriteProductId: 'p' } });
    await assertSucceeds(world.as(member(uid)).doc(`favorites/${uid}/items/old`).delete());
  });

  test.each<[string, (productId: string) => Fields]>([
    ['another product than the id says', () => favorite('another')],
    ['the client’s own clock', (productId) => favorite(productId, { createdAt: longAgo })],
    ['an unknown field', (productId) => favorite(productId, { note: 'x' })],
  ])('%s is refused', async (_name, fields) => {
    const [uid, productId] = [freshId('user'), freshId('product')];
    await assertFails(
      world.as(member(uid)).doc(`favorites/${uid}/items/${productId}`).set(fields(productId)),
    );
  });

  test('nobody sees or touches another person’s', async () => {
    const [uid, productId] = [freshId('user'), freshId('product')];
    await world.given({ [`favorites/${uid}/items/${productId}`]: favorite(productId) });
    const people = [anonymous, unverified(uid), member(freshId('stranger')), admin(freshId('admin'))];
    for (const person of people) {
      const item = world.as(person).doc(`favorites/${uid}/items/${productId}`);
      await assertFails(item.get());
      await assertFails(item.set(favorite(productId)));
      await assertFails(item.delete());
      await assertFails(world.as(person).collectionGroup('items').limit(10).get());
    }
  });
});

describe('target prices', () => {
  const target = (changes: Fields = {}): Fields => ({
    side: 'sell',
    direction: 'up',
    perDon: 800_000,
    createdAt: serverTime(),
    ...changes,
  });
  const asOwner = (uid: string) => {
    const own = world.as(member(uid));
    return {
      list: own.collection(`priceTargets/${uid}/targets`),
      item: (id: string) => own.doc(`priceTargets/${uid}/targets/${id}`),
    };
  };

  test('a member sets one, sets it again, lists and takes it back', async () => {
    const own = asOwner(freshId('user'));
    await assertSucceeds(own.item('sell_up_800000').set(target()));
    await assertSucceeds(own.item('sell_up_800000').set(target()));
    await assertSucceeds(own.list.limit(100).get());
    await assertFails(own.list.limit(101).get());
    await assertSucceeds(own.item('sell_up_800000').delete());
  });

  test('its id and its fields say the same, and within what gold may cost', async () => {
    const own = asOwner(freshId('user'));
    await assertFails(own.item('sell_up_800001').set(target()));
    await assertFails(own.item('buy_up_800000').set(target()));
    await assertFails(own.item('sell_up_9999').set(target({ perDon: 9_999 })));
    await assertFails(own.item('sell_up_100000001').set(target({ perDon: 100_000_001 })));
    await assertFails(own.item('sell_up_800000.5').set(target({ perDon: 800_000.5 })));
    await assertFails(own.item('sell_over_800000').set(target({ direction: 'over' })));
    await assertFails(own.item('sell_up_800000').set(target({ createdAt: longAgo })));
    await assertFails(own.item('sell_up_800000').set(target({ note: 'x' })));
  });

  test('nobody else sees or changes it', async () => {
    const uid = freshId('user');
    const path = `priceTargets/${uid}/targets/sell_up_800000`;
    await world.given({ [path]: target({ createdAt: longAgo }) });
    for (const person of [anonymous, unverified(uid), member(freshId('other')), admin(freshId('admin'))]) {
      const item = world.as(person).doc(path);
      await assertFails(item.get());
      await assertFails(item.delete());
      await assertFails(item.set(target()));
      await assertFails(world.as(person).collectionGroup('targets').limit(10).get());
    }
  });
});

describe('kept searches', () => {
  test('are read by their owner, a page at a time, and written by nobody', async () => {
    const uid = freshId('user');
    const path = `savedSearches/${uid}/searches/${'a'.repeat(64)}`;
    const search = {
      address: 'search=a',
      isPaused: false,
      createdAt: longAgo,
      anchors: ['w|a'],
      priceMax: 1,
    };
    await world.given({ [path]: search, [`${path}/told/p1`]: { expireAt: longAgo } });
    const own = world.as(member(uid));
    await assertSucceeds(own.doc(path).get());
    await assertSucceeds(own.collection(`savedSearches/${uid}/searches`).limit(100).get());
    await assertFails(own.collection(`savedSearches/${uid}/searches`).limit(101).get());
    await assertFails(own.doc(`${path}/told/p1`).get());
    await assertFails(own.collection(`savedSearches/${uid}/searches`).doc('new').set(search));
    await assertFails(own.doc(path).update({ isPaused: true }));
    await assertFails(own.doc(path).delete());
    // The witness of wishes about them is the function's as well.
    const witness = own.doc(`wishes/${uid}/items/search_${'a'.repeat(64)}`);
    await assertFails(witness.set({ at: serverTime() }));
    await assertSucceeds(witness.get());
    for (const person of [anonymous, unverified(uid), member(freshId('other')), admin(freshId('admin'))]) {
      await assertFails(world.as(person).doc(path).get());
      await assertFails(world.as(person).doc(path).delete());
      await assertFails(world.as(person).collectionGroup('searches').limit(10).get());
    }
  });
});

describe('blocks', () => {
  test('a member blocks, blocks again, lists and unblocks', async () => {
    const [uid, other] = [freshId('user'), freshId('other')];
    const items = world.as(member(uid)).collection(`blocks/${uid}/items`);
    await assertSucceeds(items.doc(other).set({ createdAt: serverTime() }));
    await assertSucceeds(items.doc(other).set({ createdAt: serverTime() }));
    await assertSucceeds(items.limit(500).get());
    await assertFails(items.limit(501).get());
    await assertSucceeds(items.doc(other).delete());
  });

  test('nobody blocks themselves, or writes more than a time', async () => {
    const [uid, other] = [freshId('user'), freshId('other')];
    const items = world.as(member(uid)).collection(`blocks/${uid}/items`);
    await assertFails(items.doc(uid).set({ createdAt: serverTime() }));
    await assertFails(items.doc(other).set({ createdAt: longAgo }));
    await assertFails(items.doc(other).set({ createdAt: serverTime(), reason: 'x' }));
  });

  test('nobody else sees or changes a block, the blocked person neither', async () => {
    const [uid, other] = [freshId('user'), freshId('other')];
    await world.given({ [`blocks/${uid}/items/${other}`]: { createdAt: longAgo } });
    for (const person of [anonymous, unverified(uid), member(other), admin(freshId('admin'))]) {
      const item = world.as(person).doc(`blocks/${uid}/items/${other}`);
      await assertFails(item.get());
      await assertFails(item.delete());
      await assertFails(item.set({ createdAt: serverTime() }));
    }
  });
});
