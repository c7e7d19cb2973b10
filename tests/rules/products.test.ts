import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { endlessAddresses, foreignPictureUrl, longAgo, pictureUrl } from './conversation.ts';
import { listingOf, productPictureOf } from './listing.ts';
import {
  admin,
  anonymous,
  freshId,
  member,
  openWorld,
  removeField,
  serverTime,
  timeOf,
  unverified,
  type Fields,
  type World,
} from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const givenListing = async (changes: Fields = {}) => {
  const [seller, id] = [freshId('seller'), freshId('product')];
  const times = { createdAt: longAgo, updatedAt: longAgo, bumpedAt: longAgo };
  await world.given({ [`products/${id}`]: listingOf(seller, { ...times, ...changes }) });
  return { seller, path: `products/${id}` };
};

const publish = (uid: string, changes: Fields = {}, as = member(uid)): Promise<void> =>
  world
    .as(as)
    .doc(`products/${freshId('product')}`)
    .set(listingOf(uid, changes));

describe('listing a product', () => {
  test.each<[string, (uid: string) => Fields]>([
    ['the plain case', () => ({})],
    [
      'every optional field',
      () => ({ fineness: 0.9999, hasStones: true, stoneWeightG: 0.12, maker: '한국금거래소' }),
    ],
    ['ten pictures', (uid) => ({ images: Array.from({ length: 10 }, () => productPictureOf(uid)) })],
    ['texts of the greatest length', () => ({ title: '금'.repeat(40), description: '금'.repeat(2000) })],
    ['markup, which is text like any other', () => ({ title: '<b onclick="x">반지</b>' })],
    ['0.01 g', () => ({ weightG: 0.01 })],
    ['a whole kilogram', () => ({ weightG: 1000 })],
    ['a weight that binary fractions cannot hold', () => ({ weightG: 37.49 })],
  ])('%s is taken', async (_name, changes) => {
    const uid = freshId('seller');
    await assertSucceeds(publish(uid, changes(uid)));
  });

  test.each<[string, Fields]>([
    ['somebody else’s name', { sellerId: 'somebody' }],
    ['no title', { title: '' }],
    ['a title of spaces', { title: '   ' }],
    ['a title of 41 characters', { title: '금'.repeat(41) }],
    ['a description of 10,000 characters', { description: '금'.repeat(10_000) }],
    ['an unknown category', { category: 'silver' }],
    ['an unknown purity', { purity: '9K' }],
    ['a fineness above 1', { fineness: 1.5 }],
    ['no weight', { weightG: 0 }],
    ['a weight in finer steps', { weightG: 3.755 }],
    ['a weight that is a text', { weightG: '3.75' }],
    ['stones where there are none', { stoneWeightG: 0.1 }],
    ['stones heavier than the whole', { hasStones: true, stoneWeightG: 5 }],
    ['a price of nothing', { price: 0 }],
    ['a price in fractions', { price: 1000.5 }],
    ['a price beyond belief', { price: 100_000_000_001 }],
    ['no way to trade', { tradeMethods: [] }],
    ['an unknown way to trade', { tradeMethods: ['drone'] }],
    ['a region with more in it', { region: { sido: '서울', sigungu: '', lat: 37 } }],
    ['no pictures', { images: [] }],
    [
      'a picture from elsewhere',
      { images: [{ url: 'https://example.com/a.jpg', thumbUrl: '', w: 1, h: 1 }] },
    ],
    ['another person’s picture', { images: [productPictureOf('somebody')] }],
    ['a status other than selling', { status: 'sold' }],
    ['an unknown status', { status: 'gift' }],
    ['the client’s own clock', { createdAt: longAgo }],
    ['a bump in the future', { bumpedAt: timeOf('2030-01-01T00:00:00Z') }],
    ['likes it never got', { favoriteCount: 10 }],
    ['chats it never had', { chatCount: 1 }],
    ['views it never had', { viewCount: 1 }],
    ['a price history of its own', { priceHistory: [{ price: 1, at: longAgo }] }],
    ['a buyer', { buyerId: 'somebody' }],
    ['an unknown field', { serialNumber: 'A-1' }],
  ])('%s is refused', async (_name, changes) => {
    await assertFails(publish(freshId('seller'), changes));
  });

  test('an address of more than 2,000 characters is refused, as picture and as thumbnail', async () => {
    const uid = freshId('seller');
    const picture = productPictureOf(uid);
    for (const address of endlessAddresses(`productImages/${uid}`)) {
      await assertFails(publish(uid, { images: [{ ...picture, url: address }] }));
      await assertFails(publish(uid, { images: [{ ...picture, thumbUrl: address }] }));
    }
    const url = pictureUrl(`productImages/${uid}`, 'a'.repeat(300));
    await assertSucceeds(publish(uid, { images: [{ ...picture, url, thumbUrl: url }] }));
  });

  test('pictures come from either bucket of this project, and from no other’s', async () => {
    const uid = freshId('seller');
    const picture = productPictureOf(uid);
    const url = pictureUrl(`productImages/${uid}`);
    const newer = url.replace('.appspot.com', '.firebasestorage.app');
    await assertSucceeds(publish(uid, { images: [{ ...picture, url: newer, thumbUrl: newer }] }));
    const foreign = [
      foreignPictureUrl(`productImages/${uid}`),
      url.replace('demo-geumnaru.', 'demo-geumnaru-2.'),
      url.replace('demo-geumnaru.', 'x-demo-geumnaru.'),
      url.replace('.appspot.com', '.example.com'),
      url.replace('.appspot.com', '-appspot.com'),
    ];
    for (const address of foreign) {
      await assertFails(publish(uid, { images: [{ ...picture, url: address }] }));
      await assertFails(publish(uid, { images: [{ ...picture, thumbUrl: address }] }));
    }
  });

  test('eleven pictures are refused', async () => {
    const uid = freshId('seller');
    await assertFails(publish(uid, { images: Array.from({ length: 11 }, () => productPictureOf(uid)) }));
  });

  test('the id of a product that was deleted names no other, whoever lists it', async () => {
    const [uid, id] = [freshId('seller'), freshId('product')];
    await world.given({ [`retiredProducts/${id}`]: { at: longAgo } });
    for (const seller of [uid, freshId('stranger')]) {
      await assertFails(world.as(member(seller)).doc(`products/${id}`).set(listingOf(seller)));
    }
    await assertSucceeds(publish(uid));
  });

  test('an id leaves room for the ids that are made of it', async () => {
    const uid = freshId('seller');
    const products = world.as(member(uid)).collection('products');
    await assertFails(products.doc(freshId('product').padEnd(65, 'x')).set(listingOf(uid)));
    await assertSucceeds(products.doc(freshId('product').padEnd(64, 'x')).set(listingOf(uid)));
  });

  test('only a member lists, and only in their own name', async () => {
    const uid = freshId('seller');
    for (const person of [anonymous, unverified(uid), member(freshId('stranger')), admin(freshId('admin'))]) {
      await assertFails(publish(uid, {}, person));
    }
  });
});

describe('editing a product', () => {
  const edit = (path: string, uid: string, changes: Fields, as = member(uid)): Promise<void> =>
    world
      .as(as)
      .doc(path)
      .update({ updatedAt: serverTime(), ...changes });

  test('the owner edits what describes it', async () => {
    const { seller, path } = await givenListing();
    await assertSucceeds(edit(path, seller, { title: '순금 돌반지', price: 780_000, maker: '삼성금거래소' }));
    await assertSucceeds(
      edit(path, seller, {
        maker: removeField(),
        images: [productPictureOf(seller), productPictureOf(seller)],
      }),
    );
  });

  test.each<[string, Fields]>([
    ['counters', { favoriteCount: 5 }],
    ['the price history', { priceHistory: [], chatCount: 3 }],
    ['the seller', { sellerId: 'somebody' }],
    ['the day it was listed', { createdAt: serverTime() }],
    ['a deal', { dealt: true }],
    ['a buyer', { buyerId: 'somebody' }],
    ['a reservation', { reservedFor: 'somebody' }],
    ['a sold price', { soldPrice: 1 }],
    ['the client’s own clock', { updatedAt: longAgo, title: '반지' }],
    ['a description that is too long', { description: '금'.repeat(2001) }],
    ['pictures from elsewhere', { images: [{ url: 'https://example.com/a.jpg', thumbUrl: '', w: 1, h: 1 }] }],
    ['an unknown field', { note: 'x' }],
  ])('%s cannot be changed by the owner', async (_name, changes) => {
    const { seller, path } = await givenListing();
    await assertFails(edit(path, seller, changes));
  });

  test('nobody else edits it', async () => {
    const { seller, path } = await givenListing();
    for (const person of [
      anonymous,
      unverified(seller),
      member(freshId('stranger')),
      admin(freshId('admin')),
    ]) {
      await assertFails(edit(path, seller, { price: 1 }, person));
    }
  });

  const steps: Record<string, readonly string[]> = {
    selling: ['selling', 'reserved', 'sold', 'hidden'],
    reserved: ['reserved', 'selling', 'sold', 'hidden'],
    sold: ['sold', 'selling', 'hidden'],
    hidden: ['hidden', 'selling'],
  };
  const statuses = Object.keys(steps);
  test.each(statuses.flatMap((from) => statuses.map((to) => [from, to] as const)))(
    'from %s to %s goes as the machine says',
    async (from, to) => {
      const { seller, path } = await givenListing({ status: from });
      const change = edit(path, seller, { status: to });
      await (steps[from]?.includes(to) ? assertSucceeds(change) : assertFails(change));
    },
  );

  test.each(['dealt', 'reservedFor', 'buyerId'])(
    'a product that is promised to somebody (%s) keeps its status',
    async (field) => {
      const promise = field === 'dealt' ? true : freshId('buyer');
      const { seller, path } = await givenListing({ status: 'reserved', [field]: promise });
      await assertFails(edit(path, seller, { status: 'selling' }));
      await assertFails(edit(path, seller, { status: 'sold' }));
      await assertFails(world.as(member(seller)).doc(path).delete());
    },
  );

  test('a product that an admin took down stays down and as it was, whatever its seller does', async () => {
    const { seller, path } = await givenListing({ status: 'hidden', withheld: true });
    await assertFails(edit(path, seller, { status: 'selling' }));
    await assertFails(edit(path, seller, { withheld: false }));
    await assertFails(edit(path, seller, { status: 'selling', withheld: false }));
    await assertFails(edit(path, seller, { title: '고친 제목' }));
    await assertFails(edit(path, seller, { description: '' }));
  });

  test('a product that an admin took down is nobody’s to delete', async () => {
    const { seller, path } = await givenListing({ status: 'hidden', withheld: true });
    for (const person of [member(seller), admin(freshId('admin'))]) {
      await assertFails(world.as(person).doc(path).delete());
    }
  });

  test('a sold product keeps its words', async () => {
    const { seller, path } = await givenListing({ status: 'sold' });
    await assertFails(edit(path, seller, { price: 1 }));
  });

  test('a product goes to the top once a day, while it is on sale', async () => {
    const { seller, path } = await givenListing();
    await assertFails(edit(path, seller, { bumpedAt: timeOf('2030-01-01T00:00:00Z') }));
    await assertSucceeds(edit(path, seller, { bumpedAt: serverTime() }));
    await assertFails(edit(path, seller, { bumpedAt: serverTime() }));
    const sold = await givenListing({ status: 'reserved' });
    await assertFails(edit(sold.path, sold.seller, { bumpedAt: serverTime() }));
  });

  test('the owner deletes it, nobody else: the desk takes it down by a function', async () => {
    const { seller, path } = await givenListing();
    for (const person of [
      anonymous,
      unverified(seller),
      member(freshId('stranger')),
      admin(freshId('admin')),
    ]) {
      await assertFails(world.as(person).doc(path).delete());
    }
    await assertSucceeds(world.as(member(seller)).doc(path).delete());
  });
});

describe('seeing products', () => {
  test('everybody sees what is shown, also that something does not exist', async () => {
    const { path } = await givenListing({ status: 'sold' });
    for (const person of [anonymous, unverified(freshId('user')), member(freshId('stranger'))]) {
      await assertSucceeds(world.as(person).doc(path).get());
      await assertSucceeds(
        world
          .as(person)
          .doc(`products/${freshId('missing')}`)
          .get(),
      );
    }
  });

  test('a hidden one is seen by its owner and by admins', async () => {
    const { seller, path } = await givenListing({ status: 'hidden' });
    await assertSucceeds(world.as(member(seller)).doc(path).get());
    await assertSucceeds(
      world
        .as(admin(freshId('admin')))
        .doc(path)
        .get(),
    );
    await assertFails(world.as(anonymous).doc(path).get());
    await assertFails(
      world
        .as(member(freshId('stranger')))
        .doc(path)
        .get(),
    );
  });

  test('a list names the statuses it wants, or whose products, and is bounded', async () => {
    const { seller } = await givenListing({ status: 'hidden' });
    const products = (person = anonymous) => world.as(person).collection('products');
    const shown = ['selling', 'reserved', 'sold'];
    await assertSucceeds(
      products().where('status', 'in', shown).orderBy('bumpedAt', 'desc').limit(500).get(),
    );
    await assertSucceeds(
      products().where('status', '==', 'selling').orderBy('bumpedAt', 'desc').limit(50).get(),
    );
    await assertFails(products().where('status', '==', 'selling').limit(501).get());
    await assertFails(
      products()
        .where('status', 'in', [...shown, 'hidden'])
        .limit(50)
        .get(),
    );
    await assertFails(products().orderBy('bumpedAt', 'desc').limit(50).get());
    const own = (person = member(seller)) =>
      products(person).where('sellerId', '==', seller).limit(100).get();
    await assertSucceeds(own());
    await assertFails(own(member(freshId('stranger'))));
    await assertFails(own(anonymous));
    await assertSucceeds(
      products(admin(freshId('admin')))
        .orderBy('updatedAt')
        .limit(100)
        .get(),
    );
  });
});
