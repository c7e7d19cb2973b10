import { createHash } from 'node:crypto';
import { conversationOf, messageFields, openingFields, sendMore, send } from './conversation.ts';
import { listingOf } from './listing.ts';
import { postOf } from './post.ts';
import type { Deed, Scene } from './scene.ts';
import { ofFunctions } from './scene-of-functions.ts';
import { emailOf, freshId, increment, serverTime, timeOf, type Fields, type World } from './world.ts';

const made: Fields = { createdAt: timeOf('2026-01-02T03:04:05Z'), updatedAt: timeOf('2026-01-02T03:04:05Z') };

/** A scene in which one document lies at `path`. */
async function at(
  world: World,
  path: string,
  data: Fields,
  {
    create,
    update,
    list = (database) => database.collection(parentOf(path)).limit(10).get(),
  }: {
    readonly create: Deed;
    readonly update: Fields;
    readonly list?: Deed;
  },
): Promise<Scene> {
  await world.given({ [path]: data });
  return {
    get: (database) => database.doc(path).get(),
    list,
    create,
    update: (database) => database.doc(path).update(update),
    delete: (database) => database.doc(path).delete(),
  };
}

const parentOf = (path: string): string => path.split('/').slice(0, -1).join('/');

/** Lists what belongs to `owner` by that field, as the app does. */
const ownList =
  (collection: string, field: string, owner: string): Deed =>
  (database) =>
    database.collection(collection).where(field, '==', owner).limit(10).get();

/** What only functions write: anybody's attempt is any document. */
const ofTheHouse = (world: World, collection: string, data: Fields = { a: 1 }, list?: Deed): Promise<Scene> =>
  at(world, `${collection}/${freshId('one')}`, data, {
    create: (database) => database.doc(`${collection}/${freshId('new')}`).set(data),
    update: { a: 2 },
    ...(list ? { list } : {}),
  });

const account = (uid: string): Fields => ({ nickname: '금이', phone: '', email: emailOf(uid) });

/** By collection, as they stand in firestore.rules. */
export const SCENES: Readonly<Record<string, (world: World, owner: string) => Promise<Scene>>> = {
  chats: async (world, owner) => {
    const [there, seller, productId] = [await aChat(world, owner), freshId('seller'), freshId('product')];
    await world.given({ [`products/${productId}`]: { sellerId: seller, status: 'selling' } });
    return {
      get: (database) => database.doc(there.chatPath).get(),
      list: (database) =>
        database.collection('chats').where('participants', 'array-contains', owner).limit(10).get(),
      create: (database) =>
        send(database, conversationOf(productId, owner, seller), owner, [freshId('message')]),
      update: (database) => sendMore(database, there, owner, [freshId('message')]),
      delete: (database) => database.doc(there.chatPath).delete(),
    };
  },
  'chats/messages': async (world, owner) => {
    const there = await aChat(world, owner);
    const path = `${there.chatPath}/messages/${freshId('message')}`;
    await world.given({ [path]: { ...messageFields(there.seller), timestamp: new Date() } });
    return {
      get: (database) => database.doc(path).get(),
      list: (database) => database.collection(`${there.chatPath}/messages`).limit(10).get(),
      create: (database) => sendMore(database, there, owner, [freshId('message')]),
      update: (database) => database.doc(path).update({ readBy: [there.seller, owner] }),
      delete: (database) => database.doc(path).delete(),
    };
  },
  users: async (world, owner) => {
    const path = `users/${owner}`;
    const own = { ...account(owner), createdAt: serverTime() };
    return {
      // In this order: made first, then looked at and changed.
      create: (database) => database.doc(path).set(own),
      get: async (database) => {
        await world.given({ [path]: { ...own, createdAt: made['createdAt'] } });
        return database.doc(path).get();
      },
      list: (database) => database.collection('users').limit(10).get(),
      update: (database) => database.doc(path).update({ phone: '010-1234-5678' }),
      delete: (database) => database.doc(path).delete(),
    };
  },
  profiles: (world) => ofTheHouse(world, 'profiles'),
  'quotas/kinds': (world, owner) => {
    const begun = { since: serverTime(), used: 1, added: 1, of: 'p1', at: serverTime() };
    return at(world, `quotas/${owner}/kinds/posts`, begun, {
      create: (database) => database.doc(`quotas/${owner}/kinds/comments`).set(begun),
      update: { used: increment(1), added: 1, of: 'p2', at: serverTime() },
    });
  },
  signUps: async (world, owner) => {
    const path = `signUps/${owner}`;
    const typed = { nickname: '금이', phone: '010-1234-5678', at: serverTime() };
    return {
      // In this order: made first, then looked at and changed.
      create: (database) => database.doc(path).set(typed),
      get: async (database) => {
        await world.given({ [path]: { ...typed, at: made['createdAt'] } });
        return database.doc(path).get();
      },
      list: (database) => database.collection('signUps').limit(10).get(),
      update: (database) => database.doc(path).update({ nickname: '은이', at: serverTime() }),
      delete: (database) => database.doc(path).delete(),
    };
  },
  'consents/items': (world, owner) => {
    const said = { isGiven: true, version: '2025-01-01', at: serverTime() };
    return at(world, `consents/${owner}/items/news`, said, {
      create: (database) => database.doc(`consents/${owner}/items/service`).set(said),
      update: { isGiven: false, at: serverTime() },
    });
  },
  'favorites/items': (world, owner) =>
    wished(world, `favorites/${owner}/items`, ['p1', 'p2'], (id) => ({ favoriteProductId: id })),
  'priceTargets/targets': (world, owner) =>
    wished(world, `priceTargets/${owner}/targets`, ['sell_up_800000', 'sell_up_810000'], (id) => ({
      side: 'sell',
      direction: 'up',
      perDon: Number(id.slice(-6)),
    })),
  'savedSearches/searches': (world, owner) => ofFunctions(world, `savedSearches/${owner}/searches/s1`),
  'blocks/items': (world, owner) => wished(world, `blocks/${owner}/items`, ['u1', 'u2'], () => ({})),
  'wishes/items': (world, owner) =>
    at(
      world,
      `wishes/${owner}/items/like_p1`,
      { at: made['createdAt'] },
      {
        create: (database) => database.doc(`wishes/${owner}/items/like_p2`).set({ at: serverTime() }),
        update: { at: serverTime() },
      },
    ),
  reports: async (world, owner) => {
    const postId = freshId('post');
    await world.given({ [`posts/${postId}`]: { title: '광고' } });
    const report = (targetId: string): Fields => ({
      reporterId: owner,
      targetType: 'post',
      targetId,
      parentId: null,
      reason: 'spam',
      detail: '',
      status: 'open',
    });
    const id = createHash('sha256').update(`post//${postId}/${owner}`).digest('hex');
    return at(
      world,
      `reports/${freshId('report')}`,
      { ...report('p'), createdAt: made['createdAt'] },
      {
        create: (database) =>
          database.doc(`reports/${id}`).set({ ...report(postId), createdAt: serverTime() }),
        update: { status: 'resolved' },
        list: ownList('reports', 'reporterId', owner),
      },
    );
  },
  products: (world, owner) =>
    at(world, `products/${freshId('product')}`, listingOf(owner, { ...made, bumpedAt: made['createdAt'] }), {
      create: (database) => database.doc(`products/${freshId('product')}`).set(listingOf(owner)),
      update: { title: '다른 제목', updatedAt: serverTime() },
      list: (database) => database.collection('products').where('status', '==', 'selling').limit(10).get(),
    }),
  'products (hidden)': (world, owner) =>
    at(
      world,
      `products/${freshId('product')}`,
      listingOf(owner, { ...made, bumpedAt: made['createdAt'], status: 'hidden' }),
      {
        create: (database) =>
          database.doc(`products/${freshId('product')}`).set(listingOf(owner, { status: 'hidden' })),
        update: { title: '다른 제목', updatedAt: serverTime() },
        list: (database) =>
          database
            .collection('products')
            .where('sellerId', '==', owner)
            .where('status', '==', 'hidden')
            .limit(10)
            .get(),
      },
    ),
  listingCards: (world) => ofTheHouse(world, 'listingCards'),
  'products/views': async (world, owner) => {
    const [path, seen] = [`products/${freshId('product')}`, `products/${freshId('product')}`];
    const listing = listingOf(freshId('seller'), { ...made, bumpedAt: made['createdAt'] });
    await world.given({ [path]: listing, [seen]: listing });
    return at(
      world,
      `${seen}/views/${owner}`,
      { uid: owner },
      {
        create: (database) => database.doc(`${path}/views/${owner}`).set({ uid: owner }),
        update: { uid: owner },
      },
    );
  },
  orders: (world, owner) =>
    ofTheHouse(
      world,
      'orders',
      { buyerId: owner, sellerId: 's', status: 'reserved' },
      ownList('orders', 'buyerId', owner),
    ),
  reviews: async (world, owner) => {
    const orderId = freshId('order');
    await world.given({ [`orders/${orderId}`]: { buyerId: owner, sellerId: 's', status: 'completed' } });
    const review = {
      orderId,
      reviewerId: owner,
      revieweeId: 's',
      role: 'buyer',
      rating: 'best',
      tags: [],
      content: '',
    };
    return at(
      world,
      `reviews/${freshId('review')}`,
      { ...review, createdAt: made['createdAt'] },
      {
        create: (database) =>
          database.doc(`reviews/${orderId}_${owner}`).set({ ...review, createdAt: serverTime() }),
        update: { rating: 'bad' },
      },
    );
  },
  goldExchanges: async (world, owner) => {
    const scene = await ofTheHouse(
      world,
      'goldExchanges',
      { userId: owner, viewed: false },
      ownList('goldExchanges', 'userId', owner),
    );
    const path = `goldExchanges/${freshId('exchange')}`;
    await world.given({ [path]: { userId: owner, viewed: false } });
    return {
      ...scene,
      update: (database) => database.doc(path).update({ viewed: true, touchedAt: serverTime() }),
    };
  },
  'goldExchanges/events': async (world, owner) => {
    const exchange = `goldExchanges/${freshId('exchange')}`;
    await world.given({ [exchange]: { userId: owner } });
    return ofTheHouse(world, `${exchange}/events`);
  },
  notifications: (world, owner) => {
    const notice = { to: owner, type: 'system', title: '안내', body: '', link: '', meta: {}, read: false };
    return at(
      world,
      `notifications/${freshId('notice')}`,
      { ...notice, createdAt: made['createdAt'] },
      {
        create: (database) =>
          database.doc(`notifications/${freshId('notice')}`).set({ ...notice, createdAt: serverTime() }),
        update: { read: true },
        list: ownList('notifications', 'to', owner),
      },
    );
  },
  posts: (world, owner) =>
    at(world, `posts/${freshId('post')}`, postOf(owner, made), {
      create: (database) => database.doc(`posts/${freshId('post')}`).set(postOf(owner)),
      update: { title: '다른 제목', updatedAt: serverTime() },
    }),
  postKeys: (world) => ofTheHouse(world, 'postKeys'),
  'posts/comments': async (world, owner) => {
    const post = `posts/${freshId('post')}`;
    await world.given({ [post]: postOf(freshId('author'), made) });
    const comment = { authorId: owner, parentId: null, content: '네', deleted: false };
    return at(
      world,
      `${post}/comments/${freshId('comment')}`,
      { ...comment, createdAt: made['createdAt'] },
      {
        create: (database) =>
          database.doc(`${post}/comments/${freshId('comment')}`).set({ ...comment, createdAt: serverTime() }),
        update: { content: '', deleted: true },
      },
    );
  },
  'posts/likes': async (world, owner) => {
    const [post, other] = [`posts/${freshId('post')}`, `posts/${freshId('post')}`];
    await world.given({ [post]: postOf(freshId('author'), made), [other]: postOf(freshId('author'), made) });
    return at(
      world,
      `${post}/likes/${owner}`,
      { createdAt: made['createdAt'] },
      {
        create: (database) => database.doc(`${other}/likes/${owner}`).set({ createdAt: serverTime() }),
        update: { createdAt: serverTime() },
      },
    );
  },
  stores: (world) => ofTheHouse(world, 'stores'),
  feeTables: (world) => ofTheHouse(world, 'feeTables'),
  goldPrices: (world) => ofTheHouse(world, 'goldPrices'),
  goldPriceYears: (world) => ofTheHouse(world, 'goldPriceYears'),
  adminActions: (world) => ofTheHouse(world, 'adminActions'),
  reportDecisions: (world) => ofTheHouse(world, 'reportDecisions'),
  statistics: (world) => ofTheHouse(world, 'statistics'),
  systemRuns: (world) => ofTheHouse(world, 'systemRuns'),
  systemFaults: (world) => ofTheHouse(world, 'systemFaults'),
  clientErrors: (world) => ofTheHouse(world, 'clientErrors'),
  'everything else': (world) => ofTheHouse(world, 'evidence'),
};

/** One that is there, and another that is made: each has a time that the server writes. */
const wished = (world: World, folder: string, [there, other]: [string, string], of: (id: string) => Fields) =>
  at(
    world,
    `${folder}/${there}`,
    { ...of(there), createdAt: made['createdAt'] },
    {
      create: (database) => database.doc(`${folder}/${other}`).set({ ...of(other), createdAt: serverTime() }),
      update: { createdAt: serverTime() },
    },
  );

async function aChat(world: World, owner: string) {
  const talk = conversationOf(freshId('product'), owner, freshId('seller'));
  const opening = openingFields(talk, owner, [freshId('message')]);
  await world.given({
    [talk.chatPath]: {
      ...opening,
      lastMessageAt: new Date(),
      lastUpdated: new Date(),
      touchedAt: new Date(),
    },
  });
  return talk;
}
