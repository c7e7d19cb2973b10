import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COUNTED_BY_FUNCTIONS, QUOTAS, type QuotaKind } from '#domain/quota/quotas.ts';
import { writeCount } from './counting.ts';
import {
  longAgo,
  messageIds,
  newConversation,
  send,
  sendingFields,
  sendMore,
  startedConversation,
  withMessages,
  type Conversation,
} from './conversation.ts';
import { listingOf } from './listing.ts';
import { postOf } from './post.ts';
import {
  anonymous,
  freshId,
  increment,
  member,
  openWorld,
  serverTime,
  unverified,
  type Database,
  type Fields,
  type World,
} from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const placeOf = (uid: string, kind: string): string => `quotas/${uid}/kinds/${kind}`;
const used = (count: number, since: unknown = new Date()): Fields => ({
  since,
  used: count,
  added: 1,
  of: 'earlier',
  at: longAgo,
});

interface Made {
  readonly path: string;
  readonly data: Fields;
  readonly of: string;
}

/** One more of each kind, by somebody. */
const MAKES: Readonly<Partial<Record<QuotaKind, (uid: string) => Promise<Made>>>> = {
  listings: async (uid) => {
    const id = freshId('product');
    return { path: `products/${id}`, data: listingOf(uid), of: id };
  },
  posts: async (uid) => {
    const id = freshId('post');
    return { path: `posts/${id}`, data: postOf(uid), of: id };
  },
  comments: async (uid) => {
    const [post, id] = [await somePost(), freshId('comment')];
    const comment = { authorId: uid, parentId: null, content: '네', deleted: false, createdAt: serverTime() };
    return { path: `posts/${post}/comments/${id}`, data: comment, of: `${post}/${id}` };
  },
  likes: async (uid) => {
    const post = await somePost();
    return { path: `posts/${post}/likes/${uid}`, data: { createdAt: serverTime() }, of: post };
  },
  favorites: async (uid) => {
    const id = freshId('product');
    const data = { favoriteProductId: id, createdAt: serverTime() };
    return { path: `favorites/${uid}/items/${id}`, data, of: id };
  },
  targets: async (uid) => {
    const data = { side: 'sell', direction: 'up', perDon: 800_000, createdAt: serverTime() };
    return { path: `priceTargets/${uid}/targets/sell_up_800000`, data, of: 'sell_up_800000' };
  },
  reports: async (uid) => {
    const post = await somePost();
    const id = createHash('sha256').update(`post//${post}/${uid}`).digest('hex');
    const data = {
      reporterId: uid,
      targetType: 'post',
      targetId: post,
      parentId: null,
      reason: 'spam',
      detail: '',
      status: 'open',
      createdAt: serverTime(),
    };
    return { path: `reports/${id}`, data, of: id };
  },
};

async function somePost(): Promise<string> {
  const id = freshId('post');
  await world.given({
    [`posts/${id}`]: postOf(freshId('author'), { createdAt: longAgo, updatedAt: longAgo }),
  });
  return id;
}

const make = async (uid: string, kind: QuotaKind): Promise<Made> => {
  const made = await MAKES[kind]?.(uid);
  if (!made) throw new Error(`nothing makes ${kind}`);
  return made;
};

const KINDS = Object.keys(MAKES).filter((kind): kind is QuotaKind => kind in QUOTAS);

test('the rules hold everybody to the numbers of the app', () => {
  const [, table = ''] =
    /function quotas\(\) \{\s*return \{([^}]*)\}/.exec(readFileSync('firestore.rules', 'utf8')) ?? [];
  const said = [...table.matchAll(/'(\w+)': \[(\d+), (\d+)\]/g)].map(([, kind, most, windowMinutes]) => [
    kind,
    { most: Number(most), windowMinutes: Number(windowMinutes) },
  ]);
  const meant = Object.entries(QUOTAS).filter(
    ([kind]) => !COUNTED_BY_FUNCTIONS.some((other) => other === kind),
  );
  expect(Object.fromEntries(said)).toEqual(Object.fromEntries(meant));
});

describe.each(KINDS)('%s', (kind) => {
  const { most, windowMinutes } = QUOTAS[kind];

  test('nothing is made that is not counted, or counted as something else', async () => {
    const uid = freshId('raw');
    const { path, data, of } = await make(uid, kind);
    const bare = world.bare(member(uid));
    await assertFails(bare.doc(path).set(data));
    const wrong = bare.batch().set(bare.doc(path), data);
    await writeCount(bare, wrong, uid, kind, { of: `${of}x`, added: 1 });
    await assertFails(wrong.commit());
    await assertSucceeds(world.as(member(uid)).doc(path).set(data));
    expect(await world.stored(placeOf(uid, kind))).toMatchObject({ used: 1, of });
  });

  test('the last is taken, one more is not until the window has passed', async () => {
    const uid = freshId('busy');
    const put = async () => {
      const { path, data } = await make(uid, kind);
      return world.as(member(uid)).doc(path).set(data);
    };
    await world.given({ [placeOf(uid, kind)]: used(most - 1) });
    await assertSucceeds(put());
    await assertFails(put());
    const passed = new Date(Date.now() - windowMinutes * 60_000 - 1_000);
    await world.given({ [placeOf(uid, kind)]: used(most, passed) });
    await assertSucceeds(put());
    expect(await world.stored(placeOf(uid, kind))).toMatchObject({ used: 1 });
  });

  test('one count serves one thing', async () => {
    const uid = freshId('twice');
    const [one, other] = [await make(uid, kind), await make(uid, kind)];
    const bare = world.bare(member(uid));
    const both = bare.batch().set(bare.doc(one.path), one.data).set(bare.doc(other.path), other.data);
    await writeCount(bare, both, uid, kind, { of: one.of, added: 2 });
    await assertFails(both.commit());
  });
});

describe('a count', () => {
  const { most } = QUOTAS.posts;
  const fresh = (): Fields => ({ since: serverTime(), used: 1, added: 1, of: 'p1', at: serverTime() });

  test('is its owner’s, who sees it and takes nothing back', async () => {
    const uid = freshId('owner');
    const place = world.bare(member(uid)).doc(placeOf(uid, 'posts'));
    await assertSucceeds(place.set(fresh()));
    await assertSucceeds(place.get());
    await assertFails(place.delete());
    for (const person of [anonymous, unverified(uid), member(freshId('stranger'))]) {
      await assertFails(world.bare(person).doc(placeOf(uid, 'posts')).get());
      await assertFails(world.bare(person).doc(placeOf(uid, 'posts')).set(fresh()));
    }
    await assertFails(world.bare(member(uid)).doc(placeOf(uid, 'anything')).set(fresh()));
    for (const kind of COUNTED_BY_FUNCTIONS) {
      await assertFails(world.bare(member(uid)).doc(placeOf(uid, kind)).set(fresh()));
    }
  });

  test.each<[string, Fields]>([
    ['begins anew before its time', { since: serverTime(), used: 1 }],
    ['is lowered', { used: 2 }],
    ['is lowered by a negative number', { used: 4, added: -1 }],
    ['grows by nothing', { used: 5, added: 0 }],
    ['grows by less than it says', { used: 6, added: 2 }],
    ['grows by half', { used: 5.5, added: 0.5 }],
    ['moves its window', { since: longAgo }],
    ['is of the client’s own clock', { at: longAgo }],
    ['counts what has no name', { of: '' }],
    ['has another field', { note: 'x' }],
    ['is more than there may be', { used: most + 1, added: most - 4 }],
  ])('that %s is refused', async (_name, changes) => {
    const uid = freshId('liar');
    const since = new Date();
    await world.given({ [placeOf(uid, 'posts')]: used(5, since) });
    const place = world.bare(member(uid)).doc(placeOf(uid, 'posts'));
    const honest = { since, used: 6, added: 1, of: 'p1', at: serverTime() };
    await assertFails(place.set({ ...honest, ...changes }));
    await assertSucceeds(place.set(honest));
  });

  test('does not go on in a window that has passed', async () => {
    const uid = freshId('late');
    await world.given({ [placeOf(uid, 'posts')]: used(5, longAgo) });
    const place = world.bare(member(uid)).doc(placeOf(uid, 'posts'));
    await assertFails(place.update({ used: increment(1), added: 1, of: 'p1', at: serverTime() }));
    await assertSucceeds(place.set(fresh()));
  });
});

/** Two messages in a commit that says it brings so many. */
async function sendCounted(bare: Database, talk: Conversation, added: number): Promise<void> {
  const ids = messageIds(2);
  const batch = withMessages(bare, talk, talk.buyer, ids);
  batch.update(bare.doc(talk.chatPath), sendingFields(talk, talk.buyer, ids));
  await writeCount(bare, batch, talk.buyer, 'messages', { of: talk.chatId, added });
  return batch.commit();
}

describe('messages and chats', () => {
  const { most } = QUOTAS.messages;

  test('a commit counts every message that it brings', async () => {
    const talk = await startedConversation(world);
    const buyer = world.as(member(talk.buyer));
    await world.given({ [placeOf(talk.buyer, 'messages')]: used(most - 9) });
    await assertSucceeds(sendMore(buyer, talk, talk.buyer, messageIds(8)));
    await assertFails(sendMore(buyer, talk, talk.buyer, messageIds(2)));
    await assertSucceeds(sendMore(buyer, talk, talk.buyer, messageIds(1)));
    await assertFails(sendMore(buyer, talk, talk.buyer, messageIds(1)));
    expect(await world.stored(placeOf(talk.buyer, 'messages'))).toMatchObject({ used: most });
  });

  test('and is refused uncounted, or counted as fewer', async () => {
    const talk = await startedConversation(world);
    await assertFails(sendMore(world.bare(member(talk.buyer)), talk, talk.buyer, messageIds(1)));
    const bare = world.bare(member(talk.buyer));
    for (const added of [1, 3]) await assertFails(sendCounted(bare, talk, added));
    await assertSucceeds(sendCounted(bare, talk, 2));
  });

  test('a day’s new chats are counted beside them', async () => {
    const talk = await newConversation(world);
    const open = () => send(world.as(member(talk.buyer)), talk, talk.buyer, messageIds(1));
    await world.given({ [placeOf(talk.buyer, 'chats')]: used(QUOTAS.chats.most) });
    await assertFails(open());
    await world.given({ [placeOf(talk.buyer, 'chats')]: used(QUOTAS.chats.most - 1) });
    await assertSucceeds(open());
  });
});
