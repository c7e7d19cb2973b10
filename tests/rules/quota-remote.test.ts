import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OutboxRemote } from '#data/remote/rest/outbox-remote.ts';
import { parseCommentId, parsePostId, type PostId, type UserId } from '#domain/ids.ts';
import { QUOTAS } from '#domain/quota/quotas.ts';
import { longAgo } from './conversation.ts';
import { postOf } from './post.ts';
import { must, NEVER, OK, openRemote, person } from './remote.ts';
import { freshId, openWorld, type World } from './world.ts';

// How the outbox counts what it brings, against the real rules.

let world: World;
let [one, other]: OutboxRemote[] = [];
beforeAll(async () => {
  world = await openWorld();
  [one, other] = [await openRemote(), await openRemote()];
});
afterAll(() => world.close());

const { most, windowMinutes } = QUOTAS.comments;
const placeOf = (uid: UserId, kind = 'comments'): string => `quotas/${uid}/kinds/${kind}`;
const given = (uid: UserId, used: number, since: Date): Promise<void> =>
  world.given({ [placeOf(uid)]: { since, used, added: 1, of: 'earlier', at: longAgo } });

async function somePost(): Promise<PostId> {
  const id = freshId('post');
  await world.given({
    [`posts/${id}`]: postOf(freshId('author'), { createdAt: longAgo, updatedAt: longAgo }),
  });
  return must(parsePostId(id));
}

const comment = (remote: OutboxRemote | undefined, uid: UserId, postId: PostId) =>
  must(remote).createComment(
    uid,
    { postId, commentId: must(parseCommentId(freshId('c'))), parentId: null, content: '네' },
    NEVER,
  );

const usedBy = async (uid: UserId): Promise<unknown> => (await world.stored(placeOf(uid)))?.['used'];

describe('a writer of comments', () => {
  test('counts from the first on, and begins anew when the window has passed', async () => {
    const [uid, post] = [person('writer'), await somePost()];
    expect(await comment(one, uid, post)).toEqual(OK);
    expect(await comment(one, uid, post)).toEqual(OK);
    expect(await usedBy(uid)).toBe(2);
    await given(uid, most, new Date(Date.now() - windowMinutes * 60_000 - 1_000));
    // What is kept in mind is wrong by now: it is looked up again, and nothing is refused for it.
    expect(await comment(one, uid, post)).toEqual(OK);
    expect(await usedBy(uid)).toBe(1);
  });

  test('is held at the last one until the window has passed, and nothing is sent', async () => {
    const [uid, post] = [person('writer'), await somePost()];
    const since = new Date(Date.now() - 3_600_000);
    await given(uid, most - 1, since);
    expect(await comment(one, uid, post)).toEqual(OK);
    const held = await comment(one, uid, post);
    expect(held).toMatchObject({ kind: 'held', quota: 'comments' });
    const until = held.kind === 'held' ? held.until : 0;
    expect(Math.abs(until - (since.getTime() + windowMinutes * 60_000))).toBeLessThan(60_000);
    // A device that has seen room where another has taken it since learns it from the refusal.
    expect(await comment(other, uid, post)).toMatchObject({ kind: 'held' });
    expect(await usedBy(uid)).toBe(most);
  });

  test('on two devices at once loses none and counts each once', async () => {
    const [uid, post] = [person('writer'), await somePost()];
    const sent = await Promise.all(
      Array.from({ length: 10 }, (_, index) => comment(index % 2 === 0 ? one : other, uid, post)),
    );
    const taken = sent.filter(({ kind }) => kind === 'ok').length;
    // A device that was slower five times in a row is told to come again; nothing is refused for that.
    expect(sent.filter(({ kind }) => kind !== 'ok' && kind !== 'unreachable')).toEqual([]);
    expect(await usedBy(uid)).toBe(taken);
  });

  test('twenty at once never exceed what is left', async () => {
    const [uid, post] = [person('writer'), await somePost()];
    await given(uid, most - 3, new Date());
    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, index) => comment(index % 2 === 0 ? one : other, uid, post)),
    );
    expect(sent.filter(({ kind }) => kind === 'ok').length).toBeLessThanOrEqual(3);
    expect(sent.filter(({ kind }) => kind === 'refused')).toEqual([]);
    expect(await usedBy(uid)).toBeLessThanOrEqual(most);
  });

  test('is told that it was refused where it was not the count', async () => {
    const uid = person('writer');
    const nowhere = must(parsePostId(freshId('missing')));
    expect(await comment(one, uid, nowhere)).toMatchObject({ kind: 'refused' });
    const post = await somePost();
    expect(await comment(one, uid, post)).toEqual(OK);
    expect(await comment(one, uid, nowhere)).toMatchObject({ kind: 'refused' });
    expect(await usedBy(uid)).toBe(1);
  });
});

describe('an upload', () => {
  const pictureOf = (size: number) => new Blob([new Uint8Array(size)], { type: 'image/png' });
  const upload = (remote: OutboxRemote | undefined, uid: UserId, name: string, size = 3) =>
    must(remote).uploadPhoto(uid, `postImages/${uid}/${name}`, pictureOf(size), () => undefined, NEVER);

  test('is announced by its size, and not again when it is repeated', async () => {
    const uid = person('painter');
    const first = await upload(one, uid, 'a.png', 300_000);
    expect(first.kind).toBe('ok');
    expect(await upload(one, uid, 'a.png', 300_000)).toEqual(first);
    expect(await world.stored(placeOf(uid, 'uploads'))).toMatchObject({
      used: 2,
      of: `postImages/${uid}/a.png`,
    });
  });

  test('of two devices that take turns both arrive', async () => {
    const uid = person('painter');
    for (const name of ['a.png', 'b.png', 'c.png', 'd.png']) {
      expect((await upload(name < 'c' ? one : other, uid, name)).kind).toBe('ok');
    }
    // This device still believes that what it announced last is the last.
    expect((await upload(one, uid, 'e.png')).kind).toBe('ok');
    expect((await upload(other, uid, 'd.png')).kind).toBe('ok');
  });
});
