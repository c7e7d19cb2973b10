import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { endlessAddresses, foreignPictureUrl, longAgo, pictureUrl } from './conversation.ts';
import { writeCount, writeWitness } from './counting.ts';
import { postOf } from './post.ts';
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

const pictureOf = (uid: string): Fields => ({ url: pictureUrl(`postImages/${uid}`), w: 800, h: 600 });

const publish = (uid: string, changes: Fields = {}, person: Person = member(uid)): Promise<void> =>
  world
    .as(person)
    .doc(`posts/${freshId('post')}`)
    .set(postOf(uid, changes));

const givenPost = async (changes: Fields = {}) => {
  const [author, id] = [freshId('author'), freshId('post')];
  await world.given({
    [`posts/${id}`]: postOf(author, { createdAt: longAgo, updatedAt: longAgo, ...changes }),
  });
  return { author, path: `posts/${id}` };
};

describe('posts', () => {
  test('a member posts with up to five pictures', async () => {
    const uid = freshId('author');
    await assertSucceeds(publish(uid));
    await assertSucceeds(publish(uid, { images: Array.from({ length: 5 }, () => pictureOf(uid)) }));
    await assertSucceeds(publish(uid, { title: '금'.repeat(60), content: '금'.repeat(5000) }));
  });

  test.each<[string, (uid: string) => Fields]>([
    ['somebody else’s name', () => ({ authorId: 'somebody' })],
    ['an unknown category', () => ({ category: 'advert' })],
    ['an announcement by somebody who is no admin', () => ({ category: 'notice' })],
    ['no title', () => ({ title: ' ' })],
    ['a title of 61 characters', () => ({ title: '금'.repeat(61) })],
    ['no words', () => ({ content: '' })],
    ['10,000 characters', () => ({ content: '금'.repeat(10_000) })],
    ['six pictures', (uid) => ({ images: Array.from({ length: 6 }, () => pictureOf(uid)) })],
    ['a picture of no width', (uid) => ({ images: [{ ...pictureOf(uid), w: 0 }] })],
    ['a picture of less than no height', (uid) => ({ images: [{ ...pictureOf(uid), h: -1 }] })],
    ['a picture that is endlessly wide', (uid) => ({ images: [{ ...pictureOf(uid), w: 2 ** 31 }] })],
    ['a picture of half a pixel', (uid) => ({ images: [{ ...pictureOf(uid), w: 0.5 }] })],
    ['a picture from elsewhere', () => ({ images: [{ url: 'https://example.com/a.jpg', w: 1, h: 1 }] })],
    [
      'a picture from another project’s Storage',
      (uid) => ({ images: [{ ...pictureOf(uid), url: foreignPictureUrl(`postImages/${uid}`) }] }),
    ],
    ['likes it never got', () => ({ likeCount: 1 })],
    ['comments it never got', () => ({ commentCount: 1 })],
    ['the client’s own clock', () => ({ createdAt: longAgo })],
    ['an unknown field', () => ({ pinned: true })],
  ])('%s is refused', async (_name, changes) => {
    const uid = freshId('author');
    await assertFails(publish(uid, changes(uid)));
  });

  test('a picture whose address has more than 2,000 characters is refused', async () => {
    const uid = freshId('author');
    for (const url of endlessAddresses(`postImages/${uid}`)) {
      await assertFails(publish(uid, { images: [{ ...pictureOf(uid), url }] }));
    }
    const url = pictureUrl(`postImages/${uid}`, 'a'.repeat(300));
    await assertSucceeds(publish(uid, { images: [{ ...pictureOf(uid), url }] }));
  });

  test('the id of a post that was deleted names no other, its author’s included', async () => {
    const [uid, id] = [freshId('author'), freshId('post')];
    await world.given({ [`retiredPosts/${id}`]: { at: longAgo } });
    for (const author of [uid, freshId('stranger')]) {
      await assertFails(world.as(member(author)).doc(`posts/${id}`).set(postOf(author)));
    }
    await assertSucceeds(publish(uid));
  });

  test('only members post, and only admins announce', async () => {
    const uid = freshId('author');
    for (const person of [anonymous, unverified(uid), member(freshId('stranger'))]) {
      await assertFails(publish(uid, {}, person));
    }
    await assertSucceeds(publish(uid, { category: 'notice' }, admin(uid)));
  });

  test('the author edits the words, not the counters', async () => {
    const { author, path } = await givenPost();
    const post = world.as(member(author)).doc(path);
    await assertSucceeds(post.update({ title: '고친 제목', content: '고친 글', updatedAt: serverTime() }));
    await assertSucceeds(post.update({ images: [pictureOf(author)], updatedAt: serverTime() }));
    await assertFails(post.update({ title: '고친 제목', updatedAt: longAgo }));
    await assertFails(post.update({ likeCount: 100, updatedAt: serverTime() }));
    await assertFails(post.update({ category: 'notice', updatedAt: serverTime() }));
    await assertFails(post.update({ authorId: 'somebody', updatedAt: serverTime() }));
  });

  test('nobody else edits or deletes it: the desk takes it down by a function', async () => {
    const { author, path } = await givenPost();
    for (const person of [
      anonymous,
      unverified(author),
      member(freshId('stranger')),
      admin(freshId('admin')),
    ]) {
      await assertFails(world.as(person).doc(path).update({ title: '남의 글', updatedAt: serverTime() }));
      await assertFails(world.as(person).doc(path).delete());
    }
    await assertSucceeds(world.as(member(author)).doc(path).delete());
  });

  test('everybody reads, in bounded lists', async () => {
    const { path } = await givenPost();
    for (const person of [anonymous, unverified(freshId('user')), member(freshId('user'))]) {
      const posts = world.as(person).collection('posts');
      await assertSucceeds(world.as(person).doc(path).get());
      await assertSucceeds(
        posts.where('category', '==', 'question').orderBy('createdAt', 'desc').limit(100).get(),
      );
      await assertFails(posts.limit(101).get());
    }
  });
});

describe('comments', () => {
  const commentOf = (authorId: string, changes: Fields = {}): Fields => ({
    authorId,
    parentId: null,
    content: '750은 18K예요.',
    createdAt: serverTime(),
    deleted: false,
    ...changes,
  });
  const write = (path: string, uid: string, changes: Fields = {}, person: Person = member(uid)) =>
    world
      .as(person)
      .doc(`${path}/comments/${freshId('comment')}`)
      .set(commentOf(uid, changes));

  test('a member comments and answers a comment, one level deep', async () => {
    const { path } = await givenPost();
    const uid = freshId('user');
    await world.given({
      [`${path}/comments/top`]: commentOf('a'),
      [`${path}/comments/answer`]: commentOf('b', { parentId: 'top' }),
    });
    await assertSucceeds(write(path, uid));
    await assertSucceeds(write(path, uid, { parentId: 'top' }));
    await assertFails(write(path, uid, { parentId: 'answer' }));
    await assertFails(write(path, uid, { parentId: 'missing' }));
  });

  test.each<[string, Fields]>([
    ['somebody else’s name', { authorId: 'somebody' }],
    ['no words', { content: ' ' }],
    ['1,001 characters', { content: '금'.repeat(1001) }],
    ['the client’s own clock', { createdAt: longAgo }],
    ['a comment born deleted', { deleted: true }],
    ['an unknown field', { likes: 1 }],
  ])('%s is refused', async (_name, changes) => {
    const { path } = await givenPost();
    await assertFails(write(path, freshId('user'), changes));
  });

  test('only members comment, and only on posts that exist', async () => {
    const { path } = await givenPost();
    const uid = freshId('user');
    for (const person of [anonymous, unverified(uid), member(freshId('stranger')), admin(freshId('admin'))]) {
      await assertFails(write(path, uid, {}, person));
    }
    await assertFails(write(`posts/${freshId('missing')}`, uid));
  });

  test('its author empties it, nobody rewrites or removes it: the desk takes it down by a function', async () => {
    const { path } = await givenPost();
    const uid = freshId('user');
    const comment = `${path}/comments/c`;
    await world.given({ [comment]: commentOf(uid, { createdAt: longAgo }) });
    const gone = { content: '', deleted: true };
    for (const person of [anonymous, unverified(uid), member(freshId('stranger')), admin(freshId('admin'))]) {
      await assertFails(world.as(person).doc(comment).update(gone));
      await assertFails(world.as(person).doc(comment).delete());
    }
    await assertFails(world.as(member(uid)).doc(comment).update({ content: '고친 댓글' }));
    await assertFails(world.as(member(uid)).doc(comment).delete());
    await assertSucceeds(world.as(member(uid)).doc(comment).update(gone));
    await assertFails(world.as(member(uid)).doc(comment).update({ content: '돌아온 댓글', deleted: false }));
  });

  test('everybody reads them, in bounded lists', async () => {
    const { path } = await givenPost();
    const comments = world.as(anonymous).collection(`${path}/comments`);
    await assertSucceeds(comments.orderBy('createdAt').limit(500).get());
    await assertFails(comments.orderBy('createdAt').limit(501).get());
  });
});

describe('likes', () => {
  const like = { createdAt: serverTime() };

  test('a member likes, likes again, looks and unlikes', async () => {
    const { path } = await givenPost();
    const uid = freshId('user');
    const own = world.as(member(uid)).doc(`${path}/likes/${uid}`);
    await assertSucceeds(own.get());
    await assertSucceeds(own.set(like));
    await assertSucceeds(own.set(like));
    await assertSucceeds(own.delete());
  });

  test('nobody likes without the witness of that wish, by which the like is found when they leave', async () => {
    const { path } = await givenPost();
    const [post = ''] = path.split('/').slice(-1);
    const uid = freshId('user');
    const mine = world.bare(member(uid));
    const likes = async (thing?: string) => {
      const batch = mine.batch().set(mine.doc(`${path}/likes/${uid}`), like);
      await writeCount(mine, batch, uid, 'likes', { of: post, added: 1 });
      if (thing !== undefined) writeWitness(mine, batch, uid, thing);
      return batch.commit();
    };
    await assertFails(likes());
    await assertFails(likes(`like_${freshId('other')}`));
    await assertFails(likes(`favorite_${post}`));
    // Of a wish before: what lands late would be taken.
    await world.given({ [`wishes/${uid}/items/like_${post}`]: { at: longAgo } });
    await assertFails(likes());
    await assertSucceeds(likes(`like_${post}`));
  });

  test('nobody likes for another, with more than a time, or what does not exist', async () => {
    const { path } = await givenPost();
    const uid = freshId('user');
    for (const person of [anonymous, unverified(uid), member(freshId('stranger')), admin(freshId('admin'))]) {
      await assertFails(world.as(person).doc(`${path}/likes/${uid}`).set(like));
      await assertFails(world.as(person).doc(`${path}/likes/${uid}`).get());
      await assertFails(world.as(person).doc(`${path}/likes/${uid}`).delete());
    }
    await assertFails(world.as(member(uid)).doc(`${path}/likes/${uid}`).set({ createdAt: longAgo }));
    await assertFails(
      world
        .as(member(uid))
        .doc(`${path}/likes/${uid}`)
        .set({ ...like, weight: 10 }),
    );
    await assertFails(
      world
        .as(member(uid))
        .doc(`posts/${freshId('missing')}/likes/${uid}`)
        .set(like),
    );
    await assertFails(world.as(member(uid)).collection(`${path}/likes`).limit(10).get());
  });
});
