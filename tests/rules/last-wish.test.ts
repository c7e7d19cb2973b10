import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { OutboxRemote } from '#data/remote/rest/outbox-remote.ts';
import { POST_PARTS } from '#documents/post.ts';
import { parsePostId, parseProductId } from '#domain/ids.ts';
import { listingOf } from './listing.ts';
import { postOf } from './post.ts';
import { must, NEVER, OK, openRemote, person } from './remote.ts';
import {
  admin,
  anonymous,
  freshId,
  member,
  openWorld,
  serverTime,
  unverified,
  type Person,
  type World,
} from './world.ts';

let world: World;
let remote: OutboxRemote;
const network = globalThis.fetch;
beforeAll(async () => {
  world = await openWorld();
  remote = await openRemote();
});
afterEach(() => {
  globalThis.fetch = network;
});
afterAll(() => world.close());

type Wish = (signal: AbortSignal) => Promise<unknown>;

/**
 * An older wish is given up while its request is on the way, a newer one is answered, and then the older one
 * lands all the same: what a slow network, a stalled proxy or a killed page leave behind.
 */
async function landsLate(older: Wish, newer: Wish): Promise<void> {
  const onItsWay = new Promise<() => Promise<Response>>((resolve) => {
    globalThis.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : input.toString();
      if (!url.endsWith(':commit')) return network(input, init);
      globalThis.fetch = network;
      resolve(() => network(input, { ...init, signal: null }));
      return new Promise((_answer, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('given up')));
      });
    };
  });
  const givenUp = new AbortController();
  const waiting = older(givenUp.signal);
  const land = await onItsWay;
  givenUp.abort();
  expect(await waiting).toMatchObject({ kind: 'unreachable' });
  expect(await newer(NEVER)).toEqual(OK);
  expect((await land()).ok).toBe(false);
}

describe('a wish that lands after the answer to a newer one', () => {
  test('neither puts a heart back nor takes one away', async () => {
    const fan = person('fan');
    const product = must(parseProductId(freshId('p')));
    const item = `favorites/${fan}/items/${product}`;
    const favorite = (wanted: boolean) => (signal: AbortSignal) =>
      remote.setFavorite(fan, product, wanted, signal);
    await landsLate(favorite(true), favorite(false));
    expect(await world.stored(item)).toBeUndefined();
    await landsLate(favorite(false), favorite(true));
    expect(await world.stored(item)).toBeDefined();
  });

  test('likes no post again', async () => {
    const fan = person('fan');
    const post = must(parsePostId(freshId('post')));
    await world.given({ [`posts/${post}`]: { authorId: 'a' } });
    const like = (wanted: boolean) => (signal: AbortSignal) => remote.setLike(fan, post, wanted, signal);
    await landsLate(like(true), like(false));
    expect(await world.stored(`posts/${post}/likes/${fan}`)).toBeUndefined();
  });

  test('blocks nobody again', async () => {
    const [me, other] = [person('me'), person('other')];
    const block = (wanted: boolean) => (signal: AbortSignal) => remote.setBlock(me, other, wanted, signal);
    await landsLate(block(true), block(false));
    expect(await world.stored(`blocks/${me}/items/${other}`)).toBeUndefined();
  });

  test('does not hide a listing that is shown again', async () => {
    const seller = person('seller');
    const product = must(parseProductId(freshId('p')));
    const now = new Date();
    await world.given({
      [`products/${product}`]: listingOf(seller, { createdAt: now, updatedAt: now, bumpedAt: now }),
    });
    const show = (status: 'hidden' | 'selling') => (signal: AbortSignal) =>
      remote.changeListing(seller, product, { kind: 'status', status }, signal);
    expect(await show('hidden')(NEVER)).toEqual(OK);
    await landsLate(show('hidden'), show('selling'));
    expect(await world.stored(`products/${product}`)).toMatchObject({ status: 'selling' });
  });

  test('brings no older words of a post back', async () => {
    const author = person('author');
    const postId = must(parsePostId(freshId('post')));
    const now = new Date();
    await world.given({ [`posts/${postId}`]: postOf(author, { createdAt: now, updatedAt: now }) });
    const say = (content: string) => (signal: AbortSignal) =>
      remote.updatePost(
        author,
        { postId, words: { category: 'question', title: '질문', content }, images: [], changed: POST_PARTS },
        signal,
      );
    await landsLate(say('처음 고친 글'), say('다시 고친 글'));
    expect(await world.stored(`posts/${postId}`)).toMatchObject({ content: '다시 고친 글' });
  });
});

describe('the witness of a wish', () => {
  const path = (uid: string) => `wishes/${uid}/items/favorite_${freshId('p')}`;

  test('is touched and seen by its owner only', async () => {
    const uid = freshId('me');
    const mine = path(uid);
    const touch = { at: serverTime() };
    await assertSucceeds(world.as(member(uid)).doc(mine).set(touch));
    await assertSucceeds(world.as(member(uid)).doc(mine).set(touch));
    await assertSucceeds(world.as(member(uid)).doc(mine).get());
    for (const somebody of [member(freshId('other')), unverified(uid), anonymous]) {
      await assertFails(world.as(somebody).doc(mine).set(touch));
      await assertFails(world.as(somebody).doc(mine).get());
    }
    await assertFails(world.as(member(uid)).doc(mine).delete());
  });

  test('is listed by its owner only, a page at a time', async () => {
    const uid = freshId('me');
    await world.given({ [path(uid)]: { at: new Date(0) } });
    const listed = (somebody: Person, most: number) =>
      world.as(somebody).collection(`wishes/${uid}/items`).limit(most).get();
    await assertSucceeds(listed(member(uid), 100));
    await assertFails(listed(member(uid), 101));
    for (const somebody of [member(freshId('other')), admin(freshId('admin')), unverified(uid), anonymous]) {
      await assertFails(listed(somebody, 1));
    }
  });

  test('says nothing but when', async () => {
    const uid = freshId('me');
    const mine = world.as(member(uid));
    await assertFails(mine.doc(path(uid)).set({ at: new Date(0) }));
    await assertFails(mine.doc(path(uid)).set({ at: serverTime(), note: '몰래' }));
    await assertFails(mine.doc(`wishes/${uid}/items/anything`).set({ at: serverTime() }));
  });
});
