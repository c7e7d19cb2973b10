import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { noteOwnWrite } from '#data/local/own-writes.ts';
import { millis } from '#domain/units.ts';
import { aPost, aProfile, postId } from '#tests/support/catalogue-fixtures.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { aCatalogueDevice } from '#tests/support/sync/fake-catalogue.ts';
import { findPosts } from './find-posts.ts';

const QUESTION = { term: '시세', category: null };

let device: Awaited<ReturnType<typeof aCatalogueDevice>>;
beforeEach(async () => {
  device = await aCatalogueDevice();
});

/** `count` posts, the newest first; every `each`th is about prices. */
const posts = (count: number, each: number) =>
  Array.from({ length: count }, (_, n) =>
    aPost({
      id: postId(`b${n}`),
      title: n % each === 0 ? '오늘 시세' : '돌반지',
      content: '',
      createdAt: millis(9_000 - n),
    }),
  );

test('a page brings the posts and who wrote them, and the next goes on behind it', async () => {
  device.server.posts = posts(25, 5);
  device.server.profiles = [aProfile({ uid: BUYER })];
  const first = await findPosts(device.deps, QUESTION, null);
  expect(first).toEqual({ ok: true, value: { ids: ['b0', 'b5'], next: '10' } });
  expect(await device.catalogue.posts.count()).toBe(2);
  expect(await device.catalogue.profiles.get(BUYER)).toBeDefined();
  expect(await findPosts(device.deps, QUESTION, '20')).toEqual({
    ok: true,
    value: { ids: ['b20'], next: null },
  });
});

test('pages without a post are gone through, but not without end', async () => {
  device.server.posts = posts(100, 1_000).map((post, n) => (n === 35 ? { ...post, title: '시세' } : post));
  device.server.posts[0] = aPost({ title: '돌반지', content: '', createdAt: millis(9_001) });
  expect(await findPosts(device.deps, QUESTION, null)).toMatchObject({ value: { ids: ['b35'], next: '40' } });
  device.server.asked.length = 0;
  expect(await findPosts(device.deps, QUESTION, '40')).toMatchObject({ value: { ids: [], next: '90' } });
  expect(device.server.asked).toHaveLength(5);
});

test('what was written here meanwhile stays as it is, and silence is news of the connection', async () => {
  device.server.posts = posts(1, 1);
  await device.catalogue.posts.put(aPost({ id: postId('b0'), title: '내가 고친 시세' }));
  await noteOwnWrite(device.catalogue, { kind: 'post', id: postId('b0') }, device.clock.now);
  await findPosts(device.deps, QUESTION, null);
  expect((await device.catalogue.posts.get(postId('b0')))?.title).toBe('내가 고친 시세');
  device.server.isReachable = false;
  expect(await findPosts(device.deps, QUESTION, null)).toEqual({ ok: false, code: 'offline' });
  expect(device.reports.at(-1)).toBe('failure');
});
